import type { Cells } from './search.js';
import { slideInto } from './slide.js';

/**
 * A board after a slide, turned and mirrored into one form for all boards that are the same up to
 * that. Searching these alone makes the player treat such boards alike, to the last bit.
 */
export interface Outcome extends Cells {
  /** The numbers of the directions that lead to it; several where the board is symmetric. */
  readonly moves: number[];
}

/** A board read in another order: from one of its corners, along its columns or its rows. */
function turned(board: Cells, view: number): Cells {
  const { columns, rows } = board;
  const sideways = view >= 4;
  const [width, height] = sideways ? [rows, columns] : [columns, rows];
  const cells = new Uint8Array(board.cells.length);
  let next = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const column = sideways ? y : x;
      const row = sideways ? x : y;
      const place =
        (view & 2 ? rows - 1 - row : row) * columns + (view & 1 ? columns - 1 - column : column);
      cells[next++] = board.cells[place] as number;
    }
  }
  return { columns: width, rows: height, cells };
}

/** Compares boards of one size cell by cell. */
function compare(one: Uint8Array, other: Uint8Array): number {
  for (let cell = 0; cell < one.length; cell++) {
    const difference = (one[cell] as number) - (other[cell] as number);
    if (difference) return difference;
  }
  return 0;
}

/** The one form of a board: as wide as high or wider, and first in order. */
function standardForm(board: Cells): Cells {
  const { columns, rows } = board;
  const views = [0, 1, 2, 3, 4, 5, 6, 7];
  const upright = columns === rows ? views : columns > rows ? views.slice(0, 4) : views.slice(4);
  return upright
    .map((view) => turned(board, view))
    .reduce((first, next) => (compare(next.cells, first.cells) < 0 ? next : first));
}

/** All boards to which a slide leads, in an order that does not depend on how the board is turned. */
export function outcomesOf(board: Cells): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let move = 0; move < 4; move++) {
    const slid = new Uint8Array(board.cells.length);
    if (!slideInto(board.cells, slid, board.columns, move)) continue;
    const form = standardForm({ ...board, cells: slid });
    const same = outcomes.find(({ cells }) => compare(cells, form.cells) === 0);
    if (same) same.moves.push(move);
    else outcomes.push({ ...form, moves: [move] });
  }
  return outcomes.sort((one, other) => compare(one.cells, other.cells));
}
