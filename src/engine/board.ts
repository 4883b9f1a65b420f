import type { Direction, Trip } from './types.js';

/** The directions in the order of their numbers. */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/**
 * The highest rank accepted from outside. A tile's rank is the binary logarithm of its value, 0 for
 * an empty cell. With 2 ** 52 a merge still makes points that are exact integers.
 */
export const MAX_RANK = 52;

/** The highest rank there is: two such tiles do not merge. It fits the digits of a replay line. */
const TOP_RANK = 63;

/** The value of a tile of this rank. */
export function valueOf(rank: number): number {
  // Small integers are stored without a box of their own.
  return rank < 31 ? rank && 1 << rank : 2 ** rank;
}

/** What of its rules a board has to know. */
export interface Shape {
  columns: number;
  rows: number;
  winTile: number;
}

/** A rectangle of cells, the tiles on it as ranks row by row, and what slides have earned on it. */
export class Board {
  score = 0;
  /** Whether a slide has made a tile of value `winTile`. */
  won = false;
  /** Number of empty cells. */
  empty = 0;
  /** Whether there are tiles and none of them can move. */
  stuck = false;

  constructor(
    readonly rules: Shape,
    readonly cells: Uint8Array,
  ) {
    this.settle();
  }

  /** Brings what is known of the cells up to date, after they were written. */
  settle(): void {
    const { cells } = this;
    const { columns } = this.rules;
    this.empty = 0;
    for (const rank of cells) if (!rank) this.empty++;
    this.stuck = !(
      this.empty ||
      cells.some(
        (rank, cell) =>
          rank === cells[cell + columns] || ((cell + 1) % columns && rank === cells[cell + 1]),
      )
    );
  }

  /**
   * Moves every tile as far as it goes in a direction, merging equal neighbours once.
   *
   * @param direction index into {@link DIRECTIONS}
   * @param trips is filled with the way of each tile that travelled
   * @returns the points gained, or -1 where nothing moves
   */
  slide(direction: number, trips?: Trip[]): number {
    const { cells } = this;
    const { columns, rows, winTile } = this.rules;
    const vertical = direction === 0 || direction === 2;
    const step = vertical ? (direction === 0 ? columns : -columns) : direction === 3 ? 1 : -1;
    const next = vertical ? 1 : columns;
    const length = vertical ? rows : columns;
    let start = step > 0 ? 0 : -step * (length - 1);
    let gained = 0;
    let changed = false;
    for (let line = cells.length / length; line > 0; line--, start += next) {
      const end = start + step * length;
      let to = start; // where the next tile comes to stand
      let waiting = 0; // rank of the tile before `to`, if it may still merge
      let leader: Trip | undefined; // its trip
      for (let from = start; from !== end; from += step) {
        const rank = cells[from] ?? 0;
        if (rank === 0) continue;
        if (rank === waiting && rank < TOP_RANK) {
          const value = valueOf(rank + 1);
          const met = to - step;
          cells[from] = 0;
          cells[met] = rank + 1;
          gained += value;
          changed = true;
          waiting = 0;
          this.empty++;
          if (value === winTile) this.won = true;
          if (leader) {
            leader.value = value;
            leader.merged = true;
          }
          trips?.push({ from, to: met, value, merged: true });
        } else {
          leader = undefined;
          if (from !== to) {
            cells[from] = 0;
            cells[to] = rank;
            changed = true;
            if (trips) trips.push((leader = { from, to, value: valueOf(rank), merged: false }));
          }
          waiting = rank;
          to += step;
        }
      }
    }
    this.score += gained;
    return changed ? gained : -1;
  }

  /** The tiles as values, top row first; the caller's own. */
  toRows(): number[][] {
    const rows: number[][] = [];
    let row: number[] = [];
    for (const rank of this.cells) {
      if (row.push(valueOf(rank)) === this.rules.columns) {
        rows.push(row);
        row = [];
      }
    }
    return rows;
  }
}
