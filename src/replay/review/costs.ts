import type { MoveReview } from '../../player/index.js';

/** Points lost, and what was expected before. */
export type Loss = Pick<MoveReview, 'loss' | 'value'>;

/** Of one or several losses together. */
export interface Cost {
  readonly points: number;
  /** The share of what was expected, 0 to 1: two losses of a half leave a quarter. */
  readonly share: number;
}

export function costOf(losses: readonly Loss[]): Cost {
  let points = 0;
  let left = 1;
  for (const { loss, value } of losses) {
    points += loss;
    if (value > 0) left *= Math.max(0, 1 - loss / value);
  }
  return { points, share: 1 - left };
}
