import type { Direction, GameView } from '../engine/index.js';
import { DIRECTIONS, emptyIn, situationOf, type Situation } from './cells.js';
import { factsOf, type Facts } from './facts.js';
import { laterFacts } from './look-ahead.js';
import { pointsToCome, shareLost } from './points.js';
import { compareFacts, MOST_REASONS, type Reason } from './reasons.js';
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
   * Up to three facts about the board after the slide, the weightiest first: for the best move those that speak for it
   * rather than for the second best, for every other move those in which the best one is better. Where hardly anything
   * on the board does, also a fact about later boards. Empty if nothing simple tells them apart.
   */
  readonly reasons: readonly Reason[];
  /** Only of the best move: up to three facts about its own board that speak against it, its price. */
  readonly price?: readonly Reason[] | undefined;
  /**
   * Only of other moves: up to three facts that speak for this one rather than the best. The weightiest is given, danger
   * and the corner always, and all where they are more than those that speak for the best.
   */
  readonly inFavor?: readonly Reason[] | undefined;
}

export interface RatedPosition extends Situation {
  /** `null` where values are not known. */
  readonly score: number | null;
}

export function ratedOf(game: Pick<GameView, 'board' | 'rules' | 'score'>): RatedPosition {
  return { ...situationOf(game), score: otherRule(game.rules) ? null : game.score };
}

/**
 * The score, in whole points, with which a good human is expected to end the game; `null` where values are not known.
 * @param position before the slide, which does not change the sum of the tiles
 * @param evaluation of a board after the slide
 */
export function expectedScore({ cells, score }: RatedPosition, evaluation: number): number | null {
  if (score === null) return null;
  const sum = cells.reduce((total, rank) => total + (rank && 2 ** rank), 0);
  return score + Math.round(pointsToCome(sum, evaluation));
}

interface LegalMove {
  readonly move: number;
  readonly loss: number | null;
  readonly finding: Finding;
}

export interface Losses {
  readonly value: number | null;
  /** The best first. */
  readonly moves: readonly LegalMove[];
}

export function lossesOf(position: RatedPosition, findings: readonly Finding[]): Losses {
  const best = findings[0]?.evaluation ?? 0;
  const value = expectedScore(position, best);
  const empty = emptyIn(position.cells);
  const pointsAhead = value === null ? null : value - (position.score ?? 0);
  const moves = findings.flatMap((finding) => {
    const share = shareLost(empty, best, finding.evaluation);
    const loss = pointsAhead === null ? null : Math.round(share * pointsAhead);
    return finding.moves.map((move) => ({ move, loss, finding }));
  });
  return { value, moves };
}

interface ComparedMove extends LegalMove {
  readonly facts: Facts;
  /** Facts about later boards, which are only looked for where the other facts hardly say anything. */
  laterFacts?: Facts;
}

function compareMoves(
  position: RatedPosition,
  best: ComparedMove,
  other: ComparedMove,
  side: 'best' | 'other',
) {
  const comparison = compareFacts(best.facts, other.facts);
  const told = comparison[side];
  if (!comparison.isWeak) return told;
  const laterOf = (one: ComparedMove) =>
    (one.laterFacts ??= laterFacts(position, one.finding.outcome));
  const [later] = compareFacts(laterOf(best), laterOf(other))[side].reasons;
  return later ? { ...told, reasons: [...told.reasons, later].slice(0, MOST_REASONS) } : told;
}

/** Rates all legal moves, the best first. @param contrast the direction with which the best one's reasons compare it */
export function ratingsOf(
  position: RatedPosition,
  findings: readonly Finding[],
  contrast?: number,
): Rating[] {
  const { value, moves } = lossesOf(position, findings);
  const compared = moves.map((one): ComparedMove => ({
    ...one,
    facts: factsOf(position, one.move),
  }));
  const [best] = compared;
  // Several moves are the best where the board is symmetric.
  const isBest = ({ finding }: ComparedMove) => finding === findings[0];
  const isContrast = (one: ComparedMove) =>
    contrast === undefined ? !isBest(one) : one.move === contrast;
  const other = compared.find(isContrast);
  return compared.map((one) => {
    const { move, loss } = one;
    return {
      direction: DIRECTIONS[move] as Direction,
      value: value === null || loss === null ? null : value - loss,
      loss,
      ...(isBest(one)
        ? compareMoves(position, one, other ?? one, 'best')
        : compareMoves(position, best as ComparedMove, one, 'other')),
    };
  });
}
