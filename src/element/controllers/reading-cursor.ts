import type { Direction } from '../../engine/index.js';
import type { ReadingPlace } from '../wording/readings.js';

const steps: Record<Direction, readonly [right: number, down: number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** A place on the board that the user moves around in order to read, without moving tiles. */
export class ReadingCursor {
  /** Counted from 0, from the left and from the top. */
  column = 0;
  row = 0;
  shown = false;

  /** Goes one cell further, within the board. The first step only shows the cursor where it was left. */
  step(direction: Direction, board: { columns: number; rows: number }): ReadingPlace {
    const { column, row, shown } = this;
    const [right, down] = shown ? steps[direction] : [0, 0];
    this.column = clamp(column + right, board.columns - 1);
    this.row = clamp(row + down, board.rows - 1);
    this.shown = true;
    return {
      column: this.column,
      row: this.row,
      changed: shown ? changedOf(this.column !== column, this.row !== row) : 'both',
      direction,
    };
  }

  /** Hides the cursor where it is. */
  hide(): void {
    this.shown = false;
  }
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, value));

function changedOf(column: boolean, row: boolean): ReadingPlace['changed'] {
  if (column && row) return 'both';
  if (column) return 'column';
  return row ? 'row' : 'none';
}
