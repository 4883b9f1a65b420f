import type { Direction, Trip } from './types.js';

/** The directions in the order of their numbers. */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/**
 * The highest rank accepted from outside. A tile's rank is the binary logarithm of its value, 0 for
 * an empty cell. With 2 ** 52 a merge still makes points that are exact integers.
 */
export const MAX_RANK = 52;

/** The value of a tile of this rank. */
export function valueOf(rank: number): number {
  // Small integers are stored without a box of their own.
  return rank < 31 ? rank && 1 << rank : 2 ** rank;
}

/** The rank of a tile of this value, 0 for 0, or -1 for anything that is no tile. */
export function rankOf(value: unknown): number {
  let rank = 0;
  while (rank < MAX_RANK && valueOf(rank) !== value) rank++;
  return valueOf(rank) === value ? rank : -1;
}

/** A rectangle of cells, the tiles on it as ranks row by row, and what slides have earned on it. */
export class Board {
  readonly cells: Uint8Array;
  /** Number of empty cells. */
  empty = 0;
  score = 0;
  /** Whether a slide has made a tile of rank `winRank`. */
  won = false;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly winRank: number,
    cells: Uint8Array = new Uint8Array(columns * rows),
  ) {
    this.cells = cells;
    this.count();
  }

  /** Counts the empty cells anew, after cells have been written from outside. */
  count(): void {
    this.empty = 0;
    for (const rank of this.cells) if (!rank) this.empty++;
  }

  /**
   * Moves every tile as far as it goes in a direction, merging equal neighbours once.
   *
   * @param direction index into {@link DIRECTIONS}
   * @param trips is filled with the way of each tile that travelled
   * @returns the points gained, or -1 where nothing moves
   */
  slide(direction: number, trips?: Trip[]): number {
    const { columns } = this;
    const vertical = direction % 2 === 0;
    const stride = vertical ? columns : 1;
    const next = vertical ? 1 : columns;
    const length = vertical ? this.rows : columns;
    const backward = direction === 1 || direction === 2;
    const step = backward ? -stride : stride;
    let start = backward ? (length - 1) * stride : 0;
    let gained = -1;
    for (let line = this.cells.length / length; line > 0; line--, start += next) {
      const points = this.#slideLine(start, step, length, trips);
      if (points >= 0) gained = Math.max(gained, 0) + points;
    }
    if (gained > 0) this.score += gained;
    return gained;
  }

  /** Slides one line toward its first cell, `start`, and answers as `slide` does. */
  #slideLine(start: number, step: number, length: number, trips: Trip[] | undefined): number {
    const { cells } = this;
    let gained = 0;
    let changed = false;
    let target = start; // where the next tile comes to stand
    let waiting = 0; // rank of the tile before `target`, if it may still merge
    let leader: Trip | undefined; // its trip
    for (let left = length, from = start; left > 0; left--, from += step) {
      const rank = cells[from] ?? 0;
      if (rank === 0) continue;
      if (rank === waiting) {
        waiting = 0;
        const to = target - step;
        const value = valueOf(rank + 1);
        gained += value;
        cells[from] = 0;
        cells[to] = rank + 1;
        changed = true;
        this.empty++;
        if (rank + 1 === this.winRank) this.won = true;
        if (!trips) continue;
        if (leader) {
          leader.value = value;
          leader.merged = true;
        }
        trips.push({ from, to, value, merged: true });
      } else {
        waiting = rank;
        leader = undefined;
        if (from !== target) {
          cells[from] = 0;
          cells[target] = rank;
          changed = true;
          if (trips) {
            leader = { from, to: target, value: valueOf(rank), merged: false };
            trips.push(leader);
          }
        }
        target += step;
      }
    }
    return changed ? gained : -1;
  }

  /** Whether two equal tiles stand side by side. */
  hasPair(): boolean {
    const { cells, columns } = this;
    return cells.some(
      (rank, cell) =>
        rank > 0 &&
        (rank === cells[cell + columns] || ((cell + 1) % columns > 0 && rank === cells[cell + 1])),
    );
  }

  /** The tiles as values, top row first; the caller's own. */
  toRows(): number[][] {
    const rows: number[][] = [];
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (cell % this.columns === 0) rows.push([]);
      rows.at(-1)?.push(valueOf(this.cells[cell] ?? 0));
    }
    return rows;
  }
}
