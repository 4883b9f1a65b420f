import type { MoveReview, Review } from '../../player/index.js';

/** Moves without a mark, one after the other. */
export interface Run {
  readonly count: number;
  readonly first: MoveReview;
}

/** The fewest good moves in a row that are worth praise, and the least share of a game that they are. */
const shortestRun = 20;
const praisedShare = 1 / 4;

/** A game that ends with less than this share of what was expected at its start ends far below it. */
const farBelow = 1 / 2;

/** @param score the final one */
export function isFarBelow({ expected }: Pick<Review, 'expected'>, score: number): boolean {
  return score < farBelow * expected;
}

/**
 * @param score the final one
 * @returns the longest run of moves without a mark, if it deserves praise: it is long for the game, which did not end far
 *   below what was expected, and has a mark elsewhere
 */
export function longestRunOf(review: Review, score: number): Run | undefined {
  const { moves } = review;
  if (isFarBelow(review, score)) return undefined;
  let longest: Run | undefined;
  let run: Run | undefined;
  for (const move of moves) {
    run = move.mark ? undefined : { first: run?.first ?? move, count: (run?.count ?? 0) + 1 };
    if (run && run.count > (longest?.count ?? 0)) longest = run;
  }
  const least = Math.max(shortestRun, praisedShare * moves.length);
  return longest && longest.count >= least && longest.count < moves.length ? longest : undefined;
}
