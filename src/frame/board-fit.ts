import type { Game2048Element } from '../element/index.js';

/** Widths of a board, in CSS pixels: the widest as the element has it by itself, and the narrowest one of use. */
const [widest, narrowest] = [512, 160];

/**
 * Fits a board into its frame. Reports the height at which the board would have the frame's full width, which does not
 * depend on the board's present size: a page that follows it does not chase its own tail.
 */
export class BoardFit {
  #height = 0;

  constructor(
    readonly game: Game2048Element,
    readonly changed: (height: number) => void,
  ) {
    const fit = (): void => this.#fit();
    new ResizeObserver(fit).observe(game);
    addEventListener('resize', fit);
    for (const event of ['new-game', 'game-load']) game.addEventListener(event, fit);
  }

  #fit(): void {
    const { columns, rows, offsetWidth, style } = this.game;
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
