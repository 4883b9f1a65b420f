import { reject, ReplayError } from './errors.js';
import { LETTERS, numberOf, readTile, type Entry } from './line.js';
import { begin, follow, lineOf, type Position } from './position.js';
import { checkRules, checkSeed } from './rules.js';
import type { GameOptions, Rules } from './types.js';

const UNKNOWN = 'this is not how a replay is written';

/** A mark of the body other than a digit: `~`, a letter, its digits, and a full stop. */
const MARK = /^~([urdlaxsbi])([\w-]*)\./;

/** What a replay line says before its first entry. */
interface Head {
  rules: Readonly<Rules>;
  seed: string;
  /** Index of the character after the head. */
  start: number;
}

/**
 * Reads the head of a replay line.
 *
 * @throws TypeError for anything but a text, RangeError for a field that is not allowed
 */
export function readHead(text: string): Head {
  if (typeof (text as unknown) !== 'string') reject('replay', text, 'a text');
  if (!text.startsWith('1_')) throw new RangeError('a replay begins with 1_');
  const head = text.split('_', 7);
  const [, size, winTile, fourChance, startTiles, afterWin, seed = ''] = head;
  const rules = checkRules({
    size,
    winTile: Number(winTile),
    fourChance: Number(fourChance),
    startTiles: Number(startTiles),
    afterWin,
  } as GameOptions);
  return {
    rules,
    seed: checkSeed(decodeURIComponent(seed.replaceAll('~', '%'))),
    start: head.join('_').length + 1,
  };
}

/**
 * The game that a replay line holds.
 *
 * @param step does what an entry says; reading stops where it returns anything truthy
 * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game
 */
export function readReplay(
  text: string,
  step: (position: Position, entry: Entry) => unknown = follow,
): Position {
  let at = 0;
  try {
    const { rules, seed, start } = readHead(text);
    const position = begin(rules, seed);
    for (at = start; at < text.length;) {
      const three = numberOf(text.charAt(at));
      if (three < 0) {
        const [mark, kind = '', rest = ''] = MARK.exec(text.slice(at)) ?? [''];
        if (!mark || (kind === 'i' && at > start)) throw new RangeError(UNKNOWN);
        const direction = LETTERS.indexOf(kind);
        const entry = direction < 0 ? kind + rest : (readTile(rest) << 2) | direction;
        if (step(position, entry)) return position;
        at += mark.length;
      } else {
        const stop =
          step(position, three >> 4) ??
          step(position, (three >> 2) & 3) ??
          step(position, three & 3);
        if (stop) return position;
        at++;
      }
    }
    const line = lineOf(position);
    if (text !== line) {
      for (at = 0; text[at] === line[at];) at++;
      throw new RangeError(UNKNOWN);
    }
    return position;
  } catch (error) {
    if (error instanceof TypeError && typeof (text as unknown) !== 'string') throw error;
    throw new ReplayError((error as Error).message, at);
  }
}
