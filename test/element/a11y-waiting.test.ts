import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { focusOn, press } from '../support/player.js';
import { boardOf, buttonOf, statusOf } from '../support/screen.js';
import { heardOf, inPlay, repeat, waits } from '../support/waiting.js';

describe('Game2048Element › a game that takes no moves', () => {
  for (const [where, [reach, sentence]] of Object.entries(waits)) {
    it(`${where}, every arrow key announces why and what to do, a held one once`, async () => {
      const element = await inPlay();
      await reach(element);
      await settled(element);
      const { moves } = element;
      boardOf(element).focus();
      const heard = heardOf(element);
      for (const key of ['ArrowLeft', 'ArrowDown', 'w', 'd']) {
        await press(key);
        for (let n = 0; n < 5; n++) repeat(element, key);
        expect(await statusOf(element), key).to.match(sentence);
      }
      expect(heard).to.have.length(4);
      expect(element.moves).to.equal(moves);
    });

    it(`${where}, the direction buttons are disabled`, async () => {
      const element = await inPlay();
      await reach(element);
      await settled(element);
      for (const name of ['up', 'right', 'down', 'left']) {
        expect(buttonOf(element, name).disabled, name).to.be.true;
      }
    });
  }

  it('in a game that was over when the page opened, arrow keys announce that, too', async () => {
    const open = () =>
      fixture<Game2048Element>(html`<game-2048 lang="en" storage-key="a11y-over"></game-2048>`);
    localStorage.removeItem('a11y-over');
    const before = await open();
    beginAt(before, nearlyOver);
    before.move('left');
    before.remove();
    const element = await open();
    localStorage.removeItem('a11y-over');
    expect(element.over).to.be.true;
    await focusOn(element);
    expect(await statusOf(element)).to.equal('');
    await press('ArrowLeft');
    expect(await statusOf(element)).to.match(/Game over\. .*Press Enter for a new game/);
  });
});
