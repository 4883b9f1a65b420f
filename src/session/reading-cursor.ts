import type { Direction } from '../engine/index.js';
import { VECTORS } from '../engine/internal.js';

/** The cell being read, and how the reader got there. Counts from 0 at the top left. */
export interface ReadingStep {
  column: number;
  row: number;
  /** `both` for the first step, which only shows the cursor; `none` for a step against the edge. */
  changed: 'both' | 'row' | 'column' | 'none';
  direction: Direction;
}

/** A cell that the player moves around the board to read it. */
export class ReadingCursor {
  column = 0;
  row = 0;
  isShown = false;

  /** Moves one cell, within the board. The first step only shows the cursor where it last was. */
  step(direction: Direction, board: { columns: number; rows: number }): ReadingStep {
    const { column, row, isShown } = this;
    const [right, down] = isShown ? VECTORS[direction] : [0, 0];
    this.column = clamp(column + right, board.columns - 1);
    this.row = clamp(row + down, board.rows - 1);
    this.isShown = true;
    const changed = isShown ? this.#changeSince(column, row) : 'both';
    return { column: this.column, row: this.row, changed, direction };
  }

  #changeSince(column: number, row: number): ReadingStep['changed'] {
    if (this.column !== column) return 'column';
    return this.row !== row ? 'row' : 'none';
  }

  /** @returns whether it was shown until now */
  hide(): boolean {
    const { isShown } = this;
    this.isShown = false;
    return isShown;
  }
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
