import { DIRECTIONS, MAX_RANK, valueOf } from './board.js';
import { reject } from './errors.js';
import type { Direction, GameOptions, Rules } from './types.js';

/** A whole number in a range, both ends allowed; never -0. */
export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    reject(name, value, `a whole number from ${min} to ${max}`, 'number');
  }
  return value + 0;
}

/** A score: any integer that is exact. */
export function checkScore(score: unknown): number {
  return checkInteger('score', score, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

/**
 * The rank of a tile's value.
 *
 * @param least the lowest rank allowed: 0 allows an empty cell
 */
export function checkTile(name: string, value: unknown, least = 1): number {
  const rank = typeof value === 'number' && value !== 0 ? Math.log2(value) : 0;
  if (valueOf(rank) !== value || rank < least || rank > MAX_RANK) {
    const lowest = least ? valueOf(least) : '0 or 2';
    reject(name, value, `a power of two from ${lowest} to 2 ** ${MAX_RANK}`, 'number');
  }
  return rank;
}

/** The number of a direction. */
export function checkDirection(value: unknown): number {
  const index = DIRECTIONS.indexOf(value as Direction);
  if (index < 0) reject('direction', value, DIRECTIONS.join(', '), 'string');
  return index;
}

/** The ranks of a rectangular board row by row, and its size. */
export function checkBoard(board: unknown): { columns: number; rows: number; cells: Uint8Array } {
  if (!Array.isArray(board)) reject('board', board, 'an array of rows');
  const columns = Array.isArray(board[0]) ? board[0].length : 0;
  const ranks = Array.from(board, (line: unknown, row) => {
    if (!Array.isArray(line) || line.length !== columns) {
      reject(`board[${row}]`, line, 'an array as long as the first', 'object');
    }
    return Array.from(line, (value, column) => checkTile(`board[${row}][${column}]`, value, 0));
  });
  const cells = Uint8Array.from(ranks.flat());
  checkInteger('number of cells of board', cells.length, 1, Infinity);
  return { columns, rows: board.length, cells };
}

/** Reads a size: `4`, `'4'` or `'5x4'`, columns x rows. */
function checkSize(size: unknown): { columns: number; rows: number } {
  const type = typeof size === 'number' ? 'number' : 'string';
  const sides = /^(\d+)(x(\d+))?$/.exec(typeof size === type ? String(size) : '');
  const columns = Number(sides?.[1]);
  const rows = Number(sides?.[3] ?? columns);
  if (!(Math.min(columns, rows) > 1 && Math.max(columns, rows) < 33)) {
    reject('size', size, 'N or COLUMNSxROWS, each from 2 to 32', type);
  }
  return { columns, rows };
}

/**
 * The full rules of a game from what is given of them; what is left out has its default.
 *
 * @throws TypeError for a value of the wrong kind, RangeError for one that is not allowed; the
 *   message names the option, the value and what is allowed
 */
export function checkRules(options: GameOptions = {}): Readonly<Rules> {
  if (Object(options) !== options) reject('options', options, 'an object');
  const { size, board, winTile = 2048, fourChance = 0.1, afterWin = 'continue' } = options;
  const sides = [];
  if (size !== undefined) sides.push(checkSize(size));
  if (board !== undefined) sides.push(checkBoard(board));
  const { columns = sides[0]?.columns ?? 4, rows = sides[0]?.rows ?? 4, startTiles = 2 } = options;
  checkInteger('columns', columns, 2, 32);
  checkInteger('rows', rows, 2, 32);
  for (const side of sides) {
    if (side.columns !== columns || side.rows !== rows) {
      reject('size', `${side.columns}x${side.rows}`, `${columns}x${rows}`, 'string');
    }
  }
  checkTile('winTile', winTile, 2);
  if (typeof fourChance !== 'number' || !(fourChance >= 0 && fourChance <= 1)) {
    reject('fourChance', fourChance, 'a number from 0 to 1', 'number');
  }
  if (!['continue', 'stop'].includes(afterWin)) {
    reject('afterWin', afterWin, 'continue or stop', 'string');
  }
  return Object.freeze({
    columns,
    rows,
    winTile,
    fourChance: fourChance + 0,
    startTiles: checkInteger('startTiles', startTiles, 0, columns * rows),
    afterWin,
  });
}

/** The text of a seed, `''` for none. Lone surrogates, which no line could carry, become U+FFFD. */
export function checkSeed(seed: unknown = ''): string {
  if (typeof seed !== 'string' && !Number.isFinite(seed)) {
    reject('seed', seed, 'a text or a finite number', 'number');
  }
  return String(seed).replace(/\p{Surrogate}/gu, '\ufffd');
}
