import type { Direction } from '../../engine/index.js';
import type { FirstMoves } from '../../player/judging/first-moves.js';
import { markOf } from '../../player/judging/marks.js';
import { bestOf, endsSooner } from '../../player/judging/best-move.js';
import {
  clearness,
  LIKELY,
  pointsLost,
  SURE,
  type Rollouts,
} from '../../player/judging/rollout-results.js';
import type { Rating } from '../../player/index.js';
import type { Comparisons } from '../../player/judging/reasons.js';

/** The right and wrong moves of a position, after the computer has played on from each. */
export class Judgment {
  /** Of all moves, by their values. */
  readonly ratings: readonly Rating[];
  /**
   * The move with the highest value, unless games played on are likely to last longer after another, or many fewer of
   * them end within 30 moves; or the move that a review has named.
   */
  readonly best: Direction;
  readonly comparisons: Comparisons;
  /** What games have in common soon after each move; empty if the computer could not play on. */
  readonly firstMoves: ReadonlyMap<Direction, FirstMoves>;
  readonly #games: ReadonlyMap<Direction, Rollouts>;
  readonly #score: number;

  /**
   * @param ratings at least one, the best first
   * @param playedOn of all moves; empty if the computer could not play on
   * @param score in the position
   * @param named what a review of the game has named as the best move: it is taken for that if it is right
   */
  constructor(
    ratings: readonly [Rating, ...Rating[]],
    playedOn: readonly Rollouts[],
    comparisons: Comparisons,
    score: number,
    firstMoves: ReadonlyMap<Direction, FirstMoves> = new Map(),
    named?: Direction,
  ) {
    this.ratings = ratings;
    this.#score = score;
    this.comparisons = comparisons;
    this.firstMoves = firstMoves;
    this.#games = new Map(playedOn.map((games) => [games.direction, games]));
    const byValue = ratings.flatMap(({ direction }) => this.#games.get(direction) ?? []);
    this.best = bestOf(byValue)?.direction ?? ratings[0].direction;
    if (named && this.isRight(named)) this.best = named;
  }

  /** Then there is nothing to ask. */
  get hasOnlyRightMoves(): boolean {
    return this.ratings.every(({ direction }) => this.isRight(direction));
  }

  /**
   * A right answer is not likely worse than another move, and at most ten games in a hundred more are over within 30
   * moves than after the best one. Where the computer could not play on, every move is right that a review would not mark.
   */
  isRight(direction: Direction): boolean {
    const [after, afterBest] = [this.gamesAfter(direction), this.gamesAfter(this.best)];
    if (!after || !afterBest) {
      const rating = this.ratingOf(direction);
      return rating !== undefined && !markOf(rating.loss ?? 0, this.ratings[0]?.value ?? 0);
    }
    if (direction === this.best) return true;
    const isWorse = ({ direction: rival }: Rating) => this.#clearness(rival, direction) > LIKELY;
    return !this.ratings.some(isWorse) && !endsSooner(after, afterBest);
  }

  /** By two standard errors, where one makes it likely. */
  isSurelyWorse(direction: Direction): boolean {
    return this.#clearness(this.best, direction) > SURE;
  }

  /** The wrong move that is most clearly worse than the best one; undefined if there is none. */
  get worst(): Direction | undefined {
    const wrong = this.ratings.filter(({ direction }) => !this.isRight(direction));
    const clearnessOf = ({ direction }: Rating) => this.#clearness(this.best, direction);
    return wrong.toSorted((one, other) => clearnessOf(other) - clearnessOf(one))[0]?.direction;
  }

  ratingOf(direction: Direction): Rating | undefined {
    return this.ratings.find((rating) => rating.direction === direction);
  }

  gamesAfter(direction: Direction): Rollouts | undefined {
    return this.#games.get(direction);
  }

  /**
   * The points that an answer loses, measured as a review does; 0 for a right one. Where the computer could not play on,
   * they are estimated.
   */
  lossOf(direction: Direction): number {
    if (this.isRight(direction)) return 0;
    const [after, afterBest] = [this.gamesAfter(direction), this.gamesAfter(this.best)];
    if (!after || !afterBest) return this.ratingOf(direction)?.loss ?? 0;
    const value = this.ratings[0]?.value ?? this.#score;
    return pointsLost([afterBest, after], { value }, this.#score);
  }

  /** 0 if the computer could not play on. */
  #clearness(better: Direction, worse: Direction): number {
    const [afterBetter, afterWorse] = [this.gamesAfter(better), this.gamesAfter(worse)];
    return afterBetter && afterWorse ? clearness(afterBetter, afterWorse) : 0;
  }
}
