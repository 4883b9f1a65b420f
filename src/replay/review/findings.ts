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

  constructor(review: Review) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
  }

  /** The marked move that was played in a position; undefined if that move was good enough. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  next(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) > position);
  }

  previous(position: number): MoveReview | undefined {
    return this.marked.findLast((move) => positionOf(move) < position);
  }

  /** The positions of all moves with this mark. */
  positions(mark: Mark): number[] {
    return this.marked.filter((move) => move.mark === mark).map(positionOf);
  }
}
