import type { MoveReview, Review, TurningPoint } from '../../player/index.js';
import { lastMoves, longestRunOf, suddenEndOf, themesOf, type Run, type Theme } from './ending.js';

/** From there a marked move can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** The position in which a turning point is seen: before a move, and with a new tile. */
export function positionOfTurn(turn: TurningPoint): number {
  return turn.cause === 'play' ? positionOf(turn) : turn.index;
}

/** By position. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The moment at which the game turned; undefined unless it ended below its expectation. */
  readonly turn: TurningPoint | undefined;
  /** The move that cost most, if the game turned at a tile that cost more. */
  readonly costliest: TurningPoint | undefined;
  /** The move ten before the end, if the game ended with far less than was still expected. */
  readonly suddenEnd: MoveReview | undefined;
  readonly themes: readonly Theme[];
  readonly longestRun: Run | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /** The marked moves to learn from: at the end of a game that is lost, unless suddenly, every move loses all. */
  readonly #lessons: readonly MoveReview[];

  /** @param length of the game, in entries */
  constructor(review: Review, length: number) {
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, length);
    this.suddenEnd = suddenEndOf(review.moves, review.reached);
    const lastLesson = review.moves.at(this.suddenEnd ? -1 : -1 - lastMoves)?.index ?? 0;
    this.#lessons = this.marked.filter(({ index }) => index <= lastLesson);
    const [turn, other] = turnsOf(review);
    this.turn = turn;
    this.costliest = turn?.cause === 'luck' ? other : undefined;
    this.themes = themesOf(this.marked);
    this.longestRun = longestRunOf(review.moves);
  }

  /** Undefined if the move played there was good enough. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  /** Leaves out the last ten moves, unless the end was sudden. */
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

/** The greatest loss by play and the greatest by luck, the greater one first; none unless it ended below its expectation. */
function turnsOf({ moves, reached, expected }: Review): TurningPoint[] {
  if (reached >= expected) return [];
  const turns = (['play', 'luck'] as const).flatMap((cause) => {
    const changes = moves.map(({ index, value, loss, luck }) => ({
      ...{ index, value, cause, change: cause === 'play' ? -loss : luck },
    }));
    return changes
      .filter(({ change }) => change < 0)
      .toSorted(byChange)
      .slice(0, 1);
  });
  return turns.toSorted(byChange);
}

const byChange = (one: TurningPoint, other: TurningPoint) => one.change - other.change;

function expectationsOf({ moves, expected, reached }: Review, length: number): number[] {
  const values = new Map(moves.map((move) => [positionOf(move), move.value]));
  let value = expected;
  return Array.from({ length: length + 1 }, (_, position) => {
    value = position === length ? reached : (values.get(position) ?? value);
    return value;
  });
}
