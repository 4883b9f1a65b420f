import { slide, type Cells } from './cells.js';

/**
 * A board after a slide, in one form for all boards that are the same up to rotation and reflection. Searching these
 * alone makes the player treat such boards alike, to the last bit.
 */
export interface Outcome extends Cells {
  /** Numbers of the directions that lead to it; several where the board is symmetric. */
  readonly moves: number[];
}

/** An order in which a board's cells are read: from a corner, row by row or column by column. */
type View = readonly number[];

function viewOf(columns: number, rows: number, nth: number): View {
  const sideways = nth >= 4;
  const [width, height] = sideways ? [rows, columns] : [columns, rows];
  const view: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = sideways ? [y, x] : [x, y];
      const fromLeft = nth & 1 ? columns - 1 - column : column;
      const fromTop = nth & 2 ? rows - 1 - row : row;
      view.push(fromTop * columns + fromLeft);
    }
  }
  return view;
}

/** The views asked for last: the next board nearly always has the same size. */
let known: { columns: number; rows: number; views: readonly View[] } | undefined;

/** The views that show boards of this size no higher than wide. */
function viewsOf(columns: number, rows: number): readonly View[] {
  if (known?.columns !== columns || known.rows !== rows) {
    const upright = columns >= rows ? [0, 1, 2, 3] : [];
    const sideways = rows >= columns ? [4, 5, 6, 7] : [];
    const views = [...upright, ...sideways].map((nth) => viewOf(columns, rows, nth));
    known = { columns, rows, views };
  }
  return known.views;
}

function compare(one: Uint8Array, other: Uint8Array): number {
  for (let cell = 0; cell < one.length; cell++) {
    const difference = (one[cell] as number) - (other[cell] as number);
    if (difference) return difference;
  }
  return 0;
}

/** The smallest of all boards that are the same up to rotation and reflection. */
function standardForm(cells: Uint8Array, views: readonly View[]): Uint8Array {
  let smallest: Uint8Array | undefined;
  for (const view of views) {
    const turned = new Uint8Array(cells.length);
    for (let cell = 0; cell < turned.length; cell++) {
      turned[cell] = cells[view[cell] as number] as number;
    }
    if (!smallest || compare(turned, smallest) < 0) smallest = turned;
  }
  return smallest ?? cells;
}

/** All boards to which a slide leads, in an order that does not depend on how the board is turned. */
export function outcomesOf(board: Cells): Outcome[] {
  const { columns, rows } = board;
  const outcomes: Outcome[] = [];
  const views = viewsOf(columns, rows);
  const sides = { columns: Math.max(columns, rows), rows: Math.min(columns, rows) };
  for (let move = 0; move < 4; move++) {
    const slid = slide(board, move);
    if (!slid) continue;
    const turned = standardForm(slid.cells, views);
    const same = outcomes.find((outcome) => compare(outcome.cells, turned) === 0);
    if (same) same.moves.push(move);
    else outcomes.push({ ...sides, cells: turned, moves: [move] });
  }
  return outcomes.sort((one, other) => compare(one.cells, other.cells));
}
