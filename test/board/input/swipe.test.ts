import { expect } from '@open-wc/testing';
import { SwipeRecognizer } from '../../../src/board/input/swipe.js';

/** The points of a path, which is written as in `100,88 100,76`. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(\S+),(\S+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** A recognizer, what it has reported, and ways to move a pointer. */
function recognize() {
  const swiped: string[] = [];
  const dragged: [number, number][] = [];
  const taps = { count: 0 };
  const recognizer = new SwipeRecognizer({
    acceptsSwipes: () => true,
    swiped: (direction) => swiped.push(direction),
    tapped: () => (taps.count += 1),
    dragged: (x, y) => dragged.push([x, y]),
  });
  const pointer = (type: string, x: number, y: number, init: PointerEventInit = {}): void => {
    const event = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, buttons: 0 };
    const at = { type: `pointer${type}`, clientX: x, clientY: y };
    recognizer.handleEvent({ ...event, ...at, ...init } as PointerEvent);
  };
  /** Goes down at 100, 100 and on to these points; stays down. */
  const drag = (path = ''): void => {
    pointer('down', 100, 100);
    for (const [x, y] of pointsOf(path)) pointer('move', x, y);
  };
  return { swiped, dragged, taps, pointer, drag };
}

describe('SwipeRecognizer', () => {
  const drifting = Array.from({ length: 40 }, (_, n) => `${108 + n * 8},${101 + n}`).join(' ');
  for (const [title, path, directions, expectedTaps = 0] of [
    ['acts at 24 px up, with the finger down', '100,88 100,76', 'up'],
    ['acts at 24 px to the right', '112,100 124,100', 'right'],
    ['acts at 24 px down', '100,112 100,124', 'down'],
    ['acts at 24 px to the left', '88,100 76,100', 'left'],
    ['does not act before 24 px', '88,100 77,100', ''],
    ['counts an oblique swipe by its larger component', '120,67', 'up'],
    [
      'makes the next move when the finger turns without being lifted',
      '130,100 180,102 181,115 182,130 150,131 150,100',
      'right down left up',
    ],
    ['counts a turn back from where the finger turned', '130,100 200,100 176,100', 'right left'],
    ['does not repeat a swipe that goes on and drifts to a side', drifting, 'right'],
    ['makes one move of a diagonal', '130,72 160,44', 'right'],
    ['ignores a turn that is less than twice as long as wide', '130,72 178,10 186,-6', 'right'],
    ['counts a flick that is lifted before 24 px', '107,100 114,100 lifted', 'right'],
    ['takes a shorter movement for a tap', '104,103 104,103 lifted', '', 1],
    ['does not take the end of a swipe for a flick back', '150,100 136,100 lifted', 'right'],
  ] as const) {
    it(title, () => {
      const { swiped, taps, drag, pointer } = recognize();
      drag(path);
      const [x, y] = pointsOf(path).at(-1)!;
      if (path.endsWith('lifted')) pointer('up', x, y);
      expect(swiped.join(' ')).to.equal(directions);
      if (directions) pointer('up', x, y);
      expect(swiped.join(' ')).to.equal(directions);
      expect(taps.count).to.equal(expectedTaps);
    });
  }

  it('counts several swipes in a row', () => {
    const { swiped, drag, pointer } = recognize();
    for (const x of [40, 160, 40, 40]) {
      drag(`${x},100`);
      pointer('up', x, 100);
    }
    expect(swiped).to.deep.equal(['left', 'right', 'left', 'left']);
  });

  it('reports how far the pointer has gone along one axis until it has swiped', () => {
    const { dragged, drag } = recognize();
    drag('112,103 120,103');
    expect(dragged.splice(0).join(' ')).to.equal('12,0 20,0');
    drag('100,88 100,70');
    expect(dragged.join(' ')).to.equal('0,0 0,-12 0,0');
  });

  it('reports no distance once the finger is lifted or the gesture is cancelled', () => {
    const { dragged, swiped, drag, pointer } = recognize();
    for (const end of [() => pointer('up', 108, 100), () => pointer('cancel', 0, 0)]) {
      drag('108,100');
      end();
      expect(dragged.at(-1)).to.deep.equal([0, 0]);
    }
    pointer('move', 150, 100);
    pointer('up', 150, 100);
    expect(swiped).to.deep.equal([]);
  });

  it('reports neither a swipe nor a tap if the browser takes over the gesture', () => {
    const { swiped, taps, drag, pointer } = recognize();
    drag();
    pointer('cancel', 10, 100);
    pointer('up', 10, 100);
    expect([swiped, taps.count]).to.deep.equal([[], 0]);
  });

  it('leaves a pinch to the browser', () => {
    const { swiped, drag, pointer } = recognize();
    const second = { pointerId: 8, isPrimary: false };
    drag();
    pointer('down', 150, 100, second);
    pointer('move', 250, 100, second);
    pointer('move', 10, 100);
    pointer('up', 250, 100, second);
    pointer('up', 10, 100);
    expect(swiped).to.deep.equal([]);
  });

  it('takes a mouse drag for a swipe, with the main button only', () => {
    for (const button of [1, 0]) {
      const { swiped, pointer } = recognize();
      const mouse = { pointerType: 'mouse', pointerId: 1, button };
      pointer('down', 100, 100, mouse);
      pointer('move', 160, 100, { ...mouse, buttons: 1 });
      pointer('up', 160, 100, mouse);
      expect(swiped).to.deep.equal(button ? [] : ['right']);
    }
  });

  it('forgets a mouse drag whose end it missed', () => {
    const { swiped, pointer } = recognize();
    const mouse = { pointerType: 'mouse', pointerId: 1 };
    pointer('down', 100, 100, mouse);
    pointer('move', 160, 100, { ...mouse, buttons: 1 });
    // The page shows an alert, which the button is released over.
    pointer('move', 160, 180, mouse);
    pointer('move', 160, 240, { ...mouse, buttons: 1 });
    expect(swiped).to.deep.equal(['right']);
  });
});
