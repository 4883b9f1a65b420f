import type { Direction } from '../../engine/index.js';

/**
 * How a question stands:
 *
 * - `open`: not tried
 * - `wrong`: tried, but not answered rightly
 * - `first`, `later`: answered rightly at the first try, or at a later one
 * - `shown`: the answer was shown before it was found
 */
export type Standing = 'open' | 'wrong' | 'first' | 'later' | 'shown';

export class Tries {
  /** The first answer, and the best move once the viewer has been told. */
  answer: Direction | undefined;
  best: Direction | undefined;
  #standing: Standing = 'open';
  #count = 0;
  /** Whether no later try can be the first one. */
  #isFirstOver = false;
  #isRightFirst = false;

  get standing(): Standing {
    return this.#standing;
  }

  get count(): number {
    return this.#count;
  }

  /** Whether the first try was right, whatever came later. */
  get isRightFirst(): boolean {
    return this.#isRightFirst;
  }

  /** Whether the question was answered rightly, or its answer shown. */
  get isSettled(): boolean {
    return this.#standing !== 'open' && this.#standing !== 'wrong';
  }

  add(isRight: boolean): void {
    const isFirst = !this.#isFirstOver;
    this.#isFirstOver = true;
    this.#count++;
    if (isRight && isFirst) this.#isRightFirst = true;
    if (this.isSettled) return;
    const whenRight = isFirst ? 'first' : 'later';
    this.#standing = isRight ? whenRight : 'wrong';
  }

  /** The answer was shown: no later try counts as the first. */
  show(): void {
    this.#isFirstOver = true;
    if (!this.isSettled) this.#standing = 'shown';
  }

  /** Opens the question again if its first try was missed; that try stays missed. */
  reopen(): void {
    if (!this.#isRightFirst) this.#standing = 'open';
  }
}
