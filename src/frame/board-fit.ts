/** In CSS pixels: a board's own largest width, and the narrowest one of use. */
const [widest, narrowest] = [512, 160];

/**
 * Fits a board into its frame. Reports the height at which the board would fill the frame's width. This does not
 * depend on the board's present size, so a page that follows it does not chase its own tail.
 */
export class BoardFit {
  #height = 0;

  constructor(
    readonly board: HTMLElement & { readonly board: readonly (readonly number[])[] },
    readonly changed: (height: number) => void,
  ) {
    const fit = (): void => this.#fit();
    new ResizeObserver(fit).observe(board);
    addEventListener('resize', fit);
    for (const event of ['new-game', 'game-load']) board.addEventListener(event, fit);
  }

  #fit(): void {
    const { board, offsetWidth, style } = this.board;
    const rows = board.length;
    const columns = board[0]?.length ?? 0;
    // No game yet, or hidden: when it is back, its height is news.
    if (!offsetWidth || !rows) {
      this.#height = 0;
      return;
    }
    /** Everything above and below the board. */
    const around = document.body.offsetHeight - (offsetWidth * rows) / columns;
    const width = Math.min(widest, document.body.clientWidth - 8);
    const room = ((innerHeight - around) * columns) / rows;
    style.setProperty('--game-2048-max-size', `${Math.max(narrowest, Math.min(width, room))}px`);
    const height = Math.ceil(around + (width * rows) / columns);
    if (height === this.#height) return;
    this.#height = height;
    this.changed(height);
  }
}
