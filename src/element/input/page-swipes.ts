import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SwipeCallbacks, SwipeRecognizer } from '../../board/input/swipe.js';
import type { Interaction } from '../../session/interaction.js';
import { firstOf, withAncestors } from './page-first.js';

type Host = ReactiveControllerHost & HTMLElement;

const boards = new Set<PageSwipes>();

const eventTypes = [
  ...['pointerdown', 'pointermove', 'pointerup', 'pointercancel'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
];

/** The page may keep these from bubbling, but the gesture ends all the same. */
const endings = ['pointerup', 'pointercancel', 'touchend', 'touchcancel'];

/** CSS pixels from a side of the window, where a swipe may be the browser's: back or forward. */
const edge = 24;

const widgetRoles = [
  ...['button', 'checkbox', 'combobox', 'grid', 'link', 'listbox', 'menu', 'menubar', 'menuitem'],
  ...[
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'radiogroup',
    'scrollbar',
    'searchbox',
  ],
  ...[
    'slider',
    'spinbutton',
    'switch',
    'tab',
    'tablist',
    'textbox',
    'tree',
    'treegrid',
    'treeitem',
  ],
];

/** Selectors of what a finger uses in other ways. */
const widgets = [
  ...['a', 'area', 'button', 'input', 'select', 'textarea', 'label', 'summary'],
  ...['audio[controls]', 'video[controls]', '[draggable="true" i]'],
  '[tabindex]:not([tabindex^="-"])',
  ...widgetRoles.map((role) => `[role~="${role}" i]`),
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
  /** The finger of that pointer has been seen to touch. */
  #hasTouched = false;

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
      const capture = endings.includes(type);
      ownerDocument.addEventListener(type, this, {
        signal,
        capture,
        passive: type !== 'touchmove',
      });
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
    if (!takesMoves || isAutoplaying || firstOf(boards, event) !== this) return;
    if (!isFree(event, this.host)) return;
    this.#pointer = event.pointerId;
    this.#recognizer.handleEvent(event);
  }

  #touch(event: TouchEvent): void {
    if (this.#pointer === undefined) return;
    const isTouchdown = event.type === 'touchstart';
    // A finger put down without a pointerdown for this board: the page has stopped that event, so the finger is the page's.
    const isAnother = isTouchdown && this.#hasTouched;
    this.#hasTouched ||= isTouchdown;
    if (event.defaultPrevented || isAnother || endings.includes(event.type)) this.#dropGesture();
    else if (event.type === 'touchmove' && event.cancelable) event.preventDefault();
  }

  #dropGesture(): void {
    this.#pointer = undefined;
    this.#hasTouched = false;
    this.#recognizer.cancel();
  }
}

/** False on a link, a slider, a list that scrolls, and at the side of the window: there a finger does something else. */
function isFree(event: PointerEvent, host: Element): boolean {
  const { documentElement, defaultView } = host.ownerDocument;
  const isAtEdge = event.clientX < edge || event.clientX > documentElement.clientWidth - edge;
  // A finger moves the view over a page that is zoomed in.
  const isZoomed = (defaultView?.visualViewport?.scale ?? 1) > 1;
  const path = event.composedPath().filter((node) => node !== host && 'matches' in node);
  const [target] = path as HTMLElement[];
  if (isAtEdge || isZoomed || (target && mayHideControls(target))) return false;
  const around = new Set(withAncestors(host));
  return !(path as HTMLElement[]).some((node) => isUsed(node) || isLayer(node, around));
}

/**
 * The inside of a closed shadow root cannot be seen: it may have a range, or a list that scrolls. Nor can a custom element
 * with such a root be told from one with none. `touch-action: manipulation` says that it has no use for a finger.
 */
function mayHideControls(target: HTMLElement): boolean {
  const isOpaque = target.localName.includes('-') && !target.shadowRoot;
  return isOpaque && getComputedStyle(target).touchAction !== 'manipulation';
}

/** A dialog or popover that lies over the page without the board. */
function isLayer(node: HTMLElement, aroundBoard: Set<Element>): boolean {
  return (
    node.matches('dialog, [popover], [role~="dialog" i], [role~="alertdialog" i]') &&
    !aroundBoard.has(node)
  );
}

function isUsed(node: HTMLElement): boolean {
  // A board has tile images.
  if ('tileImage' in node || node.matches(widgets) || node.isContentEditable) return true;
  // `touch-action: manipulation` on the whole page, against double-tap zoom, is no use of one place in it.
  if (node.matches('html, body')) return false;
  const { touchAction, overflow } = getComputedStyle(node);
  const isLarger = node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight;
  const scrolls = isLarger && /auto|scroll/.test(overflow);
  return scrolls || !/^(auto|manipulation)$/.test(touchAction);
}
