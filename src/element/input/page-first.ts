/** What the page lets one of several boards have. */
interface Taker {
  readonly host: Element;
  /** Whether this board's attribute asks for it, and it can be played. */
  readonly isWanted: boolean;
}

/** The first board in the page that wants it and can be reached: not hidden, nor behind a modal dialog. */
export function firstOf<Each extends Taker>(takers: Iterable<Each>): Each | undefined {
  const [first] = [...takers].filter(isAble).sort(byPlace);
  return first;
}

function isAble({ host, isWanted }: Taker): boolean {
  if (!isWanted) return false;
  // In a DOM without layout everything counts as visible.
  const isVisible = (host.checkVisibility as (() => boolean) | undefined)?.call(host);
  return isVisible !== false && !isBehindDialog(host);
}

function isBehindDialog(board: Element): boolean {
  if (placeOf(board).closest('[inert]')) return true;
  const dialogs = board.ownerDocument.querySelectorAll('dialog:modal, [aria-modal="true"]');
  return [...dialogs].some(
    (dialog) => !dialog.contains(placeOf(board)) && dialog.getClientRects().length > 0,
  );
}

function byPlace(one: Taker, other: Taker): number {
  const position = placeOf(one.host).compareDocumentPosition(placeOf(other.host));
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The element itself or, in shadow trees, the outermost host. */
function placeOf(element: Element): Element {
  const root = element.getRootNode();
  return 'host' in root ? placeOf((root as ShadowRoot).host) : element;
}
