/** A board that may get the keys or swipes of the whole page. */
interface PageBoard {
  readonly host: Element;
  /** `keys="page"` or `swipe="page"`, and not disabled. */
  readonly isWanted: boolean;
}

/**
 * The first of these boards in the page that wants this event and that a player can see: not hidden, outside the window,
 * covered, or behind a modal dialog.
 */
export function firstOf<Board extends PageBoard>(
  boards: Iterable<Board>,
  event: Event,
): Board | undefined {
  const [first] = [...boards]
    .filter(({ host, isWanted }) => isWanted && isSeen(host) && !isBehindDialog(host, event))
    .sort(byDocumentOrder);
  return first;
}

/** In a DOM without layout every board counts as seen. */
function isSeen(board: Element): boolean {
  const root = board.getRootNode() as Document | ShadowRoot;
  if (!('checkVisibility' in board && 'elementFromPoint' in root)) return true;
  if (!board.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { clientWidth, clientHeight } = board.ownerDocument.documentElement;
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const [x, width] = overlap(left, right, clientWidth);
  const [y, height] = overlap(top, bottom, clientHeight);
  if (width <= 0 || height <= 0) return false;
  if (getComputedStyle(board).pointerEvents === 'none') return true;
  const isOnTop = (left: number, top: number): boolean =>
    board.contains(root.elementFromPoint(left, top));
  if (root.elementsFromPoint(x, y).includes(board)) return isOnTop(x, y);
  // Another element clips the board in its middle: any part that is left of it will do.
  return shares.some((down) =>
    shares.some((right) => isOnTop(x + right * width, y + down * height)),
  );
}

/** Offsets of the sample points from the middle, as shares of the visible width or height. */
const shares = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((nth) => nth / 9);

/** The middle and the length of what two ranges share: this one, and the one from 0 to `end`. */
function overlap(from: number, to: number, end: number): [middle: number, length: number] {
  const [start, stop] = [Math.max(from, 0), Math.min(to, end)];
  return [(start + stop) / 2, stop - start];
}

const modal = 'dialog:modal, [aria-modal="true"]';

/** Looks for dialogs in the document and in the shadow trees that the event comes from. */
function isBehindDialog(board: Element, event: Event): boolean {
  const holders = [...withAncestors(board)];
  if (holders.some((node) => node.hasAttribute('inert'))) return true;
  const path = event.composedPath();
  // Of dialogs over dialogs, the one that the event comes from is on top.
  const top = path.find((node) => node instanceof Element && node.matches(modal));
  if (top) return !holders.includes(top as Element);
  const roots = new Set([board.ownerDocument, ...path.filter(isShadowRoot)]);
  return [...roots]
    .flatMap((root) => [...root.querySelectorAll(modal)])
    .some((dialog) => !holders.includes(dialog) && dialog.getClientRects().length > 0);
}

const isShadowRoot = (node: EventTarget): node is ShadowRoot => node instanceof ShadowRoot;

/** The element, then what it is drawn in, from the inside out: through slots and out of shadow trees. */
export function* withAncestors(element: Element): Generator<Element> {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    if (node instanceof Element) yield node;
  }
}

const parentOf = (node: Node): Node | null =>
  (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host;

function byDocumentOrder(one: PageBoard, other: PageBoard): number {
  const position = outermostHost(one.host).compareDocumentPosition(outermostHost(other.host));
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The element itself or, if it is in a shadow tree, the host of the outermost one. */
function outermostHost(element: Element): Element {
  const root = element.getRootNode();
  return 'host' in root ? outermostHost((root as ShadowRoot).host) : element;
}
