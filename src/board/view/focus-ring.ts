/** Hides the focus ring of a board that the page's `autofocus` has focused, until a key or until the focus returns. */
export function hideAutofocusRing(board: HTMLElement): void {
  if (board.matches(':focus')) hide(board);
  board.addEventListener('focus', onFocus);
  board.addEventListener('keydown', show);
  board.addEventListener('blur', show);
}

function onFocus({ currentTarget }: FocusEvent): void {
  hide(currentTarget as HTMLElement);
}

function hide(board: HTMLElement): void {
  const { host } = board.getRootNode() as ShadowRoot;
  // Some DOMs have no `userActivation`.
  const { userActivation } = navigator as Partial<Navigator>;
  if (host.hasAttribute('autofocus') && userActivation?.hasBeenActive === false) {
    board.dataset['autofocused'] = '';
  }
}

function show({ currentTarget }: Event): void {
  delete (currentTarget as HTMLElement).dataset['autofocused'];
}
