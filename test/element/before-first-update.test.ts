/** What a page does to an element in the task that brings it to life, before the element has drawn anything. */
import { expect, html } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { nearlyOver } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { fixture, fromServer, insert, settled } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { statusOf, tableOf, tilesOf } from '../support/screen.js';
import { entryOf, key } from '../support/storage.js';

/** An element that the page uses at once. */
async function use(
  markup: string,
  act: (element: Game2048Element) => unknown,
): Promise<{ element: Game2048Element; events: string[] }> {
  const holder = await fixture(html`<div></div>`);
  const served = await fromServer(markup);
  const events = eventsOf(holder);
  insert(holder, served);
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
    for (const attributes of ['seed="a"', '']) {
      it(`${name}, and that is what is shown (${attributes || 'no seed'})`, async () => {
        const markup = `<game-2048 ${attributes} controls="score moves"></game-2048>`;
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

  for (const [from, to] of [
    ['4', '2x8'],
    ['2x8', '8x2'],
    ['6x2', '3x4'],
    ['5x4', '3'],
    ['3', '5x4'],
  ] as const) {
    it(`give it another size: ${from} to ${to}`, async () => {
      const markup = `<game-2048 size="${from}" seed="a" controls="score moves"></game-2048>`;
      const { element } = await use(markup, (early) => (early.size = to));
      expectShown(element);
      const games = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.game')];
      const { columns, rows } = games[0]!.dataset;
      expect([games.length, `${columns}x${rows}`]).to.deep.equal([1, to.replace(/^3$/, '3x3')]);
    });
  }

  it('load a game over the one in storage', async () => {
    const { replay } = new Game({ seed: 'stored' });
    localStorage.setItem(key, JSON.stringify({ version: 1, best: 7, replay }));
    const markup = `<game-2048 storage-key="${key}" controls="score moves"></game-2048>`;
    const { element, events } = await use(markup, acts['load']!);
    expect(element.replay).to.equal(played.replay);
    expect(entryOf()).to.deep.equal({
      ...{ version: 1, best: 7, replay: played.replay, playedHere: false },
    });
    expect(events).to.deep.equal(['game-load', 'game-load', 'score']);
    expectShown(element);
  });

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

  it('start another game, which is announced once something has been drawn', async () => {
    for (let later = 1; later < 8; later++) {
      const holder = await fixture(html`<div></div>`);
      insert(holder, await fromServer('<game-2048 lang="en" controls="score moves"></game-2048>'));
      const element = holder.firstElementChild as Game2048Element;
      for (let n = 0; n < later; n++) await Promise.resolve();
      const drawn = element.hasUpdated;
      element.newGame({ score: later });
      await settled(element);
      const said = (await statusOf(element)).startsWith('New game, 4 by 4.');
      expect(said, String(later)).to.equal(drawn);
      expectShown(element);
    }
  });
});
