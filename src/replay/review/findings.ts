import type { MoveReview, Review, TurningPoint } from '../../player/index.js';
import { lastMoves, longestRunOf, suddenEndOf, themesOf, type Run, type Theme } from './ending.js';

/** The position before a move, from which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** The position that shows a turning point: the one before a move, or the one with the new tile. */
export function positionOfTurn(turn: TurningPoint): number {
  return turn.cause === 'play' ? positionOf(turn) : turn.index;
}

/** What a review has found, and where. Positions are those of the replay. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The move or tile at which the game turned; undefined unless it ended below its expectation. */
  readonly turn: TurningPoint | undefined;
  /** The move ten before the end, if the game ended with far less than was still expected. */
  readonly suddenEnd: MoveReview | undefined;
  readonly themes: readonly Theme[];
  readonly longestRun: Run | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /** The marked moves without the last ten of the game, when all is lost, unless its end was sudden. */
  readonly #instructive: readonly MoveReview[];

  /** @param length of the game, in entries */
  constructor(review: Review, length: number) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, length);
    this.suddenEnd = suddenEndOf(review.moves, review.reached);
    const skipped = this.suddenEnd ? 0 : lastMoves;
    const last = review.moves.at(-1 - skipped)?.index ?? 0;
    this.#instructive = this.marked.filter(({ index }) => index <= last);
    [this.turn] = turnsOf(review);
    this.themes = themesOf(this.marked);
    this.longestRun = longestRunOf(review.moves);
  }

  /** The move played in a position; undefined if it is not marked. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  /** The next marked move that teaches something. */
  next(position: number): MoveReview | undefined {
    return this.#instructive.find((move) => positionOf(move) > position);
  }

  /** The previous marked move that teaches something. */
  previous(position: number): MoveReview | undefined {
    return this.#instructive.findLast((move) => positionOf(move) < position);
  }

  /** The instructive move that lost the greatest share of what was expected. */
  get worst(): MoveReview | undefined {
    const shareLost = ({ loss, value }: MoveReview) => loss / value;
    return this.#instructive.toSorted((one, other) => shareLost(other) - shareLost(one))[0];
  }
}

/** The greatest loss by play and the greatest by luck, the greater one first; none if the game ended as expected. */
function turnsOf({ moves, reached, expected }: Review): TurningPoint[] {
  if (reached >= expected) return [];
  const byPlay = moves.map(({ index, value, loss }) => turnAt(index, value, 'play', -loss));
  const byLuck = moves.map(({ index, value, luck }) => turnAt(index, value, 'luck', luck));
  const greatest = [byPlay, byLuck].flatMap((turns) => turns.toSorted(byChange).slice(0, 1));
  return greatest.filter(({ change }) => change < 0).toSorted(byChange);
}

function turnAt(
  index: number,
  value: number,
  cause: TurningPoint['cause'],
  change: number,
): TurningPoint {
  return { index, value, cause, change };
}

function byChange(one: TurningPoint, other: TurningPoint): number {
  return one.change - other.change;
}

/** @returns the expected score by position; one without a rated move has that of the position before */
function expectationsOf({ moves, expected, reached }: Review, length: number): number[] {
  const values = new Map(moves.map((move) => [positionOf(move), move.value]));
  let value = expected;
  return Array.from({ length: length + 1 }, (_, position) => {
    value = position === length ? reached : (values.get(position) ?? value);
    return value;
  });
}
