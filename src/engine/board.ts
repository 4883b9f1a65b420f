import { checkArray, checkChoice } from './checks.js';
import { refuse } from './errors.js';
import { checkRank, TOP_RANK, valueOf } from './tiles.js';
import type { Direction, Trip } from './types.js';

export const DIRECTIONS: readonly Direction[] = Object.freeze(['up', 'right', 'down', 'left']);
const [UP, RIGHT, DOWN] = [0, 1, 2];

export const VECTORS: Readonly<Record<Direction, readonly [right: number, down: number]>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

export interface Board {
  readonly columns: number;
  readonly rows: number;
  /** Ranks, row by row; 0 for an empty cell. */
  readonly cells: Uint8Array;
}

export interface SlideResult {
  /** Points: the sum of the tiles made by merges. */
  gained: number;
  merges: number;
  madeWinTile: boolean;
}

/** @returns the index of the direction in {@link DIRECTIONS} */
export function checkDirection(value: unknown, name = 'direction'): number {
  return DIRECTIONS.indexOf(checkChoice(name, value, DIRECTIONS));
}

/** Makes a board from values, which must form a rectangle of at least one cell. */
export function readBoard(values: unknown): Board {
  const lines = checkArray('board', values, (name, line) =>
    checkArray(name, line, (cell, value) => checkRank(cell, value, 0)),
  );
  const columns = lines[0]?.length ?? 0;
  lines.forEach(({ length }, row) => {
    if (length !== columns) refuse(`length of board[${row}]`, length, String(columns), 'number');
  });
  if (columns === 0) refuse('number of cells of board', 0, '1 or more', 'number');
  return { columns, rows: lines.length, cells: Uint8Array.from(lines.flat()) };
}

/** The values of a board, top row first; a fresh copy. */
export function toRows({ columns, rows, cells }: Board): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from(cells.subarray(row * columns, (row + 1) * columns), valueOf),
  );
}

/** The order in which a slide visits the cells: line by line, each from the end where its tiles come to rest. */
function visitingOrder({ columns, rows }: Board, direction: number) {
  const isVertical = direction === UP || direction === DOWN;
  const isBackward = direction === RIGHT || direction === DOWN;
  const length = isVertical ? rows : columns;
  const stride = isVertical ? columns : 1;
  return {
    length,
    lines: isVertical ? columns : rows,
    /** The first cell of the first line. */
    first: isBackward ? (length - 1) * stride : 0,
    /** The distance from one cell of a line to the next. */
    step: isBackward ? -stride : stride,
    /** The distance from one line to the next. */
    nextLine: isVertical ? 1 : columns,
  };
}

/**
 * Moves every tile as far as it goes in a direction, merging equal neighbours once. Changes the board.
 * @param direction index into {@link DIRECTIONS}
 * @param winRank the rank of the win tile; 0 if there is none
 * @param trips receives the trip of each tile that travelled
 * @returns `null` if nothing moves; the board is then unchanged
 */
export function slideTiles(
  board: Board,
  direction: number,
  winRank = 0,
  trips?: Trip[],
): SlideResult | null {
  const { cells } = board;
  const { length, lines, first, step, nextLine } = visitingOrder(board, direction);
  let gained = 0;
  let merges = 0;
  let madeWinTile = false;
  let changed = false;
  for (let line = 0; line < lines; line++) {
    const start = first + line * nextLine;
    const end = start + length * step;
    let to = start; // where the next tile comes to rest
    let waiting = 0; // rank of the tile just before `to`, if it may still merge
    for (let from = start; from !== end; from += step) {
      let rank = cells[from] ?? 0;
      if (rank === 0) continue;
      const merged = rank === waiting && rank < TOP_RANK;
      if (merged) {
        to -= step;
        rank++;
        merges++;
        gained += valueOf(rank);
        madeWinTile ||= rank === winRank;
        if (trips) markMerged(trips, to, rank);
      }
      if (from !== to) {
        cells[from] = 0;
        cells[to] = rank;
        changed = true;
        trips?.push({ from, to, value: valueOf(rank), merged });
      }
      waiting = merged ? 0 : rank;
      to += step;
    }
  }
  return changed ? { gained, merges, madeWinTile } : null;
}

/** The leading one of two merging tiles may have travelled too: then the last trip, its own, ends in the merge. */
function markMerged(trips: readonly Trip[], to: number, rank: number): void {
  const last = trips.at(-1);
  if (last?.to === to) {
    last.value = valueOf(rank);
    last.merged = true;
  }
}

/**
 * Slides the tiles of a plain board: no new tile, no history. Any rectangle from 1 x 1 up.
 * @param board values, top row first, 0 for an empty cell
 * @returns the board after the slide, the trip of every tile that travelled, and the points; `null` if nothing changes
 * @throws TypeError, RangeError for anything that is not a board and a direction
 */
export function slide(
  board: readonly (readonly number[])[],
  direction: Direction,
): { board: number[][]; trips: Trip[]; gained: number } | null {
  const after = readBoard(board);
  const trips: Trip[] = [];
  const slid = slideTiles(after, checkDirection(direction), 0, trips);
  return slid === null ? null : { board: toRows(after), trips, gained: slid.gained };
}

/** True for `2 . . .` to the right, false for `. . . 2`. */
export function canSlide(board: Board, direction: number): boolean {
  const { cells } = board;
  const { length, lines, first, step, nextLine } = visitingOrder(board, direction);
  for (let line = 0; line < lines; line++) {
    let cell = first + line * nextLine;
    for (let count = 1; count < length; count++) {
      const ahead = cells[cell];
      cell += step;
      const rank = cells[cell] ?? 0;
      if (rank === 0) continue;
      if (ahead === 0 || (ahead === rank && rank < TOP_RANK)) return true;
    }
  }
  return false;
}

export function legalDirections(board: Board): Direction[] {
  return DIRECTIONS.filter((_, direction) => canSlide(board, direction));
}

export function canSlideAnywhere(board: Board): boolean {
  return DIRECTIONS.some((_, direction) => canSlide(board, direction));
}
