import type { PlayableGame as Game } from '../engine/playable-game.js';
import type { Direction } from '../engine/index.js';

const steps: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** A place on the board that the reader moves about without moving tiles. */
export class ReadingCursor {
  #column = 0;
  #row = 0;
  shown = false;

  /** One cell further, within the board; the first step only shows it, where it was left. */
  step(direction: Direction, { columns, rows }: Game): { column: number; row: number } {
    const [right, down] = this.shown ? steps[direction] : [0, 0];
    this.shown = true;
    const column = (this.#column = Math.min(columns - 1, Math.max(0, this.#column + right)));
    const row = (this.#row = Math.min(rows - 1, Math.max(0, this.#row + down)));
    return { column, row };
  }

  /** Shows it, with what it stands on for who cannot read it on the tile. */
  place(parent: ParentNode, { columns, board }: Game): void {
    const element = this.shown && parent.querySelector<HTMLElement>('.cursor');
    if (!element) return;
    const [bubble] = element.children as HTMLCollectionOf<HTMLElement>;
    element.style.translate = `${this.#column}em ${this.#row}em`;
    element.classList.toggle('top', this.#row < 2);
    if (!bubble) return;
    bubble.textContent = String(board[this.#row]?.[this.#column] || '–');
    // Over the cell, yet within the board.
    const share = (100 * this.#column) / (columns - 1);
    bubble.style.left = `${share}%`;
    bubble.style.translate = `-${share}%`;
  }
}
