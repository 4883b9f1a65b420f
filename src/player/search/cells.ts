import type { Direction, GameView } from '../../engine/index.js';

// Not imported from the engine: in the CDN bundle its list is in the element's file, which a worker cannot load.
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** Ranks, row by row; 0 for an empty cell. */
  readonly cells: Uint8Array;
}

/** All that decides which move is best. */
export interface Situation extends Cells {
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

/** The part of a game that decides how good its moves are. */
export interface RatedBoard extends Pick<GameView, 'board'> {
  readonly rules: Pick<GameView['rules'], 'fourChance'>;
}

export function situationOf({ board, rules }: RatedBoard): Situation {
  const cells = Uint8Array.from(board.flat(), (value) => (value ? Math.log2(value) : 0));
  const { fourChance } = rules;
  return { columns: board[0]?.length ?? 0, rows: board.length, cells, fourChance };
}

export const emptyPlaces = (cells: Uint8Array): number[] =>
  [...cells.keys()].filter((cell) => !cells[cell]);

/** The number of empty cells. */
export function emptyIn(cells: Uint8Array): number {
  let count = 0;
  for (const rank of cells) if (!rank) count++;
  return count;
}

/** Writes the board after a slide into `to`, faster than the engine but without trips. @returns whether a tile moves */
export function slideInto(
  from: Uint8Array,
  to: Uint8Array,
  columns: number,
  direction: number,
): boolean {
  const rows = from.length / columns;
  const isVertical = direction % 2 === 0;
  const length = isVertical ? rows : columns;
  const stride = isVertical ? columns : 1;
  const nextLine = isVertical ? 1 : columns;
  // Right and down begin at the far end of each line.
  const isBackward = direction === 1 || direction === 2;
  const step = isBackward ? -stride : stride;
  let start = isBackward ? (length - 1) * stride : 0;
  let moves = false;
  to.fill(0);
  for (let line = from.length / length; line > 0; line--, start += nextLine) {
    /** Where the next tile comes to rest. */
    let free = start;
    /** Rank of the tile before, if it may still merge. */
    let last = 0;
    for (let cell = start, left = length; left > 0; left--, cell += step) {
      const rank = from[cell] as number;
      if (!rank) continue;
      if (rank === last) {
        to[free - step] = rank + 1;
        last = 0;
        moves = true;
      } else {
        moves ||= cell !== free;
        to[free] = last = rank;
        free += step;
      }
    }
  }
  return moves;
}

/** @returns the board after a slide, `undefined` if nothing moves */
export function slide({ columns, rows, cells }: Cells, direction: number): Cells | undefined {
  const slid = new Uint8Array(cells.length);
  return slideInto(cells, slid, columns, direction) ? { columns, rows, cells: slid } : undefined;
}
