import { VERSION } from '../engine/internal.js';

/**
 * A replay line without what happened to it on its way: a chat escapes characters of a link, and takes a full stop or a
 * bracket behind it for its end. Lines have no percent signs, and end with a letter or digit.
 */
export function receivedLine(text: string): string {
  const characterOf = (escape: string, code: string) => String.fromCharCode(parseInt(code, 16));
  return text
    .trim()
    .replace(/%([\da-f]{2})/gi, characterOf)
    .replace(/[^\da-z]+$/i, '');
}

/** Whether a line begins as those of a later version do. */
export function isOfLaterVersion(line: string): boolean {
  return Number(/^(\d+)_/.exec(line)?.[1]) > Number(VERSION);
}
