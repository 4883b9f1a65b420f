import type { Direction } from '../engine/index.js';

/** In CSS pixels; a shorter touch is a tap. Small enough for a flick of the thumb. */
const shortestSwipe = 10;

/**
 * Turns pointer events of one element into directions; a mouse drag counts as a swipe.
 *
 * @returns the listener for `pointerdown`, `pointerup` and `pointercancel`
 */
export function swipes(onSwipe: (direction: Direction) => void): (event: PointerEvent) => void {
  let start: PointerEvent | undefined;
  return (event) => {
    if (event.type === 'pointerdown') {
      // A second finger makes it a pinch, which is the browser's; only the main button drags.
      start = event.isPrimary && !event.button ? event : undefined;
      if (start) capture(event);
    } else if (start?.pointerId === event.pointerId) {
      const right = event.clientX - start.clientX;
      const down = event.clientY - start.clientY;
      const far = Math.max(right, -right, down, -down);
      start = undefined;
      // The browser fires `pointercancel` when it takes the gesture over; then it is not ours.
      if (event.type === 'pointercancel' || far < shortestSwipe) return;
      onSwipe(far === down ? 'down' : far === -down ? 'up' : far === right ? 'right' : 'left');
    }
  };
}

// A drag that ends outside the board still ends here.
function capture(event: PointerEvent): void {
  try {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone.
  }
}
