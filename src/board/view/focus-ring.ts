/** Hides the focus ring of a board that the page's `autofocus` has focused, until a key or until the focus returns. */
export function hideAutofocusRing(board: HTMLElement): void {
  if (board.matches(':focus')) hide(board);
  board.addEventListener('focus', onFocus);
  const show = () => delete board.dataset['autofocused'];
  // A key that is used goes no further than the application around the board.
  board.parentElement?.addEventListener('keydown', show, true);
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
