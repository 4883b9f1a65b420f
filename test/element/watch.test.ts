import { expect, html, waitUntil } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import type { Game2048ReplayElement } from 'game-2048-element/replay/element';
import { nearlyOver } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { buttonOf, cardOf } from '../support/screen.js';

describe('Game2048Element › "Watch it again"', () => {
  it('plays the finished game in the place of the game, whose height stays and whose controls are hidden', async () => {
    const element = await fixture<Game2048Element>(html`<game-2048></game-2048>`);
    element.style.setProperty('--game-2048-duration', '0s');
    beginAt(element, nearlyOver);
    element.move('left');
    await cardOf(element);
    const before = element.offsetHeight;
    buttonOf(element, 'watch').click();
    const find = () => element.shadowRoot!.querySelector<Game2048ReplayElement>('game-2048-replay');
    await waitUntil(() => find()?.board !== undefined);
    await settled(element);
    expect(find()!.line).to.equal(element.replay);
    expect(element.offsetHeight).to.equal(before);
    const { bottom } = element.getBoundingClientRect();
    expect(find()!.getBoundingClientRect().bottom).to.be.at.most(bottom + 0.5);
    for (const hidden of ['undo', 'new']) {
      expect(getComputedStyle(buttonOf(element, hidden)).visibility).to.equal('hidden');
    }
    buttonOf(element, 'close').click();
    await settled(element);
    expect(find()).to.equal(null);
    expect(await cardOf(element)).to.match(/Game over/);
  });
});
