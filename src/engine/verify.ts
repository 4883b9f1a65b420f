import { valueOf } from './board.js';
import { Position } from './position.js';
import { readBody, readHead } from './replay.js';
import { checkInteger } from './rules.js';
import { TableStage } from './tables.js';
import type { Result } from './types.js';

/**
 * Plays a replay line and tells what came of it. Time and memory grow with the length of the text
 * and the size of the board only.
 *
 * @param limits `maxMoves`: a line with more moves is refused when it comes to the first of them
 *   that is too many
 * @throws TypeError for what is no text; ReplayError for anything that is not a legal game, whatever
 *   the text; RangeError for a limit that is none
 */
export function verify(replay: string, limits: { maxMoves?: number | undefined } = {}): Result {
  const { maxMoves = Infinity } = limits;
  if (maxMoves !== Infinity) checkInteger('maxMoves', maxMoves, 0, Number.MAX_SAFE_INTEGER);
  const head = readHead(replay);
  const position = new Position(head.rules, head.seed);
  if (head.rules.columns === 4 && head.rules.rows === 4) {
    const stage = new TableStage(position);
    readBody(replay, head, stage, maxMoves);
    stage.finish();
  } else {
    readBody(replay, head, position, maxMoves);
  }
  return {
    rules: head.rules,
    seed: head.seed,
    score: position.score,
    moves: position.moves,
    maxTile: valueOf(Math.max(...position.cells)),
    won: position.won,
    over: position.over,
    board: position.toRows(),
  };
}
