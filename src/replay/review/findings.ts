import type { MoveReview, Review } from '../../player/index.js';
import type { Tile } from '../../engine/index.js';
import type { Timeline } from '../core/timeline.js';
import { largestTile, type LargestTile } from './largest-tile.js';
import { endsSurely, isFarBelow, type Loss } from './costs.js';
import { descentIn, descentsOf, type Curve, type Descent, type Fall } from './falls.js';
import { positionOf } from './position-of.js';

/** The last moves of a game that is over, by which most of the graph's height is lost: what falls there is one end. */
const ending = 10;

/** A mark is punished if the graph shows it after so many moves, and until so many. */
const quickly = 10;
const soon = 30;

/** The moves before a fall whose level it is compared with. */
const steady = 20;

/** A loss is made up for once the graph is higher again by this share of it. */
const madeUp = 1 / 2;

/** A fall that is more than this share of where a game was lost is named. */
const most = 1 / 2;

/** Where a game was lost. */
export interface Lost {
  readonly from: number;
  readonly to: number;
  /** The fall that caused it; undefined if there were several. */
  readonly fall: Fall | undefined;
}

/** The consequence of a marked move: the game ended so many moves later, or the graph shows the loss, or good luck made up for it. */
export interface Sequel {
  readonly kind: 'ended' | 'punished' | 'spared';
  readonly movesLater: number;
}

/** The findings of a review. Positions are those of the replay. */
export class Findings {
  readonly review: Review;
  readonly marked: readonly MoveReview[];
  /** The falls of the graph that are no marked move's: these have signs and rows of their own. */
  readonly otherFalls: readonly Fall[];
  /** Undefined if the game goes on, or was won, or was lost little by little. */
  readonly lost: Lost | undefined;
  /** The position with the first 2048. */
  readonly wonAt: number | undefined;
  /** The score that a good human is expected to reach, by position. */
  readonly expectations: readonly number[];
  /** Nothing could move at the end. */
  readonly isOver: boolean;
  /**
   * Costs are told in points. False for a game that ended far below what was expected, or in which something cost more
   * than its score: costs are then told as shares of what was expected.
   */
  readonly isInPoints: boolean;
  readonly #scores: readonly number[];
  /** The expectations without those that only one position has. */
  readonly #steadied: readonly number[];
  readonly #game: Pick<Timeline, 'step'> | undefined;

  /**
   * @param scores the points at each position of the replay
   * @param game undefined where nothing of its boards is known
   */
  constructor(review: Review, scores: readonly number[], game?: Pick<Timeline, 'step' | 'find'>) {
    const score = scores.at(-1) ?? 0;
    this.review = review;
    this.#scores = scores;
    this.#game = game;
    this.isOver = review.reached <= score;
    this.wonAt = game?.find('tile:2048');
    this.marked = review.moves.filter(({ mark }) => mark);
    this.expectations = expectationsOf(review, this.last);
    this.#steadied = steadied(this.expectations);
    const early = descentsOf(this.#curve, this.isOver ? this.last - ending : this.last);
    const end = this.isOver ? [this.#end] : [];
    const falls = [...early, ...end].flatMap((descent) => descent.falls);
    this.otherFalls = falls.filter(({ cause, step }) => cause !== 'play' && !step?.mark);
    const isLost = this.isOver && this.wonAt === undefined;
    this.lost = isLost ? this.#lostIn([...early, ...end]) : undefined;
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

  /** Where a review opens: where the game was lost, at the first of its moves. */
  get opening(): number | undefined {
    const { lost } = this;
    return lost && (lost.fall ? placeOf(lost.fall) : lost).from;
  }

  /** A lesson begins with the mistake at the opening: it asks in the order of the game, about one of the last moves at most. */
  get opensAtFirstQuestion(): boolean {
    return !this.previous(Math.min(this.opening ?? 0, this.last - ending));
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

  /** The new tile after a move; undefined where nothing of the boards is known. */
  tileAfter({ index }: MoveReview): Tile | undefined {
    return this.#game?.step(index).move?.spawned;
  }

  /** Where a move has left the largest tile. */
  largestTileAfter(move: MoveReview): LargestTile | undefined {
    return this.#game && largestTile(this.#game, positionOf(move));
  }

  /** The consequence of a marked move; undefined if that cannot be told. */
  sequelOf(move: MoveReview): Sequel | undefined {
    const { index, value } = move;
    const movesLater = this.last - index;
    const level = value - madeUp * this.lossOf(move).loss;
    if (movesLater <= soon) {
      const isMadeUp = this.expectations.slice(index, this.last).some((later) => later > level);
      return this.isOver && !isMadeUp ? { kind: 'ended', movesLater } : undefined;
    }
    const later = this.expectations.slice(index + quickly, index + soon + 1);
    if (later.every((one) => one <= level)) return { kind: 'punished', movesLater: soon };
    const luck = this.review.moves
      .filter((move) => move.index >= index && move.index < index + soon)
      .reduce((sum, move) => sum + move.luck, 0);
    const isSpared = (later.at(-1) ?? 0) > level && luck >= value - level;
    return isSpared ? { kind: 'spared', movesLater: soon } : undefined;
  }

  get #curve(): Curve {
    const values = this.#steadied;
    return {
      values,
      shown: this.expectations,
      height: values.reduce((highest, value) => Math.max(highest, value), 1),
      moves: this.review.moves,
      opensPlace: (position) =>
        this.#game !== undefined && largestTile(this.#game, position)?.hasLeft === true,
    };
  }

  get #end(): Descent {
    return descentIn(this.#curve, { from: Math.max(0, this.last - ending), to: this.last });
  }

  /** Of the descents that were not made up for, the one by most points. */
  #lostIn(descents: readonly Descent[]): Lost | undefined {
    const [deepest] = descents
      .filter((descent) => descent.falls.length > 0 && this.#isForGood(descent))
      .toSorted((one, other) => this.#dropOf(other) - this.#dropOf(one));
    if (!deepest) return undefined;
    const { from, to, falls } = deepest;
    return { from, to, fall: falls.find(({ drop }) => drop > most * deepest.drop) };
  }

  /** The median of the graph before a position, so that a peak which lasts a few moves is no loss. */
  #levelAt(position: number): number {
    return medianOf(this.#steadied.slice(Math.max(0, position - steady), position + 1));
  }

  #dropOf({ from, to }: Descent): number {
    return this.#levelAt(from) - (this.#steadied[to] ?? 0);
  }

  #isForGood(descent: Descent): boolean {
    const level = this.#levelAt(descent.from) - madeUp * this.#dropOf(descent);
    return this.#steadied.slice(descent.to, -1).every((value) => value < level);
  }
}

const dropOf = ({ drop }: Fall): number => drop;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** The medians of three, except at both ends: a search that sees a little less, for one position, makes no fall. */
function steadied(values: readonly number[]): number[] {
  const last = values.length - 1;
  return values.map((value, nth) =>
    nth === 0 || nth === last ? value : medianOf(values.slice(nth - 1, nth + 2)),
  );
}

/** Where a fall came by: from the first of its moves to the last. */
export function placeOf({ cause, from, to, marked, step }: Fall): { from: number; to: number } {
  const [first, last] = cause === 'play' ? [marked[0], marked.at(-1)] : [step, step];
  return first && last ? { from: positionOf(first), to: positionOf(last) } : { from, to };
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
