import { DIRECTIONS, valueOf } from './board.js';
import { reject } from './errors.js';
import type { GameOptions, Rules } from './types.js';

type Sides = Pick<Rules, 'columns' | 'rows'>;

/** 0, 1, 2, … up to the number of cells on the largest board. */
export const COUNTS = [...Array(1025).keys()];

/** The numbers of columns or rows that a game may have. */
const SIDES = COUNTS.slice(2, 33);

/**
 * The values accepted from outside, by rank. Merging two of the last one still earns points that
 * are an exact integer.
 */
const TILES = COUNTS.slice(0, 53).map(valueOf);

/** The index of an argument in the list of what is allowed. */
export function checkOneOf(name: string, value: unknown, allowed: readonly unknown[]): number {
  const index = allowed.indexOf(value);
  if (index < 0) {
    // The beginning and the end of a long list say enough.
    const list = allowed.join(', ').replace(/^((\S+ ){3}).* /, '$1… ');
    reject(name, value, list, typeof allowed[0]);
  }
  return index;
}

/** A score: any safe integer. */
export function checkScore(score: unknown): number {
  if (!Number.isSafeInteger(score)) reject('score', score, 'a safe integer', 'number');
  return score as number;
}

/**
 * The rank of a tile's value.
 *
 * @param least the lowest rank allowed: 0 allows an empty cell
 */
export function checkTile(name: string, value: unknown, least = 1): number {
  return checkOneOf(name, value, TILES.slice(least)) + least;
}

/** The number of a direction. */
export function checkDirection(value: unknown): number {
  return checkOneOf('direction', value, DIRECTIONS);
}

/** The elements of an array, each checked; a hole counts as one. */
function checkArray<Element>(
  name: string,
  value: unknown,
  check: (name: string, element: unknown) => Element,
): Element[] {
  if (!Array.isArray(value)) reject(name, value, 'an array');
  return Array.from(value, (element, index) => check(`${name}[${index}]`, element));
}

/** The ranks of a rectangular board, row by row, and its size. */
export function checkBoard(board: unknown): Sides & { cells: number[] } {
  const lines = checkArray('board', board, (line, cells) =>
    checkArray(line, cells, (cell, value) => checkTile(cell, value, 0)),
  );
  const columns = lines[0]?.length ?? 0;
  lines.forEach(({ length }, row) => checkOneOf(`length of board[${row}]`, length, [columns]));
  return { columns, rows: lines.length, cells: lines.flat() };
}

/** The same for a board that has cells. */
export function checkCells(board: unknown): ReturnType<typeof checkBoard> {
  const checked = checkBoard(board);
  if (!checked.cells.length) reject('number of cells of board', 0, '1 or more', 'number');
  return checked;
}

/** A size as it is written. */
export function sizeText({ columns, rows }: Sides): string {
  return `${columns}x${rows}`;
}

/** @param wanted what was asked for, if anything */
function checkSide(name: string, side: number, wanted = side): void {
  checkOneOf(name, side, SIDES);
  checkOneOf(name, wanted, [side]);
}

/** Reads a size: `4`, `'4'` or `'5x4'`, columns x rows. */
function checkSize(size: unknown): Sides {
  const types = 'number, string';
  const sides = /^(\d+)(x(\d+))?$/.exec(types.includes(typeof size) ? String(size) : '');
  const columns = Number(sides?.[1]);
  const rows = Number(sides?.[3] ?? columns);
  if (!SIDES.includes(columns) || !SIDES.includes(rows)) {
    reject('size', size, 'N or COLUMNSxROWS, each from 2 to 32', types);
  }
  return { columns, rows };
}

/**
 * The full rules of a game; what the options leave out has its default.
 *
 * @throws TypeError for a value of the wrong kind, RangeError for one that is not allowed; the
 *   message names the option, the value and what is allowed
 */
export function checkRules(options: GameOptions = {}): Readonly<Rules> {
  if (Object(options) !== options) reject('options', options, 'an object');
  const {
    size,
    board,
    winTile = 2048,
    fourChance = 0.1,
    startTiles = 2,
    afterWin = 'continue',
  } = options;
  const sides = [];
  if (board !== undefined) sides.push(checkBoard(board));
  if (size !== undefined) sides.push(checkSize(size));
  const [given, other] = sides;
  if (given && other) checkOneOf('size', sizeText(other), [sizeText(given)]);
  const { columns = 4, rows = 4 } = given ?? options;
  checkSide('columns', columns, options.columns);
  checkSide('rows', rows, options.rows);
  checkOneOf('afterWin', afterWin, ['continue', 'stop']);
  checkTile('winTile', winTile, 2);
  if (typeof fourChance !== 'number' || !(fourChance >= 0 && fourChance <= 1)) {
    reject('fourChance', fourChance, 'a number from 0 to 1', 'number');
  }
  return Object.freeze({
    columns,
    rows,
    winTile,
    fourChance: fourChance + 0, // never -0
    startTiles: checkOneOf('startTiles', startTiles, COUNTS.slice(0, columns * rows + 1)),
    afterWin,
  });
}

/** The text of a seed, `''` for none. Lone surrogates, which no line could carry, become U+FFFD. */
export function checkSeed(seed: unknown = ''): string {
  if (typeof seed !== 'string' && !Number.isFinite(seed)) {
    reject('seed', seed, 'a text or a finite number', 'number');
  }
  return String(seed).toWellFormed();
}
