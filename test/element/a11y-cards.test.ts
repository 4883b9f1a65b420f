import { expect, html } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture, settled } from '../support/fixture.js';
import { press } from '../support/player.js';
import { boardOf, buttonOf, middleOf, overlayOf } from '../support/screen.js';
import { focused, inPlay, waits } from '../support/waiting.js';

describe('Escape', () => {
  for (const [where, [reach]] of Object.entries(waits)) {
    it(`closes the card ${where} and gives the focus back`, async () => {
      const element = await inPlay();
      const control = /before a new/.test(where)
        ? 'new'
        : /giving up/.test(where)
          ? 'give-up'
          : /help/.test(where)
            ? 'help'
            : undefined;
      if (control) {
        buttonOf(element, control).focus();
        await press('Enter');
      } else await reach(element);
      await settled(element);
      await press('Escape');
      await settled(element);
      expect(overlayOf(element)).to.equal(null);
      await Promise.resolve();
      const expected = control ? `button button-${control}` : 'board';
      expect(focused(element)).to.equal(expected);
      expect(element.matches(':focus-within')).to.be.true;
    });
  }

  it('is left to the page if nothing can be closed', async () => {
    const element = await inPlay();
    const left: boolean[] = [];
    const listen = () => left.push(true);
    addEventListener('keydown', listen);
    await press('Escape');
    await waits['after the end']![0](element);
    await press('Escape', 'Escape');
    removeEventListener('keydown', listen);
    expect(left).to.deep.equal([true, true]);
  });

  it('closes the help over an end screen, which is shown again', async () => {
    const element = await inPlay();
    await waits['after the win']![0](element);
    buttonOf(element, 'help').focus();
    await press('Enter');
    await settled(element);
    expect(focused(element)).to.equal('button button-close');
    await press('Enter');
    await settled(element);
    expect(overlayOf(element)!.getAttribute('aria-label')).to.equal('You win!');
    expect(focused(element)).to.equal('button button-help');
  });
});

describe('Enter on the board', () => {
  it('starts a new game after the end, even if the end screen was closed', async () => {
    for (const shown of [false, true]) {
      const element = await inPlay();
      await waits['after the end']![0](element);
      await settled(element);
      if (shown) await press('Escape');
      await press('Enter');
      expect(element.over, String(shown)).to.be.false;
      expect(element.moves).to.equal(0);
      expect(focused(element)).to.equal('board');
    }
  });
});

describe('A closed end screen', () => {
  /** Won, and the board shown. */
  async function shown(): Promise<Game2048Element> {
    const element = await inPlay();
    await waits['after the win']![0](element);
    buttonOf(element, 'show-board').click();
    await settled(element);
    expect(overlayOf(element)).to.equal(null);
    return element;
  }

  it('is shown again by an arrow key and by a click on the board', async () => {
    for (const act of [
      () => press('ArrowUp'),
      (element: Game2048Element) =>
        sendMouse({ type: 'click', position: middleOf(boardOf(element)) }),
    ]) {
      const element = await shown();
      boardOf(element).focus();
      await act(element);
      await settled(element);
      expect(overlayOf(element)!.getAttribute('aria-label')).to.equal('You win!');
      await press('Tab');
      expect(focused(element)).to.equal('button button-keep');
      element.remove();
    }
    await resetMouse();
  });
});

describe('The help', () => {
  it('has a switch for the arrow buttons, which is stored with the game', async () => {
    localStorage.removeItem('a11y-arrows');
    const open = () =>
      fixture<Game2048Element>(
        html`<game-2048 lang="en" seed="a" storage-key="a11y-arrows"></game-2048>`,
      );
    const click = (node: Element) => sendMouse({ type: 'click', position: middleOf(node) });
    const one = await open();
    expect(buttonOf(one, 'left')).to.equal(null);
    // With single clicks only: no path, no key.
    await click(buttonOf(one, 'help'));
    await settled(one);
    const toggle = one.shadowRoot!.querySelector('[role="switch"]')!;
    expect(toggle.getAttribute('aria-checked')).to.equal('false');
    await click(toggle);
    await settled(one);
    expect(toggle.getAttribute('aria-checked')).to.equal('true');
    await click(buttonOf(one, 'close'));
    await settled(one);
    const name = one.board.some(([first]) => first) ? 'right' : 'left';
    buttonOf(one, name).scrollIntoView();
    await click(buttonOf(one, name));
    expect(one.moves).to.equal(1);
    one.remove();
    const other = await open();
    expect(buttonOf(other, 'left')).not.to.equal(null);
    await resetMouse();
    localStorage.removeItem('a11y-arrows');
  });
});
