/** The 64 digits of base64url: every one survives in a URL unescaped. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The character for the lowest six bits of a number. */
export function digit(value: number): string {
  return DIGITS.charAt(value & 63);
}

/** The number that a character stands for, or -1. */
export function valueOfDigit(character: string): number {
  return DIGITS.indexOf(character);
}

/** A tile as three digits: two for its cell, one for its rank; none for none. */
export function writeTile(tile: number): string {
  return tile ? digit(tile >> 12) + digit(tile >> 6) + digit(tile) : '';
}

/** The tile that digits stand for, 0 where there are none; any other one where they are not three. */
export function readTile(text: string): number {
  return Array.from(text, valueOfDigit).reduce((tile, value) => ((tile << 6) | value) & 0xffff, 0);
}

/** All ranks as one digit each; empty cells at the end are left out. */
export function writeCells(cells: Iterable<number>): string {
  let ranks = '';
  for (const rank of cells) ranks += digit(rank);
  return ranks.replace(/A+$/, '');
}
