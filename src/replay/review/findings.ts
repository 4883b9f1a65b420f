import type { MoveReview, Review } from '../../player/index.js';

/** A marked move is shown from the position before it, in which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** What a review has found, by position. */
export class Findings {
  readonly review: Review;
  /** The marked moves in their order. */
  readonly marked: readonly MoveReview[];
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  readonly #worstFirst: readonly MoveReview[];

  /** @param length of the game, in entries */
  constructor(review: Review, length: number) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, length);
    this.#worstFirst = this.marked.toSorted(
      (one, other) => other.loss / other.value - one.loss / one.value,
    );
  }

  /** The marked move that was played in a position; undefined if that move was good enough. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  /** The marked move after the one shown: from the worst to the least; the worst if none is shown. */
  next(position: number): MoveReview | undefined {
    return this.#worstFirst[this.#placeOf(position) + 1];
  }

  /** The marked move before the one shown, which is worse. */
  previous(position: number): MoveReview | undefined {
    return this.#worstFirst[this.#placeOf(position) - 1];
  }

  #placeOf(position: number): number {
    return this.#worstFirst.findIndex((move) => positionOf(move) === position);
  }
}

function expectationsOf({ moves, expected, reached }: Review, length: number): number[] {
  const values = new Map(moves.map((move) => [positionOf(move), move.value]));
  let value = expected;
  return Array.from({ length: length + 1 }, (_, position) => {
    value = position === length ? reached : (values.get(position) ?? value);
    return value;
  });
}
