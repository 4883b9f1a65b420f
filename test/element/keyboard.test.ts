import { expect, html } from '@open-wc/testing';
import '../../src/index.js';
import { directionsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { makeLoneTile, placeOf, places } from '../support/games.js';
import { focusOn, press } from '../support/player.js';
import { boardOf, statusOf } from '../support/screen.js';

/** The keys that the element left to the page. */
function leftToPage(): { keys: string[]; stop: () => void } {
  const keys: string[] = [];
  const listen = (event: KeyboardEvent) => {
    if (!event.defaultPrevented) keys.push(event.key);
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  return { keys, stop: () => removeEventListener('keydown', listen) };
}

describe('Game2048Element › keys', () => {
  for (const [direction, keys] of Object.entries({
    up: ['ArrowUp', 'w'],
    right: ['ArrowRight', 'd'],
    down: ['ArrowDown', 's'],
    left: ['ArrowLeft', 'a'],
  })) {
    for (const key of keys) {
      it(`${key} moves the tiles ${direction}`, async () => {
        const element = await makeLoneTile();
        await focusOn(element);
        await press(key);
        expect(placeOf(element)).to.deep.equal(places[direction as keyof typeof places]);
      });
    }
  }

  it('move also where a layout prints other letters on the places of W A S D, and under Caps Lock', async () => {
    for (const init of [
      { key: 'z', code: 'KeyW' },
      { key: 'ц', code: 'KeyW' },
      { key: 'W', code: 'KeyW' },
    ]) {
      const element = await makeLoneTile();
      boardOf(element).dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true }));
      expect(placeOf(element), init.key).to.deep.equal(places.up);
    }
  });

  it('go on while they are held down', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    const seen = directionsOf(element);
    for (let n = 0; n < 4; n++) {
      const key = n % 2 ? 'ArrowRight' : 'ArrowLeft';
      boardOf(element).dispatchEvent(
        new KeyboardEvent('keydown', { key, repeat: true, cancelable: true }),
      );
    }
    expect(seen).to.deep.equal(['left', 'right', 'left', 'right']);
  });

  it('do nothing while the board has no focus, and leave an input on the page its arrows', async () => {
    const element = await makeLoneTile();
    const input = await fixture<HTMLInputElement>(html`<input aria-label="Name" value="abc" />`);
    input.focus();
    input.setSelectionRange(3, 3);
    await press('ArrowLeft', 'ArrowLeft', 'w');
    expect(element.moves).to.equal(0);
    expect(input.value).to.equal('awbc');
  });

  it('do nothing on the buttons of the element', async () => {
    const element = await makeLoneTile();
    element.shadowRoot!.querySelector('button')!.focus();
    await press('ArrowLeft', 'w');
    expect(element.moves).to.equal(0);
  });

  it('move one board, not every board on the page', async () => {
    const [one, other] = [await makeLoneTile(), await makeLoneTile()];
    await focusOn(other);
    await press('ArrowLeft');
    expect(one.moves).to.equal(0);
    expect(other.moves).to.equal(1);
  });

  it('with Control or Command and Z undo', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    await press('ArrowLeft', 'Control+z');
    expect(element.moves).to.equal(0);
    expect(placeOf(element)).to.deep.equal([1, 1]);
    element.move('up');
    boardOf(element).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', metaKey: true, cancelable: true }),
    );
    expect(element.moves).to.equal(0);
  });

  it('undo at the place of Z where a layout prints no Latin letters', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    await press('ArrowLeft');
    const undone = (key: string) => {
      boardOf(element).dispatchEvent(
        new KeyboardEvent('keydown', { key, code: 'KeyZ', ctrlKey: true, cancelable: true }),
      );
      return element.moves === 0;
    };
    expect(['y', 'w', 'я'].map(undone)).to.deep.equal([false, false, true]);
  });

  // WebKit's made-up keys cannot have AltGr.
  const saysAltGr = (init: object) =>
    new KeyboardEvent('keydown', init).getModifierState('AltGraph');

  it('with other modifiers, and those that mean nothing here, are left to the page', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    const page = leftToPage();
    const events = [
      { key: 'ArrowLeft', ctrlKey: true },
      { key: 'ArrowLeft', altKey: true },
      { key: 'ArrowLeft', metaKey: true },
      ...[{ key: 'ą', code: 'KeyA', modifierAltGraph: true }].filter(saysAltGr),
      { key: 'ArrowLeft', shiftKey: true, ctrlKey: true },
      { key: 'A', shiftKey: true },
      { key: 'a', ctrlKey: true },
      { key: 'z', ctrlKey: true, shiftKey: true },
      { key: 'z', ctrlKey: true, altKey: true },
      { key: 'z', ctrlKey: true }, // nothing to undo
      { key: 'Tab' },
      { key: ' ' },
      { key: 'Enter' },
      { key: 'PageDown' },
      { key: 'x' },
      { key: 'ArrowLeft', isComposing: true },
    ];
    for (const init of events) {
      boardOf(element).dispatchEvent(
        new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }),
      );
    }
    page.stop();
    expect(page.keys).to.deep.equal(events.map(({ key }) => key));
    expect(element.moves).to.equal(0);
  });

  it('that move are not also the page’s', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    const page = leftToPage();
    await press('ArrowLeft', 'ArrowLeft', 'Shift+ArrowRight', 'Control+z');
    page.stop();
    expect(page.keys.filter((key) => key !== 'Shift' && key !== 'Control')).to.deep.equal([]);
  });

  it('repeat the last sentence when the game is over', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    element.giveUp();
    const region = element.shadowRoot!.querySelector('[role="status"]')!;
    const texts = [await statusOf(element)];
    expect(texts[0]).to.match(/^Game over\./);
    for (const key of ['ArrowLeft', 's']) {
      const { textContent } = region;
      await press(key);
      expect(await statusOf(element)).to.equal(texts[0]);
      // Anew for a screen reader, which reads only what has changed.
      expect(region.textContent).not.to.equal(textContent);
    }
  });

  it('are not taken from a listener of the page that has dealt with them', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    element.addEventListener('keydown', (event) => event.preventDefault(), { capture: true });
    await press('ArrowLeft');
    expect(element.moves).to.equal(0);
  });

  it('are ignored by an element that is disabled', async () => {
    const element = await makeLoneTile();
    element.disabled = true;
    await element.updateComplete;
    expect(boardOf(element).hasAttribute('tabindex')).to.be.false;
    boardOf(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect(element.moves).to.equal(0);
  });
});

describe('Game2048Element › the reading cursor', () => {
  it('reads the board cell by cell with Shift and arrows, and moves no tile', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    await press('Shift+ArrowRight');
    expect(await statusOf(element)).to.equal('empty, row 1, column 1');
    await press('Shift+ArrowRight', 'Shift+ArrowDown');
    expect(await statusOf(element)).to.match(/^16, row 2/);
    await press('Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp');
    expect(await statusOf(element)).to.match(/^empty, (row 1|top edge)/);
    expect(element.moves).to.equal(0);
  });

  it('is seen while it reads, over the cell that it reads', async () => {
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

  it('goes on where it was after a move', async () => {
    const element = await makeLoneTile();
    await focusOn(element);
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'ArrowLeft');
    await press('Shift+ArrowRight');
    expect(await statusOf(element)).to.match(/^(\d+|empty), row 2, column 2/);
  });

  it('shows in large what stands on a cell of a large board, within the board', async () => {
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
