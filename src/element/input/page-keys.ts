import type { ReactiveController, ReactiveControllerHost } from 'lit';

type PageKeysHost = ReactiveControllerHost & HTMLElement;

/** Whether the keys of the whole page are wanted, and what they do. */
export interface PageKeysModel {
  wantsPageKeys(): boolean;
  /** @returns whether the key was used; others are left to the page */
  useKey(event: KeyboardEvent): boolean;
}

/** All connected elements. */
const players = new Set<PageKeys>();

/**
 * Lets arrows and WASD move the tiles wherever the page itself has no use for them: while the focus is on nothing, on a
 * link or on a button. A widget that uses arrow keys prevents their default, and is respected.
 */
export class PageKeys implements ReactiveController {
  readonly host: PageKeysHost;
  readonly #model: PageKeysModel;

  constructor(host: PageKeysHost, model: PageKeysModel) {
    this.host = host;
    this.#model = model;
    host.addController(this);
  }

  hostConnected(): void {
    if (!players.size) addEventListener('keydown', handleKey);
    players.add(this);
  }

  hostDisconnected(): void {
    players.delete(this);
    if (!players.size) removeEventListener('keydown', handleKey);
  }

  /** Whether this board takes the keys of the page: it wants them and can be played. */
  get takesKeys(): boolean {
    if (!this.#model.wantsPageKeys()) return false;
    // In a DOM without layout everything counts as visible.
    const isVisible = (this.host.checkVisibility as (() => boolean) | undefined)?.call(this.host);
    return isVisible !== false && !isBehindDialog(this.host);
  }

  handleKey(event: KeyboardEvent): void {
    if (this.#model.useKey(event)) event.preventDefault();
  }
}

/** A key pressed in the page goes to the first board that takes keys. */
function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isFree(event)) return;
  const [first] = [...players].filter((player) => player.takesKeys).sort(byPlace);
  first?.handleKey(event);
}

/** Whether the key was pressed where the page has no use for it. */
function isFree(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  if (!(target instanceof Element) || target.ownerDocument.designMode === 'on') return false;
  if (target instanceof HTMLElement && target.isContentEditable) return false;
  // A dialog keeps the focus for a moment after it was closed.
  return target.matches('html, body, a:not([role]), button:not([role]), dialog:not([open])');
}

function isBehindDialog(board: Element): boolean {
  if (placeOf(board).closest('[inert]')) return true;
  const dialogs = board.ownerDocument.querySelectorAll('dialog:modal, [aria-modal="true"]');
  return [...dialogs].some(
    (dialog) => !dialog.contains(placeOf(board)) && dialog.getClientRects().length > 0,
  );
}

function byPlace(one: PageKeys, other: PageKeys): number {
  const position = placeOf(one.host).compareDocumentPosition(placeOf(other.host));
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The element itself or, if it is in shadow trees, the outermost host. */
function placeOf(element: Element): Element {
  const root = element.getRootNode();
  return 'host' in root ? placeOf((root as ShadowRoot).host) : element;
}
