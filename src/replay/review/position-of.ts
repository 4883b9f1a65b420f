import type { MoveReview } from '../../player/index.js';

/** The position before a move, from which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}
