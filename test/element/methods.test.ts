import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import type { Direction, Game2048Element } from '../../src/index.js';
import { eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a" style="--game-2048-duration:0s"></game-2048>`);

describe('Game2048Element › methods and properties of a page', () => {
  it('in a listener of game-error for the controls is drawn', async () => {
    const element = await make();
    element.addEventListener(
      'game-error',
      () => {
        element.controls = 'moves';
        element.newGame({ size: '6x3' });
        element.giveUp();
      },
      { once: true },
    );
    element.controls = 'bogus';
    await element.updateComplete;
    expect(element.renderRoot.querySelectorAll('.header > *')).to.have.length(1);
    expect(element.renderRoot.querySelector('[part~="moves"]')).not.to.equal(null);
    expect(element.renderRoot.querySelector('[data-columns="6"][data-rows="3"]')).not.to.equal(
      null,
    );
    expect(element.renderRoot.querySelector('[part="overlay"]')).not.to.equal(null);
  });

  it('is the board in focus, also at once', async () => {
    const element = document.createElement('game-2048');
    (await make()).replaceWith(element);
    element.focus();
    expect(document.activeElement === element).to.be.true;
    element.disabled = true;
    await element.updateComplete;
    element.disabled = false;
    element.focus();
    expect(document.activeElement === element).to.be.true;
    element.remove();
  });

  it('is a game that never asks, and not the one that a listener begins in its place', async () => {
    const element = await make();
    element.addEventListener('new-game', () => element.newGame({ winTile: 4 }), { once: true });
    element.newGame({ afterWin: 'continue' });
    while (!element.won)
      for (const way of ['left', 'down', 'right', 'up'] as const) element.move(way);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[part="overlay"]')).not.to.equal(null);
  });

  it('is one side of the board, the other as the attribute says', async () => {
    const element = await make();
    element.size = '6x3';
    element.newGame({ columns: 5 });
    expect([element.board[0]?.length, element.board.length]).to.deep.equal([5, 3]);
    expect(() => element.newGame({ columns: 0 })).to.throw(RangeError, '32, not 0');
  });

  it('is the computer to play on where the element is moved', async () => {
    const element = await make();
    element.autoplayDelay = 0;
    element.autoplay = true;
    for (let turn = 0; turn < 10; turn++) {
      await new Promise((resolve) => element.addEventListener('move', resolve, { once: true }));
      // By now it thinks about the next move.
      await element.updateComplete;
      element.parentNode!.append(element);
      expect(element.autoplay).to.equal(true);
    }
  });

  it('is no move without a direction', async () => {
    const element = await make();
    const seen = eventsOf(element);
    expect(() => element.move(undefined as unknown as Direction)).to.throw(TypeError);
    element.giveUp();
    expect(() => element.move(undefined as unknown as Direction)).to.throw(TypeError);
    expect(seen).to.deep.equal(['game-over']);
  });

  it('has turned autoplay off when a move of the player is told', async () => {
    const element = await make();
    element.autoplayDelay = 60_000;
    element.autoplay = true;
    await element.updateComplete;
    const told: boolean[] = [];
    element.addEventListener('move', () => told.push(element.autoplay));
    if (!element.move('left')) element.move('right');
    expect(told).to.deep.equal([false]);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[role=status]')?.textContent).to.match(/Score/);
  });

  it('is a new game with rules of its own, which then hold', async () => {
    const element = await make();
    const board = [
      [4, 4],
      [2, 0],
    ];
    element.newGame({ board, winTile: 8, afterWin: 'continue' });
    element.move('left');
    expect(element.won).to.equal(true);
    expect(element.move('right')).not.to.equal(null);
    element.newGame({ board, winTile: 8 });
    element.move('left');
    expect(element.move('right')).to.equal(null);
  });

  it('is refused to a source of tiles that changes the very game that asks it', async () => {
    const element = await make();
    const changes: (() => unknown)[] = [
      () => element.move('right'),
      () => element.undo(),
      () => element.giveUp(),
    ];
    for (const change of changes) {
      let asked = 0;
      element.newGame({
        board: [
          [2, 2],
          [4, 0],
        ],
        random: (empty) => {
          if (asked++ > 0) change();
          return { cell: empty[0]!, value: 2 };
        },
      });
      element.move('left');
      const { replay } = element;
      const seen = eventsOf(element);
      expect(() => element.move('right')).to.throw(TypeError, 'random must not change the game');
      expect(element.replay).to.equal(replay);
      expect(seen.filter((type) => type !== 'before-move')).to.deep.equal([]);
    }
  });

  it('may be another game where a source of tiles begins one: nothing is told of the first', async () => {
    const element = await make();
    const board = [
      [2, 2],
      [4, 0],
    ];
    element.newGame({
      board,
      random: () => {
        element.newGame({ seed: 'next' });
        return { cell: 1, value: 2 };
      },
    });
    const seen = eventsOf(element);
    expect(element.move('left')).to.equal(null);
    expect(seen).to.deep.equal(['before-move', 'new-game']);
    expect(element.moves).to.equal(0);
  });

  for (const options of [null, 5, '4x4']) {
    it(`is no new game with ${JSON.stringify(options)} for options`, async () => {
      const element = await make();
      const { replay } = element;
      expect(() => element.newGame(options as never)).to.throw(
        TypeError,
        'options must be an object',
      );
      expect(element.replay).to.equal(replay);
    });
  }
});
