/** In CSS pixels: a board's own largest width, and the narrowest one of use. */
const [widest, narrowest] = [512, 160];

/**
 * Fits a board into its frame, and reports the height at which the board would fill the frame's width. This does not
 * depend on the board's present size, so a page that follows it does not chase its own tail.
 */
export function fitBoard(
  element: HTMLElement & { readonly board: readonly (readonly number[])[] },
  changed: (height: number) => void,
): void {
  let reported = 0;
  const fit = (): void => {
    const { board, offsetWidth, style } = element;
    const rows = board.length;
    const columns = board[0]?.length ?? 0;
    // No game yet, or hidden: when it is back, its height is news.
    if (!offsetWidth || !rows) {
      reported = 0;
      return;
    }
    /** Everything above and below the board. */
    const around = document.body.offsetHeight - (offsetWidth * rows) / columns;
    const width = Math.min(widest, document.body.clientWidth - 8);
    const room = ((innerHeight - around) * columns) / rows;
    style.setProperty('--game-2048-max-size', `${Math.max(narrowest, Math.min(width, room))}px`);
    const height = Math.ceil(around + (width * rows) / columns);
    if (height === reported) return;
    reported = height;
    changed(height);
  };
  new ResizeObserver(fit).observe(element);
  addEventListener('resize', fit);
  for (const event of ['new-game', 'game-load']) element.addEventListener(event, fit);
}
