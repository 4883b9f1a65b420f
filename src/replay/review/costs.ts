import type { MoveReview, Review } from '../../player/index.js';

/** Points lost of a final score that was expected, when some of it had been made. */
export interface Loss {
  readonly loss: number;
  /** The final score that was expected before. */
  readonly value: number;
  /** The points made by then. */
  readonly score: number;
}

/** A game that ends with less than this share of what was expected at its start ends far below it. */
const farBelow = 1 / 2;

/** @param score the final one */
export function isFarBelow({ expected }: Pick<Review, 'expected'>, score: number): boolean {
  return score < farBelow * expected;
}

/** The share, 0 to 1, of what was expected, as the marks count it. */
export function shareLost({ loss, value }: Loss): number {
  return value > 0 ? Math.min(1, loss / value) : 0;
}

/** Nothing that was still to come is left. */
export const isAllLost = ({ loss, value, score }: Loss): boolean => loss >= value - score;

/** Whether the next tiles end the game for certain: then all that was to come is lost. */
export function endsSurely({ direction, ratings = [] }: MoveReview): boolean {
  const played = ratings.find((rating) => rating.direction === direction);
  return (played?.reasons ?? []).some(
    (reason) => reason.kind === 'stuck-next' && reason.chance === 1,
  );
}
