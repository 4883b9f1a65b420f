import { expect, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { rows } from '../support/boards.js';
import { begin, fixture, settled } from '../support/fixture.js';
import { press } from '../support/input.js';
import { boardOf, buttonOf, middleOf } from '../support/screen.js';

const tapped = [
  ...['pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove', 'touchend'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/** A game in a carousel that listens for every key and gesture. */
async function make(attributes: Partial<Game2048Element> = {}) {
  const carousel = await fixture<HTMLElement>(
    html`<section style="padding:80px">
      <game-2048 controls="new" style="width:240px"></game-2048>
    </section>`,
  );
  const element = carousel.querySelector('game-2048')!;
  Object.assign(element, attributes);
  await begin(element, rows([4, 4, 16]));
  element.focus();
  const bubbled: string[] = [];
  const captured: string[] = [];
  let prevented: boolean | undefined;
  const nameOf = (event: Event) => ('key' in event ? String(event.key) : event.type);
  for (const type of [...tapped, 'pointercancel', 'touchcancel', 'keydown', 'keyup']) {
    carousel.addEventListener(type, (event) => {
      // Where a drag ends on the carousel, WebKit clicks on that: nothing that could come out of the board.
      if (type !== 'click' || event.target !== carousel) bubbled.push(nameOf(event));
    });
    carousel.addEventListener(type, (event) => captured.push(nameOf(event)), { capture: true });
  }
  // After the element has had it.
  addEventListener('keydown', (event) => (prevented = event.defaultPrevented));
  return { element, bubbled, captured, isPrevented: () => prevented };
}

/** Fires made-up events, composed and bubbling as real ones. */
function fire(target: Element, types: readonly string[], init: PointerEventInit = {}): void {
  for (const type of types) {
    const all = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', ...init };
    const Class = type.startsWith('pointer') ? PointerEvent : UIEvent;
    target.dispatchEvent(new Class(type, { isPrimary: true, pointerId: 7, button: 0, ...all }));
  }
}

describe('A key that the board has used', () => {
  for (const key of ['ArrowLeft', 'Shift+ArrowRight', '?', 'h']) {
    it(`does not bubble out of the element, and is seen by capturing listeners: ${key}`, async () => {
      const { element, bubbled, captured } = await make();
      let event!: Event;
      element.addEventListener('keydown', (pressed) => (event = pressed), { capture: true });
      await press(key);
      expect(event.defaultPrevented).to.equal(true);
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

describe('A key that the board does not use', () => {
  for (const [key, where, prepare] of [
    ...['x', 'PageDown', 'Escape', 'Enter', 'Control+z'].map((key) => [key, 'in play'] as const),
    ['ArrowLeft', 'when the game is over', (element: Game2048Element) => element.giveUp()],
    ['ArrowLeft', 'on a button', (element: Game2048Element) => buttonOf(element, 'new').focus()],
  ] as const) {
    it(`bubbles: ${key} ${where}`, async () => {
      const { element, bubbled, isPrevented } = await make();
      prepare?.(element);
      await press(key);
      expect(isPrevented()).to.equal(false);
      expect(bubbled.slice(-2)).to.include(key.replace('Control+', ''));
    });
  }
});

describe('A gesture that began on the board', () => {
  it('does not bubble out, and is seen by capturing listeners: made-up events of every type', async () => {
    const { element, bubbled, captured } = await make();
    fire(boardOf(element), tapped);
    expect(bubbled).to.deep.equal([]);
    expect(captured).to.deep.equal(tapped);
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
      (document.activeElement as HTMLElement).blur();
      fire(boardOf(element), ['pointerdown'], { clientX: 80 });
      fire(boardOf(element), ['pointermove', 'pointerup']);
      expect(bubbled).to.deep.equal(['pointerdown', 'pointermove', 'pointerup']);
      expect(element.moves).to.equal(0);
    }
  });
});

describe('A gesture that began elsewhere', () => {
  it('bubbles from a button of the element', async () => {
    const { element, bubbled } = await make();
    fire(buttonOf(element, 'new'), tapped);
    expect(bubbled).to.deep.equal(tapped);
  });
});
