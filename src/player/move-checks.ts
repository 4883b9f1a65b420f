import { markOf } from './marks.js';
import type { MoveReview } from './move-review.js';
import type { Rating } from './rating.js';
import type { Suspect } from './suspects.js';

/** The most moves of a game that are checked: a review must not take minutes. */
export const MOST_CHECKS = 60;

/** The moves to check, the quick checks first, and of these the most suspicious. */
export function suspectsToCheck(suspects: readonly Suspect[]): Suspect[] {
  const order = (one: Suspect, other: Suspect) =>
    other.tests.length - one.tests.length || other.weight - one.weight;
  return suspects.toSorted(order).slice(0, MOST_CHECKS);
}

/**
 * The points that a checked move costs.
 * @param share by which games end sooner, which holds for the points to come as well
 * @param score before the move
 */
export const pointsLost = (share: number, { value }: MoveReview, score: number): number =>
  Math.round(share * (value - score));

/** A checked move that is not surely worse than another, or hardly costs anything. */
export const markDoubted = (move: MoveReview): MoveReview => ({ ...move, confirmed: false });

/** Gives a move the mark that a check has confirmed. @param ratings the better move's first */
export function markConfirmed(
  move: MoveReview,
  loss: number,
  ratings: readonly Rating[],
): MoveReview {
  const { value, direction } = move;
  const rated = ratings.map((rating): Rating => {
    const lost = rating.direction === direction ? loss : (rating.loss ?? 0);
    return { ...rating, loss: lost, value: value - lost };
  });
  const [first, ...others] = rated;
  if (!first) return move;
  const byLoss = others.toSorted((one, other) => (one.loss ?? 0) - (other.loss ?? 0));
  return {
    ...move,
    best: first.direction,
    loss,
    mark: markOf(loss, value),
    confirmed: true,
    ratings: [first, ...byLoss],
  };
}
