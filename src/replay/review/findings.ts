import type { MoveReview, Review, TurningPoint } from '../../player/index.js';
import { costOf } from './costs.js';
import { isFarBelow, longestRunOf, themesOf, type Run, type Theme } from './ending.js';

/** A move or a tile that cost less than this share of what was expected turned no game. */
const leastTurn = 0.05;

/** The last moves of a game, which turn nothing: it is lost by then. */
const tooLate = 10;

/** The position before a move, from which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** The position that shows a turning point: the one before a move, or the one with the new tile. */
export function positionOfTurn(turn: TurningPoint): number {
  return turn.cause === 'play' ? positionOf(turn) : turn.index;
}

/** The marked moves, the turning point and so on of a review. Positions are those of the replay. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The mistake or the new tile at which the game turned; undefined unless it ended below its expectation. */
  readonly turn: TurningPoint | undefined;
  readonly themes: readonly Theme[];
  /** The game ended far below what was expected at its start, or is expected to. */
  readonly isFarBelow: boolean;
  /** A long run of good moves that deserves praise. */
  readonly longestRun: Run | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /**
   * Costs are told in points. False for a game that ended far below what was expected, or in which something cost more
   * than its score: costs are then told as shares of what was expected.
   */
  readonly isInPoints: boolean;

  /** @param scores the points at each position of the replay */
  constructor(review: Review, scores: readonly number[]) {
    const score = scores.at(-1) ?? 0;
    this.review = review;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, scores.length - 1);
    this.isFarBelow = isFarBelow(review, review.reached);
    this.turn = turnOf(review);
    this.themes = themesOf(this.marked);
    this.longestRun = longestRunOf(review, score);
    this.isInPoints = !isFarBelow(review, score) && this.#greatestCost <= score;
  }

  /** The move played in a position; undefined if it is not marked. */
  at(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) === position);
  }

  /** The next marked move. */
  next(position: number): MoveReview | undefined {
    return this.marked.find((move) => positionOf(move) > position);
  }

  /** The previous marked move. */
  previous(position: number): MoveReview | undefined {
    return this.marked.findLast((move) => positionOf(move) < position);
  }

  /** The move that lost the greatest share of what was expected. */
  get worst(): MoveReview | undefined {
    const shareLost = ({ loss, value }: MoveReview) => loss / value;
    return this.marked.toSorted((one, other) => shareLost(other) - shareLost(one))[0];
  }

  /** In points, of all costs that may be told. */
  get #greatestCost(): number {
    const { turn, themes } = this;
    return Math.max(
      turn ? -turn.change : 0,
      ...this.marked.map(({ loss }) => loss),
      ...themes.map(({ moves }) => costOf(moves).points),
    );
  }
}

/**
 * The mistake or the unlucky tile before the last moves that lost the greatest share; undefined if the game ended as
 * expected, or without a great one.
 */
function turnOf({ moves, reached, expected }: Review): TurningPoint | undefined {
  if (reached >= expected) return undefined;
  const early = moves.slice(0, -tooLate);
  const byPlay = early
    .filter(({ mark }) => mark)
    .map(({ index, value, loss }) => turnAt(index, value, 'play', -loss));
  const byLuck = early.map(({ index, value, luck }) => turnAt(index, value, 'luck', luck));
  const shareLost = ({ change, value }: TurningPoint) => -change / value;
  return [...byPlay, ...byLuck]
    .filter((turn) => shareLost(turn) >= leastTurn)
    .toSorted((one, other) => shareLost(other) - shareLost(one))[0];
}

function turnAt(
  index: number,
  value: number,
  cause: TurningPoint['cause'],
  change: number,
): TurningPoint {
  return { index, value, cause, change };
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
