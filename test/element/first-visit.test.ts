import { expect, fixture, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { DIRECTIONS } from '../support/plays.js';

const pillOf = (element: Game2048Element) =>
  element.shadowRoot!.querySelector<HTMLElement>('.pill');

describe('Game2048Element › on the first visit', () => {
  it('shows how to play until the first move', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048></game-2048>`);
    const pill = pillOf(element)!;
    expect(pill.innerText.trim()).to.be.oneOf([
      '← ↑ ↓ → or swipe: join equal tiles',
      'Swipe: join equal tiles',
    ]);
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
