import type { Direction } from '../../engine/index.js';
import { markOf } from '../../player/marks.js';
import type { Rating } from '../../player/index.js';

/**
 * Whether a move is a right answer. A review would not mark it, and it is no worse than the move of the game.
 *
 * @param ratings of the position, the best first
 * @param played the move of the game; undefined if none follows
 */
export function isRight(
  ratings: readonly Rating[],
  direction: Direction,
  played: Direction | undefined,
): boolean {
  const value = ratings[0]?.value ?? 0;
  const loss = lossOf(ratings, direction);
  if (loss === undefined || markOf(loss, value)) return false;
  return loss <= (lossOf(ratings, played) ?? loss);
}

/** @returns the points that a move loses, compared with the best one; undefined if it is not legal */
export function lossOf(
  ratings: readonly Rating[],
  direction: Direction | undefined,
): number | undefined {
  const rating = ratings.find((one) => one.direction === direction);
  return rating && (rating.loss ?? 0);
}
