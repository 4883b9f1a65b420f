import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture } from '../support/fixture.js';
import { boardOf, buttonOf, focusOf } from '../support/screen.js';

const all = 'score best moves new undo hint autoplay help directions save load give-up share';

const make = (controls?: string) =>
  fixture<Game2048Element>(
    controls === undefined
      ? html`<game-2048 style="width:240px"></game-2048>`
      : html`<game-2048 style="width:240px" controls=${controls}></game-2048>`,
  );

/** Score, best, moves and buttons as they stand on the screen. */
function shown(element: Game2048Element): string[] {
  const nodes = element.shadowRoot!.querySelectorAll(
    '[part~="score"],[part~="best"],button:not(.message-bar *)',
  );
  return [...nodes].map((node) => {
    const texts = node.querySelectorAll('.label, .number, .name');
    return [...texts].map((text) => text.textContent).join('') || node.textContent.trim();
  });
}

describe('Game2048Element › controls', () => {
  it('are score, best, new, undo and help by default and if the attribute is empty', async () => {
    for (const nothing of [undefined, '']) {
      const element = await make(nothing);
      expect(element.controls).to.equal('score best new undo help');
      expect(shown(element)).to.deep.equal(['Score0', 'Best0', 'New game', 'Undo', 'Help']);
    }
  });

  it('are all hidden with controls="none", without a gap', async () => {
    const element = await make('NONE');
    expect(element.controls).to.equal('none');
    expect(shown(element)).to.deep.equal([]);
    const gap = boardOf(element).getBoundingClientRect().y - element.getBoundingClientRect().y;
    expect(gap).to.be.lessThan(13);
  });

  it('keep their own order, whatever the order in the attribute', async () => {
    const names = all.split(' ');
    const expected = shown(await make(all));
    expect(shown(await make([...names].reverse().join(' ')))).to.deep.equal(expected);
    expect(expected).to.deep.equal([
      ...['Score0', 'Best0', 'Moves0', 'New game', 'Undo', 'Hint', 'Autoplay', 'Help'],
      ...['↑', '←', '↓', '→', 'Save', 'Load', 'Give up', 'Share'],
    ]);
  });

  it('show score, best and moves after every change', async () => {
    const element = await make('score best moves');
    element.newGame({ board: rows([4, 4, 1024]), score: 1000 });
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Score1,000', 'Best1,000', 'Moves0']);
    element.move('left');
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Score1,008', 'Best1,008', 'Moves1']);
    element.undo();
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Score1,000', 'Best1,008', 'Moves0']);
    // A game from elsewhere does not count.
    element.load(new Game({ seed: 'loaded' }).replay);
    await element.updateComplete;
    expect(shown(element)).to.deep.equal(['Score0', 'Moves0']);
  });

  it('give no hint if no move can be made, and one for a game that has just begun', async () => {
    const element = await make('hint');
    element.giveUp();
    expect(await element.hint()).to.equal(null);
    element.seed = 'b';
    const direction = await element.hint();
    await element.updateComplete;
    const arrow = boardOf(element).querySelector<HTMLElement>('.advice b');
    expect(arrow?.dataset['direction']).to.equal(direction);
    element.newGame({ board: rows([1024, 1024]) });
    element.move('left');
    expect(await element.hint()).to.equal(null);
  });

  it('let the computer go on in a game that the page starts meanwhile', async () => {
    const element = await make('autoplay');
    element.autoplayDelay = 50;
    element.autoplay = true;
    const moved = () =>
      new Promise((resolve) => element.addEventListener('move', resolve, { once: true }));
    for (let n = 0; n < 8; n++) {
      await moved();
      // Only one direction moves: an answer for the game before is probably not a move here.
      element.newGame({
        board: rows(
          [2, 4, 8, 16],
          [4, 8, 16, 32],
          [8, 16, 32, 64],
          n % 2 ? [0, 0, 0, 0] : [16, 32, 64, 0],
        ),
      });
    }
    await moved();
    expect(element.autoplay).to.equal(true);
    element.autoplay = false;
  });

  it('are below the content of the banner slot, which fits the width', async () => {
    const element = await make();
    element.innerHTML = '<img slot="banner" alt="2048" src="/demo/tiles/banner.svg" width="2000">';
    const image = element.querySelector('img')!;
    await image.decode();
    const box = image.getBoundingClientRect();
    const host = element.getBoundingClientRect();
    expect(box.top).to.equal(host.top);
    expect(box.width).to.be.at.most(host.width);
    const header = element.shadowRoot!.querySelector('[part~="header"]')!;
    expect(box.bottom).to.be.at.most(header.getBoundingClientRect().top);
  });
});

describe('Game2048Element › controls › the focus', () => {
  it('stays on a button that was pressed by the keyboard', async () => {
    const element = await make(all);
    buttonOf(element, 'new').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(focusOf(element)).to.equal('button-new');
  });

  it('goes to the board when the focused button is disabled', async () => {
    const element = await make(all);
    element.newGame({ board: rows([0, 2]) });
    element.move('left');
    await element.updateComplete;
    buttonOf(element, 'undo').focus();
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(element.moves).to.equal(0);
    expect(focusOf(element)).to.equal('board');
  });

  it('goes to the board when the focused control disappears', async () => {
    const element = await make(all);
    buttonOf(element, 'save').focus();
    element.controls = 'none';
    await element.updateComplete;
    expect(focusOf(element)).to.equal('board');
  });

  it('is never taken from the rest of the page', async () => {
    const element = await make(all);
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    element.newGame({ board: nearlyOver });
    element.move('left');
    await element.updateComplete;
    element.undo();
    await element.updateComplete;
    element.controls = 'none';
    element.disabled = true;
    await element.updateComplete;
    element.size = 5;
    await element.updateComplete;
    expect(document.activeElement === input).to.be.true;
  });

  it('stays on the board when the game ends or gets another size', async () => {
    const element = await make(all);
    element.newGame({ board: nearlyOver });
    await element.updateComplete;
    element.focus();
    element.move('left');
    await element.updateComplete;
    expect(focusOf(element)).to.equal('board');
    element.size = 5;
    await element.updateComplete;
    expect(focusOf(element)).to.equal('board');
  });

  it('is visible on the board and on the buttons when it came by the keyboard', async () => {
    const element = await make('new');
    await sendKeys({ press: 'Tab' });
    for (let n = 0; n < 3; n++) {
      const { activeElement } = element.shadowRoot!;
      if (activeElement) {
        expect(activeElement.matches(':focus-visible')).to.be.true;
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        expect(outlineStyle).to.equal('solid');
        expect(parseFloat(outlineWidth)).to.be.at.least(2);
      }
      await sendKeys({ press: 'Tab' });
    }
  });
});
