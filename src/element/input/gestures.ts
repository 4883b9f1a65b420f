import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SwipeRecognizer } from './swipe.js';

type GestureHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

const eventTypes = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/**
 * Reads swipes on the board. All events of a gesture that begins on a board that takes swipes stay in the element, or
 * a carousel around it would turn, too. Capturing listeners of the page see them.
 */
export class Gestures implements ReactiveController {
  readonly #host: GestureHost;
  readonly #swipes: SwipeRecognizer;
  readonly #takesSwipes: () => boolean;
  /** Whether the latest gesture began on a board that takes swipes. */
  #isOurs = false;
  #document: Document | undefined;

  constructor(host: GestureHost, swipes: SwipeRecognizer, takesSwipes: () => boolean) {
    this.#host = host;
    this.#swipes = swipes;
    this.#takesSwipes = takesSwipes;
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of eventTypes) {
      this.#host.renderRoot.addEventListener(type, this, { passive: true });
    }
    this.#document = this.#host.renderRoot.ownerDocument;
    this.#document.addEventListener('pointerdown', this.#forget, true);
  }

  hostDisconnected(): void {
    for (const type of eventTypes) this.#host.renderRoot.removeEventListener(type, this);
    this.#document?.removeEventListener('pointerdown', this.#forget, true);
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#begin(event as PointerEvent);
    else if (isHover(event)) this.#isOurs = false;
    if (!isOnBoard(event)) return;
    if (event.type.startsWith('pointer')) this.#swipes.handleEvent(event as PointerEvent);
    if (this.#isOurs) event.stopPropagation();
  }

  /** Another gesture begins, perhaps elsewhere in the page: the one on the board is over. */
  readonly #forget = (event: PointerEvent): void => {
    if (event.isPrimary) this.#isOurs = false;
  };

  /** A second finger belongs to the gesture of the first. */
  #begin(event: PointerEvent): void {
    if (event.isPrimary) this.#isOurs = isOnBoard(event) && this.#takesSwipes();
  }
}

/** The table for reading lies over the board. */
function isOnBoard({ target }: Event): boolean {
  return target instanceof Element && target.closest('#board, .reader') !== null;
}

function isHover(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { pointerType, buttons } = event as PointerEvent;
  return pointerType === 'mouse' && buttons === 0;
}
