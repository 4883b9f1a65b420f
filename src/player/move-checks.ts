import type { MoveReview } from './move-review.js';

/** The most moves of a game that are checked: a review must not take minutes. */
export const MOST_CHECKS = 60;

/** No move is called a mistake or a blunder before it was checked. */
export const needsCheck = ({ mark }: MoveReview): boolean =>
  mark === 'mistake' || mark === 'blunder';

/** The moves to check, those that cost the greatest share first. */
export function movesToCheck(moves: readonly MoveReview[]): MoveReview[] {
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  return moves
    .filter(needsCheck)
    .sort((one, other) => shareLost(other) - shareLost(one))
    .slice(0, MOST_CHECKS);
}

/** A mistake or a blunder stays one if it is confirmed. */
export function markChecked(move: MoveReview, confirmed: boolean | undefined): MoveReview {
  if (!needsCheck(move)) return move;
  const mark = confirmed ? move.mark : 'inaccuracy';
  return confirmed === undefined ? { ...move, mark } : { ...move, mark, confirmed };
}
