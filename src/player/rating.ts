import type { Direction, GameView } from '../engine/index.js';
import { DIRECTIONS, emptyIn, situationOf, type Situation } from './cells.js';
import { laterFacts } from './look-ahead.js';
import { pointsToCome, shareLost } from './points.js';
import { compareFacts, factsOf, type Facts, type Reason } from './reasons.js';
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
   * Up to three facts in which this move is worse than the second best: the price of the best move, only given for it.
   * Of what speaks against it, the weightiest, danger and the corner are told, and all where that is more.
   */
  readonly price?: readonly Reason[] | undefined;
  /** The same of a move that is not the best: up to three facts in which it is better than the best one. */
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
  readonly isBest: boolean;
  readonly facts: Facts;
  /** Its later boards are only looked at where the facts hardly say anything. */
  readonly later: () => Facts;
}

const some = (reasons: readonly Reason[]) => (reasons.length ? reasons : undefined);

/** What tells the best move from another one, from the point of view of either. */
function compareMoves(best: Move, other: Move) {
  const now = compareFacts(best.facts, other.facts);
  const later = now.isWeak ? compareFacts(best.later(), other.later()) : undefined;
  return {
    ofBest: { reasons: [...now.better, ...(later?.better ?? [])], price: some(now.price) },
    ofOther: { reasons: [...now.worse, ...(later?.worse ?? [])], inFavor: some(now.inFavor) },
  };
}

/** All legal moves, the best first. @param rival direction to compare the best one with; default the second best */
export function ratingsOf(position: Rated, findings: readonly Finding[], rival?: number): Rating[] {
  const { value, moves } = lossesOf(position, findings);
  const later = new Map<Finding, Facts>();
  const compared = moves.map(({ move, finding }): Move & { move: number } => ({
    ...{ move, isBest: finding === findings[0], facts: factsOf(position, move) },
    later() {
      const facts = later.get(finding) ?? laterFacts(position, finding.outcome);
      later.set(finding, facts);
      return facts;
    },
  }));
  const second = compared.find(({ move, isBest }) =>
    rival === undefined ? !isBest : move === rival,
  );
  return compared.map((one, nth) => {
    const { loss = null } = moves[nth] ?? {};
    const [best = one] = compared;
    return {
      direction: DIRECTIONS[one.move] as Direction,
      value: value === null || loss === null ? null : value - loss,
      loss,
      ...(one.isBest ? compareMoves(one, second ?? one).ofBest : compareMoves(best, one).ofOther),
    };
  });
}
