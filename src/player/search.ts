import type { Direction } from '../engine/index.js';

/**
 * The directions in the order of their numbers, which is the engine's. The engine's own list is out
 * of reach here: in the bundle for a CDN it is in the element's file, which a worker cannot load.
 */
export const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** What the player needs to know about a game. */
export interface Situation {
  readonly columns: number;
  readonly rows: number;
  /** Ranks (binary logarithms of the values, 0 for an empty cell), row by row. */
  readonly cells: Uint8Array;
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

/** A search for the best move, in short steps so that it can be spread over time. */
export interface Search {
  /** The best move so far: the number of a direction, -1 if there is none. */
  readonly best: number;
  /** The number of boards looked at so far. */
  readonly boards: number;
  /** Searches a little further. Returns false when there is nothing left to do. */
  step(): boolean;
}
