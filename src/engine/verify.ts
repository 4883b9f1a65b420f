import { toRows, valueOf } from './board.js';
import { reject } from './errors.js';
import { follow } from './position.js';
import { readReplay } from './replay.js';
import { Tables } from './tables.js';
import type { Result } from './types.js';

/**
 * Plays a replay line and returns what came of it. Time and memory grow only with the length of the
 * text and the size of the board.
 *
 * @param limits `maxMoves`: a line with more moves is refused; no limit if left out. `byHand`:
 *   whether the line may hold tiles, boards and scores that were set rather than played, or tiles
 *   that do not come from its seed; `false`, for anyone who has to trust the score, refuses them.
 *   @default true
 * @throws TypeError for anything but a text; ReplayError for any text that is not a legal game;
 *   TypeError, RangeError for a limit that is not allowed
 */
export function verify(
  replay: string,
  limits: { maxMoves?: number | undefined; byHand?: boolean | undefined } = {},
): Result {
  if (Object(limits) !== limits) reject('limits', limits, 'an object');
  const { maxMoves = Infinity, byHand = true } = limits;
  if (maxMoves !== Infinity && !(Number.isSafeInteger(maxMoves) && maxMoves >= 0)) {
    reject('maxMoves', maxMoves, 'a safe integer from 0 up, or Infinity', 'number');
  }
  if (typeof (byHand as unknown) !== 'boolean') reject('byHand', byHand, 'true or false');
  // The size is the second field; whether the rest is well-formed is found out later.
  const tables =
    typeof (replay as unknown) === 'string' && replay.startsWith('1_4x4_')
      ? new Tables()
      : undefined;
  const position = readReplay(replay, (position, entry) => {
    if (typeof entry === 'number' && position.moves >= maxMoves) {
      throw new RangeError(`there are more than ${maxMoves} moves`);
    }
    if (!byHand && entry !== 'x' && !(Number(entry) < 4)) {
      throw new RangeError('this is not told by the seed and the moves');
    }
    if (tables) tables.follow(position, entry);
    else follow(position, entry);
  });
  tables?.finish(position);
  const { rules, seed, score, moves, won, cells } = position;
  return {
    rules,
    seed,
    score,
    moves,
    maxTile: valueOf(Math.max(...cells)),
    won,
    over: position.ending !== undefined,
    board: toRows(position),
  };
}
