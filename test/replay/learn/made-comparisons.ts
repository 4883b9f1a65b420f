import type { Direction } from '../../../src/engine/index.js';
import type { Reason } from '../../../src/player/index.js';
import type { Comparisons } from '../../../src/player/judging/reasons.js';
import { DIRECTIONS } from '../../support/plays.js';

type Reasons = readonly Reason[];

/**
 * @param reasonsOf the reasons for a move and against another. @param price what speaks against each best move
 * @returns comparisons of each move with each
 */
export function comparisonsBy(
  reasonsOf: (better: Direction, worse: Direction) => readonly [Reasons, Reasons],
  price?: Reasons,
): Comparisons {
  const byMove = <Value>(valueOf: (move: Direction) => Value) =>
    Object.fromEntries(DIRECTIONS.map((move) => [move, valueOf(move)])) as Record<Direction, Value>;
  return byMove((better) =>
    byMove((worse) => {
      const [reasons, others] = reasonsOf(better, worse);
      return { best: { reasons, price }, other: { reasons: others }, isWeak: false };
    }),
  );
}
