import { expect, html } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import type { Rating } from 'game-2048-element/player';
import { loneTile } from '../support/games.js';
import { fixture, settled } from '../support/fixture.js';
import { statusOf } from '../support/screen.js';

const ratings: readonly Rating[] = [
  {
    ...{ direction: 'left', value: 24_812, loss: 0 },
    reasons: [{ kind: 'empty', count: 7 }],
  },
  { direction: 'up', value: 23_680, loss: 1132, reasons: [{ kind: 'empty', count: 6 }] },
  { direction: 'down', value: 20_000, loss: 4812, reasons: [] },
];

/** An element that has been asked for a hint. */
async function hinted(hints: string): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(
    html`<game-2048 lang="en" hints=${hints}></game-2048>`,
  );
  element.newGame({ board: loneTile, seed: 'a' });
  element.player = { chooseMove: () => 'left', rate: () => ratings };
  await settled(element);
  await element.hint();
  await element.updateComplete;
  return element;
}

const arrowsOf = (element: Game2048Element) =>
  [...element.shadowRoot!.querySelectorAll('.advice b')].map((arrow) => arrow.textContent.trim());
const reasonsOf = (element: Game2048Element) =>
  element.shadowRoot!.querySelector('[part~="reasons"]')?.textContent;

describe('Game2048Element › hints', () => {
  it('"values" shows an arrow for each move with its rounded loss, and says the losses', async () => {
    const element = await hinted('values');
    expect(arrowsOf(element)).to.deep.equal(['←', '↑−1,100', '↓−4,800']);
    expect(reasonsOf(element)).to.equal(undefined);
    expect(await statusOf(element)).to.equal(
      'Best move: Left. Up: about −1,100 points. Down: about −4,800 points.',
    );
  });

  it('"reasons" also shows, and says, what tells the best move from the second best', async () => {
    const element = await hinted('reasons');
    expect(arrowsOf(element)).to.deep.equal(['←', '↑−1,100', '↓−4,800']);
    const sentence =
      'Best move: Left. It leaves 7 cells free. Up: about −1,100 points, leaves 6 cells free.';
    expect(reasonsOf(element)).to.equal(sentence);
    expect(await statusOf(element)).to.equal(sentence);
    element.move('left');
    await settled(element);
    expect(arrowsOf(element)).to.deep.equal([]);
    expect(reasonsOf(element)).to.equal(undefined);
  });
});
