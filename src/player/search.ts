import type { Direction } from '../engine/index.js';

/**
 * The directions in the order of their numbers, which is the engine's. The engine's own list is out
 * of reach here: in the bundle for a CDN it is in the element's file, which a worker cannot load.
 */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Ranks (binary logarithms of the values, 0 for an empty cell), row by row. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

/** What the player needs to know about a game. */
export interface Situation extends Cells {
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

/** The new tiles of a game: 2 and 4, one of which is likelier. */
export interface NewTiles {
  /** Rank of the likelier one: 1 or 2. */
  readonly likely: number;
  /** Probability of the other one. */
  readonly rareChance: number;
}

export const newTilesOf = (fourChance: number): NewTiles =>
  fourChance > 0.5
    ? { likely: 2, rareChance: 1 - fourChance }
    : { likely: 1, rareChance: fourChance };

/** What a search found out about a slide. */
export interface Finding {
  /** The numbers of the directions that lead to it; several where the board is symmetric. */
  readonly moves: readonly number[];
  /**
   * The board's number after the slide: higher is better, 0 is lost. Only the numbers of one search
   * can be compared; `pointsToCome` turns them into points.
   */
  readonly number: number;
}

/** A search for the best move, in short steps so that it can be spread over time. */
export interface Search {
  /** The best move so far: the number of a direction, -1 if there is none. */
  readonly best: number;
  /** What is known of every legal slide, the best first. */
  readonly findings: readonly Finding[];
  /** Searches a little further. Returns false when there is nothing left to do. */
  step(): boolean;
}

/** The ranks of a board of values. */
export function readCells(board: readonly (readonly number[])[]): Cells {
  const cells = Uint8Array.from(board.flat(), (value) => (value ? Math.log2(value) : 0));
  return { columns: board[0]?.length ?? 0, rows: board.length, cells };
}

export const emptyPlaces = (cells: Uint8Array): number[] =>
  [...cells.keys()].filter((cell) => !cells[cell]);

/** The number of empty cells. */
export function emptyIn(cells: Uint8Array): number {
  let count = 0;
  for (const rank of cells) if (!rank) count++;
  return count;
}
