import { expect, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { rows } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { press } from '../support/player.js';
import { boardOf, buttonOf, middleOf } from '../support/screen.js';

const gestures = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/** A game in a carousel that listens for every key and gesture. */
async function make(attributes: Partial<Game2048Element> = {}) {
  const carousel = await fixture<HTMLElement>(
    html`<section style="padding:80px">
      <game-2048 lang="en" controls="new" style="width:240px"></game-2048>
    </section>`,
  );
  const element = carousel.querySelector('game-2048')!;
  Object.assign(element, attributes);
  beginAt(element, rows([4, 4, 16]));
  await settled(element);
  const bubbled: string[] = [];
  const captured: string[] = [];
  const keys: Event[] = [];
  for (const type of [...gestures, 'keydown', 'keyup']) {
    const name = (event: Event) => ('key' in event ? String(event.key) : event.type);
    carousel.addEventListener(type, (event) => {
      // Where a drag ends on the carousel, WebKit clicks on that: nothing that could come out of the board.
      if (type !== 'click' || event.target !== carousel) bubbled.push(name(event));
    });
    carousel.addEventListener(type, (event) => captured.push(name(event)), { capture: true });
  }
  carousel.addEventListener('keydown', (event) => keys.push(event), { capture: true });
  return { carousel, element, bubbled, captured, keys };
}

/** A made-up pointer event, composed and bubbling as a real one. */
function pointer(type: string, init: PointerEventInit = {}): PointerEvent {
  return new PointerEvent(type, {
    ...{ pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0 },
    ...{ bubbles: true, composed: true, cancelable: true },
    ...init,
  });
}

/** All that a browser fires for a tap at this node. */
function tap(target: Element): void {
  for (const type of gestures.filter((one) => !one.endsWith('cancel'))) {
    const init = { bubbles: true, composed: true, cancelable: true };
    target.dispatchEvent(type.startsWith('pointer') ? pointer(type) : new UIEvent(type, init));
  }
}

describe('Game2048Element › a key that the board has used', () => {
  for (const key of ['ArrowLeft', 'Shift+ArrowRight', '?', 'h']) {
    it(`does not bubble out of the element, and is seen by capturing listeners: ${key}`, async () => {
      const { element, bubbled, captured, keys } = await make();
      element.focus();
      await press(key);
      expect(keys.at(-1)!.defaultPrevented).to.equal(true);
      const own = (keys: string[]) => keys.filter((one) => one !== 'Shift');
      expect(own(bubbled)).to.deep.equal([]);
      expect(own(captured)).to.deep.equal(Array(2).fill(key.replace('Shift+', '')));
    });
  }

  it('does not bubble if it is Escape and closes a card that has the focus', async () => {
    const { element, bubbled } = await make();
    element.move('left');
    await settled(element);
    buttonOf(element, 'new').click();
    await settled(element);
    buttonOf(element, 'cancel').focus();
    await press('Escape');
    expect(bubbled).not.to.include('Escape');
  });
});

describe('Game2048Element › a key that the board does not use', () => {
  for (const key of ['x', 'PageDown', 'Escape', 'Enter', 'Control+z']) {
    it(`bubbles: ${key}`, async () => {
      const { element, bubbled, keys } = await make();
      element.focus();
      await press(key);
      expect(keys.at(-1)!.defaultPrevented).to.equal(false);
      expect(bubbled).to.include(key.replace('Control+', ''));
    });
  }

  it('bubbles: an arrow when the game is over', async () => {
    const { element, bubbled } = await make();
    element.giveUp();
    element.focus();
    await press('ArrowLeft');
    expect(bubbled).to.deep.equal(['ArrowLeft', 'ArrowLeft']);
  });

  it('bubbles: any key on a button of the element', async () => {
    const { element, bubbled } = await make();
    buttonOf(element, 'new').focus();
    await press('ArrowLeft');
    expect(bubbled).to.deep.equal(['ArrowLeft', 'ArrowLeft']);
  });
});

describe('Game2048Element › a gesture that began on the board', () => {
  it('does not bubble out, and is seen by capturing listeners: made-up events of every type', async () => {
    const { element, bubbled, captured } = await make();
    tap(boardOf(element));
    expect(bubbled).to.deep.equal([]);
    expect(captured).to.deep.equal(gestures.filter((type) => !type.endsWith('cancel')));
  });

  it('does not bubble out: the swipe of a finger', async function () {
    const { element, bubbled, captured } = await make();
    const [x, y] = middleOf(boardOf(element));
    // A driver may hover over the board first.
    const forget = () => (bubbled.length = 0);
    element.addEventListener('pointerdown', forget, { capture: true, once: true });
    if (!(await executeServerCommand('swipe', { from: [x, y], to: [x - 70, y] }))) this.skip();
    expect(element.moves).to.equal(1);
    expect(bubbled).to.deep.equal([]);
    expect(captured).to.include.members(['pointerdown', 'pointermove', 'pointerup']);
  });

  it('does not bubble out: the drag of a mouse, also where it ends outside of the board', async () => {
    const { element, bubbled, captured } = await make();
    const [x, y] = middleOf(boardOf(element));
    await sendMouse({ type: 'move', position: [x, y] });
    bubbled.length = captured.length = 0;
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x - 60, y] });
    await sendMouse({ type: 'move', position: [10, y] });
    await sendMouse({ type: 'up' });
    const seen = [...bubbled];
    await resetMouse();
    expect(element.moves).to.equal(1);
    expect(seen).to.deep.equal([]);
    expect(captured).to.include.members(['pointerdown', 'mousedown', 'pointerup', 'mouseup']);
  });

  it('bubbles where the board takes no swipes', async () => {
    for (const attributes of [
      { swipe: 'never' },
      { swipe: 'focused' },
      { disabled: true },
    ] as const) {
      const { element, bubbled } = await make(attributes);
      for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
        boardOf(element).dispatchEvent(pointer(type, { clientX: type === 'pointerdown' ? 80 : 0 }));
      }
      expect(bubbled).to.deep.equal(['pointerdown', 'pointermove', 'pointerup']);
      expect(element.moves).to.equal(0);
    }
  });
});

describe('Game2048Element › a gesture that began elsewhere', () => {
  it('bubbles from a button of the element', async () => {
    const { element, bubbled } = await make();
    tap(buttonOf(element, 'new'));
    expect(bubbled).to.deep.equal(gestures.filter((type) => !type.endsWith('cancel')));
  });
});
