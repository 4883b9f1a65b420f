import { checkString } from './checks.js';
import {
  DIGITS,
  DIRECTION_LETTERS,
  LETTERS,
  formatEntry,
  movesInDigit,
  plainMove,
  replaces,
  type Entry,
} from './entry.js';
import { formatValue, ReplayError } from './errors.js';
import type { CheckedLimits } from './limits.js';
import { hasCheck, withoutCheck } from './replay-check.js';
import { checkVersion, indexOfField, readHead, type ReplayHead } from './replay-head.js';

/** An entry that shares no digit with other moves: `~`, its letter, its data and a full stop. */
const MARK = /~([urdlabsxi])([\w-]*)\./y;

function readDigits(text: string): number[] {
  return Array.from(text, (character) => DIGITS.indexOf(character));
}

function readMove(direction: number, tile: string): Entry {
  if (tile === '') return plainMove(direction);
  const [high = 0, low = 0, rank = 0] = readDigits(tile);
  return { kind: 'move', direction, tile: { cell: high * DIGITS.length + low, rank } };
}

/** Refuses a line whose check is wrong or missing, and says what may have happened to it. */
function refuseCheck(line: string): never {
  const space = line.search(/\s/);
  if (space >= 0 && !/^\s*\d{1,3}_/.test(line)) throw new ReplayError('this is not a game', 0);
  if (space >= 0) throw new ReplayError('replay must have no white space', space);
  // This comes before the rest: another version may have another check.
  if (line !== '') checkVersion(line);
  const trimmed = line.replace(/[^\da-z]{1,9}$/, '');
  if (hasCheck(trimmed)) {
    const surplus = formatValue(line.slice(trimmed.length));
    throw new ReplayError(`replay must end with a letter or digit, not ${surplus}`, trimmed.length);
  }
  const changed = /[\da-z]{2}$/.test(line) ? ', or others were changed' : '';
  throw new ReplayError(
    `this replay is incomplete: its last characters are missing${changed}`,
    line.length,
  );
}

/** Reads a replay line, entry by entry, in one iteration at a time. Its errors give the position in the line. */
export class ReplayReader {
  readonly head: ReplayHead;
  /** The line without its check characters. */
  readonly #line: string;
  readonly #start: number;
  readonly #maxMoves: number;
  /** Index of the digit or mark being read. It advances after the yield: the caller's errors are located at this entry. */
  #at = 0;

  /**
   * @throws TypeError for anything but a string, ReplayError for one that is too long, of another version, incomplete
   * or changed, or has a head that is not legal
   */
  constructor(line: string, { maxMoves, maxLength }: CheckedLimits) {
    checkString('replay', line);
    if (line.length > maxLength) {
      throw new ReplayError(`replay must have ${maxLength} characters at most`, maxLength);
    }
    if (!hasCheck(line)) refuseCheck(line);
    this.#line = withoutCheck(line);
    this.#maxMoves = maxMoves;
    this.head = readHead(this.#line);
    this.#start = indexOfField(this.#line, 'body');
  }

  get startsFromBoard(): boolean {
    return this.#line.startsWith(`~${LETTERS.start}`, this.#start);
  }

  /** @throws ReplayError for an entry that is not in its only valid spelling, or is one move or edit too many */
  *entries(): Generator<Entry, void, undefined> {
    /** Moves in a row that each have their own mark, and a tile of the seed. */
    let singleMoves = 0;
    let last: Entry | undefined;
    let remaining = this.#maxMoves;
    this.#at = this.#start;
    while (this.#at < this.#line.length) {
      const number = DIGITS.indexOf(this.#line.charAt(this.#at));
      if (number >= 0) {
        if (singleMoves > 0) this.#fail('a digit must not follow a single move');
        for (const direction of movesInDigit(number)) {
          if (remaining-- === 0) this.#refuseMore();
          yield (last = plainMove(direction));
        }
        this.#at++;
      } else {
        const { entry, length } = this.#readMark();
        if (replaces(entry, last)) this.#fail(`two ${entry.kind}s must not follow one another`);
        singleMoves = entry.kind === 'move' && entry.tile === undefined ? singleMoves + 1 : 0;
        if (singleMoves === 3) this.#fail('three single moves must share a digit');
        if (entry.kind !== 'give-up' && remaining-- === 0) this.#refuseMore();
        yield (last = entry);
        this.#at += length;
      }
    }
  }

  /** Runs an action for the entry being read: a RangeError becomes a ReplayError that gives the entry's position. */
  locateErrors<Value>(action: () => Value): Value {
    try {
      return action();
    } catch (error) {
      throw error instanceof RangeError ? new ReplayError(error.message, this.#at) : error;
    }
  }

  #fail(reason: string): never {
    throw new ReplayError(reason, this.#at);
  }

  #refuseMore(): never {
    return this.#fail(`replay must have ${this.#maxMoves} moves and edits at most`);
  }

  #readMark(): { entry: Entry; length: number } {
    MARK.lastIndex = this.#at;
    const [mark = '', letter = '', rest = ''] = MARK.exec(this.#line) ?? [];
    const entry = this.#readEntry(letter, rest);
    const written = formatEntry(entry);
    if (mark !== written) this.#fail(`a mark must be written ${written}, not ${formatValue(mark)}`);
    return { entry, length: mark.length };
  }

  /** Reads what a mark holds; the caller checks its spelling. */
  #readEntry(letter: string, rest: string): Entry {
    switch (letter) {
      case LETTERS.start:
        if (this.#at > this.#start) this.#fail('a start board must come first');
        return { kind: 'start', ranks: this.#readRanks(rest) };
      case LETTERS.board:
        return { kind: 'board', ranks: this.#readRanks(rest) };
      case LETTERS.score:
        if (!Number.isInteger(Number(rest))) {
          this.#fail(`score must be an integer, not ${formatValue(rest)}`);
        }
        return { kind: 'score', score: Number(rest) };
      case LETTERS.add:
        return { kind: 'add' };
      case LETTERS['give-up']:
        return { kind: 'give-up' };
      case '': {
        const found = formatValue(this.#line.slice(this.#at, this.#at + 2));
        return this.#fail(
          `a mark must be a digit, or from ~ with a letter to a full stop, not ${found}`,
        );
      }
      default:
        return readMove(DIRECTION_LETTERS.indexOf(letter), rest);
    }
  }

  #readRanks(text: string): number[] {
    const { columns, rows } = this.head.rules;
    if (text.length > columns * rows) {
      this.#fail(`a board must have ${columns * rows} ranks at most, not ${text.length}`);
    }
    return readDigits(text);
  }
}
