import { checkText } from './checks.js';
import {
  DIGITS,
  DIRECTION_LETTERS,
  LETTERS,
  writeScore,
  type Entry,
  type RankedTile,
} from './entry.js';
import { describe, ReplayError } from './errors.js';
import { locate, readHead, type ReplayHead } from './replay-head.js';

/** An entry that is not one of three moves in a digit: its letter and what follows it. */
const MARK = /~([a-z])([\w-]*)\./y;

/** The numbers that digits stand for. */
function readDigits(text: string): number[] {
  return Array.from(text, (character) => DIGITS.indexOf(character));
}

function readTile(letter: string, text: string): RankedTile | undefined {
  if (text === '') return undefined;
  if (text.length !== 3) {
    throw new RangeError(`the tile of ~${letter} must be three digits, not ${describe(text)}`);
  }
  const [high = 0, low = 0, rank = 0] = readDigits(text);
  return { cell: high * DIGITS.length + low, rank };
}

/** Reads a replay line, entry by entry, and knows where it is. */
export class ReplayReader {
  readonly head: ReplayHead;
  readonly #line: string;
  readonly #start: number;
  /** Index of the mark being read. */
  #at = 0;

  /**
   * Reads the head.
   *
   * @param line one that ends with a line break, as files do, is read without it
   * @throws TypeError for anything but a text, ReplayError for a head that is not legal
   */
  constructor(line: string) {
    this.#line = checkText('replay', line).replace(/\r?\n$/, '');
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
   * @param skip characters of the body to leave out, up to where an entry begins
   * @throws ReplayError where it is not written in the one way that it can be
   */
  *entries(skip = 0): Generator<Entry, void, undefined> {
    let plainMoves = 0; // in a row, each with a mark of its own
    let last: Entry | undefined;
    let widest = 0;
    this.#at = this.#start + skip;
    while (this.#at < this.#line.length) {
      const number = DIGITS.indexOf(this.#line.charAt(this.#at));
      if (number >= 0) {
        if (plainMoves > 0) this.#refuse('a digit must not follow a single move');
        yield plainMove(number >> 4);
        yield plainMove((number >> 2) & 3);
        yield (last = plainMove(number & 3));
        this.#at++;
        continue;
      }
      const { length, letter, rest } = this.#readMark();
      const entry = this.locate(() => this.#readEntry(letter, rest, last));
      plainMoves = entry.kind === 'move' && entry.tile === undefined ? plainMoves + 1 : 0;
      if (plainMoves === 3) this.#refuse('three single moves must share a digit');
      if (entry.kind === 'score') widest = Math.max(widest, Math.abs(entry.score));
      yield (last = entry);
      this.#at += length;
    }
    if (this.head.version === 2 && widest <= Number.MAX_SAFE_INTEGER) {
      throw new ReplayError('version must be 1, not "2", where no score needs it', 0);
    }
  }

  /** Does something with the entry being read. What cannot be done is then an error of the line, at that place. */
  locate<Value>(action: () => Value): Value {
    try {
      return action();
    } catch (error) {
      throw error instanceof RangeError ? new ReplayError(error.message, this.#at) : error;
    }
  }

  #refuse(reason: string): never {
    throw new ReplayError(reason, this.#at);
  }

  #readMark(): { length: number; letter: string; rest: string } {
    MARK.lastIndex = this.#at;
    const [mark, letter = '', rest = ''] = MARK.exec(this.#line) ?? [];
    if (mark !== undefined) return { length: mark.length, letter, rest };
    const start = this.#line.slice(this.#at, this.#at + 2);
    return this.#refuse(
      /~[a-z]/.test(start)
        ? `a full stop must end ${start}`
        : `a mark must be a digit, or ~ and a letter, not ${describe(start)}`,
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
        return { kind: 'score', score: this.#readScore(rest) };
      case LETTERS.add:
      case LETTERS.leave:
        if (rest !== '')
          throw new RangeError(`nothing must follow ~${letter}, not ${describe(rest)}`);
        return { kind: letter === LETTERS.add ? 'add' : 'leave' };
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

  #readScore(text: string): number {
    const score = Number(text);
    if (!/^(0|-?[1-9]\d*)$/.test(text) || !Number.isFinite(score)) {
      throw new RangeError(`score must be a decimal integer, not ${describe(text)}`);
    }
    if (Number.isSafeInteger(score)) return score;
    if (this.head.version === 1) {
      throw new RangeError(
        `score must be from -(2 ** 53 - 1) to 2 ** 53 - 1, not ${describe(text)}`,
      );
    }
    const written = writeScore(score);
    if (text !== written) {
      throw new RangeError(`score must be written ${written}, not ${describe(text)}`);
    }
    return score;
  }
}

/** A move whose new tile comes from the seed. */
function plainMove(direction: number): Entry {
  return { kind: 'move', direction, tile: undefined };
}
