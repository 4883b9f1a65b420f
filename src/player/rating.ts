import type { Direction, GameView } from '../engine/index.js';
import { DIRECTIONS, emptyIn, situationOf, type Situation } from './cells.js';
import { pointsToCome, shareLost } from './points.js';
import { compareFacts, factsOf, type Reason } from './reasons.js';
import type { Finding } from './search.js';
import { otherRule } from './standard-rules.js';

/** What the computer thinks of a move. */
export interface Rating {
  readonly direction: Direction;
  /**
   * The score with which a good human is expected to end the game after this move, in whole points;
   * `null` on boards other than 4 x 4, and under rules other than the standard ones.
   */
  readonly value: number | null;
  /** Points: the value of the best move minus this one's, 0 or more; `null` if there are no values. */
  readonly loss: number | null;
  /**
   * Up to three facts about the board after the slide, the weightiest first: for the best move those
   * that speak for it rather than for the second best, for every other move those in which the best
   * one is better. Empty if no fact tells them apart, only further play.
   */
  readonly reasons: readonly Reason[];
  /**
   * Up to three facts that speak for this move rather than for the best one. They are given where
   * they are more than those against it: the best move pays off later all the same.
   */
  readonly inFavor?: readonly Reason[] | undefined;
}

/** All that decides the ratings of a position. */
export interface Rated extends Situation {
  /** `null` where values are not known. */
  readonly score: number | null;
}

export function ratedOf(game: Pick<GameView, 'board' | 'rules' | 'score'>): Rated {
  return { ...situationOf(game), score: otherRule(game.rules) ? null : game.score };
}

/** In whole points, after a slide. */
export function valueOfBoard({ cells, score }: Rated, number: number): number | null {
  const sum = cells.reduce((total, rank) => total + (rank && 2 ** rank), 0);
  return score === null ? null : score + Math.round(pointsToCome(sum, number));
}

/** All legal moves, the best first. @param rival direction to compare the best one with; default the second best */
export function ratingsOf(position: Rated, findings: readonly Finding[], rival?: number): Rating[] {
  const bestNumber = findings[0]?.number ?? 0;
  const bestValue = valueOfBoard(position, bestNumber);
  const empty = emptyIn(position.cells);
  const moves = findings.flatMap(({ moves, number }, place) => {
    const loss =
      bestValue === null || position.score === null
        ? null
        : Math.round(shareLost(empty, bestNumber, number) * (bestValue - position.score));
    return moves.map((move) => ({
      ...{ move, loss, isBest: place === 0 },
      facts: factsOf(position, move),
    }));
  });
  const [best] = moves;
  if (!best) return [];
  const other = moves.find(({ move, isBest }) => (rival === undefined ? !isBest : move === rival));
  return moves.map(({ move, loss, isBest, facts }) => {
    const { better, worse, inFavor } = isBest
      ? compareFacts(facts, other?.facts ?? facts)
      : compareFacts(best.facts, facts);
    return {
      direction: DIRECTIONS[move] as Direction,
      value: bestValue === null || loss === null ? null : bestValue - loss,
      loss,
      reasons: isBest ? better : worse,
      inFavor: isBest ? undefined : inFavor,
    };
  });
}
