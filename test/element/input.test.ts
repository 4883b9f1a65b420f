/** What real keys, fingers and mice do; how they are read is in input/. */
import { expect, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { begin, fixture, game, loneTile } from '../support/fixture.js';
import { focusOn, press } from '../support/input.js';
import { boardOf, middleOf } from '../support/screen.js';

const make = () => game('', loneTile);

/** Column and row of that tile. */
function placeOf({ board }: Game2048Element): [number, number] {
  const row = board.findIndex((cells) => cells.includes(16));
  return [board[row]!.indexOf(16), row];
}

/** Where it goes. */
const places = { up: [1, 0], right: [3, 1], down: [1, 3], left: [0, 1] } as const;

describe('Keys', () => {
  it('move the tiles: the arrows and W A S D', async () => {
    const element = await make();
    await focusOn(element);
    for (const [direction, keys] of Object.entries({
      up: ['ArrowUp', 'w'],
      right: ['ArrowRight', 'd'],
      down: ['ArrowDown', 's'],
      left: ['ArrowLeft', 'a'],
    })) {
      for (const key of keys) {
        await begin(element, loneTile);
        await press(key);
        expect(placeOf(element), key).to.deep.equal(places[direction as keyof typeof places]);
      }
    }
  });

  it('do nothing while a field of the page has the focus, or if a listener prevents them', async () => {
    const element = await make();
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" />`);
    input.focus();
    await press('w');
    expect(input.value).to.equal('w');
    await focusOn(element);
    element.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
    await press('ArrowLeft');
    expect(element.moves).to.equal(0);
  });
});

describe('The reading cursor', () => {
  it('is shown over the cell that it reads until the board loses the focus', async () => {
    const element = await make();
    await focusOn(element);
    await press('Shift+ArrowRight', 'Shift+ArrowRight');
    await element.updateComplete;
    const cursor = element.shadowRoot!.querySelector<HTMLElement>('.cursor')!;
    const cell = element.shadowRoot!.querySelectorAll('[part~="cell"]')[1]!;
    const [seen, read] = [cursor, cell].map((node) => node.getBoundingClientRect());
    for (const side of ['x', 'y', 'width'] as const) {
      expect(seen![side]).to.be.closeTo(read![side], 0.5);
    }
    boardOf(element).blur();
    await element.updateComplete;
    expect(cursor.checkVisibility()).to.equal(false);
  });

  it('shows the value of a cell of a large board in large, within the board', async () => {
    const element = await game('style="width:160px"');
    await begin(element, Array<number[]>(32).fill(Array<number>(32).fill(1024)));
    await focusOn(element);
    for (const key of ['ArrowRight', 'ArrowDown']) {
      for (let n = 0; n < 32; n++) {
        boardOf(element).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true }));
      }
      await element.updateComplete;
      const bubble = element.shadowRoot!.querySelector('.cursor b')!;
      const [box, board] = [bubble, boardOf(element)].map((node) => node.getBoundingClientRect());
      expect(bubble.textContent).to.equal('1024');
      expect(box!.height).to.be.greaterThan(20);
      expect(box!.right).to.be.at.most(board!.right + 1);
      expect(box!.left).to.be.at.least(board!.left - 1);
    }
  });
});

describe('Swipes', () => {
  it('move the tiles in their direction, made with a finger', async function () {
    for (const [direction, [dx, dy]] of Object.entries({
      up: [0, -80],
      right: [80, 0],
      down: [0, 80],
      left: [-80, 0],
    } as const)) {
      const element = await make();
      const [x, y] = middleOf(boardOf(element));
      const swipe = { from: [x, y], to: [x + dx, y + dy], steps: 2 };
      if (!(await executeServerCommand('swipe', swipe))) this.skip();
      expect(placeOf(element)).to.deep.equal(places[direction as keyof typeof places]);
      element.remove();
    }
  });

  it('on the board neither scroll the page nor stop a pinch, until the game is over', async () => {
    const element = await make();
    expect(getComputedStyle(boardOf(element)).touchAction).to.equal('pinch-zoom');
    expect(getComputedStyle(element).touchAction).to.equal('auto');
    element.giveUp();
    await element.updateComplete;
    expect(getComputedStyle(boardOf(element)).touchAction).to.equal('auto');
  });

  it('outside the board scroll the page', async function () {
    const element = await game('style="width:200px;margin-bottom:3000px"', loneTile);
    if (!(await executeServerCommand('touch-device', true))) this.skip();
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    await executeServerCommand('swipe', { from: [300, 400], to: [300, 100], steps: 3 });
    await executeServerCommand('touch-device', false);
    await scrolled;
    expect(element.moves).to.equal(0);
    scrollTo(0, 0);
  });
});
