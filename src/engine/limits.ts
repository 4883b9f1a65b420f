import { checkOptions } from './checks.js';
import { refuse } from './errors.js';

/** Limits on the time and memory that reading a replay line may take. */
export interface ReplayLimits {
  /** The most moves and edits together in the line: an integer from 0 up, or `Infinity` for no limit. @default 100_000 */
  maxMoves?: number | undefined;
  /** The most characters in the line: an integer from 0 up, or `Infinity` for no limit. @default 100_000 */
  maxLength?: number | undefined;
}

export const LIMIT_NAMES: readonly (keyof ReplayLimits)[] = ['maxMoves', 'maxLength'];

/** Safe for a server: a line of either size is played in a fraction of a second on 4 x 4. */
const DEFAULT_LIMIT = 100_000;

export type CheckedLimits = Readonly<Record<keyof ReplayLimits, number>>;

/** In bytes. No game comes near, as a move whose tile comes from the seed takes a third of a byte. */
export const MAX_FILE_SIZE = 2 ** 20;

/** For a line that the package itself has written. */
export const NO_LIMITS: CheckedLimits = { maxMoves: Infinity, maxLength: Infinity };

/** @param options may hold other options, too */
export function readLimits(options: ReplayLimits): CheckedLimits {
  const { maxMoves = DEFAULT_LIMIT, maxLength = DEFAULT_LIMIT } = options;
  const limits = { maxMoves, maxLength };
  for (const [name, limit] of Object.entries(limits)) {
    const isAllowed = limit === Infinity || (Number.isSafeInteger(limit) && limit >= 0);
    if (!isAllowed) refuse(name, limit, 'an integer from 0 up, or Infinity', 'number');
  }
  return limits;
}

/** @throws TypeError, RangeError for limits that are not allowed */
export function checkLimits(limits: ReplayLimits): CheckedLimits {
  return readLimits(checkOptions('limits', limits, 'a limit', LIMIT_NAMES));
}
