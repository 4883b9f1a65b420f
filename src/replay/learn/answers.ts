import type { Direction } from '../../engine/index.js';
import { markOf } from '../../player/marks.js';
import type { Rating } from '../../player/index.js';

/** Whether a review would leave a move unmarked, and it is no worse than the one played. @param ratings best first */
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
