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
    const { cells, columns, rows, winRank } = this;
    const vertical = direction === 0 || direction === 2;
    const step = vertical ? (direction === 0 ? columns : -columns) : direction === 3 ? 1 : -1;
    const next = vertical ? 1 : columns;
    const lines = vertical ? columns : rows;
    const length = vertical ? rows : columns;
    let start = step > 0 ? 0 : -step * (length - 1);
    let gained = 0;
    let merges = 0;
    let changed = false;
    for (let line = 0; line < lines; line++, start += next) {
      let to = start; // where the next tile comes to stand
      let waiting = 0; // rank of the tile before `to`, if it may still merge
      let leader: Trip | undefined; // its trip
      const end = start + step * length;
      for (let from = start; from !== end; from += step) {
        const rank = cells[from] ?? 0;
        if (rank !== 0) {
          if (rank === waiting) {
            const value = valueOf(rank + 1);
            cells[from] = 0;
            cells[to - step] = rank + 1;
            gained += value;
            merges++;
            if (rank + 1 === winRank) this.won = true;
            if (trips) {
              if (leader) {
                leader.value = value;
                leader.merged = true;
              }
              trips.push({ from, to: to - step, value, merged: true });
            }
            waiting = 0;
          } else {
            leader = undefined;
            if (from !== to) {
              cells[from] = 0;
              cells[to] = rank;
              changed = true;
              if (trips) {
                leader = { from, to, value: valueOf(rank), merged: false };
                trips.push(leader);
              }
            }
            waiting = rank;
            to += step;
          }
        }
      }
    }
    if (merges > 0) {
      this.empty += merges;
      this.score += gained;
      return gained;
    }
    return changed ? 0 : -1;
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
