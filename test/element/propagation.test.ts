import { expect, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { rows } from '../support/boards.js';
import { begin, fixture, settled } from '../support/fixture.js';
import { press } from '../support/input.js';
import { boardOf, buttonOf, middleOf, overlayOf } from '../support/screen.js';

/** What a tap fires, by finger and by mouse. */
const tapped = [
  ...['pointerdown', 'pointermove', 'pointerup', 'touchstart', 'touchmove', 'touchend'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/** A game in a carousel, and the events of keys and gestures that the carousel captures and that bubble to it. */
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
  const captured: Event[] = [];
  const bubbled: Event[] = [];
  for (const type of [...tapped, 'pointercancel', 'touchcancel', 'keydown', 'keyup']) {
    carousel.addEventListener(type, (event) => captured.push(event), { capture: true });
    carousel.addEventListener(type, (event) => {
      // Where a drag ends on the carousel, WebKit clicks on that: nothing that could come out of the board.
      if (type !== 'click' || event.target !== carousel) bubbled.push(event);
    });
  }
  return { element, captured, bubbled };
}

const typesOf = (events: readonly Event[]) => events.map(({ type }) => type);
const eventsOfKey = (events: readonly Event[], key: string) =>
  events.filter((event) => event instanceof KeyboardEvent && event.key === key);

/** Dispatches events that are composed and bubble, as real ones do. */
function fire(target: Element, types: readonly string[], init: PointerEventInit = {}): void {
  for (const type of types) {
    const all = { bubbles: true, composed: true, cancelable: true, pointerType: 'touch', ...init };
    const Class = type.startsWith('pointer') ? PointerEvent : UIEvent;
    target.dispatchEvent(new Class(type, { isPrimary: true, pointerId: 7, button: 0, ...all }));
  }
}

describe('A key that the board uses', () => {
  for (const chord of ['ArrowLeft', 'Shift+ArrowRight', '?', 'h']) {
    it(`is prevented and does not bubble out of the element, but can be captured: ${chord}`, async () => {
      const { captured, bubbled } = await make();
      await press(chord);
      const key = chord.replace('Shift+', '');
      const [down, up] = eventsOfKey(captured, key);
      expect([down?.type, up?.type]).to.deep.equal(['keydown', 'keyup']);
      expect(down!.defaultPrevented).to.equal(true);
      expect(typesOf(eventsOfKey(bubbled, key))).to.deep.equal([]);
    });
  }

  it('does not bubble if it is Escape and closes a card that has the focus', async () => {
    const { element, captured, bubbled } = await make();
    element.move('left');
    await settled(element);
    buttonOf(element, 'new').click();
    await settled(element);
    buttonOf(element, 'cancel').focus();
    await press('Escape');
    await settled(element);
    expect(overlayOf(element)).to.equal(null);
    expect(typesOf(eventsOfKey(captured, 'Escape'))).to.deep.equal(['keydown', 'keyup']);
    expect(typesOf(eventsOfKey(bubbled, 'Escape'))).to.deep.equal([]);
  });
});

describe('A key that the board does not use', () => {
  for (const [chord, where, prepare] of [
    ...['x', 'PageDown', 'Escape', 'Enter', 'Control+z'].map((key) => [key, 'in play'] as const),
    ['ArrowLeft', 'when the game is over', (element: Game2048Element) => element.giveUp()],
    ['ArrowLeft', 'on a button', (element: Game2048Element) => buttonOf(element, 'new').focus()],
  ] as const) {
    it(`bubbles and is not prevented: ${chord} ${where}`, async () => {
      const { element, bubbled } = await make();
      prepare?.(element);
      await press(chord);
      const [down, up] = eventsOfKey(bubbled, chord.replace('Control+', ''));
      expect([down?.type, up?.type]).to.deep.equal(['keydown', 'keyup']);
      expect(down!.defaultPrevented).to.equal(false);
    });
  }
});

describe('A gesture that began on the board', () => {
  it('does not bubble out of the element, but can be captured: scripted events of every type', async () => {
    const { element, bubbled, captured } = await make();
    fire(boardOf(element), tapped);
    expect(typesOf(bubbled)).to.deep.equal([]);
    expect(typesOf(captured)).to.deep.equal(tapped);
  });

  it('does not bubble out of the element: the swipe of a finger', async function () {
    const { element, bubbled, captured } = await make();
    const [x, y] = middleOf(boardOf(element));
    // A driver may hover over the board first.
    const forget = () => (bubbled.length = 0);
    element.addEventListener('pointerdown', forget, { capture: true, once: true });
    if (!(await executeServerCommand('swipe', { from: [x, y], to: [x - 70, y] }))) this.skip();
    expect(element.moves).to.equal(1);
    expect(typesOf(bubbled)).to.deep.equal([]);
    expect(typesOf(captured)).to.include.members(['pointerdown', 'pointermove', 'pointerup']);
  });

  it('does not bubble out of the element: the drag of a mouse that ends outside the board', async () => {
    const { element, bubbled, captured } = await make();
    const [x, y] = middleOf(boardOf(element));
    await sendMouse({ type: 'move', position: [x, y] });
    bubbled.length = captured.length = 0;
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x - 60, y] });
    await sendMouse({ type: 'move', position: [10, y] });
    await sendMouse({ type: 'up' });
    const seen = typesOf(bubbled);
    await resetMouse();
    expect(element.moves).to.equal(1);
    expect(seen).to.deep.equal([]);
    const pressed = ['pointerdown', 'mousedown', 'pointerup', 'mouseup'];
    expect(typesOf(captured)).to.include.members(pressed);
  });

  it('bubbles while the board takes no swipes', async () => {
    for (const attributes of [
      { swipe: 'never' },
      { swipe: 'focused' },
      { disabled: true },
    ] as const) {
      const { element, bubbled } = await make(attributes);
      (document.activeElement as HTMLElement).blur();
      fire(boardOf(element), ['pointerdown'], { clientX: 80 });
      fire(boardOf(element), ['pointermove', 'pointerup']);
      expect(typesOf(bubbled)).to.deep.equal(['pointerdown', 'pointermove', 'pointerup']);
      expect(element.moves).to.equal(0);
    }
  });
});

it('A gesture that began on a button of the element bubbles', async () => {
  const { element, bubbled } = await make();
  fire(buttonOf(element, 'new'), tapped);
  expect(typesOf(bubbled)).to.deep.equal(tapped);
});
