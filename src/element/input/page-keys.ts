/** Elements that use arrows or letters themselves, or whose content does. */
const keyUsers = [
  'input',
  'textarea',
  'select',
  'audio',
  'video',
  'iframe',
  'embed',
  'object',
  '[contenteditable]:not([contenteditable="false"])',
  ...[
    'application',
    'combobox',
    'grid',
    'gridcell',
    'listbox',
    'menu',
    'menubar',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'radiogroup',
    'scrollbar',
    'searchbox',
    'slider',
    'spinbutton',
    'tab',
    'tablist',
    'textbox',
    'toolbar',
    'tree',
    'treegrid',
    'treeitem',
  ].map((role) => `[role~="${role}"]`),
].join();

/** Whether something else in the page, where the key was pressed, uses keys. */
export function isKeyUsed(event: KeyboardEvent, board: Element): boolean {
  const path = event.composedPath().filter((target) => target instanceof Element);
  const { designMode } = board.ownerDocument;
  const [target] = path;
  // What a closed shadow tree holds cannot be seen: it may be a field.
  const isOpaque = target?.localName.includes('-') === true && !target.shadowRoot;
  if (designMode === 'on' || isOpaque) return true;
  return path.some((element) => element.matches(keyUsers) || scrollsAlone(element, board));
}

/** Whether arrow keys scroll an element that has the focus, and the board is not in it. */
function scrollsAlone(element: Element, board: Element): boolean {
  if (element.contains(board) || element.contains(outermost(board))) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const canScroll = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  return (
    (canScroll(overflowY) && element.scrollHeight > element.clientHeight) ||
    (canScroll(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Whether a dialog that leaves nothing else to the user is open in front of the board, or the board is inert. */
export function isBehindModal(board: Element, event: KeyboardEvent): boolean {
  const around = ancestorsOf(board);
  if (around.some((element) => element.hasAttribute('inert'))) return true;
  const focused = event.composedPath().filter((target) => target instanceof Element);
  const dialogs = [...board.ownerDocument.querySelectorAll('dialog:modal, [aria-modal="true"]')];
  const modal = [...dialogs, ...focused.filter((element) => element.matches('dialog:modal'))];
  return modal.some((dialog) => isShown(dialog) && !around.includes(dialog));
}

function isShown(element: Element): boolean {
  return (element.checkVisibility as (() => boolean) | undefined)?.call(element) !== false;
}

/** Whether one element comes before another in the page, be they in shadow trees or not. */
export function precedes(one: Element, other: Element): boolean {
  const [first, second] = [ancestorsOf(one).reverse(), ancestorsOf(other).reverse()];
  const fork = first.findIndex((element, index) => element !== second[index]);
  const [left, right] = [first[fork], second[fork]];
  if (!left || !right) return first.length < second.length;
  return (left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** An element and what it is in, out of shadow trees too, from the inside out. */
function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement ?? hostOf(element);
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot).host : null;
}

function outermost(element: Element): Element {
  const host = hostOf(element);
  return host ? outermost(host) : element;
}
