import { toRows } from './board.js';
import { checkBoolean, checkOptions, ownOf } from './checks.js';
import { formatValue, ReplayError } from './errors.js';
import { LIMIT_NAMES, readLimits, type ReplayLimits } from './limits.js';
import { applyEntry, endReasonOf, startPosition, type Position } from './position.js';
import { refuseField, type ReplayHead } from './replay-head.js';
import { ReplayReader } from './replay-reader.js';
import { checkGameOption, RULE_NAMES } from './rules.js';
import { valueOf } from './tiles.js';
import type { Result, Rules } from './types.js';

/** The requirements of `verify`, and its limits. */
export interface VerifyOptions extends ReplayLimits {
  /** Rules that the line must have; omitted ones may have any value. */
  rules?: { readonly [Name in keyof Rules]?: Rules[Name] | undefined } | undefined;
  /** The seed that the line must have; any if omitted. */
  seed?: string | number | undefined;
  /** Whether the game must be played to its end: one that goes on, or was given up, is refused. @default false */
  finished?: boolean | undefined;
  /**
   * Whether the line may contain edits: tiles, boards and scores that were set, or tiles that do not come from its
   * seed. Such a line proves no score.
   * @default false
   */
  allowEdits?: boolean | undefined;
}

const OPTION_NAMES = ['rules', 'seed', 'finished', 'allowEdits', ...LIMIT_NAMES];

function readWanted({ rules = {}, seed }: VerifyOptions) {
  checkOptions('rules', rules, 'a rule', RULE_NAMES);
  const wanted = ownOf({ ...rules, seed });
  return ([...RULE_NAMES, 'seed'] as const)
    .filter((name) => wanted[name] !== undefined)
    .map((name) => ({ name, value: checkGameOption(name, wanted[name]) }));
}

function checkHead(
  line: string,
  { rules, seed }: ReplayHead,
  wanted: ReturnType<typeof readWanted>,
): void {
  const found = { ...rules, seed };
  for (const { name, value } of wanted) {
    if (value === found[name]) continue;
    const field = name === 'columns' || name === 'rows' ? 'size' : name;
    const reason = `${name} must be ${formatValue(value)}, not ${formatValue(found[name])}`;
    refuseField(line, field, reason);
  }
}

function resultOf(position: Position): Result {
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

function checkFinished({ endReason }: Result, end: number): void {
  if (endReason === 'no-moves' || endReason === 'won') return;
  const found = endReason === null ? 'goes on' : 'was given up';
  throw new ReplayError(`replay must be a game played to its end, not one that ${found}`, end);
}

/**
 * Plays a replay line, move by move, and returns the result. The check characters, `rules` and `seed` are compared
 * first. The default limits on time and memory are safe for a server.
 * @param replay one line, without a line break
 * @throws TypeError for anything but a string; ReplayError unless it is a legal game that meets the options; TypeError
 *   for an option or a rule that is unknown or of the wrong kind, RangeError for one that is not allowed
 */
export function verify(replay: string, options: VerifyOptions = {}): Result {
  const asked = checkOptions('options', options, 'an option', OPTION_NAMES);
  const limits = readLimits(asked);
  const allowEdits = checkBoolean('allowEdits', asked.allowEdits);
  const finished = checkBoolean('finished', asked.finished);
  const wanted = readWanted(asked);
  const reader = new ReplayReader(replay, limits);
  checkHead(replay, reader.head, wanted);
  const position = startPosition(reader.head);
  for (const entry of reader.entries()) {
    reader.locateErrors(() => {
      applyEntry(position, entry);
      if (position.edited && !allowEdits) {
        throw new RangeError('every tile, board and score must come from the seed and the moves');
      }
    });
  }
  const result = resultOf(position);
  if (finished) checkFinished(result, replay.length);
  return result;
}
