import { toRows, valueOf } from './board.js';
import { reject, ReplayError } from './errors.js';
import { follow } from './position.js';
import { readHead, readReplay } from './replay.js';
import { checkSeed } from './rules.js';
import { Tables } from './tables.js';
import type { Result, Rules } from './types.js';

/** What a replay line may be at most, and what it has to be. */
export interface VerifyOptions {
  /** Characters that the line may have. `Infinity`: no limit. @default 100_000 */
  maxLength?: number | undefined;
  /** Moves and edits that the line may have, together. `Infinity`: no limit. @default 100_000 */
  maxMoves?: number | undefined;
  /**
   * Whether the line may hold tiles, boards and scores that were set rather than played, or tiles
   * that do not come from its seed; `false`, for anyone who has to trust the score, refuses them.
   *
   * @default true
   */
  byHand?: boolean | undefined;
  /** Rules that the line has to name; those left out may be anything. */
  rules?: Partial<Rules> | undefined;
  /** The seed that the line has to name; left out: any. */
  seed?: string | number | undefined;
}

function checkLimit(name: string, limit: unknown): number {
  if (limit !== Infinity && !(Number.isSafeInteger(limit) && (limit as number) >= 0)) {
    reject(name, limit, 'a safe integer from 0 up, or Infinity', 'number');
  }
  return limit as number;
}

/** Refuses a line whose head names other rules or another seed, before anything is played. */
function checkHead(replay: string, { rules = {}, seed }: VerifyOptions): void {
  const head = readHead(replay);
  for (const [name, wanted] of Object.entries(rules)) {
    const given = (head.rules as unknown as Record<string, unknown>)[name];
    if (wanted !== undefined && given !== wanted) {
      throw new ReplayError(`${name} is ${String(given)}, not ${String(wanted)}`, 2);
    }
  }
  if (seed !== undefined && head.seed !== checkSeed(seed)) {
    throw new ReplayError(`seed is "${head.seed.slice(0, 50)}", not "${checkSeed(seed)}"`, 2);
  }
}

/**
 * Plays a replay line and returns what came of it. Time and memory are bounded by `maxLength`,
 * `maxMoves` and the size of the board.
 *
 * @throws TypeError for anything but a text; ReplayError for any text that is not a legal game, is
 *   longer than allowed, or is of other rules or another seed; TypeError, RangeError for an option
 *   that is not allowed
 */
export function verify(replay: string, options: VerifyOptions = {}): Result {
  if (Object(options) !== options) reject('options', options, 'an object');
  const maxLength = checkLimit('maxLength', options.maxLength ?? 100_000);
  const maxMoves = checkLimit('maxMoves', options.maxMoves ?? 100_000);
  const { byHand = true } = options;
  if (typeof (byHand as unknown) !== 'boolean') reject('byHand', byHand, 'true or false');
  if (typeof (replay as unknown) !== 'string') reject('replay', replay, 'a text');
  if (replay.length > maxLength) {
    throw new ReplayError(`there are more than ${maxLength} characters`, maxLength);
  }
  if (options.rules ?? options.seed !== undefined) checkHead(replay, options);
  // The size is the second field; whether the rest is well-formed is found out later.
  const tables = replay.startsWith('1_4x4_') ? new Tables() : undefined;
  let entries = 0;
  const position = readReplay(replay, (position, entry) => {
    if (entries++ >= maxMoves && entry !== 'x') {
      throw new RangeError(`there are more than ${maxMoves} moves and edits`);
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
