import { vectors } from './directions.js';
import type { Direction } from '../engine/index.js';

/** A cell that is read, and how the reader got there. Counted from 0, from the left and from the top. */
export interface ReadingStep {
  column: number;
  row: number;
  /** The coordinate that the last step changed; `none` at the edge. */
  changed: 'both' | 'row' | 'column' | 'none';
  /** The direction of the last step. */
  direction: Direction;
}

/** A cell that the player moves around the board to read it, without moving tiles. */
export class ReadingCursor {
  /** Counted from 0, from the left and from the top. */
  column = 0;
  row = 0;
  shown = false;

  /** Moves one cell, within the board. The first step only shows the cursor where it was last. */
  step(direction: Direction, board: { columns: number; rows: number }): ReadingStep {
    const { column, row, shown } = this;
    const [right, down] = shown ? vectors[direction] : [0, 0];
    this.column = clamp(column + right, board.columns - 1);
    this.row = clamp(row + down, board.rows - 1);
    this.shown = true;
    const moved = this.column !== column ? 'column' : this.row !== row ? 'row' : 'none';
    const changed = shown ? moved : 'both';
    return { column: this.column, row: this.row, changed, direction };
  }

  /** Hides the cursor, which keeps its cell. @returns whether it was shown */
  hide(): boolean {
    const { shown } = this;
    this.shown = false;
    return shown;
  }
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));
