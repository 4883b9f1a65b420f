import { markOf } from './judging/marks.js';
import type { MoveReview } from './judging/move-review.js';
import { pointsLost, type FoundWorse } from './judging/rollout-results.js';
import type { Rating } from './judging/rating.js';
import type { Suspect } from './judging/suspects.js';

/** The most moves of a game that are checked: a review must not take minutes. */
export const MOST_CHECKS = 60;

/** The moves to check, the quick checks first, and of these the most suspicious. */
export function suspectsToCheck(suspects: readonly Suspect[]): Suspect[] {
  const order = (one: Suspect, other: Suspect) =>
    other.tests.length - one.tests.length || other.weight - one.weight;
  return suspects.toSorted(order).slice(0, MOST_CHECKS);
}

/** The result of checking a move. */
interface Confirmed {
  readonly loss: number;
  readonly games: FoundWorse;
  /** The rating of the better move comes first. */
  readonly ratings: readonly Rating[];
}

/**
 * The points that a suspected move costs by the games that confirm it: where the search suspected it, no more than its
 * estimate.
 * @param move as the search reviews it
 * @param score before it
 */
export function lossOf(
  { bySearch }: Pick<Suspect, 'bySearch'>,
  move: Pick<MoveReview, 'loss' | 'value'>,
  games: FoundWorse,
  score: number,
): number {
  const lost = pointsLost(games, move, score, bySearch);
  return bySearch ? Math.min(move.loss, lost) : lost;
}

/** A checked move that is not surely worse than another, or hardly costs anything. */
export const markDoubted = (move: MoveReview): MoveReview => ({ ...move, confirmed: false });

/** Gives a move the mark that a check has confirmed. */
export function markConfirmed(move: MoveReview, { loss, games, ratings }: Confirmed): MoveReview {
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
    games,
  };
}

/** Moves after which it is known whether a game was punished for a mistake. */
const PUNISHED_WITHIN = 30;

/**
 * Says of each marked move whether the game was punished for it.
 * @param isOver whether nothing can move after the last move
 */
export function withPunishments(moves: readonly MoveReview[], isOver: boolean): MoveReview[] {
  return moves.map((move, nth) => {
    if (!move.mark) return move;
    const later = moves[nth + PUNISHED_WITHIN];
    if (!later) return isOver ? { ...move, punished: true } : move;
    return { ...move, punished: later.value <= move.value - move.loss };
  });
}
