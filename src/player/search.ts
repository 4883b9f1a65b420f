import type { Direction } from '../engine/index.js';

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

export interface Situation extends Cells {
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

export interface NewTiles {
  /** Rank of the likelier of 2 and 4. */
  readonly likely: number;
  /** Probability of the other. */
  readonly rareChance: number;
}

export const newTilesOf = (fourChance: number): NewTiles =>
  fourChance > 0.5
    ? { likely: 2, rareChance: 1 - fourChance }
    : { likely: 1, rareChance: fourChance };

export interface Finding {
  /** Numbers of the directions that lead to it; several where the board is symmetric. */
  readonly moves: readonly number[];
  /**
   * Of the board after the slide: higher is better, 0 is lost. Only the numbers of one search can be compared;
   * `pointsToCome` turns them into points.
   */
  readonly number: number;
}

/** A search for the best move, in short steps so that it can be spread over time. */
export interface Search {
  /** The number of a direction, -1 if there is none. */
  readonly best: number;
  /** Every legal slide, the best first. */
  readonly findings: readonly Finding[];
  /** @returns false when there is nothing left to do */
  step(): boolean;
}

export function readCells(board: readonly (readonly number[])[]): Cells {
  const cells = Uint8Array.from(board.flat(), (value) => (value ? Math.log2(value) : 0));
  return { columns: board[0]?.length ?? 0, rows: board.length, cells };
}

export const emptyPlaces = (cells: Uint8Array): number[] =>
  [...cells.keys()].filter((cell) => !cells[cell]);

export function emptyIn(cells: Uint8Array): number {
  let count = 0;
  for (const rank of cells) if (!rank) count++;
  return count;
}
