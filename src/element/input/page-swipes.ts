import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SwipeCallbacks, SwipeRecognizer } from '../../board/input/swipe.js';
import type { Interaction } from '../../session/interaction.js';
import { firstOf } from './page-first.js';

type Host = ReactiveControllerHost & HTMLElement;

const boards = new Set<PageSwipes>();

const eventTypes = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchmove'],
];

/** CSS pixels from a side of the window, where a swipe may be the browser's: back or forward. */
const edge = 24;

/** Selectors of what a finger uses in other ways. */
const widgets = [
  ...['a', 'button', 'input', 'select', 'textarea', 'label', 'summary'],
  ...['audio[controls]', 'video[controls]', '[draggable="true"]'],
  '[tabindex]:not([tabindex^="-"])',
].join();

/**
 * Lets a finger that swipes anywhere in the page move the tiles, unless it begins on something that the page uses a finger
 * for. The page does not scroll under such a swipe. A touch whose default the page has prevented is left to the page.
 */
export class PageSwipes implements ReactiveController {
  readonly host: Host;
  readonly #interaction: Interaction;
  readonly #recognizer: SwipeRecognizer;
  #listening: AbortController | undefined;
  /** The pointer of a gesture that may play. */
  #pointer: number | undefined;

  constructor(
    host: Host,
    interaction: Interaction,
    swiping: SwipeCallbacks,
    Recognizer: typeof SwipeRecognizer,
  ) {
    this.host = host;
    this.#interaction = interaction;
    // A tap in the page is not for the game.
    this.#recognizer = new Recognizer({ ...swiping, tapped: () => undefined });
    host.addController(this);
  }

  hostConnected(): void {
    this.hostUpdated();
  }

  /** A listener that may keep the page from scrolling slows it down: there is none while no swipe is wanted. */
  hostUpdated(): void {
    const listens = this.#interaction.settings.swipe === 'page' && this.host.isConnected;
    if (!listens) this.#stopListening();
    else if (!this.#listening) this.#listen();
  }

  hostDisconnected(): void {
    this.#stopListening();
  }

  get isWanted(): boolean {
    return !this.#interaction.isDisabled;
  }

  handleEvent(event: PointerEvent | TouchEvent): void {
    if ('touches' in event) this.#touch(event);
    else if (event.type === 'pointerdown') this.#begin(event);
    else if (event.pointerId === this.#pointer) {
      this.#recognizer.handleEvent(event);
      if (event.type !== 'pointermove') this.#pointer = undefined;
    }
  }

  #listen(): void {
    boards.add(this);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { ownerDocument } = this.host;
    for (const type of eventTypes) {
      ownerDocument.addEventListener(type, this, { signal, passive: type !== 'touchmove' });
    }
  }

  #stopListening(): void {
    boards.delete(this);
    this.#listening?.abort();
    this.#listening = undefined;
    this.#dropGesture();
  }

  #begin(event: PointerEvent): void {
    // A second finger pinches.
    this.#dropGesture();
    if (!event.isPrimary || event.pointerType !== 'touch' || event.defaultPrevented) return;
    const { takesMoves, isAutoplaying } = this.#interaction;
    if (!takesMoves || isAutoplaying || firstOf(boards) !== this) return;
    if (!isFree(event, this.host)) return;
    this.#pointer = event.pointerId;
    this.#recognizer.handleEvent(event);
  }

  #touch(event: TouchEvent): void {
    if (this.#pointer === undefined) return;
    if (event.defaultPrevented) this.#dropGesture();
    else if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
  }

  #dropGesture(): void {
    this.#pointer = undefined;
    this.#recognizer.cancel();
  }
}

/** Whether a finger put down there has nothing else to do. */
function isFree(event: PointerEvent, host: Element): boolean {
  const { documentElement, defaultView } = host.ownerDocument;
  const isAtEdge = event.clientX < edge || event.clientX > documentElement.clientWidth - edge;
  // A finger moves the view over a page that is zoomed in.
  const isZoomed = (defaultView?.visualViewport?.scale ?? 1) > 1;
  const path = event.composedPath().filter((node) => node !== host && 'matches' in node);
  return !isAtEdge && !isZoomed && !(path as HTMLElement[]).some(isUsed);
}

function isUsed(node: HTMLElement): boolean {
  // A board has tile images.
  if ('tileImage' in node || node.matches(widgets) || node.isContentEditable) return true;
  // What holds for the whole page, such as that a double tap does not zoom, is no use of one place in it.
  if (node.matches('html, body')) return false;
  const { touchAction, overflow } = getComputedStyle(node);
  const isLarger = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
  const scrolls = isLarger && /auto|scroll/.test(overflow);
  return scrolls || !/^(auto|manipulation)$/.test(touchAction);
}
