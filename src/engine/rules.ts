import { checkChoice, checkInteger } from './checks.js';
import { refuse } from './errors.js';
import { checkRank, valueOf } from './tiles.js';
import type { GameOptions, Rules } from './types.js';

export type Size = Pick<Rules, 'columns' | 'rows'>;

export const DEFAULT_RULES: Readonly<Rules> = {
  columns: 4,
  rows: 4,
  winTile: 2048,
  fourChance: 0.1,
  startTiles: 2,
  afterWin: 'continue',
};
// The mark tells bundlers that a file which checks no rules can leave this out.
export const RULE_NAMES = /* @__PURE__ */ Object.keys(DEFAULT_RULES) as (keyof Rules)[];

const MIN_SIDE = 2;
const MAX_SIDE = 32;

/** Rules and other settings of a game, in the form that `checkGameOption` returns. */
export interface CheckedGameOptions extends Rules {
  size: Size;
  seed: string;
  score: number;
}

export function formatSize({ columns, rows }: Size): string {
  return `${columns}x${rows}`;
}

function checkSide(name: string, value: unknown): number {
  return checkInteger(name, value, MIN_SIDE, MAX_SIDE);
}

/** Reads `4`, `'4'` or `'5x4'`, columns x rows. */
function checkSize(value: unknown): Size {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const [, first, second = first] = /^(\d+)(?:x(\d+))?$/.exec(text) ?? [];
  const size = { columns: Number(first), rows: Number(second) };
  const isAllowed = Object.values(size).every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  const allowed = `N or COLUMNSxROWS, each ${MIN_SIDE} to ${MAX_SIDE}`;
  if (!isAllowed) refuse('size', value, allowed, 'number', 'string');
  return size;
}

function checkChance(value: unknown): number {
  if (typeof value !== 'number' || !(value >= 0 && value <= 1)) {
    refuse('fourChance', value, 'a number from 0 to 1', 'number');
  }
  // Adding 0 turns -0 into 0: a replay has no -0.
  return value + 0;
}

/** Reads a seed, `''` if there is none. Lone surrogates, which a line cannot hold, become U+FFFD. */
function checkSeed(value: unknown): string {
  if (typeof value !== 'string' && !Number.isFinite(value)) {
    refuse('seed', value, 'a string or a finite number', 'number');
  }
  return String(value).toWellFormed();
}

/** Allows any integer, also an unsafe one: a game may earn more points than `Number.MAX_SAFE_INTEGER`. */
function checkScore(value: unknown): number {
  if (!Number.isInteger(value)) refuse('score', value, 'an integer', 'number');
  return (value as number) + 0;
}

const CHECKS: {
  readonly [Name in keyof CheckedGameOptions]: (
    value: unknown,
    size: Size,
  ) => CheckedGameOptions[Name];
} = {
  size: checkSize,
  columns: (value) => checkSide('columns', value),
  rows: (value) => checkSide('rows', value),
  // The highest is 2 ** 52: the points for merging two of them are still an exact integer.
  winTile: (value) => valueOf(checkRank('winTile', value, 2, 52)),
  fourChance: checkChance,
  startTiles: (value, { columns, rows }) => checkInteger('startTiles', value, 0, columns * rows),
  afterWin: (value) => checkChoice('afterWin', value, ['continue', 'stop']),
  seed: checkSeed,
  score: checkScore,
};

/**
 * Checks one rule, or another setting of a game, as `new Game` does.
 * @param name the name of an option of `new Game`
 * @param size the size of the board, which limits `startTiles`; 32 x 32 if omitted
 * @returns the checked value: a size as columns and rows, a seed as a string
 * @throws TypeError for a value of the wrong kind, RangeError for one that is not allowed; the message names the
 *   setting, the value and what is allowed
 */
export function checkGameOption<Name extends keyof CheckedGameOptions>(
  name: Name,
  value: unknown,
  size: Size = { columns: MAX_SIDE, rows: MAX_SIDE },
): CheckedGameOptions[Name] {
  return CHECKS[name](value, size);
}

/** Makes the rules of a game, which cannot change. @param read returns the other rules, checked */
export function makeRules(
  { columns, rows }: Size,
  read: <Name extends Exclude<keyof Rules, keyof Size>>(name: Name) => Rules[Name],
): Readonly<Rules> {
  return Object.freeze({
    columns,
    rows,
    winTile: read('winTile'),
    fourChance: read('fourChance'),
    startTiles: read('startTiles'),
    afterWin: read('afterWin'),
  });
}

/** Reads the size from all options that give one, which must agree. @param board that of the options, if any */
function readSize(options: GameOptions, board: Size | undefined): Size {
  const sizeOption = options.size === undefined ? undefined : checkSize(options.size);
  const { columns = DEFAULT_RULES.columns, rows = DEFAULT_RULES.rows } =
    board ?? sizeOption ?? options;
  const size = { columns: checkSide('columns', columns), rows: checkSide('rows', rows) };
  if (sizeOption && formatSize(sizeOption) !== formatSize(size)) {
    refuse('size', formatSize(sizeOption), formatSize(size), 'string');
  }
  for (const side of ['columns', 'rows'] as const) {
    const value = options[side];
    if (value !== undefined && checkSide(side, value) !== size[side]) {
      refuse(side, value, String(size[side]), 'number');
    }
  }
  return size;
}

export function readRules(options: GameOptions, board?: Size): Readonly<Rules> {
  const size = readSize(options, board);
  return makeRules(size, (name) => {
    const { [name]: value = DEFAULT_RULES[name] } = options;
    return checkGameOption(name, value, size);
  });
}
