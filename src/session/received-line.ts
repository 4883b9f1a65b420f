import { VERSION } from '../engine/internal.js';

/**
 * Repairs a replay line that came in a message: a chat escapes some characters of a link, and takes the full stop or the
 * bracket that follows a link for its end. A line itself has no percent signs, and ends with a letter or digit.
 */
export function receivedLine(text: string): string {
  const characterOf = (escape: string, code: string) => String.fromCharCode(parseInt(code, 16));
  return text
    .trim()
    .replace(/%([\da-f]{2})/gi, characterOf)
    .replace(/[^\da-z]+$/i, '');
}

/** True for `2_4x4_…` where this version writes `1_4x4_…`. */
export function isOfLaterVersion(line: string): boolean {
  return Number(/^(\d+)_/.exec(line)?.[1]) > Number(VERSION);
}
