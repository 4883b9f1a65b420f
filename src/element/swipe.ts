import type { Direction } from '../engine/index.js';

/** CSS pixels; below it a touch is a tap. Small enough for a flick of the thumb. */
const shortestSwipe = 10;

/** Turns pointer events of one element into directions; a mouse drag counts as a swipe. */
export class Swipe {
  #start: PointerEvent | undefined;

  constructor(readonly onSwipe: (direction: Direction) => void) {}

  /** To be called for `pointerdown`, `pointerup` and `pointercancel` of the board. */
  handleEvent(event: PointerEvent): void {
    const start = this.#start;
    if (event.type === 'pointerdown') {
      // A second finger makes it a pinch, which is the browser's; only the main button drags.
      this.#start = event.isPrimary && event.button === 0 ? event : undefined;
      if (this.#start) capture(event);
      return;
    }
    if (start?.pointerId !== event.pointerId) return;
    this.#start = undefined;
    // The browser fires `pointercancel` when it takes the gesture over; then it is not ours.
    if (event.type !== 'pointerup') return;
    const direction = direct(event.clientX - start.clientX, event.clientY - start.clientY);
    if (direction) this.onSwipe(direction);
  }
}

// A drag that ends outside the board still ends here.
function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  } catch {
    // the pointer is already gone
  }
}

function direct(dx: number, dy: number): Direction | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < shortestSwipe) return undefined;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}
