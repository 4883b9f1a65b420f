import { DIRECTIONS, MAX_RANK, rankOf } from './board.js';
import { reject } from './errors.js';
import type { Direction, GameOptions, Rules } from './types.js';

const MIN_SIDE = 2;
const MAX_SIDE = 32;

/** A number of the kind wanted, or an error: `TypeError` for no number, `RangeError` for a wrong one. */
function checkNumber(
  name: string,
  value: unknown,
  allowed: string,
  isAllowed: (value: number) => boolean,
): number {
  if (typeof value !== 'number') reject(name, value, allowed, TypeError);
  if (!isAllowed(value)) reject(name, value, allowed);
  // Turns -0 into 0.
  return value + 0;
}

/** A whole number in a range, both ends allowed. */
export function checkInteger(name: string, value: unknown, min: number, max: number): number {
  return checkNumber(
    name,
    value,
    min === max ? String(min) : `a whole number from ${min} to ${max}`,
    (number) => Number.isInteger(number) && number >= min && number <= max,
  );
}

/** A score: any integer that is exact. */
export function checkScore(value: unknown): number {
  return checkInteger('score', value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

/**
 * The rank of a tile's value.
 *
 * @param least the lowest rank allowed: 0 allows an empty cell
 */
export function checkTile(name: string, value: unknown, least = 1): number {
  const allowed = `${least ? '' : '0 or '}a power of two from ${2 ** (least || 1)} to 2 ** ${MAX_RANK}`;
  return rankOf(checkNumber(name, value, allowed, (number) => rankOf(number) >= least));
}

/** The number of a direction. */
export function checkDirection(value: unknown): number {
  const index = DIRECTIONS.indexOf(value as Direction);
  if (index < 0) {
    const Kind = typeof value === 'string' ? RangeError : TypeError;
    reject('direction', value, DIRECTIONS.join(', '), Kind);
  }
  return index;
}

/**
 * The ranks of a board row by row, and its size.
 *
 * @param min the shortest side allowed, in cells
 * @param max the longest side allowed, in cells
 */
export function checkBoard(
  board: unknown,
  min = 1,
  max = Infinity,
): { columns: number; rows: number; cells: Uint8Array } {
  if (!Array.isArray(board)) reject('board', board, 'an array of rows', TypeError);
  const list: readonly unknown[] = board;
  const rows = checkInteger('number of rows of the board', list.length, min, max);
  const first = list[0];
  if (!Array.isArray(first)) reject('board[0]', first, 'an array of values', TypeError);
  const columns = checkInteger('number of columns of the board', first.length, min, max);
  const cells = new Uint8Array(columns * rows);
  for (const [row, line] of list.entries()) {
    if (!Array.isArray(line)) reject(`board[${row}]`, line, 'an array of values', TypeError);
    checkInteger(`length of board[${row}]`, line.length, columns, columns);
    for (let column = 0; column < columns; column++) {
      cells[row * columns + column] = checkTile(`board[${row}][${column}]`, line[column], 0);
    }
  }
  return { columns, rows, cells };
}

/**
 * Reads a size: `4`, `'4'` or `'5x4'` (columns x rows).
 *
 * @throws TypeError for neither a number nor a text, RangeError for sides outside 2 to 32
 */
export function parseSize(size: unknown): { columns: number; rows: number } {
  const allowed = `N or COLUMNSxROWS with sides from ${MIN_SIDE} to ${MAX_SIDE}`;
  if (typeof size !== 'number' && typeof size !== 'string')
    reject('size', size, allowed, TypeError);
  const sides = /^(\d+)(?:x(\d+))?$/.exec(String(size).trim()) ?? [];
  const columns = Number(sides[1]);
  const rows = Number(sides[2] ?? sides[1]);
  const fits = (side: number) => side >= MIN_SIDE && side <= MAX_SIDE;
  if (!fits(columns) || !fits(rows)) reject('size', size, allowed);
  return { columns, rows };
}

/**
 * The full rules of a game from what is given of them; what is left out has its default.
 *
 * @throws TypeError for a value of the wrong kind, RangeError for one that is not allowed; the
 *   message names the option, the value and what is allowed
 */
export function checkRules(options: GameOptions = {}): Readonly<Rules> {
  if (typeof options !== 'object' || (options as unknown) === null) {
    reject('options', options, 'an object', TypeError);
  }
  const size = options.size === undefined ? { columns: 4, rows: 4 } : parseSize(options.size);
  const {
    columns = size.columns,
    rows = size.rows,
    winTile = 2048,
    fourChance = 0.1,
    startTiles = 2,
    afterWin = 'continue',
  } = options;
  checkInteger('columns', columns, MIN_SIDE, MAX_SIDE);
  checkInteger('rows', rows, MIN_SIDE, MAX_SIDE);
  if (options.size !== undefined && (columns !== size.columns || rows !== size.rows)) {
    reject('size', options.size, `${columns}x${rows} as columns and rows say`);
  }
  checkTile('winTile', winTile, 2);
  checkNumber(
    'fourChance',
    fourChance,
    'a number from 0 to 1',
    (chance) => chance >= 0 && chance <= 1,
  );
  checkInteger('startTiles', startTiles, 0, columns * rows);
  if ((afterWin as unknown) !== 'continue' && (afterWin as unknown) !== 'stop') {
    reject(
      'afterWin',
      afterWin,
      "'continue' or 'stop'",
      typeof afterWin === 'string' ? RangeError : TypeError,
    );
  }
  // -0 is 0 here and in a replay.
  return Object.freeze({
    columns,
    rows,
    winTile,
    fourChance: fourChance + 0,
    startTiles: startTiles + 0,
    afterWin,
  });
}

/** The rules of a game, and the cells of the board it starts from where one is given. */
export function checkStart(options: GameOptions = {}): {
  rules: Readonly<Rules>;
  cells?: Uint8Array;
} {
  // `?.` because `null` gets its error from checkRules.
  if ((options as GameOptions | null)?.board === undefined) return { rules: checkRules(options) };
  const { cells, ...sides } = checkBoard(options.board, MIN_SIDE, MAX_SIDE);
  const { columns = sides.columns, rows = sides.rows } = options;
  const rules = checkRules({ ...options, columns, rows });
  checkInteger('columns', columns, sides.columns, sides.columns);
  checkInteger('rows', rows, sides.rows, sides.rows);
  return { rules, cells };
}

/** The text of a seed, `''` for none. Lone surrogates, which no line could carry, become U+FFFD. */
export function checkSeed(seed: unknown = ''): string {
  const allowed = 'a text or a finite number';
  if (typeof seed === 'number') return String(checkNumber('seed', seed, allowed, Number.isFinite));
  if (typeof seed !== 'string') reject('seed', seed, allowed, TypeError);
  return seed.replace(/\p{Surrogate}/gu, '\ufffd');
}
