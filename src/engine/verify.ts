import { toRows } from './board.js';
import { checkBoolean, checkChoice, checkObject, checkText } from './checks.js';
import type { Entry } from './entry.js';
import { describe, reject, ReplayError } from './errors.js';
import { applyEntry, endReasonOf, startPosition, type Position } from './position.js';
import { locate, type ReplayHead } from './replay-head.js';
import { ReplayReader } from './replay-reader.js';
import { checkRule } from './rules.js';
import { valueOf } from './tiles.js';
import type { Result, Rules } from './types.js';

/** What a replay line has to be, and may be at most. */
export interface VerifyOptions {
  /** Characters that the line may have; `Infinity` for no limit. @default 100_000 */
  maxLength?: number | undefined;
  /** Moves and edits that the line may have, together; `Infinity` for no limit. @default 100_000 */
  maxMoves?: number | undefined;
  /**
   * Whether the line may hold tiles, boards and scores that were set rather than played, or tiles
   * that do not come from its seed; `false`, for anyone who has to trust the score, refuses them.
   *
   * @default true
   */
  byHand?: boolean | undefined;
  /** Rules that the line has to have; those left out may be any. */
  rules?: { readonly [Name in keyof Rules]?: Rules[Name] | undefined } | undefined;
  /** The seed that the line has to have; left out: any. */
  seed?: string | number | undefined;
}

const DEFAULT_LIMIT = 100_000;

const RULE_NAMES = [
  'columns',
  'rows',
  'winTile',
  'fourChance',
  'startTiles',
  'afterWin',
] as const satisfies readonly (keyof Rules)[];

function checkLimit(name: string, limit: unknown = DEFAULT_LIMIT): number {
  const allowed = limit === Infinity || (Number.isSafeInteger(limit) && (limit as number) >= 0);
  if (!allowed) reject(name, limit, 'an integer from 0 up, or Infinity', 'number');
  return limit as number;
}

/** What is asked of a field of a line's head, in the form that the head has it. */
type Wanted = readonly [name: keyof Rules | 'seed', value: unknown];

function readWanted({ rules = {}, seed }: VerifyOptions): Wanted[] {
  checkObject('rules', rules);
  for (const name of Object.keys(rules)) checkChoice('name of a rule', name, RULE_NAMES);
  const wanted = { ...rules, seed };
  return ([...RULE_NAMES, 'seed'] as const)
    .filter((name) => wanted[name] !== undefined)
    .map((name) => [name, checkRule(name, wanted[name])]);
}

/** Refuses a line of other rules, or of another seed. */
function checkHead(line: string, { rules, seed }: ReplayHead, wanted: readonly Wanted[]): void {
  const given = { ...rules, seed };
  for (const [name, value] of wanted) {
    if (value !== given[name]) {
      const field = name === 'columns' || name === 'rows' ? 'size' : name;
      const reason = `${name} must be ${describe(value)}, not ${describe(given[name])}`;
      throw new ReplayError(reason, locate(line, field));
    }
  }
}

/** Refuses what is told neither by the seed nor by the moves. */
function checkPlayed(entry: Entry): void {
  const played = entry.kind === 'leave' || (entry.kind === 'move' && entry.tile === undefined);
  if (!played)
    throw new RangeError('every tile, board and score must come from the seed and the moves');
}

function resultOf(position: Position): Result {
  const { rules, seed, score, moves, won, cells } = position;
  return {
    rules,
    seed,
    score,
    moves,
    maxTile: valueOf(Math.max(...cells)),
    won,
    over: endReasonOf(position) !== undefined,
    board: toRows(position),
  };
}

/**
 * Plays a replay line and returns what came of it. `rules` and `seed` are compared before anything
 * is played. `maxLength` and `maxMoves` bound time and memory.
 *
 * @param replay one line; a line break at its end is left out
 * @throws TypeError for anything but a text; ReplayError for a text that is not a legal game, or not
 *   what the options ask for; TypeError, RangeError for an option that is not allowed
 */
export function verify(replay: string, options: VerifyOptions = {}): Result {
  checkObject('options', options);
  const maxLength = checkLimit('maxLength', options.maxLength);
  const maxMoves = checkLimit('maxMoves', options.maxMoves);
  const byHand = checkBoolean('byHand', options.byHand ?? true);
  const wanted = readWanted(options);
  if (checkText('replay', replay).length > maxLength) {
    throw new ReplayError(`replay must have ${maxLength} characters at most`, maxLength);
  }
  const reader = new ReplayReader(replay);
  checkHead(replay, reader.head, wanted);
  const position = startPosition(reader.head.rules, reader.head.seed);
  let left = maxMoves;
  for (const entry of reader.entries()) {
    reader.locate(() => {
      if (left === 0 && entry.kind !== 'leave') {
        throw new RangeError(`replay must have ${maxMoves} moves and edits at most`);
      }
      left--;
      if (!byHand) checkPlayed(entry);
      applyEntry(position, entry);
    });
  }
  return resultOf(position);
}
