import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { focusOn, press } from '../support/player.js';
import { boardOf, buttonOf, statusOf } from '../support/screen.js';
import { heardOf, inPlay, make, repeat, waits } from '../support/waiting.js';

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

    it(`${where}, no button beside the card has the name of one on it`, async () => {
      const element = await inPlay();
      await reach(element);
      await settled(element);
      const nameOf = (button: Element) => button.getAttribute('aria-label');
      const buttons = [...element.shadowRoot!.querySelectorAll<HTMLButtonElement>('button')];
      const onCard = buttons.filter((button) => button.closest('[part~="overlay"]')).map(nameOf);
      const usable = buttons.filter(
        (button) => !button.closest('[part~="overlay"]') && !button.disabled,
      );
      for (const button of usable) expect(onCard).not.to.include(nameOf(button));
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

  it('Control+Z announces that there is nothing to undo, and is left to the page', async () => {
    const element = await make();
    await focusOn(element);
    let prevented: boolean | undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'z') prevented = event.defaultPrevented;
    };
    addEventListener('keydown', listen);
    await press('Control+z');
    removeEventListener('keydown', listen);
    expect(await statusOf(element)).to.equal('Nothing to undo.');
    expect(prevented).to.be.false;
  });

  it('R announces a game that has just opened', async () => {
    const element = await make();
    await focusOn(element);
    expect(await statusOf(element)).to.equal('');
    await press('r');
    expect(await statusOf(element)).to.match(/^New game, 4 by 4\. 2 at row/);
  });
});

describe('Fast keys', () => {
  it('announce the first and the last of ten moves', async () => {
    const element = await make();
    beginAt(element, rows([2, 4, 8]), { startTiles: 0 });
    await focusOn(element);
    const heard = heardOf(element);
    for (let n = 0; n < 10; n++) repeat(element, n % 2 ? 'ArrowDown' : 'ArrowUp');
    repeat(element, 'ArrowRight');
    const last = await new Promise<string>((resolve) => {
      const check = () => {
        if (heard.length > 1) resolve(heard.at(-1)!);
        else requestAnimationFrame(check);
      };
      check();
    });
    expect(heard.length).to.equal(2);
    expect(last).to.match(/^Right/);
  });

  it('that are held and move nothing are announced once', async () => {
    const element = await make();
    beginAt(element, rows([16]));
    await focusOn(element);
    const heard = heardOf(element);
    await press('ArrowLeft');
    for (let n = 0; n < 40; n++) repeat(element, 'ArrowLeft');
    await settled(element);
    expect(heard).to.deep.equal(['Left: nothing moves.']);
  });
});
