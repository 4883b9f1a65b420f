/** In CSS pixels: a board's own largest width, and the narrowest one of use. */
const [widest, narrowest] = [512, 160];

/** The height reported last, by whichever board is shown. */
let reported = 0;

/**
 * Fits a board into its frame, and reports the height at which the board would fill the frame's width. This does not
 * depend on the board's present size, so a page that follows it does not chase its own tail.
 *
 * @returns fits it again, for a board that is shown in place of another
 */
export function fitBoard(
  element: HTMLElement & { readonly board: readonly (readonly number[])[] },
  changed: (height: number) => void,
): () => void {
  const fit = (): void => {
    const { board, offsetWidth, style } = element;
    const rows = board.length;
    const columns = board[0]?.length ?? 0;
    // No game yet, or hidden.
    if (!offsetWidth || !rows) return;
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
  return fit;
}
