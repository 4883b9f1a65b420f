import type { MoveReview, Review } from '../../player/index.js';
import { endsSurely, type Loss } from './costs.js';
import { fallsOf, type Fall } from './falls.js';
import { isFarBelow, longestRunOf, type Run } from './praise.js';

/** Moves before the end of a game that is over which are not looked at for where it was lost: nothing could save it then. */
const tooLate = 10;

/** A mark is punished within so many moves, or the tiles were kind. */
const soon = 30;

/** The least share of what was expected that loses a game, and the moves before it whose level it is compared with. */
const leastLost = { play: 0.1, luck: 0.1, slide: 0.2 } as const;
const steady = 20;

/** A loss is made up for once the graph is higher again by this share of it. */
const madeUp = 1 / 2;

/** Where a game was lost. */
export type Lost = Pick<Fall, 'cause' | 'from' | 'to'> & {
  /** Marked moves or bad tiles. */
  readonly count: number;
};

/** `end`: from there on it shows whether the points, `drop`, were lost for good. */
type Candidate = Lost & { readonly end: number; readonly drop: number };

/** What came of a marked move: the game ended so many moves later, or the graph shows the loss, or does not. */
export type Sequel =
  | { readonly kind: 'ended'; readonly movesLater: number }
  | { readonly kind: 'punished' | 'spared'; readonly movesLater: number };

/** The position before a move, from which it can be played again. */
export function positionOf({ index }: Pick<MoveReview, 'index'>): number {
  return index - 1;
}

/** What a review has found. Positions are those of the replay. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The falls of the graph that are no marked move's: these have signs and rows of their own. */
  readonly otherFalls: readonly Fall[];
  /** Undefined if the game goes on, or was lost little by little. */
  readonly lost: Lost | undefined;
  /** A long run of good moves that deserves praise. */
  readonly longestRun: Run | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /** Nothing could move at the end. */
  readonly isOver: boolean;
  /**
   * Costs are told in points. False for a game that ended far below what was expected, or in which something cost more
   * than its score: costs are then told as shares of the points that were still to come.
   */
  readonly isInPoints: boolean;
  readonly #scores: readonly number[];

  /** @param scores the points at each position of the replay */
  constructor(review: Review, scores: readonly number[]) {
    const score = scores.at(-1) ?? 0;
    this.review = review;
    this.#scores = scores;
    this.isOver = review.reached <= score;
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, this.last);
    const falls = fallsOf(this.expectations, review.moves, this.#lastEarly);
    this.otherFalls = falls.filter(({ cause }) => cause !== 'play');
    this.lost = this.isOver ? this.#lostAt(falls) : undefined;
    this.longestRun = longestRunOf(review, score);
    const costs = [...this.marked.map((move) => this.lossOf(move).loss), ...falls.map(dropOf)];
    this.isInPoints = !isFarBelow(review, score) && Math.max(0, ...costs) <= score;
  }

  /** The last position. */
  get last(): number {
    return this.#scores.length - 1;
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

  /** The marked move that lost the greatest share of what was expected. */
  get worst(): MoveReview | undefined {
    const share = ({ loss, value }: MoveReview) => loss / value;
    return this.marked.toSorted((one, other) => share(other) - share(one))[0];
  }

  lossOf(move: MoveReview): Loss {
    const { value } = move;
    const score = this.#scores[positionOf(move)] ?? 0;
    return { value, score, loss: endsSurely(move) ? value - score : move.loss };
  }

  lossOfFall({ from, drop }: Fall): Loss {
    const [value, score] = [this.expectations[from] ?? 0, this.#scores[from] ?? 0];
    return { value, score, loss: drop };
  }

  /** What came of a marked move; undefined if the game was left too soon to tell. */
  sequelOf(move: MoveReview): Sequel | undefined {
    const movesLater = this.last - move.index;
    if (movesLater <= soon) return this.isOver ? { kind: 'ended', movesLater } : undefined;
    const later = this.expectations[move.index + soon] ?? 0;
    const isSpared = move.value - later < madeUp * this.lossOf(move).loss;
    return { kind: isSpared ? 'spared' : 'punished', movesLater: soon };
  }

  get #lastEarly(): number {
    return this.isOver ? this.last - tooLate : this.last;
  }

  /** How many moves are marked, without the last `tooLate` of a game that is over. */
  get earlyMarks(): number {
    return this.#earlyMarks.length;
  }

  /** Of the falls that were not made up for and the marked moves that were punished, the one that lost the greatest share. */
  #lostAt(falls: readonly Fall[]): Lost | undefined {
    const fromFalls = falls.map((fall): Candidate => {
      const drop = this.#levelAt(fall.from) - (this.expectations[fall.to] ?? 0);
      return { ...lostIn(fall), end: fall.to, drop };
    });
    const fromMarks = this.#earlyMarks
      .filter((move) => this.sequelOf(move)?.kind !== 'spared')
      .map((move): Candidate => {
        const from = positionOf(move);
        const { loss: drop } = this.lossOf(move);
        return { cause: 'play', from, to: from, count: 1, end: from, drop };
      });
    const shareOf = ({ from, drop }: Candidate) => drop / this.#levelAt(from);
    return [...fromFalls.filter((fall) => this.#isForGood(fall)), ...fromMarks]
      .filter((one) => shareOf(one) >= leastLost[one.cause])
      .toSorted((one, other) => shareOf(other) - shareOf(one))[0];
  }

  get #earlyMarks(): readonly MoveReview[] {
    return this.marked.filter((move) => positionOf(move) <= this.#lastEarly);
  }

  /** The median of the graph before a position, so that a peak which lasts a few moves is no loss. */
  #levelAt(position: number): number {
    const before = this.expectations.slice(Math.max(0, position - steady), position + 1);
    return before.toSorted((one, other) => one - other)[before.length >> 1] ?? 0;
  }

  #isForGood({ from, end, drop }: Candidate): boolean {
    const level = this.#levelAt(from) - madeUp * drop;
    return this.expectations.slice(end, -1).every((value) => value < level);
  }
}

const dropOf = ({ drop }: Fall): number => drop;

/** By play, from the first of its moves to the last. */
function lostIn({ cause, from, to, marked, badTiles }: Fall): Lost {
  const [first, last] = [marked[0], marked.at(-1)];
  if (cause !== 'play' || !first || !last) return { cause, from, to, count: badTiles };
  return { cause, from: positionOf(first), to: positionOf(last), count: marked.length };
}

/** @returns the expected score by position; one without a rated move has that of the position before */
function expectationsOf({ moves, expected, reached }: Review, last: number): number[] {
  const values = new Map(moves.map((move) => [positionOf(move), move.value]));
  let value = expected;
  return Array.from({ length: last + 1 }, (_, position) => {
    value = position === last ? reached : (values.get(position) ?? value);
    return value;
  });
}
