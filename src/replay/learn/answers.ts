import type { Direction } from '../../engine/index.js';
import { markOf } from '../../player/marks.js';
import type { Rating } from '../../player/index.js';

/**
 * Whether a move answers a question rightly: it is good enough by the rules of a review, and no worse than the move of
 * the game.
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

/** Undefined for a move that is not legal. */
export function lossOf(
  ratings: readonly Rating[],
  direction: Direction | undefined,
): number | undefined {
  const rating = ratings.find((one) => one.direction === direction);
  return rating && (rating.loss ?? 0);
}

/** How a question stands: not tried, tried in vain, answered at the first try or a later one, or its answer was shown. */
export type Standing = 'open' | 'wrong' | 'first' | 'later' | 'shown';

/** What a reader has answered to a question. */
export class Answer {
  standing: Standing = 'open';
  #tries = 0;
  #isFirst = true;

  get tries(): number {
    return this.#tries;
  }

  /** Whether the first try was right, whatever came later. */
  wasFirst = false;

  /** Whether it was answered rightly, or shown. */
  get isSettled(): boolean {
    return this.standing !== 'open' && this.standing !== 'wrong';
  }

  try(isRight: boolean): void {
    this.#tries++;
    if (isRight && this.#isFirst) this.wasFirst = true;
    if (!this.isSettled) this.standing = isRight ? (this.#isFirst ? 'first' : 'later') : 'wrong';
    this.#isFirst = false;
  }

  show(): void {
    if (!this.isSettled) this.standing = 'shown';
    this.#isFirst = false;
  }

  /** Asks again: a first try that was missed stays missed. */
  reopen(): void {
    if (!this.wasFirst) this.standing = 'open';
  }
}
