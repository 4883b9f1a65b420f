/** A board that may get the keys or swipes of the whole page. */
interface PageBoard {
  readonly host: Element;
  /** Whether its attribute asks for them, and it can be played. */
  readonly isWanted: boolean;
}

/** The first of these boards in the page that wants the input and can be reached: not hidden, nor behind a modal dialog. */
export function firstOf<Board extends PageBoard>(boards: Iterable<Board>): Board | undefined {
  const [first] = [...boards].filter(isReachable).sort(byDocumentOrder);
  return first;
}

function isReachable({ host, isWanted }: PageBoard): boolean {
  if (!isWanted) return false;
  // In a DOM without layout everything counts as visible.
  const isVisible = (host.checkVisibility as (() => boolean) | undefined)?.call(host);
  return isVisible !== false && !isBehindDialog(host);
}

function isBehindDialog(board: Element): boolean {
  if (outermostHost(board).closest('[inert]')) return true;
  const dialogs = board.ownerDocument.querySelectorAll('dialog:modal, [aria-modal="true"]');
  return [...dialogs].some(
    (dialog) => !dialog.contains(outermostHost(board)) && dialog.getClientRects().length > 0,
  );
}

function byDocumentOrder(one: PageBoard, other: PageBoard): number {
  const position = outermostHost(one.host).compareDocumentPosition(outermostHost(other.host));
  return position & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The element itself or, if it is in a shadow tree, the host of the outermost one. */
function outermostHost(element: Element): Element {
  const root = element.getRootNode();
  return 'host' in root ? outermostHost((root as ShadowRoot).host) : element;
}
