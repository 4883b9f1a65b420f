import type { Direction, GameView } from '../engine/index.js';

/**
 * In the engine's order of their numbers. The engine's own list is out of reach here: in the CDN bundle it is in the
 * element's file, which a worker cannot load.
 */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Ranks, row by row; 0 for an empty cell. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

/** All that decides which move is best. */
export interface Situation extends Cells {
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

export function situationOf({ board, rules }: Pick<GameView, 'board' | 'rules'>): Situation {
  const cells = Uint8Array.from(board.flat(), (value) => (value ? Math.log2(value) : 0));
  const { fourChance } = rules;
  return { columns: board[0]?.length ?? 0, rows: board.length, cells, fourChance };
}

export const emptyPlaces = (cells: Uint8Array): number[] =>
  [...cells.keys()].filter((cell) => !cells[cell]);

export function emptyIn(cells: Uint8Array): number {
  let count = 0;
  for (const rank of cells) if (!rank) count++;
  return count;
}

/**
 * The engine's own slide lists trips and points; this one has to be fast.
 * @param direction its number
 * @returns whether anything moves
 */
export function slideInto(
  from: Uint8Array,
  to: Uint8Array,
  columns: number,
  direction: number,
): boolean {
  const rows = from.length / columns;
  const vertical = direction % 2 === 0;
  const length = vertical ? rows : columns;
  const stride = vertical ? columns : 1;
  const backward = direction === 1 || direction === 2;
  const step = backward ? -stride : stride;
  let start = backward ? (length - 1) * stride : 0;
  let moves = false;
  to.fill(0);
  for (let line = from.length / length; line > 0; line--, start += vertical ? 1 : columns) {
    let free = start;
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

/** A board after a slide; `undefined` if nothing moves. @param direction its number */
export function slide({ columns, rows, cells }: Cells, direction: number): Cells | undefined {
  const slid = new Uint8Array(cells.length);
  return slideInto(cells, slid, columns, direction) ? { columns, rows, cells: slid } : undefined;
}
