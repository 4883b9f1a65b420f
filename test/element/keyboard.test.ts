import { expect, html } from '@open-wc/testing';
import 'game-2048-element';
import { fixture } from '../support/fixture.js';
import { beginAt, loneTile, makeLoneTile, placeOf, places } from '../support/games.js';
import { focusOn, press } from '../support/player.js';
import { boardOf } from '../support/screen.js';

describe('Game2048Element › keys', () => {
  it('arrows and W A S D move the tiles', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    for (const [key, direction] of [
      ...[['ArrowUp', 'up'] as const, ['ArrowRight', 'right'] as const],
      ...[['ArrowDown', 'down'] as const, ['ArrowLeft', 'left'] as const],
      ...[['w', 'up'] as const, ['d', 'right'] as const],
      ...[['s', 'down'] as const, ['a', 'left'] as const],
    ]) {
      beginAt(element, loneTile);
      await press(key);
      expect(placeOf(element), key).to.deep.equal(places[direction]);
    }
  });

  it('keys do nothing while the focus is in a field of the page, which gets them', async () => {
    const element = await makeLoneTile();
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" value="abc" />`);
    input.focus();
    input.setSelectionRange(3, 3);
    await press('ArrowLeft', 'ArrowLeft', 'w');
    expect(element.moves).to.equal(0);
    expect(input.value).to.equal('awbc');
  });

  it('keys whose default a listener has prevented do nothing', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    element.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
    await press('ArrowLeft');
    expect(element.moves).to.equal(0);
  });
});

describe('Game2048Element › the reading cursor', () => {
  it('is shown over the cell that it reads until the board loses the focus', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    await press('Shift+ArrowRight', 'Shift+ArrowRight');
    await element.updateComplete;
    const cursor = element.shadowRoot!.querySelector<HTMLElement>('.cursor')!;
    const cell = element.shadowRoot!.querySelectorAll('[part~="cell"]')[1]!;
    const [seen, read] = [cursor, cell].map((node) => node.getBoundingClientRect());
    expect(seen!.x).to.be.closeTo(read!.x, 0.5);
    expect(seen!.y).to.be.closeTo(read!.y, 0.5);
    expect(seen!.width).to.be.closeTo(read!.width, 0.5);
    boardOf(element).blur();
    await element.updateComplete;
    expect(cursor.checkVisibility()).to.be.false;
  });

  it('shows the value of a cell of a large board in large, within the board', async () => {
    const element = await makeLoneTile();
    element.style.width = '160px';
    element.newGame({ size: 32, startTiles: 0 });
    element.newGame({
      board: Array.from({ length: 32 }, () => Array.from({ length: 32 }, () => 1024)),
    });
    await focusOn(element);
    for (const key of ['ArrowRight', 'ArrowDown']) {
      for (let n = 0; n < 32; n++) {
        boardOf(element).dispatchEvent(
          new KeyboardEvent('keydown', { key, shiftKey: true, cancelable: true }),
        );
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
