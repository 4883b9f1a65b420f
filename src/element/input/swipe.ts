import type { Direction } from '../../engine/index.js';

/** In CSS pixels: a finger that has gone this far has swiped, while it is still down. */
const swipeDistance = 24;

/** A finger lifted after this much has flicked; one lifted earlier has tapped. */
const flickDistance = 10;

/** How far the tiles lean toward a swipe at most, just before it acts. */
const maxLean = 6;

export interface SwipeCallbacks {
  /** Asked when a pointer goes down: whether it may swipe, or only tap. */
  acceptsSwipes(): boolean;
  swiped(direction: Direction): void;
  /** The pointer went up where it had gone down. */
  tapped(): void;
  /** The tiles are to lean by so many pixels; by 0, 0 at the end. */
  leaned(x: number, y: number): void;
}

/** A pointer that is down. */
interface Drag {
  pointerId: number;
  /** Where it went down, or where it was when it last swiped or went on in the direction swiped. */
  x: number;
  y: number;
  /** Whether it only taps, whatever way it goes. */
  onlyTaps: boolean;
  /** The last direction swiped: it comes again only after another one, or after the finger was lifted. */
  swiped?: Direction;
}

/**
 * Turns the pointer events of one element into directions; a mouse drag counts as a swipe. A swipe acts before the
 * finger is lifted, and a finger that turns makes the next move.
 */
export class SwipeRecognizer {
  readonly #callbacks: SwipeCallbacks;
  #drag: Drag | undefined;
  #leaning = false;

  constructor(callbacks: SwipeCallbacks) {
    this.#callbacks = callbacks;
  }

  /** The listener for `pointerdown`, `pointermove`, `pointerup` and `pointercancel`. */
  handleEvent(event: PointerEvent): void {
    if (event.type === 'pointerdown') {
      this.#begin(event);
      return;
    }
    const drag = this.#drag;
    if (event.pointerId !== drag?.pointerId) return;
    if (event.type === 'pointerup') this.#end(drag, event);
    // A dialog that opens during a drag swallows its end.
    else if (event.type === 'pointermove' && !isReleasedMouse(event)) this.#follow(drag, event);
    // Firefox fires `pointercancel` when the page takes over the gesture; the swipe is then not ours.
    else this.cancel();
  }

  /** Forgets a swipe that has begun, as when a card opens over the board. */
  cancel(): void {
    this.#drag = undefined;
    this.#lean(0, 0);
  }

  #begin(event: PointerEvent): void {
    this.cancel();
    // A second finger makes it a pinch, which is the browser's; only the main button drags.
    if (!event.isPrimary || event.button !== 0) return;
    const onlyTaps = !this.#callbacks.acceptsSwipes();
    this.#drag = { pointerId: event.pointerId, x: event.clientX, y: event.clientY, onlyTaps };
    if (!onlyTaps) capture(event);
  }

  #follow(drag: Drag, event: PointerEvent): void {
    if (drag.onlyTaps) return;
    const { direction, distance } = wayOf(drag, event);
    if (direction === drag.swiped) {
      // A turn counts from where the finger turns.
      drag.x = event.clientX;
      drag.y = event.clientY;
      this.#lean(0, 0);
    } else if (distance >= swipeDistance) {
      this.#swipe(drag, direction, event);
    } else {
      const lean = (distance / swipeDistance) * maxLean;
      const [right, down] = towards[direction];
      this.#lean(right * lean, down * lean);
    }
  }

  #end(drag: Drag, event: PointerEvent): void {
    this.#drag = undefined;
    const { direction, distance } = wayOf(drag, event);
    // A quick flick is over before it has gone the whole distance.
    const least = drag.swiped ? swipeDistance : flickDistance;
    if (!drag.onlyTaps && direction !== drag.swiped && distance >= least) {
      this.#swipe(drag, direction, event);
      return;
    }
    this.#lean(0, 0);
    if (!drag.swiped && distance < flickDistance) this.#callbacks.tapped();
  }

  #swipe(drag: Drag, direction: Direction, { clientX, clientY }: PointerEvent): void {
    drag.swiped = direction;
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

const towards: Record<Direction, readonly [right: number, down: number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** The way from a point to a pointer: its larger part, and that part's direction. */
function wayOf(
  { x, y }: Drag,
  { clientX, clientY }: PointerEvent,
): { direction: Direction; distance: number } {
  const right = clientX - x;
  const down = clientY - y;
  if (Math.abs(right) > Math.abs(down)) {
    return { direction: right > 0 ? 'right' : 'left', distance: Math.abs(right) };
  }
  return { direction: down > 0 ? 'down' : 'up', distance: Math.abs(down) };
}

// A drag that ends outside the board still ends here.
function capture(event: PointerEvent): void {
  try {
    (event.target as Element).setPointerCapture(event.pointerId);
  } catch {
    // The pointer is already gone.
  }
}
