import { DIRECTIONS } from './board.js';
import { digitAt } from './digits.js';
import { reject, ReplayError } from './errors.js';
import { readTile } from './position.js';
import { checkRules, checkScore } from './rules.js';
import type { PackedTile } from './random.js';
import type { Rules } from './types.js';

// The format itself is specified in docs/replay-format.md.

/** What a replay line is played on. */
export interface Stage {
  readonly moves: number;
  readonly over: boolean;
  /** Draws the start tiles. */
  start(): void;
  /** Makes a move; false where it is none. */
  play(direction: number, tile: PackedTile): boolean;
  /** Does what is no move. */
  edit(mark: string): void;
}

/** The letters of the directions, in the order of their numbers. */
export const LETTERS = DIRECTIONS.map((direction) => direction.charAt(0)).join('');

const AFTER_WIN: Readonly<Record<string, Rules['afterWin']>> = { c: 'continue', s: 'stop' };

/** Percent encoding with `~` for `%`, of all that is not a letter, a digit, `-` or `.`. */
function writeSeed(seed: string): string {
  return encodeURIComponent(seed)
    .replace(/[!'()*_~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');
}

/** The head of a replay line, with its last separator. */
export function writeHead(rules: Readonly<Rules>, seed: string): string {
  const { columns, rows, winTile, fourChance, startTiles, afterWin } = rules;
  const fields = [1, `${columns}x${rows}`, winTile, fourChance, startTiles, afterWin.charAt(0)];
  return `${fields.join('_')}_${writeSeed(seed)}_`;
}

export interface Head {
  rules: Readonly<Rules>;
  seed: string;
  /** Index of the first character of the body. */
  end: number;
}

/**
 * Reads the head of a replay line.
 *
 * @throws TypeError for what is no text, ReplayError for a head that is none
 */
export function readHead(text: unknown): Head {
  if (typeof text !== 'string') reject('replay', text, 'a text', TypeError);
  const fields = text.split('_', 8);
  if (fields[0] !== '1') throw new ReplayError('a replay begins with its version, 1_', 0);
  if (fields.length < 8) throw new ReplayError('a replay has seven fields before its moves', 0);
  const [, size = '', winTile, fourChance, startTiles, afterWin = '', escaped = ''] = fields;
  const [columns = 0, rows = 0] = size.split('x', 2).map(Number);
  let head: string;
  let rules: Readonly<Rules>;
  let seed: string;
  try {
    rules = checkRules({
      columns,
      rows,
      winTile: Number(winTile),
      fourChance: Number(fourChance),
      startTiles: Number(startTiles),
      afterWin: AFTER_WIN[afterWin],
    });
    seed = decodeURIComponent(escaped.replaceAll('~', '%'));
    head = writeHead(rules, seed);
  } catch (error) {
    throw new ReplayError((error as Error).message, 2);
  }
  // One game has one line: what reads the same must be written the same.
  if (!text.startsWith(head)) {
    let position = 0;
    while (head[position] === text[position]) position++;
    throw new ReplayError(`the head should be ${head.slice(0, 99)}`, position);
  }
  return { rules, seed, end: head.length };
}

/** One mark: single move, left, tile drawn by hand, written tile, board, score. */
const MARK =
  /~(?:([urdl])|x)|\.(?:a|(?:([urdl])|[nc])[\w-]{3}|([bi])[\w-]{0,1024}\.|s(-?\d{1,16})\.)/y;

/**
 * Plays the body of a replay line on a stage.
 *
 * @param maxMoves the move after so many is refused
 * @throws ReplayError for anything that is not a legal game
 */
export function readBody(text: string, head: Head, stage: Stage, maxMoves = Infinity): void {
  let position = head.end;
  let singles = 0; // single moves since the last mark of another kind
  const play = (direction: number, tile: PackedTile) => playMove(stage, direction, tile, maxMoves);
  try {
    const hasBoard = text.startsWith('.i', position);
    if (!hasBoard && !head.seed) throw new RangeError('a game without a seed starts with a board');
    if (!hasBoard) stage.start();
    while (position < text.length) {
      const three = digitAt(text, position);
      if (three >= 0) {
        if (!head.seed) throw new RangeError('a game without a seed has no tiles to draw');
        if (singles) throw new RangeError('single moves stand at the end of a run');
        play(three >> 4, 0);
        play((three >> 2) % 4, 0);
        play(three % 4, 0);
        position++;
        continue;
      }
      MARK.lastIndex = position;
      const match = MARK.exec(text);
      if (!match) throw new RangeError('there is no such mark');
      const [mark, single, written, board, score] = match;
      checkMark(mark, head.seed, score);
      if (board === 'i' && position > head.end) throw new RangeError('a start board comes first');
      singles = single ? singles + 1 : 0;
      if (singles > 2) throw new RangeError('three moves are one character');
      if (single) play(LETTERS.indexOf(single), 0);
      else if (written) play(LETTERS.indexOf(written), readTile(mark, 2));
      else stage.edit(mark);
      position += mark.length;
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ReplayError(error.message, position);
    throw error;
  }
}

function playMove(stage: Stage, direction: number, tile: PackedTile, maxMoves: number): void {
  if (stage.moves >= maxMoves) throw new RangeError(`there are more than ${maxMoves} moves`);
  if (stage.play(direction, tile)) return;
  const reason = stage.over ? 'comes after the end' : 'changes nothing';
  throw new RangeError(`move ${stage.moves + 1} (${DIRECTIONS[direction] ?? ''}) ${reason}`);
}

/** A seeded game draws all its new tiles, another one writes them; a score is written one way. */
function checkMark(mark: string, seed: string, score: string | undefined): void {
  if ((seed ? /^\.[urdln]/ : /^~[urdl]|^\.a/).test(mark)) {
    throw new RangeError('new tiles are written where there is no seed, and only there');
  }
  if (score !== undefined && String(checkScore(Number(score))) !== score) {
    throw new RangeError(`a score is written ${Number(score)}`);
  }
}
