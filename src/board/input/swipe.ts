import type { Direction } from '../../engine/index.js';

/** CSS pixels after which a finger has swiped, while it is still down. */
const swipeDistance = 24;

/** A finger lifted after this many pixels has flicked; one lifted earlier has tapped. */
const flickDistance = 10;

/**
 * A turn counts only if it goes this many times further in its new direction than across, so that the arc of a thumb,
 * or a nearly diagonal swipe, makes one move.
 */
const turnRatio = 2;

export interface SwipeCallbacks {
  /** Asked when a pointer goes down: whether it may swipe, or only tap. */
  acceptsSwipes(): boolean;
  swiped(direction: Direction): void;
  /** The pointer went up where it had gone down. */
  tapped(): void;
  /** CSS pixels towards a swipe, along one axis; 0, 0 when the pointer has swiped or let go. */
  leaned(x: number, y: number): void;
}

interface Drag {
  pointerId: number;
  /** Where the pointer went down; after a swipe, the last place where it still went that way. */
  x: number;
  y: number;
  /** Whether it cannot swipe, wherever it goes. */
  onlyTaps: boolean;
  /** This direction counts again only after another one, or once the finger was lifted. */
  lastSwipe?: Direction;
}

/**
 * Turns pointer events of one element into directions; a mouse drag counts as a swipe. A swipe acts before the finger is
 * lifted, and a finger that turns makes the next move.
 */
export class SwipeRecognizer {
  readonly #callbacks: SwipeCallbacks;
  #drag: Drag | undefined;
  #leaning = false;

  constructor(callbacks: SwipeCallbacks) {
    this.#callbacks = callbacks;
  }

  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') {
      this.#begin(event);
      return;
    }
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointerId) return;
    if (event.type === 'pointerup') this.#end(drag, event);
    // A dialog that opens during a drag swallows `pointerup`; the mouse then moves with no button down.
    else if (event.type === 'pointermove' && !isReleasedMouse(event)) this.#follow(drag, event);
    // `pointercancel`: the browser has taken over the gesture, for instance to scroll.
    else this.cancel();
  }

  /** Drops a swipe that has begun. */
  cancel(): void {
    this.#drag = undefined;
    this.#lean(0, 0);
  }

  #begin(event: PointerEvent): void {
    // A second finger pinches, which is the browser's; but if the first has swiped, two thumbs are playing.
    const isSecondThumb = this.#drag?.lastSwipe !== undefined;
    this.cancel();
    if (!(event.isPrimary || isSecondThumb) || event.button !== 0) return;
    const onlyTaps = !this.#callbacks.acceptsSwipes();
    this.#drag = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, onlyTaps };
    if (!onlyTaps) capture(event);
  }

  #follow(drag: Drag, event: PointerEvent): void {
    if (drag.onlyTaps) return;
    const path = pathOf(drag, event);
    if (path.direction === drag.lastSwipe) {
      drag.x = event.clientX;
      drag.y = event.clientY;
      this.#lean(0, 0);
    } else if (!countsAsSwipe(drag, path)) this.#lean(0, 0);
    else if (path.distance >= swipeDistance) this.#swipe(drag, path.direction, event);
    else this.#lean(path.x, path.y);
  }

  #end(drag: Drag, event: PointerEvent): void {
    this.#drag = undefined;
    const path = pathOf(drag, event);
    // A quick flick ends before it has gone the whole distance.
    const least = drag.lastSwipe ? swipeDistance : flickDistance;
    if (!drag.onlyTaps && countsAsSwipe(drag, path) && path.distance >= least) {
      this.#swipe(drag, path.direction, event);
      return;
    }
    this.#lean(0, 0);
    if (!drag.lastSwipe && path.distance < flickDistance) this.#callbacks.tapped();
  }

  #swipe(drag: Drag, direction: Direction, { clientX, clientY }: PointerEvent): void {
    drag.lastSwipe = direction;
    drag.x = clientX;
    drag.y = clientY;
    this.#lean(0, 0);
    this.#callbacks.swiped(direction);
  }

  #lean(x: number, y: number): void {
    const leaning = x !== 0 || y !== 0;
    if (leaning || this.#leaning) this.#callbacks.leaned(x, y);
    this.#leaning = leaning;
  }
}

const isReleasedMouse = ({ pointerType, buttons }: PointerEvent): boolean =>
  pointerType === 'mouse' && buttons === 0;

interface Path {
  direction: Direction;
  /** Pixels in this direction, and across. */
  distance: number;
  across: number;
  /** The pixels in this direction as a vector. */
  x: number;
  y: number;
}

function pathOf(start: Drag, { clientX, clientY }: PointerEvent): Path {
  const x = clientX - start.x;
  const y = clientY - start.y;
  const [right, down] = [Math.abs(x), Math.abs(y)];
  return right > down
    ? { direction: x > 0 ? 'right' : 'left', distance: right, across: down, x, y: 0 }
    : { direction: y > 0 ? 'down' : 'up', distance: down, across: right, x: 0, y };
}

/** The first swipe may go anywhere; a later one must be a clear turn. */
function countsAsSwipe({ lastSwipe }: Drag, { direction, distance, across }: Path): boolean {
  return !lastSwipe || (direction !== lastSwipe && distance >= turnRatio * across);
}

// A drag that ends outside the board still ends here.
function capture(event: PointerEvent): void {
  try {
    (event.target as Element).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone.
  }
}
