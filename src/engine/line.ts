import type { PackedTile } from './random.js';
import { sizeText } from './rules.js';
import type { Rules } from './types.js';

/** The 64 digits of base64url: each survives in a URL unescaped. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The marks of the directions, in the order of their numbers. */
export const LETTERS = 'urdl';

/**
 * Something done in a game. A move is the number of its direction, plus four times the new tile
 * if that does not come from the seed; everything else is a text, as in the replay line.
 */
export type Entry = number | string;

/** The character for the lowest six bits of a number. */
export function digit(number: number): string {
  return DIGITS.charAt(number & 63);
}

/** The number that a character stands for, or -1; 0 for none. */
export function numberOf(character: string): number {
  return DIGITS.indexOf(character);
}

/** Numbers as one digit each; zeros at the end are left out. */
export function writeDigits(numbers: Iterable<number>): string {
  return Array.from(numbers, digit).join('').replace(/A+$/, '');
}

/**
 * The tile that three digits stand for; 0 for no digits, and some wrong tile for any other number of
 * them.
 */
export function readTile(text: string): PackedTile {
  return Array.from(text, numberOf).reduce((tile, number) => ((tile << 6) | number) & 0xffff, 0);
}

/** The head of a replay line, including its last separator. */
export function headOf(rules: Rules, seed: string): string {
  const { winTile, fourChance, startTiles, afterWin } = rules;
  const escaped = encodeURIComponent(seed)
    .replaceAll('~', '%7E')
    .replaceAll('_', '%5F')
    .replaceAll('%', '~');
  return `1_${sizeText(rules)}_${winTile}_${fourChance}_${startTiles}_${afterWin}_${escaped}_`;
}

/** An entry as the body of a replay line has it, unless it is one of three moves in a digit. */
export function markOf(entry: Entry): string {
  if (typeof entry === 'string') return `~${entry}.`;
  const tile = entry >> 2;
  const digits = tile ? writeDigits([tile >> 12, tile >> 6, tile]) : '';
  return `~${LETTERS.charAt(entry & 3)}${digits}.`;
}
