/** The 64 digits of base64url: every one survives in a URL unescaped. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The character for a number from 0 to 63. */
export function digit(value: number): string {
  return DIGITS.charAt(value);
}

/** The number at an index of a text, or -1 where no digit stands. */
export function digitAt(text: string, index: number): number {
  return DIGITS.indexOf(text.charAt(index));
}

/** The numbers that a text of digits stands for. */
export function readDigits(text: string): number[] {
  return Array.from(text, (_, index) => digitAt(text, index));
}

/** A tile as three digits: two for its cell, one for its rank. */
export function writeTile(tile: number): string {
  return digit(tile >> 12) + digit((tile >> 6) & 63) + digit(tile & 63);
}

/** All ranks as one digit each; empty cells at the end are left out. */
export function writeCells(cells: Uint8Array): string {
  return Array.from(cells, digit).join('').replace(/A+$/, '');
}
