import { toRows } from './board.js';
import { endReasonOf, type Position } from './position.js';
import { valueOf } from './tiles.js';
import type { Result } from './types.js';

/** The result of a game at a position. */
export function resultOf(position: Readonly<Position>): Result {
  const { rules, seed, score, moves, won, edited, cells } = position;
  const endReason = endReasonOf(position);
  return {
    rules,
    seed,
    score,
    moves,
    maxTile: valueOf(Math.max(...cells)),
    won,
    over: endReason !== null,
    endReason,
    edited,
    board: toRows(position),
  };
}
