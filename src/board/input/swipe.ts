import type { Direction } from '../../engine/index.js';

/** CSS pixels after which a finger has swiped, while it is still down. */
const swipeDistance = 24;

/** A finger lifted after this many pixels has flicked; one lifted earlier has tapped. */
const flickDistance = 10;

/** A turn goes this many times further in its new direction than across. The arc of a thumb makes only one move. */
const turnRatio = 2;

export interface SwipeCallbacks {
  /** Asked when a pointer goes down. A pointer that may not swipe can still tap. */
  acceptsSwipes(): boolean;
  swiped(direction: Direction): void;
  /** The pointer went up where it had gone down. */
  tapped(): void;
  /** CSS pixels towards a swipe, along one axis; 0, 0 when the pointer has swiped or let go. */
  dragged(x: number, y: number): void;
}

interface Drag {
  pointerId: number;
  /** Where the pointer went down; after a swipe, the last place where it still went in that direction. */
  x: number;
  y: number;
  maySwipe: boolean;
  /** This direction counts again only after another one, or once the finger was lifted. */
  lastSwipe?: Direction;
}

/** Turns pointer events into directions. A swipe acts before the finger is lifted, and a turn makes the next move. */
export class SwipeRecognizer {
  readonly #callbacks: SwipeCallbacks;
  #drag: Drag | undefined;
  #isDragged = false;

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
    // After `pointercancel`, too: the browser has taken over the gesture, for instance to scroll.
    else this.cancel();
  }

  cancel(): void {
    this.#drag = undefined;
    this.#reportDrag(0, 0);
  }

  #begin(event: PointerEvent): void {
    // A second finger pinches, which is left to the browser. But if the first has swiped, two thumbs are playing.
    const isSecondThumb = this.#drag?.lastSwipe !== undefined;
    this.cancel();
    if (!(event.isPrimary || isSecondThumb) || event.button !== 0) return;
    const maySwipe = this.#callbacks.acceptsSwipes();
    this.#drag = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, maySwipe };
    if (maySwipe) capture(event);
  }

  #follow(drag: Drag, event: PointerEvent): void {
    if (!drag.maySwipe) return;
    const movement = movementFrom(drag, event);
    if (movement.direction === drag.lastSwipe) {
      drag.x = event.clientX;
      drag.y = event.clientY;
      this.#reportDrag(0, 0);
    } else if (!countsAsSwipe(drag, movement)) this.#reportDrag(0, 0);
    else if (movement.distance >= swipeDistance) this.#swipe(drag, movement.direction, event);
    else this.#reportDrag(movement.x, movement.y);
  }

  #end(drag: Drag, event: PointerEvent): void {
    this.#drag = undefined;
    const movement = movementFrom(drag, event);
    // A quick flick ends before it has gone the whole distance.
    const least = drag.lastSwipe ? swipeDistance : flickDistance;
    if (drag.maySwipe && countsAsSwipe(drag, movement) && movement.distance >= least) {
      this.#swipe(drag, movement.direction, event);
      return;
    }
    this.#reportDrag(0, 0);
    if (!drag.lastSwipe && movement.distance < flickDistance) this.#callbacks.tapped();
  }

  #swipe(drag: Drag, direction: Direction, { clientX, clientY }: PointerEvent): void {
    drag.lastSwipe = direction;
    drag.x = clientX;
    drag.y = clientY;
    this.#reportDrag(0, 0);
    this.#callbacks.swiped(direction);
  }

  #reportDrag(x: number, y: number): void {
    const isDragged = x !== 0 || y !== 0;
    if (isDragged || this.#isDragged) this.#callbacks.dragged(x, y);
    this.#isDragged = isDragged;
  }
}

const isReleasedMouse = ({ pointerType, buttons }: PointerEvent): boolean =>
  pointerType === 'mouse' && buttons === 0;

/** From where a pointer went down to where it is. 30 to the right and 4 up: `right`, 30, 4. In CSS pixels. */
interface Movement {
  direction: Direction;
  distance: number;
  across: number;
  /** The distance as a vector. */
  x: number;
  y: number;
}

function movementFrom(start: Drag, { clientX, clientY }: PointerEvent): Movement {
  const x = clientX - start.x;
  const y = clientY - start.y;
  const [right, down] = [Math.abs(x), Math.abs(y)];
  return right > down
    ? { direction: x > 0 ? 'right' : 'left', distance: right, across: down, x, y: 0 }
    : { direction: y > 0 ? 'down' : 'up', distance: down, across: right, x: 0, y };
}

/** The first swipe may go anywhere; a later one must be a clear turn. */
function countsAsSwipe({ lastSwipe }: Drag, { direction, distance, across }: Movement): boolean {
  return !lastSwipe || (direction !== lastSwipe && distance >= turnRatio * across);
}

/** Makes the events of a drag that ends outside the board still come here. */
function capture(event: PointerEvent): void {
  try {
    (event.target as Element).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone.
  }
}
