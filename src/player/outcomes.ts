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

/** An order in which a board's cells are read: from one corner, row by row or column by column. */
interface View {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly number[];
}

function viewOf(columns: number, rows: number, nth: number): View {
  const sideways = nth >= 4;
  const [width, height] = sideways ? [rows, columns] : [columns, rows];
  const places: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = sideways ? [y, x] : [x, y];
      const fromLeft = nth & 1 ? columns - 1 - column : column;
      const fromTop = nth & 2 ? rows - 1 - row : row;
      places.push(fromTop * columns + fromLeft);
    }
  }
  return { columns: width, rows: height, places };
}

/** The views asked for last: boards of the same size nearly always follow one another. */
let known: { columns: number; rows: number; views: readonly View[] } | undefined;

/** All views that show boards of this size as wide as high or wider. */
function viewsOf(columns: number, rows: number): readonly View[] {
  if (known?.columns !== columns || known.rows !== rows) {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => viewOf(columns, rows, nth));
    known = { columns, rows, views: all.filter((view) => view.columns >= view.rows) };
  }
  return known.views;
}

/** Whether a board looks smaller in one view than in another, cell by cell. */
function isBefore(cells: Uint8Array, one: View, other: View): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    const difference =
      (cells[one.places[cell] as number] as number) -
      (cells[other.places[cell] as number] as number);
    if (difference) return difference < 0;
  }
  return false;
}

/** The one view for all boards that are the same up to turning and mirroring. */
function standardView(cells: Uint8Array, views: readonly View[]): View {
  let first = views[0] as View;
  for (const view of views) if (isBefore(cells, view, first)) first = view;
  return first;
}

/** Compares boards of one size cell by cell. */
function compare(one: Uint8Array, other: Uint8Array): number {
  for (let cell = 0; cell < one.length; cell++) {
    const difference = (one[cell] as number) - (other[cell] as number);
    if (difference) return difference;
  }
  return 0;
}

/** All boards to which a slide leads, in an order that does not depend on how the board is turned. */
export function outcomesOf({ columns, rows, cells }: Cells): Outcome[] {
  const outcomes: Outcome[] = [];
  const views = viewsOf(columns, rows);
  const slid = new Uint8Array(cells.length);
  for (let move = 0; move < 4; move++) {
    if (!slideInto(cells, slid, columns, move)) continue;
    const view = standardView(slid, views);
    const turned = new Uint8Array(cells.length);
    for (let cell = 0; cell < turned.length; cell++) {
      turned[cell] = slid[view.places[cell] as number] as number;
    }
    const same = outcomes.find((outcome) => compare(outcome.cells, turned) === 0);
    if (same) same.moves.push(move);
    else outcomes.push({ columns: view.columns, rows: view.rows, cells: turned, moves: [move] });
  }
  return outcomes.sort((one, other) => compare(one.cells, other.cells));
}
