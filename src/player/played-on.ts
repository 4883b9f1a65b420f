import type { Direction } from '../engine/index.js';

/** Games that the computer has played on after a move, in several ways of playing. */
export interface PlayedOn {
  readonly direction: Direction;
  /** For each way of playing: after how many moves each game was over, or {@link MOST_MOVES}. */
  readonly lengths: readonly Uint8Array[];
}

/** Games for each way of playing. */
export const GAMES = 400;

/** A game is not played on any further than this. */
export const MOST_MOVES = 200;

// A move is worse than another if all ways of playing say so, each with so many standard errors.
export const LIKELY = 1;
export const SURE = 2;

function meanOf(lengths: Uint8Array): { mean: number; squaredError: number } {
  const count = lengths.length;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / count;
  const squares = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0);
  return { mean, squaredError: squares / count / count };
}

/**
 * How clearly games last longer after one move than after another: the difference of the means in standard errors, by
 * the way of playing in which it is least clear. Below 0 where any of them says the opposite.
 */
export function clearness(better: PlayedOn, worse: PlayedOn): number {
  const differences = better.lengths.map((lengths, way) => {
    const [one, other] = [meanOf(lengths), meanOf(worse.lengths[way] as Uint8Array)];
    // Two moves after which all games last equally long differ in nothing.
    return (one.mean - other.mean) / Math.sqrt(one.squaredError + other.squaredError || 1);
  });
  return Math.min(...differences);
}

/** The share of the games that were over within so many moves. */
export function shareOver({ lengths }: PlayedOn, moves: number): number {
  const shares = lengths.map((one) => one.filter((length) => length < moves).length / one.length);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
