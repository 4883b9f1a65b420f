import type { Direction, Trip } from './types.js';

/** The directions in the order of their numbers. */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** The highest rank: two tiles of it do not merge. It is the highest digit of a replay line. */
const TOP_RANK = 63;

/**
 * The value of a tile of this rank. A tile's rank is the binary logarithm of its value, 0 for an
 * empty cell.
 */
export function valueOf(rank: number): number {
  // As a small integer, which engines store without allocating.
  return rank < 31 ? rank && 1 << rank : 2 ** rank;
}

/** A rectangle of cells, and what slides have earned on it. */
export interface Board {
  readonly rules: { readonly columns: number; readonly rows: number; readonly winTile: number };
  /** The tiles as ranks, row by row. */
  readonly cells: Uint8Array;
  /** Number of empty cells. */
  empty: number;
  score: number;
  /** Whether a slide has made a tile of value `winTile`. */
  won: boolean;
}

/** A board outside any game, on which nothing wins. */
export function boardOf(columns: number, rows: number, ranks: readonly number[]): Board {
  const rules = { columns, rows, winTile: 0 };
  return { rules, cells: Uint8Array.from(ranks), empty: 0, score: 0, won: false };
}

/**
 * Moves every tile as far as it goes in a direction, merging equal neighbours once.
 *
 * @param direction index into {@link DIRECTIONS}
 * @param trips receives the trip of each tile that travelled
 * @returns the points gained, or -1 where nothing moves
 */
export function slide(board: Board, direction: number, trips?: Trip[]): number {
  const { cells } = board;
  const { columns, rows, winTile } = board.rules;
  const vertical = direction % 2 === 0;
  const length = vertical ? rows : columns;
  // From one cell of a line to the next, in the order in which tiles come to rest.
  const step = (vertical ? columns : 1) * (direction % 3 ? -1 : 1);
  let start = step > 0 ? 0 : step * (1 - length);
  let gained = 0;
  let changed = false;
  let trip: Trip | undefined; // the last one
  for (let line = cells.length / length; line > 0; line--) {
    let to = start; // where the next tile comes to stand
    let waiting = 0; // rank of the tile before `to`, if it may still merge
    const end = start + step * length;
    for (let from = start; from !== end; from += step) {
      let rank = cells[from] ?? 0;
      if (!rank) continue;
      const merged = rank === waiting && rank < TOP_RANK;
      if (merged) {
        to -= step;
        board.empty++;
        const value = valueOf(++rank);
        gained += value;
        if (value === winTile) board.won = true;
        if (trip?.to === to) {
          trip.value = value;
          trip.merged = true;
        }
      }
      if (from !== to) {
        cells[from] = 0;
        cells[to] = rank;
        changed = true;
        if (trips) trips.push((trip = { from, to, value: valueOf(rank), merged }));
      }
      waiting = merged ? 0 : rank;
      to += step;
    }
    start += vertical ? 1 : columns;
  }
  board.score += gained;
  return changed ? gained : -1;
}

/** Whether all cells are full and no two neighbours are equal. */
export function isStuck({ cells, rules: { columns } }: Board): boolean {
  return cells.every(
    (rank, cell) =>
      rank && rank !== cells[cell + columns] && !((cell + 1) % columns && rank === cells[cell + 1]),
  );
}

/** The tiles as values, top row first; a fresh copy. */
export function toRows({ cells, rules: { columns } }: Board): number[][] {
  const rows: number[][] = [];
  cells.forEach((rank, cell) => {
    (rows[Math.floor(cell / columns)] ??= []).push(valueOf(rank));
  });
  return rows;
}
