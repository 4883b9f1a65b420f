import type { MoveReview, Review, TurningPoint } from '../../player/index.js';

/** From there a marked move can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** The position in which a turning point is seen: before a move, and with a new tile. */
export function positionOfTurn(turn: TurningPoint): number {
  return turn.cause === 'play' ? positionOf(turn) : turn.index;
}

/** Moves at the end that teach nothing. */
const lastMoves = 10;

/** By position. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The moment at which the game turned; undefined unless it ended below its expectation. */
  readonly turn: TurningPoint | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /** The marked moves to learn from: at the end of a game that is lost, every move loses all. */
  readonly #lessons: readonly MoveReview[];

  /** @param length of the game, in entries */
  constructor(review: Review, length: number) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, length);
    const lastLesson = review.moves.at(-1 - lastMoves)?.index ?? 0;
    this.#lessons = this.marked.filter(({ index }) => index <= lastLesson);
    this.turn = turnOf(review);
  }

  /** Undefined if the move played there was good enough. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  /** Leaves out the last ten moves. */
  next(position: number): MoveReview | undefined {
    return this.#lessons.find((move) => positionOf(move) > position);
  }

  previous(position: number): MoveReview | undefined {
    return this.#lessons.findLast((move) => positionOf(move) < position);
  }

  /** By share of the expected score; undefined if that move is shown. */
  worst(position: number): MoveReview | undefined {
    const [worst] = this.#lessons.toSorted(
      (one, other) => other.loss / other.value - one.loss / one.value,
    );
    return worst && positionOf(worst) !== position ? worst : undefined;
  }
}

/** Of the greatest losses one by play, if there is one, else one by luck. */
function turnOf({ turningPoints, reached, expected }: Review): TurningPoint | undefined {
  if (reached >= expected) return undefined;
  const losses = turningPoints.filter(({ change }) => change < 0);
  return losses.find(({ cause }) => cause === 'play') ?? losses[0];
}

function expectationsOf({ moves, expected, reached }: Review, length: number): number[] {
  const values = new Map(moves.map((move) => [positionOf(move), move.value]));
  let value = expected;
  return Array.from({ length: length + 1 }, (_, position) => {
    value = position === length ? reached : (values.get(position) ?? value);
    return value;
  });
}
