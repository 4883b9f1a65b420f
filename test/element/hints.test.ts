import { expect } from '@open-wc/testing';
import 'game-2048-element';
import 'game-2048-element/locales/de';
import type { Game2048Element } from 'game-2048-element';
import type { Rating } from 'game-2048-element/player';
import { rows } from '../support/boards.js';
import { begin, game, loneTile, settled } from '../support/fixture.js';
import { statusOf } from '../support/screen.js';

const ratings: readonly Rating[] = [
  { direction: 'left', value: 24_812, loss: 0, reasons: [{ kind: 'empty', count: 7 }] },
  { direction: 'up', value: 23_680, loss: 1132, reasons: [{ kind: 'empty', count: 6 }] },
  { direction: 'down', value: 20_000, loss: 4812, reasons: [] },
];

const shownHint = ({ shadowRoot }: Game2048Element) => ({
  arrows: [...shadowRoot!.querySelectorAll('.move-arrows b')].map((arrow) =>
    arrow.textContent.trim(),
  ),
  reasons: shadowRoot!.querySelector('[part~="reasons"]')?.textContent,
});

const arrowsWithLosses = ['←', '↑−1,100', '↓−4,800'];
const reasonsText =
  'Best move: Left. It leaves 7 cells free. Up: about −1,100 points, leaves only 6 cells free.';

describe('A hint', () => {
  for (const { hints, arrows, reasons, sentence } of [
    { hints: 'move', arrows: ['←'], sentence: 'Hint: Left.' },
    {
      hints: 'values',
      arrows: arrowsWithLosses,
      sentence: 'Best move: Left. Up: about −1,100 points. Down: about −4,800 points.',
    },
    { hints: 'reasons', arrows: arrowsWithLosses, reasons: reasonsText, sentence: reasonsText },
  ]) {
    it(`shows and announces what hints="${hints}" asks for, until the next move`, async () => {
      const element = await game(`hints="${hints}"`, loneTile);
      element.player = { chooseMove: () => 'left', rate: () => ratings };
      expect(await element.hint()).to.equal('left');
      await settled(element);
      expect(shownHint(element)).to.deep.equal({ arrows, reasons });
      expect(await statusOf(element)).to.equal(sentence);
      element.move('left');
      await settled(element);
      expect(shownHint(element)).to.deep.equal({ arrows: [], reasons: undefined });
    });
  }

  it('changes its language with the element', async () => {
    const element = await game('hints="reasons"', loneTile);
    element.player = { chooseMove: () => 'left', rate: () => ratings };
    await element.hint();
    element.lang = 'de';
    await settled(element);
    const { arrows, reasons } = shownHint(element);
    expect(arrows).to.deep.equal(['←', '↑−1.100', '↓−4.800']);
    expect(reasons).to.match(/^Bester Zug: Links\. /);
  });

  it('of the built-in computer is the move that hint() returns', async () => {
    const element = await game('seed="b"');
    const direction = await element.hint();
    await settled(element);
    const arrow = element.shadowRoot!.querySelector<HTMLElement>('.move-arrows b');
    expect(arrow?.dataset['direction']).to.equal(direction);
  });

  it('is null after a win, until the player decides whether to keep playing', async () => {
    const element = await game();
    await begin(element, rows([1024, 1024]));
    element.move('left');
    expect(await element.hint()).to.equal(null);
  });
});
