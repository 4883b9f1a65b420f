import { checkText } from './checks.js';
import {
  DIGITS,
  DIRECTION_LETTERS,
  LETTERS,
  plainMove,
  writeScore,
  type Entry,
  type RankedTile,
} from './entry.js';
import { formatValue, ReplayError } from './errors.js';
import type { CheckedLimits } from './limits.js';
import { locate, readHead, type ReplayHead } from './replay-head.js';

/** An entry that does not share a digit with other moves: its letter and what follows it. */
const MARK = /~([a-z])([\w-]*)\./y;

/** The numbers that digits stand for. */
function readDigits(text: string): number[] {
  return Array.from(text, (character) => DIGITS.indexOf(character));
}

function readTile(letter: string, text: string): RankedTile | undefined {
  if (text === '') return undefined;
  if (text.length !== 3) {
    throw new RangeError(`the tile of ~${letter} must be three digits, not ${formatValue(text)}`);
  }
  const [high = 0, low = 0, rank = 0] = readDigits(text);
  return { cell: high * DIGITS.length + low, rank };
}

function readScore(text: string): number {
  const score = Number(text);
  if (!/^(0|-?[1-9]\d*)$/.test(text) || !Number.isFinite(score)) {
    throw new RangeError(`score must be a decimal integer, not ${formatValue(text)}`);
  }
  const written = writeScore(score);
  if (text !== written) {
    throw new RangeError(`score must be written ${written}, not ${formatValue(text)}`);
  }
  return score;
}

/** Reads a replay line, entry by entry. Its errors give the position in the line. */
export class ReplayReader {
  readonly head: ReplayHead;
  readonly #line: string;
  readonly #start: number;
  readonly #maxMoves: number;
  /** Index of the mark being read. */
  #at = 0;

  /**
   * Reads the head.
   *
   * @throws TypeError for anything but a text, ReplayError for one that is too long or a head that
   *   is not legal
   */
  constructor(line: string, { maxMoves, maxLength }: CheckedLimits) {
    this.#line = checkText('replay', line);
    this.#maxMoves = maxMoves;
    if (line.length > maxLength) {
      throw new ReplayError(`replay must have ${maxLength} characters at most`, maxLength);
    }
    this.head = readHead(this.#line);
    this.#start = locate(this.#line, 'body');
  }

  /** Whether the first entry is a start board. */
  get startsFromBoard(): boolean {
    return this.#line.startsWith(`~${LETTERS.start}`, this.#start);
  }

  /**
   * The entries of the line.
   *
   * @param skip characters of the body to skip, up to where an entry begins
   * @throws ReplayError for an entry that is not in its only valid spelling, or is one move or edit
   *   too many
   */
  *entries(skip = 0): Generator<Entry, void, undefined> {
    let plainMoves = 0; // in a row, each with its own mark
    let last: Entry | undefined;
    let remaining = this.#maxMoves;
    this.#at = this.#start + skip;
    while (this.#at < this.#line.length) {
      const number = DIGITS.indexOf(this.#line.charAt(this.#at));
      if (number >= 0) {
        if (plainMoves > 0) this.#fail('a digit must not follow a single move');
        for (let shift = 4; shift >= 0; shift -= 2) {
          if (remaining-- === 0) this.#refuseMore();
          yield (last = plainMove((number >> shift) & 3));
        }
        this.#at++;
        continue;
      }
      const { length, letter, rest } = this.#readMark();
      const entry = this.locate(() => this.#readEntry(letter, rest, last));
      plainMoves = entry.kind === 'move' && entry.tile === undefined ? plainMoves + 1 : 0;
      if (plainMoves === 3) this.#fail('three single moves must share a digit');
      if (entry.kind !== 'give-up' && remaining-- === 0) this.#refuseMore();
      yield (last = entry);
      this.#at += length;
    }
  }

  /**
   * Runs an action on the entry being read. A RangeError becomes a ReplayError at that position.
   */
  locate<Value>(action: () => Value): Value {
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

  #readMark(): { length: number; letter: string; rest: string } {
    MARK.lastIndex = this.#at;
    const [mark, letter = '', rest = ''] = MARK.exec(this.#line) ?? [];
    if (mark !== undefined) return { length: mark.length, letter, rest };
    const start = this.#line.slice(this.#at, this.#at + 2);
    if (/^[\r\n]/.test(start)) this.#fail('replay must be one line, without a line break');
    return this.#fail(
      /~[a-z]/.test(start)
        ? `a full stop must end ${start}`
        : `a mark must be a digit, or ~ and a letter, not ${formatValue(start)}`,
    );
  }

  #readEntry(letter: string, rest: string, last: Entry | undefined): Entry {
    const direction = DIRECTION_LETTERS.indexOf(letter);
    if (direction >= 0) {
      const tile = readTile(letter, rest);
      return tile ? { kind: 'move', direction, tile } : plainMove(direction);
    }
    switch (letter) {
      case LETTERS.start:
        if (this.#at > this.#start) throw new RangeError('a start board must come first');
        return { kind: 'start', ranks: this.#readRanks(rest) };
      case LETTERS.board:
        if (last?.kind === 'board') throw new RangeError('two boards must not follow one another');
        return { kind: 'board', ranks: this.#readRanks(rest) };
      case LETTERS.score:
        if (last?.kind === 'score') throw new RangeError('two scores must not follow one another');
        return { kind: 'score', score: readScore(rest) };
      case LETTERS.add:
      case LETTERS['give-up']:
        if (rest !== '')
          throw new RangeError(`nothing must follow ~${letter}, not ${formatValue(rest)}`);
        return { kind: letter === LETTERS.add ? 'add' : 'give-up' };
      default:
        throw new RangeError(`a mark must be one of ~u ~r ~d ~l ~a ~b ~s ~x ~i, not ~${letter}`);
    }
  }

  #readRanks(text: string): number[] {
    const { columns, rows } = this.head.rules;
    if (text.length > columns * rows) {
      throw new RangeError(`a board must have ${columns * rows} ranks at most, not ${text.length}`);
    }
    if (text.endsWith('A')) throw new RangeError('a board must not end with ranks of 0');
    return readDigits(text);
  }
}
