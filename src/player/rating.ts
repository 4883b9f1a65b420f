import type { Direction, GameView } from '../engine/index.js';
import { DIRECTIONS, emptyIn, situationOf, type Situation } from './cells.js';
import { laterFacts } from './look-ahead.js';
import { pointsToCome, shareLost } from './points.js';
import { compareFacts, factsOf, MOST_REASONS, type Facts, type Reason } from './reasons.js';
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
   * one is better. Where hardly anything on the board does, also a fact about later boards. Empty if
   * nothing simple tells them apart.
   */
  readonly reasons: readonly Reason[];
  /**
   * Only of the best move: up to three facts about its own board that speak against it, its price.
   */
  readonly price?: readonly Reason[] | undefined;
  /**
   * Only of other moves: up to three facts that speak for this one rather than the best. The weightiest is given, danger
   * and the corner always, and all where they are more than those that speak for the best.
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

/** The value of the best move, and what each legal move loses, the best first; `null` where values are not known. */
export interface Losses {
  readonly value: number | null;
  readonly moves: readonly {
    readonly move: number;
    readonly loss: number | null;
    readonly finding: Finding;
  }[];
}

export function lossesOf(position: Rated, findings: readonly Finding[]): Losses {
  const best = findings[0]?.number ?? 0;
  const value = valueOfBoard(position, best);
  const empty = emptyIn(position.cells);
  const toCome = value === null ? null : value - (position.score ?? 0);
  const moves = findings.flatMap((finding) => {
    const loss = toCome && Math.round(shareLost(empty, best, finding.number) * toCome);
    return finding.moves.map((move) => ({ move, loss, finding }));
  });
  return { value, moves };
}

interface Move {
  readonly move: number;
  readonly loss: number | null;
  readonly finding: Finding;
  readonly facts: Facts;
  /** Only looked for where the other facts hardly say anything. */
  later?: Facts;
}

/** What tells the best move from another one, from the point of view of either. */
function compareMoves(position: Rated, best: Move, other: Move, side: 'best' | 'other') {
  const now = compareFacts(best.facts, other.facts);
  const laterOf = (one: Move) => (one.later ??= laterFacts(position, one.finding.outcome));
  const later = now.isWeak ? compareFacts(laterOf(best), laterOf(other))[side].reasons : [];
  const reasons = [...now[side].reasons, ...later.slice(0, 1)].slice(0, MOST_REASONS);
  return { ...now[side], reasons };
}

/** All legal moves, the best first. @param rival direction to compare the best one with; default the second best */
export function ratingsOf(position: Rated, findings: readonly Finding[], rival?: number): Rating[] {
  const { value, moves } = lossesOf(position, findings);
  const compared = moves.map((one): Move => ({ ...one, facts: factsOf(position, one.move) }));
  const isBest = ({ finding }: Move) => finding === findings[0];
  const second = compared.find((one) => (rival === undefined ? !isBest(one) : one.move === rival));
  return compared.map((one) => {
    const { move, loss } = one;
    return {
      direction: DIRECTIONS[move] as Direction,
      value: value === null || loss === null ? null : value - loss,
      loss,
      ...(isBest(one)
        ? compareMoves(position, one, second ?? one, 'best')
        : compareMoves(position, compared[0] as Move, one, 'other')),
    };
  });
}
