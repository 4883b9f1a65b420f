/** In CSS pixels: the largest width that a board gives itself, and the narrowest one of use. */
const widest = 512;
const narrowest = 160;

/** In CSS pixels: the padding of the page to the left and right of the board. */
const padding = 8;

/** The height reported last, by whichever board is shown. */
let reported = 0;

/**
 * Fits a board into its frame, and reports the height at which the board would fill the frame's width. This does not
 * depend on the board's present size, so a page that follows it does not chase its own tail.
 *
 * @param report called with the height in CSS pixels, when it is another than the last one
 * @returns a function that fits the board again, to be called when it is shown in place of another
 */
export function fitBoard(
  element: HTMLElement & { readonly board: readonly (readonly number[])[] },
  report: (height: number) => void,
): () => void {
  const fit = (): void => {
    const { board, offsetWidth, style } = element;
    const rows = board.length;
    const columns = board[0]?.length ?? 0;
    // No game yet, or hidden.
    if (!offsetWidth || !rows) return;
    /** The height of everything above and below the board. */
    const around = document.body.offsetHeight - (offsetWidth * rows) / columns;
    const width = Math.min(widest, document.body.clientWidth - padding);
    const room = ((innerHeight - around) * columns) / rows;
    style.setProperty('--game-2048-max-size', `${Math.max(narrowest, Math.min(width, room))}px`);
    const height = Math.ceil(around + (width * rows) / columns);
    if (height === reported) return;
    reported = height;
    report(height);
  };
  new ResizeObserver(fit).observe(element);
  addEventListener('resize', fit);
  for (const event of ['new-game', 'game-load']) element.addEventListener(event, fit);
  return fit;
}
