import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SwipeRecognizer, type SwipeCallbacks } from './swipe.js';

type GestureHost = ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment };

const eventTypes = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
  ...['mousedown', 'mousemove', 'mouseup', 'click'],
];

/**
 * Reads swipes on the board. While the board takes swipes, all events of a gesture that begins there stay in the element,
 * or a carousel around it would turn, too. Only capturing listeners of the page see them.
 */
export class Gestures implements ReactiveController {
  readonly #host: GestureHost;
  readonly #callbacks: SwipeCallbacks;
  readonly #recognizer: SwipeRecognizer;
  /** The latest gesture began on a board that takes swipes: its events stay in the element. */
  #beganOnBoard = false;
  #document: Document | undefined;

  constructor(host: GestureHost, callbacks: SwipeCallbacks) {
    this.#host = host;
    this.#callbacks = callbacks;
    this.#recognizer = new SwipeRecognizer(callbacks);
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of eventTypes) {
      this.#host.renderRoot.addEventListener(type, this, { passive: true });
    }
    this.#document = this.#host.renderRoot.ownerDocument;
    this.#document.addEventListener('pointerdown', this.#endLastGesture, true);
  }

  hostDisconnected(): void {
    for (const type of eventTypes) this.#host.renderRoot.removeEventListener(type, this);
    this.#document?.removeEventListener('pointerdown', this.#endLastGesture, true);
  }

  handleEvent(event: Event): void {
    if (event.type === 'pointerdown') this.#begin(event as PointerEvent);
    else if (isHover(event)) this.#beganOnBoard = false;
    if (!isOnBoard(event)) return;
    if (event.type.startsWith('pointer')) this.#recognizer.handleEvent(event as PointerEvent);
    if (this.#beganOnBoard) event.stopPropagation();
  }

  /** Runs before `#begin`, and also for a gesture that begins elsewhere in the page. */
  readonly #endLastGesture = (event: PointerEvent): void => {
    if (event.isPrimary) this.#beganOnBoard = false;
  };

  /** A second finger belongs to the gesture of the first. */
  #begin(event: PointerEvent): void {
    if (event.isPrimary) this.#beganOnBoard = isOnBoard(event) && this.#callbacks.acceptsSwipes();
  }
}

// The table for screen readers lies over the board.
function isOnBoard({ target }: Event): boolean {
  return target instanceof Element && target.closest('#board, .reader') !== null;
}

function isHover(event: Event): boolean {
  if (event.type !== 'pointermove') return false;
  const { pointerType, buttons } = event as PointerEvent;
  return pointerType === 'mouse' && buttons === 0;
}
