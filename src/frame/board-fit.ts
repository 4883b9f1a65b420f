/** In CSS pixels: the largest width that a board gives itself, and the smallest that can be played. */
const maxWidth = 512;
const minWidth = 160;

/** In CSS pixels, both sides together: 2 × the 0.25rem of `body` in frame.html. */
const padding = 8;

/** Of whichever board is shown. */
let lastReportedHeight = 0;

/**
 * Fits a board into its frame, and reports the height at which the board would fill the frame's width. This height
 * does not depend on the board's present size, so a page that follows it does not chase its own tail.
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
    /** The height of a replay below the game, to which the page in the frame scrolls. */
    const filmHeight = element.shadowRoot?.querySelector<HTMLElement>('.film')?.offsetHeight ?? 0;
    /** The height of everything else above and below the board. */
    const heightAround = document.body.offsetHeight - filmHeight - (offsetWidth * rows) / columns;
    const frameWidth = Math.min(maxWidth, document.body.clientWidth - padding);
    const room = ((innerHeight - heightAround) * columns) / rows;
    style.setProperty(
      '--game-2048-max-size',
      `${Math.max(minWidth, Math.min(frameWidth, room))}px`,
    );
    const height = Math.ceil(heightAround + filmHeight + (frameWidth * rows) / columns);
    if (height === lastReportedHeight) return;
    lastReportedHeight = height;
    report(height);
  };
  new ResizeObserver(fit).observe(element);
  addEventListener('resize', fit);
  for (const event of ['new-game', 'game-load']) element.addEventListener(event, fit);
  return fit;
}
