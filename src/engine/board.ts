import type { Direction, Trip } from './types.js';

/** The directions in the order of their numbers. */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** The highest rank there is: two such tiles do not merge. It fits the digits of a replay line. */
const TOP_RANK = 63;

/**
 * The value of a tile of this rank. A tile's rank is the binary logarithm of its value, 0 for an
 * empty cell.
 */
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
  empty: number;
  /** Whether all cells are full and no two neighbours are equal. */
  stuck = false;
  readonly cells: Uint8Array;

  constructor(readonly rules: Shape) {
    this.empty = rules.columns * rules.rows;
    this.cells = new Uint8Array(this.empty);
  }

  /** Brings what is known of the cells up to date, after they were written. */
  settle(): void {
    const { cells } = this;
    const { columns } = this.rules;
    this.empty = 0;
    for (const rank of cells) if (!rank) this.empty++;
    this.stuck = cells.every(
      (rank, cell) =>
        rank &&
        rank !== cells[cell + columns] &&
        !((cell + 1) % columns && rank === cells[cell + 1]),
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
    const vertical = direction % 2 === 0;
    const length = vertical ? rows : columns;
    // From one cell of a line to the next, in the order in which they come to rest.
    const step = (vertical ? columns : 1) * (direction % 3 ? -1 : 1);
    let start = step > 0 ? 0 : step * (1 - length);
    let gained = 0;
    let changed = false;
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
          this.empty++;
          const value = valueOf(++rank);
          gained += value;
          if (value === winTile) this.won = true;
          const leader = trips?.at(-1);
          if (leader?.to === to) {
            leader.value = value;
            leader.merged = true;
          }
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
      start += vertical ? 1 : columns;
    }
    this.score += gained;
    return changed ? gained : -1;
  }

  /** The tiles as values, top row first; the caller's own. */
  toRows(): number[][] {
    const rows: number[][] = [];
    this.cells.forEach((rank, cell) => {
      (rows[Math.floor(cell / this.rules.columns)] ??= []).push(valueOf(rank));
    });
    return rows;
  }
}
