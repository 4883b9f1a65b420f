import { expect, html } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
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
});
