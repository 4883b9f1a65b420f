import type { MoveReview, Review } from '../../player/index.js';
import type { Tile } from '../../engine/index.js';
import type { Timeline } from '../core/timeline.js';
import { largestTile, type LargestTile } from './largest-tile.js';
import { endsWithin, isFarBelow, shareLost, type Loss } from './costs.js';
import { fallsOf, lastingOf, type Fall, type Step } from './falls.js';
import { positionOf } from './position-of.js';

/** The last moves, of which a lesson asks about one at most. */
const ending = 10;

/** A mark is punished if the graph shows it after so many moves, and until so many. */
const quickly = 10;
const soon = 30;

/** A loss is made up for once the graph is higher again by this share of it. */
const madeUp = 1 / 2;

/** Another fall as near as this has lost the game as well if it is at least this share of where it was lost. */
const near = 10;
const asMuch = 1 / 2;

/** Where a game was lost. */
export interface Lost {
  readonly fall: Fall;
  /** That fall, and others near it that are not much smaller. */
  readonly falls: readonly Fall[];
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
  /** The expectations without what does not last. */
  readonly #lasting: readonly number[];
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
    this.#lasting = lastingOf(this.expectations);
    const falls = fallsOf({ lasting: this.#lasting, moves: review.moves });
    const isLost = this.isOver && this.wonAt === undefined;
    this.lost = isLost ? this.#lostIn(falls) : undefined;
    this.otherFalls = falls.filter(({ cause, move }) => cause !== 'play' && !move?.mark);
    const costs = [
      ...this.marked.map((move) => this.lossOf(move).loss),
      ...falls.map(({ cost }) => cost),
    ];
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

  /** The fall after the move played in a position, if that has no mark. */
  stepAt(position: number): Step | undefined {
    return this.otherFalls.find(
      (fall): fall is Step => fall.move !== undefined && positionOf(fall.move) === position,
    );
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
    return lost && placeOf(lost.fall).from;
  }

  /** A lesson begins with the mistake at the opening: it asks in the order of the game, about one of the last moves at most. */
  get opensAtFirstQuestion(): boolean {
    return !this.previous(Math.min(this.opening ?? 0, this.last - ending));
  }

  lossOf(move: MoveReview): Loss {
    const { value } = move;
    const score = this.#scores[positionOf(move)] ?? 0;
    return { value, loss: endsWithin(move) ? value - score : move.loss };
  }

  lossOfFall(fall: Fall): Loss {
    return { value: this.#lasting[fall.from] ?? 0, loss: fall.cost };
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

  /** The fall by the greatest share of those that were not made up for. */
  #lostIn(falls: readonly Fall[]): Lost | undefined {
    const isForGood = ({ from, to, cost }: Fall) => {
      const level = (this.#lasting[from] ?? 0) - madeUp * cost;
      return this.#lasting.slice(to).every((value) => value < level);
    };
    const lasted = falls.filter(isForGood);
    const share = (fall: Fall) => shareLost(this.lossOfFall(fall));
    const [fall] = lasted.toSorted((one, other) => share(other) - share(one));
    if (!fall) return undefined;
    const isPart = (one: Fall) =>
      Math.abs(one.from - fall.from) <= near && one.cost >= asMuch * fall.cost;
    return { fall, falls: lasted.filter(isPart) };
  }
}

/** Where a fall came by: at the move that is meant, or between two positions. */
export function placeOf({ from, to, move }: Fall): { from: number; to: number } {
  return move ? { from: positionOf(move), to: positionOf(move) } : { from, to };
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
