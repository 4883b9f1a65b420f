/** What a page does to an element in the task that brings it to life, before the element has drawn anything. */
import { expect, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { fixture, settled } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { tableOf, tilesOf } from '../support/screen.js';

/** An element that the page uses at once. */
async function use(
  markup: string,
  act: (element: Game2048Element) => unknown,
): Promise<{ element: Game2048Element; events: string[] }> {
  const holder = await fixture(html`<div></div>`);
  const events = eventsOf(holder);
  holder.innerHTML = markup;
  const element = holder.firstElementChild as Game2048Element;
  act(element);
  await settled(element);
  return { element, events };
}

/** The numbers in the element's header: score and moves, as they are seen. */
const header = ({ shadowRoot }: Game2048Element) =>
  [...shadowRoot!.querySelectorAll('[part~="score"] .number')].map(({ textContent }) =>
    Number(textContent.replace(/\D/g, '')),
  );

function expectShown(element: Game2048Element): void {
  expect(tilesOf(element)).to.deep.equal(element.board);
  expect(tableOf(element)).to.deep.equal(element.board);
  expect(header(element)).to.deep.equal([element.score, element.moves]);
}

const played = new Game({ seed: 'played' });
while (played.score === 0) {
  for (const direction of ['left', 'down', 'right'] as const) played.move(direction);
}

const acts: Record<string, (element: Game2048Element) => unknown> = {
  load: (element) => element.load(played.replay),
  move: (element) => playSome(element, 12),
  'begin a new game': (element) => element.newGame({ board: nearlyOver, score: 40 }),
  'end the game': (element) => element.giveUp(),
  'restore a form': (element) => element.formStateRestoreCallback(played.replay),
};

describe('Game2048Element › before its first update a page can', () => {
  for (const [name, act] of Object.entries(acts)) {
    {
      it(`${name}, and that is what is shown`, async () => {
        const markup = '<game-2048 controls="score moves"></game-2048>';
        let replay = '';
        const { element } = await use(markup, (early) => {
          act(early);
          ({ replay } = early);
        });
        expect(element.replay).to.equal(replay);
        expectShown(element);
      });
    }
  }

  it('read the very game that will be drawn', async () => {
    let board: number[][] = [];
    const { element, events } = await use(
      '<game-2048 controls="score moves"></game-2048>',
      (early) => ({ board } = early),
    );
    expect(element.board).to.deep.equal(board);
    expect(events).to.deep.equal(['new-game']);
    expectShown(element);
  });

  it('play in a listener of new-game', async () => {
    const { element } = await use('<game-2048 controls="score moves"></game-2048>', (early) =>
      early.addEventListener('new-game', () => playSome(early, 12)),
    );
    expect(element.moves).to.equal(12);
    expectShown(element);
  });

  it('do nothing, and gets one new-game event', async () => {
    const { element, events } = await use(
      '<game-2048 controls="score moves"></game-2048>',
      () => undefined,
    );
    expect(events).to.deep.equal(['new-game']);
    expectShown(element);
  });
});
