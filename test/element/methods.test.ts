import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { fixture } from '../support/fixture.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a" style="--game-2048-duration:0s"></game-2048>`);

describe('Game2048Element › methods', () => {
  it('newGame() and giveUp() in a listener of game-error are drawn', async () => {
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

  it('focus() focuses the board in the task in which it is connected or enabled', async () => {
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

  it('newGame({ afterWin: "continue" }) never asks; a game that a listener starts instead does', async () => {
    const element = await make();
    element.addEventListener('new-game', () => element.newGame({ winTile: 4 }), { once: true });
    element.newGame({ afterWin: 'continue' });
    while (!element.won)
      for (const way of ['left', 'down', 'right', 'up'] as const) element.move(way);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[part="overlay"]')).not.to.equal(null);
  });

  it('newGame({ columns: 5 }) takes the rows from size', async () => {
    const element = await make();
    element.size = '6x3';
    element.newGame({ columns: 5 });
    expect([element.board[0]?.length, element.board.length]).to.deep.equal([5, 3]);
    expect(() => element.newGame({ columns: 0 })).to.throw(RangeError, '32, not 0');
  });

  it('autoplay goes on when the element is moved in the page', async () => {
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

  it('move() turns autoplay off before its events', async () => {
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

  it('newGame() takes rules for that game only', async () => {
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

  for (const options of [null, 5, '4x4']) {
    it(`newGame(${JSON.stringify(options)}) throws a TypeError and keeps the game`, async () => {
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
