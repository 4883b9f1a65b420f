// Players by other lights than the computer's: of its search and its evaluation they use nothing. One wants its tiles
// along a snake from a corner, the largest first; the other wants free cells, neighbours alike, and the largest tile in
// a corner. Both look at all answers to a new 2. A row of four ranks is 16 bits, the leftmost rank lowest.
import { slideInto } from '../../src/player/search/cells.js';
import type { Chooser } from './play-out.js';

type Rows = readonly number[];

const ROWS = 65536;
const LEFT = 3;
/** What a free cell is worth, in a row and again in a column, and the largest tile in a corner: in steps of rank. */
const EMPTY = 0.7;
const IN_CORNER = 12;
const slidLeft = new Uint16Array(ROWS);
/** The values of a row, each cell counting half of the one before it, from the left and from the right. */
const fromLeft = new Float64Array(ROWS);
const fromRight = new Float64Array(ROWS);
/** Free cells of a row, less the steps in rank from each tile to the next. */
const evenness = new Float64Array(ROWS);
const largest = new Uint8Array(ROWS);

const rowOf = (cells: ArrayLike<number>, start: number): number =>
  [0, 1, 2, 3].reduce((row, at) => row | (cells[start + at]! << (4 * at)), 0);
const rankIn = (row: number, at: number): number => (row >> (4 * at)) & 15;
const reversed = (row: number): number =>
  ((row & 15) << 12) | ((row & 240) << 4) | ((row >> 4) & 240) | (row >> 12);

for (let row = 0; row < ROWS; row++) {
  const cells = Uint8Array.from([0, 1, 2, 3], (at) => rankIn(row, at));
  const slid = new Uint8Array(4);
  slideInto(cells, slid, 4, LEFT);
  slidLeft[row] = rowOf(
    slid.map((rank) => Math.min(rank, 15)),
    0,
  );
  for (let at = 0; at < 4; at++) {
    const value = cells[at]! && 2 ** cells[at]!;
    fromLeft[row]! += value / 2 ** at;
    fromRight[row]! += value / 2 ** (3 - at);
  }
  largest[row] = Math.max(...cells);
  const tiles = cells.filter(Boolean);
  evenness[row] = EMPTY * (4 - tiles.length);
  for (const [at, rank] of tiles.subarray(1).entries())
    evenness[row]! -= Math.abs(rank - tiles[at]!);
}

function transposed([a = 0, b = 0, c = 0, d = 0]: Rows): number[] {
  const column = (at: number) =>
    rankIn(a, at) | (rankIn(b, at) << 4) | (rankIn(c, at) << 8) | (rankIn(d, at) << 12);
  return [column(0), column(1), column(2), column(3)];
}

/** The heaviest of the four snakes that begin along the first or the last row. */
function snakeAlong([a = 0, b = 0, c = 0, d = 0]: Rows): number {
  const snake = (one: Float64Array, other: Float64Array) =>
    Math.max(
      one[a]! + other[b]! / 16 + one[c]! / 256 + other[d]! / 4096,
      one[d]! + other[c]! / 16 + one[b]! / 256 + other[a]! / 4096,
    );
  return Math.max(snake(fromLeft, fromRight), snake(fromRight, fromLeft));
}

function emptyCells(rows: Rows): number[] {
  const places: number[] = [];
  for (let cell = 0; cell < 16; cell++) {
    if (!rankIn(rows[cell >> 2]!, cell & 3)) places.push(cell);
  }
  return places;
}

/** What a board is worth after a move, above 0. */
type Worth = (rows: Rows) => number;

const snake: Worth = (rows) => Math.max(snakeAlong(rows), snakeAlong(transposed(rows)));

/** More than a board can lose by its steps. */
const ALIVE = 1000;

function even(rows: Rows): number {
  const columns = transposed(rows);
  const [first = 0, second = 0, third = 0, last = 0] = rows;
  const highest = Math.max(largest[first]!, largest[second]!, largest[third]!, largest[last]!);
  const corners = [rankIn(first, 0), rankIn(first, 3), rankIn(last, 0), rankIn(last, 3)];
  let sum = corners.includes(highest) ? IN_CORNER : 0;
  for (let at = 0; at < 4; at++) sum += evenness[rows[at]!]! + evenness[columns[at]!]!;
  return ALIVE + sum;
}

/** The boards after each slide, in the order of the directions' numbers; `undefined` if illegal. */
function slides(rows: Rows): (number[] | undefined)[] {
  const columns = transposed(rows);
  const left = (lines: Rows) => lines.map((line) => slidLeft[line]!);
  const right = (lines: Rows) => lines.map((line) => reversed(slidLeft[reversed(line)]!));
  const differs = (slid: number[], from: Rows) => slid.some((line, at) => line !== from[at]);
  const [up, down] = [left(columns), right(columns)];
  const [toLeft, toRight] = [left(rows), right(rows)];
  return [
    differs(up, columns) ? transposed(up) : undefined,
    differs(toRight, rows) ? toRight : undefined,
    differs(down, columns) ? transposed(down) : undefined,
    differs(toLeft, rows) ? toLeft : undefined,
  ];
}

/** What the best answer is worth after a new 2, averaged over the cells where it may come. */
function outlook(rows: Rows, worth: Worth): number {
  const places = emptyCells(rows);
  let sum = 0;
  for (const cell of places) {
    const next = [...rows];
    next[cell >> 2]! |= 1 << (4 * (cell & 3));
    let most = 0;
    for (const slid of slides(next)) if (slid) most = Math.max(most, worth(slid));
    sum += most;
  }
  return sum / places.length;
}

/** Chooses the move whose board has the best outlook, -1 if there is none. */
const playerBy =
  (worth: Worth): Chooser =>
  (cells) => {
    const rows = [0, 4, 8, 12].map((start) => rowOf(cells, start));
    let [best, most] = [-1, -1];
    for (const [direction, slid] of slides(rows).entries()) {
      const value = slid ? outlook(slid, worth) : -1;
      if (value > most) [best, most] = [direction, value];
    }
    return best;
  };

export const otherPlayer = playerBy(snake);

/** The losses are not fitted to what this one loses. */
export const thirdPlayer = playerBy(even);
