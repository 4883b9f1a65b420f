import type { Direction } from '../engine/index.js';

/**
 * Ways of playing that people's play resembles, the fastest first: `greedy` takes the move that looks best by a plain
 * evaluation; `tuned` looks one tile ahead with the evaluation of the search, `plain` with the plain one, and both make
 * one move in twenty at random.
 */
export const WAYS = ['greedy', 'tuned', 'plain'] as const;
export type WayName = (typeof WAYS)[number];

/** Games that were played on after a move. */
export interface PlayedOn {
  readonly direction: Direction;
  /**
   * For each of {@link WAYS}: after how many moves each game was over, or {@link MOST_MOVES}. The last ways are missing
   * where an earlier one has decided the question.
   */
  readonly lengths: readonly Uint8Array[];
}

/** Games after a move, in each way of playing. */
export const GAMES = 200;

/** A game is not played on any further than this. */
export const MOST_MOVES = 200;

// A move is worse than another if all ways of playing say so, each by so many standard errors.
export const LIKELY = 1;
export const SURE = 2;

/** The sum of the lengths, and the square of its standard error. All in whole numbers but for one division, so that every machine gets the same result. */
function sumOf(lengths: Uint8Array): { sum: number; squaredError: number } {
  let [sum, squares] = [0, 0];
  for (const length of lengths) {
    sum += length;
    squares += length * length;
  }
  return { sum, squaredError: squares - (sum * sum) / lengths.length };
}

/** The difference of the means of so many games each, in standard errors. */
function standardErrors(longer: Uint8Array, shorter: Uint8Array): number {
  const [long, short] = [sumOf(longer), sumOf(shorter)];
  // Without any error, if each move's games all last equally long, the difference is that of the sums.
  return (long.sum - short.sum) / Math.sqrt(long.squaredError + short.squaredError || 1);
}

/**
 * The difference of the mean lengths in standard errors, in the way of playing in which it is least: 2.5 if games last
 * longer by 4, 2.5 and 3 errors after the better move. Below 0 where a way says the opposite.
 */
export function clearness(better: PlayedOn, worse: PlayedOn): number {
  const differences = better.lengths.flatMap((lengths, way) => {
    const others = worse.lengths[way];
    return others ? standardErrors(lengths, others) : [];
  });
  return Math.min(...differences);
}

/** The share of the games, 0 to 1, that were over within so many moves. */
export function shareOver({ lengths }: PlayedOn, moves: number): number {
  const games = lengths.flatMap((way) => [...way]);
  return games.filter((length) => length < moves).length / games.length;
}
