import type { Game } from '../engine/index.js';
import type { Direction } from '../engine/index.js';

const steps: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** A place on the board that the user moves around in order to read, without moving tiles. */
export class ReadingCursor {
  column = 0;
  row = 0;
  shown = false;

  /** Goes one cell further, within the board; the first step only shows it where it was left. */
  step(direction: Direction, { columns, rows }: Game): void {
    const [right, down] = this.shown ? steps[direction] : [0, 0];
    this.shown = true;
    this.column = Math.min(columns - 1, Math.max(0, this.column + right));
    this.row = Math.min(rows - 1, Math.max(0, this.row + down));
  }

  /** Puts its node in place. */
  place(node: HTMLElement | null): void {
    if (this.shown && node) node.style.cssText = `--_column:${this.column};--_row:${this.row}`;
  }

  /** The value that it stands on, 0 for an empty cell or off the board. */
  read({ board }: Game): number {
    return board[this.row]?.[this.column] ?? 0;
  }
}
