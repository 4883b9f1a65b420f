import type { Mark, MoveReview, Review } from '../../player/index.js';

/** A marked move is shown from the position before it, in which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** What a review has found, by position. */
export class Findings {
  readonly review: Review;
  /** The marked moves in their order. */
  readonly marked: readonly MoveReview[];
  readonly #worstFirst: readonly MoveReview[];

  constructor(review: Review) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
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

  /**
   * The score that a good human is expected to reach, by position, to be drawn as a curve.
   *
   * @param length of the game, in entries
   */
  expectations(length: number): number[] {
    const { moves, expected, reached } = this.review;
    const values = new Map(moves.map((move) => [positionOf(move), move.value]));
    let value = expected;
    return Array.from({ length: length + 1 }, (_, position) => {
      value = position === length ? reached : (values.get(position) ?? value);
      return value;
    });
  }

  /** The positions of all moves with this mark. */
  positions(mark: Mark): number[] {
    return this.marked.filter((move) => move.mark === mark).map(positionOf);
  }
}
