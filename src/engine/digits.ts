/** The 64 digits of base64url: every one survives in a URL unescaped. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < 64; value++) VALUES[DIGITS.charCodeAt(value)] = value;

/** The character for a number from 0 to 63. */
export function digit(value: number): string {
  return DIGITS.charAt(value);
}

/** The number at an index of a text, or -1 where no digit stands. */
export function digitAt(text: string, index: number): number {
  return VALUES[text.charCodeAt(index)] ?? -1;
}
