import { expect, fixture, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { DIRECTIONS } from '../support/plays.js';

const pillOf = (element: Game2048Element) =>
  element.shadowRoot!.querySelector<HTMLElement>('.pill');

describe('Game2048Element › on the first visit', () => {
  it('shows how to play in a row without tiles, until the first move', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048 seed="c"></game-2048>`);
    const pill = pillOf(element)!;
    const isTouch = matchMedia('(hover: none) and (pointer: coarse)').matches;
    const swipe = 'Swipe: join equal tiles';
    expect(pill.innerText.trim()).to.equal(isTouch ? swipe : 'Click, then ← ↑ ↓ →');
    element.focus();
    expect(pill.innerText.trim()).to.equal(isTouch ? swipe : '← ↑ ↓ →: join equal tiles');
    const { top, bottom } = pill.getBoundingClientRect();
    for (const tile of element.shadowRoot!.querySelectorAll('[part~="tile"]')) {
      const box = tile.getBoundingClientRect();
      expect(box.bottom <= top || box.top >= bottom).to.equal(true);
    }
    const { left, right } = pill.getBoundingClientRect();
    const outer = element.getBoundingClientRect();
    expect(left).to.be.at.least(outer.left);
    expect(right).to.be.at.most(outer.right);
    for (const direction of DIRECTIONS) element.move(direction);
    await element.updateComplete;
    expect(pillOf(element)).to.equal(null);
    element.newGame();
    await element.updateComplete;
    expect(pillOf(element)).to.equal(null);
  });

  for (const [why, template] of [
    ['without the help', html`<game-2048 controls="score new"></game-2048>`],
    ['while the computer plays', html`<game-2048 autoplay autoplay-delay="1e6"></game-2048>`],
    ['where nobody can play', html`<game-2048 disabled></game-2048>`],
  ] as const) {
    it(`shows nothing ${why}`, async () => {
      const element = await fixture<Game2048Element>(template);
      expect(pillOf(element)).to.equal(null);
    });
  }
});
