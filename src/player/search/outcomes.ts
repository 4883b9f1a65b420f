import { slide, type Cells } from './cells.js';

/**
 * A board after a slide, in one form for all boards that are the same up to rotation and reflection. Searching these
 * alone makes the player treat such boards alike, to the last bit.
 */
export interface Outcome extends Cells {
  /** Numbers of the directions that lead to it; several where the board is symmetric. */
  readonly directions: number[];
}

/** A rotation or reflection: the cells of a board in the order in which the turned board has them. */
type Symmetry = readonly number[];

/** @param bits 1: mirrored from left to right, 2: from top to bottom, 4: columns and rows exchanged */
function symmetryOf(columns: number, rows: number, bits: number): Symmetry {
  const isTransposed = (bits & 4) !== 0;
  const [width, height] = isTransposed ? [rows, columns] : [columns, rows];
  const cells: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = isTransposed ? [y, x] : [x, y];
      const fromLeft = bits & 1 ? columns - 1 - column : column;
      const fromTop = bits & 2 ? rows - 1 - row : row;
      cells.push(fromTop * columns + fromLeft);
    }
  }
  return cells;
}

/** The symmetries asked for last: the next board nearly always has the same size. */
let lastAsked: { columns: number; rows: number; symmetries: readonly Symmetry[] } | undefined;

/** The symmetries after which a board of this size is no higher than wide. */
function symmetriesOf(columns: number, rows: number): readonly Symmetry[] {
  if (lastAsked?.columns !== columns || lastAsked.rows !== rows) {
    const upright = columns >= rows ? [0, 1, 2, 3] : [];
    const transposed = rows >= columns ? [4, 5, 6, 7] : [];
    const symmetries = [...upright, ...transposed].map((bits) => symmetryOf(columns, rows, bits));
    lastAsked = { columns, rows, symmetries };
  }
  return lastAsked.symmetries;
}

function compare(cells: Uint8Array, others: Uint8Array): number {
  for (let cell = 0; cell < cells.length; cell++) {
    const difference = (cells[cell] as number) - (others[cell] as number);
    if (difference) return difference;
  }
  return 0;
}

/** The first, by {@link compare}, of all boards that are the same up to rotation and reflection. */
function standardForm(cells: Uint8Array, symmetries: readonly Symmetry[]): Uint8Array {
  let first: Uint8Array | undefined;
  for (const symmetry of symmetries) {
    const turned = Uint8Array.from(symmetry, (cell) => cells[cell] as number);
    if (!first || compare(turned, first) < 0) first = turned;
  }
  return first ?? cells;
}

/** All boards to which a slide leads, in an order that does not depend on how the board is turned. */
export function outcomesOf(board: Cells): Outcome[] {
  const { columns, rows } = board;
  const outcomes: Outcome[] = [];
  const symmetries = symmetriesOf(columns, rows);
  const size = { columns: Math.max(columns, rows), rows: Math.min(columns, rows) };
  for (let direction = 0; direction < 4; direction++) {
    const slid = slide(board, direction);
    if (!slid) continue;
    const cells = standardForm(slid.cells, symmetries);
    const mirrored = outcomes.find((outcome) => compare(outcome.cells, cells) === 0);
    if (mirrored) mirrored.directions.push(direction);
    else outcomes.push({ ...size, cells, directions: [direction] });
  }
  return outcomes.sort((one, other) => compare(one.cells, other.cells));
}
