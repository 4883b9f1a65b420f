import { expect, html } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { press } from '../support/player.js';
import { tableOf, tilesOf } from '../support/screen.js';

const make = () => fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

/** Reads a property. */
const read = (element: Game2048Element, name: keyof Game2048Element): unknown =>
  Reflect.get(element, name);

const nextFrame = () => new Promise(requestAnimationFrame);

/** Expects that a frame shows the game in progress, and that it has this many columns and rows. */
function expectDrawn(element: Game2048Element, columns: number, rows: number): void {
  expect([element.columns, element.rows]).to.deep.equal([columns, rows]);
  expect(tilesOf(element)).to.deep.equal(element.board);
  expect(tableOf(element)).to.deep.equal(element.board);
  const { dataset } = element.shadowRoot!.querySelector<HTMLElement>('.game')!;
  expect([dataset['columns'], dataset['rows']]).to.deep.equal([String(columns), String(rows)]);
}

/** Ways to a new game. */
const causes: Record<string, (element: Game2048Element) => unknown> = {
  'an attribute': (element) => element.setAttribute('seed', 'b'),
  'a method': (element) => element.newGame(),
  'a key': async (element) => {
    element.focus();
    await press('n');
  },
  'a form’s reset': (element) => {
    const form = document.createElement('form');
    element.replaceWith(form);
    form.append(element);
    form.reset();
  },
};

const rules: Record<string, (element: Game2048Element) => unknown> = {
  size: (element) => (element.size = '5x3'),
  seed: (element) => (element.seed = 'c'),
};

describe('Game2048Element › what a listener of new-game changes', () => {
  for (const [cause, act] of Object.entries(causes)) {
    for (const [rule, change] of Object.entries(rules)) {
      it(`is drawn with the next frame: ${rule}, after ${cause}`, async () => {
        const element = await make();
        const changed = new Promise<void>((resolve) => {
          element.addEventListener(
            'new-game',
            () => {
              change(element);
              resolve();
            },
            { once: true },
          );
        });
        await act(element);
        await changed;
        await nextFrame();
        if (rule === 'size') expectDrawn(element, 5, 3);
        else {
          expect(element.board).to.deep.equal(new Game({ seed: 'c' }).board);
          expectDrawn(element, 4, 4);
        }
      });
    }
  }

  {
    it('cancels the move if a listener of before-move changes it, and is drawn', async () => {
      const element = await make();
      const seen = eventsOf(element);
      await nextFrame();
      element.addEventListener('before-move', () => (element.size = 5), { once: true });
      const move = element.board.some(([first]) => first) ? 'right' : 'left';
      expect(element.move(move)).to.equal(null);
      await nextFrame();
      expect(seen).to.deep.equal(['before-move', 'new-game']);
      expectDrawn(element, 5, 5);
      expect(element.moves).to.equal(0);
      expect(element.shadowRoot!.querySelectorAll('#board')).to.have.length(1);
    });
  }

  it('ends in a RangeError, not in a hung page, if each answer is another change', async () => {
    const element = await make();
    let games = 0;
    element.addEventListener('new-game', () => {
      games++;
      element.newGame();
    });
    expect(() => element.newGame()).to.throw(RangeError, '1000 events in a row');
    expect(games).to.equal(1000);
  });
});

describe('Game2048Element › reading a property', () => {
  for (const getter of ['score', 'board', 'replay', 'size'] as const) {
    it(`fires nothing at once: ${getter}, of a new element and after a change`, async () => {
      const element = document.createElement('game-2048');
      const seen = eventsOf(element);
      read(element, getter);
      expect(seen).to.deep.equal([]);
      read(element, 'score');
      await Promise.resolve();
      expect(seen).to.deep.equal(['new-game']);
      element.size = 5;
      read(element, getter);
      expect(seen).to.have.length(1);
      read(element, 'score');
      await Promise.resolve();
      expect(seen).to.deep.equal(['new-game', 'new-game']);
    });
  }
});
