import type { Direction } from '../engine/index.js';
import { VECTORS } from '../engine/internal.js';

/** The cell being read, and how the reader got there. Counts from 0 at the top left. */
export interface ReadingStep {
  column: number;
  row: number;
  /** What the last step changed; `none` at the edge. */
  changed: 'both' | 'row' | 'column' | 'none';
  direction: Direction;
}

/** A cell that the player moves around the board to read it. */
export class ReadingCursor {
  column = 0;
  row = 0;
  shown = false;

  /** Moves one cell, within the board. The first step only shows the cursor where it last was. */
  step(direction: Direction, board: { columns: number; rows: number }): ReadingStep {
    const { column, row, shown } = this;
    const [right, down] = shown ? VECTORS[direction] : [0, 0];
    this.column = clamp(column + right, board.columns - 1);
    this.row = clamp(row + down, board.rows - 1);
    this.shown = true;
    const moved = this.column !== column ? 'column' : this.row !== row ? 'row' : 'none';
    const changed = shown ? moved : 'both';
    return { column: this.column, row: this.row, changed, direction };
  }

  /** @returns whether it was shown */
  hide(): boolean {
    const { shown } = this;
    this.shown = false;
    return shown;
  }
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
