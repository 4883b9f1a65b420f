import type { Direction, GameView } from '../../engine/index.js';
import { DIRECTIONS, emptyIn, situationOf, type Situation } from '../search/cells.js';
import { factsOf, type Facts } from './facts.js';
import { laterFacts } from './look-ahead.js';
import { pointsToCome, shareLost } from './points.js';
import type { Reason } from './reason.js';
import { compareFacts, MOST_REASONS } from './reasons.js';
import type { Finding } from '../search/search.js';
import { otherRule } from './standard-rules.js';

/** The computer's opinion of a move. */
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
   * Up to three facts about the board after the slide, the weightiest first. Those of the best move compare it with the
   * second best, those of any other move with the best one. Where they say hardly anything, a fact about later boards is
   * added. Empty if nothing simple tells the moves apart.
   */
  readonly reasons: readonly Reason[];
  /** Only of the best move: its price, up to three facts about its own board that speak against it. */
  readonly price?: readonly Reason[] | undefined;
  /**
   * Only of other moves: up to three facts in which this move is better than the best one. Unless these outnumber the
   * facts for the best move, only the weightiest is told, and any about danger or the corner.
   */
  readonly inFavor?: readonly Reason[] | undefined;
}

export interface RatedPosition extends Situation {
  /** `null` where values are not known. */
  readonly score: number | null;
}

export function ratedPositionOf(game: Pick<GameView, 'board' | 'rules' | 'score'>): RatedPosition {
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
  readonly directionIndex: number;
  readonly loss: number | null;
  readonly finding: Finding;
}

export interface RatedMoves {
  readonly bestValue: number | null;
  /** The best first. */
  readonly moves: readonly LegalMove[];
}

export function rateMoves(position: RatedPosition, findings: readonly Finding[]): RatedMoves {
  const best = findings[0]?.evaluation ?? 0;
  const bestValue = expectedScore(position, best);
  const empty = emptyIn(position.cells);
  const pointsAhead = bestValue === null ? null : bestValue - (position.score ?? 0);
  const moves = findings.flatMap((finding) => {
    const share = shareLost(empty, best, finding.evaluation);
    const loss = pointsAhead === null ? null : Math.round(share * pointsAhead);
    return finding.directions.map((directionIndex) => ({ directionIndex, loss, finding }));
  });
  return { bestValue, moves };
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
  const reasonsOfSide = comparison[side];
  if (!comparison.isWeak) return reasonsOfSide;
  const laterOf = (move: ComparedMove) =>
    (move.laterFacts ??= laterFacts(position, move.finding.outcome));
  const [later] = compareFacts(laterOf(best), laterOf(other))[side].reasons;
  if (!later) return reasonsOfSide;
  const reasons = [...reasonsOfSide.reasons, later].slice(0, MOST_REASONS);
  return { ...reasonsOfSide, reasons };
}

/** @returns the findings with that of a direction first: the search may be wrong about which is best */
export function withFirst(findings: readonly Finding[], direction: number): Finding[] {
  const isFirst = ({ directions }: Finding) => directions.includes(direction);
  return findings.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));
}

/** Rates all legal moves, the best first. @param comparedWith the direction with which reasons of the best compare it */
export function ratingsOf(
  position: RatedPosition,
  findings: readonly Finding[],
  comparedWith?: number,
): Rating[] {
  const { bestValue, moves } = rateMoves(position, findings);
  const compared = moves.map((move): ComparedMove => ({
    ...move,
    facts: factsOf(position, move.directionIndex),
  }));
  const [best] = compared;
  if (!best) return [];
  // Several moves are the best where the board is symmetric.
  const isBest = ({ finding }: ComparedMove) => finding === findings[0];
  const isComparedWithBest = (move: ComparedMove) =>
    comparedWith === undefined ? !isBest(move) : move.directionIndex === comparedWith;
  const rival = compared.find(isComparedWithBest);
  return compared.map((move) => {
    const { directionIndex, loss } = move;
    return {
      direction: DIRECTIONS[directionIndex] as Direction,
      value: bestValue === null || loss === null ? null : bestValue - loss,
      loss,
      ...(isBest(move)
        ? // Without a rival, a move is compared with itself, which finds no reasons.
          compareMoves(position, move, rival ?? move, 'best')
        : compareMoves(position, best, move, 'other')),
    };
  });
}
