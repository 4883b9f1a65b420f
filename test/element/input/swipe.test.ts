import { expect } from '@open-wc/testing';
import { SwipeRecognizer } from '../../../src/element/input/swipe.js';

/** A surface that is swiped on by pointers that nothing can capture, with what the recognizer made of it. */
function surface() {
  const swiped: string[] = [];
  const leaned: [number, number][] = [];
  const taps = { count: 0 };
  const recognizer = new SwipeRecognizer({
    acceptsSwipes: () => true,
    swiped: (direction) => swiped.push(direction),
    tapped: () => (taps.count += 1),
    leaned: (x, y) => leaned.push([x, y]),
  });
  const pointer = (type: string, x: number, y: number, init: PointerEventInit = {}): void => {
    const event = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, buttons: 0 };
    const at = { type: `pointer${type}`, clientX: x, clientY: y };
    recognizer.handleEvent({ ...event, ...at, ...init } as PointerEvent);
  };
  /** Goes down at the first point and on to the others; stays down. */
  const drag = (...points: [number, number][]): void => {
    points.forEach(([x, y], index) => pointer(index ? 'move' : 'down', x, y));
  };
  return { recognizer, swiped, leaned, taps, pointer, drag };
}

describe('SwipeRecognizer', () => {
  for (const [direction, x, y] of [
    ['up', 100, 76],
    ['right', 124, 100],
    ['down', 100, 124],
    ['left', 76, 100],
  ] as const) {
    it(`acts at 24 px ${direction} with the finger down, and not again when it is lifted`, () => {
      const { swiped, drag, pointer } = surface();
      drag([100, 100], [(100 + x) / 2, (100 + y) / 2]);
      expect(swiped).to.deep.equal([]);
      pointer('move', x, y);
      expect(swiped).to.deep.equal([direction]);
      pointer('up', x, y);
      expect(swiped).to.deep.equal([direction]);
    });
  }

  it('counts an oblique swipe by its larger component', () => {
    const { swiped, drag } = surface();
    drag([100, 100], [120, 67]);
    expect(swiped).to.deep.equal(['up']);
  });

  it('makes the next move when the finger turns without being lifted', () => {
    const { swiped, drag } = surface();
    drag([100, 100], [130, 100], [180, 102], [181, 115], [182, 130], [150, 131], [150, 100]);
    expect(swiped).to.deep.equal(['right', 'down', 'left', 'up']);
  });

  it('counts a turn back from where the finger turns', () => {
    const { swiped, drag } = surface();
    drag([100, 100], [130, 100], [200, 100], [176, 100]);
    expect(swiped).to.deep.equal(['right', 'left']);
  });

  it('does not repeat a swipe that goes on, nor turn with one that drifts', () => {
    const { swiped, drag, pointer } = surface();
    drag([100, 100]);
    for (let n = 1; n <= 40; n++) pointer('move', 100 + n * 8, 100 + n);
    pointer('up', 420, 140);
    expect(swiped).to.deep.equal(['right']);
  });

  it('makes one move of a diagonal, and of a turn that is less than twice as long as it is wide', () => {
    const { swiped, drag, pointer } = surface();
    drag([100, 100], [130, 72], [160, 44], [178, 10], [186, -6]);
    pointer('up', 186, -6);
    expect(swiped).to.deep.equal(['right']);
  });

  it('counts a flick that is lifted before 24 px, and takes a shorter one for a tap', () => {
    const { swiped, drag, pointer } = surface();
    drag([100, 100], [107, 100]);
    pointer('up', 114, 100);
    expect(swiped).to.deep.equal(['right']);
    drag([100, 100], [104, 103]);
    pointer('up', 104, 103);
    expect(swiped).to.deep.equal(['right']);
  });

  it('does not take the end of a swipe for a flick back', () => {
    const { swiped, drag, pointer } = surface();
    drag([100, 100], [150, 100], [138, 100]);
    pointer('up', 136, 100);
    expect(swiped).to.deep.equal(['right']);
  });

  it('counts several swipes in a row', () => {
    const { swiped, drag, pointer } = surface();
    for (const x of [40, 160, 40, 40]) {
      drag([100, 100], [x, 100]);
      pointer('up', x, 100);
    }
    expect(swiped).to.deep.equal(['left', 'right', 'left', 'left']);
  });

  it('reports how far the pointer has gone along one axis until it has swiped', () => {
    const { leaned, swiped, drag } = surface();
    drag([100, 100], [112, 103], [120, 103]);
    expect(leaned).to.deep.equal([
      [12, 0],
      [20, 0],
    ]);
    drag([100, 100], [100, 88], [100, 70]);
    expect(leaned.slice(2)).to.deep.equal([
      [0, 0],
      [0, -12],
      [0, 0],
    ]);
    expect(swiped).to.deep.equal(['up']);
  });

  it('stops leaning when the finger is lifted or the gesture is not ours', () => {
    const { leaned, swiped, recognizer, drag, pointer } = surface();
    drag([100, 100], [108, 100]);
    pointer('up', 108, 100);
    expect(leaned.at(-1)).to.deep.equal([0, 0]);
    drag([100, 100], [108, 100]);
    pointer('cancel', 0, 0);
    expect(leaned.at(-1)).to.deep.equal([0, 0]);
    drag([100, 100], [108, 100]);
    recognizer.cancel();
    expect(leaned.at(-1)).to.deep.equal([0, 0]);
    pointer('move', 150, 100);
    pointer('up', 150, 100);
    expect(swiped).to.deep.equal([]);
  });

  it('tells a tap from a swipe, and from a swipe that was cancelled', () => {
    const { swiped, taps, drag, pointer } = surface();
    drag([100, 100], [103, 100]);
    pointer('up', 103, 100);
    expect(taps.count).to.equal(1);
    drag([100, 100], [160, 100]);
    pointer('up', 160, 100);
    drag([100, 100]);
    pointer('cancel', 100, 100);
    expect(taps.count).to.equal(1);
    expect(swiped).to.deep.equal(['right']);
  });

  it('leaves a swipe that the browser takes over to it', () => {
    const { swiped, drag, pointer } = surface();
    drag([100, 100]);
    pointer('cancel', 10, 100);
    pointer('up', 10, 100);
    expect(swiped).to.deep.equal([]);
  });

  it('leaves a pinch to the browser', () => {
    const { swiped, drag, pointer } = surface();
    const second = { pointerId: 8, isPrimary: false };
    drag([100, 100]);
    pointer('down', 150, 100, second);
    pointer('move', 250, 100, second);
    pointer('move', 10, 100);
    pointer('up', 250, 100, second);
    pointer('up', 10, 100);
    expect(swiped).to.deep.equal([]);
  });

  it('takes a mouse drag for a swipe, with the main button only', () => {
    const { swiped, pointer } = surface();
    const mouse = { pointerType: 'mouse', pointerId: 1 };
    pointer('down', 100, 100, { ...mouse, button: 1 });
    pointer('move', 160, 100, mouse);
    pointer('up', 160, 100, { ...mouse, button: 1 });
    expect(swiped).to.deep.equal([]);
    pointer('down', 100, 100, mouse);
    pointer('move', 160, 100, { ...mouse, buttons: 1 });
    pointer('up', 160, 100, mouse);
    expect(swiped).to.deep.equal(['right']);
  });

  it('forgets a mouse drag whose end it has missed', () => {
    const { swiped, pointer } = surface();
    const mouse = { pointerType: 'mouse', pointerId: 1 };
    pointer('down', 100, 100, mouse);
    pointer('move', 160, 100, { ...mouse, buttons: 1 });
    // The page shows an alert, which the button is released over.
    pointer('move', 160, 180, mouse);
    pointer('move', 160, 240, { ...mouse, buttons: 1 });
    expect(swiped).to.deep.equal(['right']);
  });
});
