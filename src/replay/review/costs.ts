import type { MoveReview, Review } from '../../player/index.js';

/** Points lost of a final score that was expected. */
export interface Loss {
  readonly loss: number;
  /** The final score that was expected before. */
  readonly value: number;
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

/** Within how many tiles the game ends for certain after the move: then all that was to come is lost. */
export function endsWithin({ direction, ratings = [] }: MoveReview): number | undefined {
  const played = ratings.find((rating) => rating.direction === direction);
  const reason = played?.reasons.find(({ kind }) => kind === 'stuck-next');
  return reason?.kind === 'stuck-next' && reason.chance === 1 ? reason.within : undefined;
}
