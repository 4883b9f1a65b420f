import { refuse } from '../../engine/internal.js';
import { newestFirst, type Row } from './row.js';

/** What a line of a text of games says, before the game is played. */
export type TextLine = Pick<Row, 'replay' | 'assisted' | 'ended'>;

/** Of a file, in bytes. */
export const MAX_TEXT_SIZE = 8 * 2 ** 20;
const MAX_LINES = 10_000;

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/** The games as text, a line each, the oldest first: `2026-11-24T18:03Z assisted LINE`. */
export function formatText(rows: readonly Row[]): string {
  return newestFirst(rows)
    .reverse()
    .map(({ ended, assisted, replay }) => {
      const time = ended === null ? '' : `${new Date(ended).toISOString().slice(0, 16)}Z `;
      return `${time}${assisted ? 'assisted ' : ''}${replay}\n`;
    })
    .join('');
}

/**
 * Splits a text into lines, without the empty ones.
 *
 * @throws TypeError for anything but text, RangeError for too much of it
 */
export function splitText(text: unknown): { number: number; text: string }[] {
  if (typeof text !== 'string' || text.includes('\0')) refuse('text', text, 'lines of text');
  if (text.length > MAX_TEXT_SIZE) {
    throw new RangeError(`text must have ${MAX_TEXT_SIZE} characters at most, not ${text.length}`);
  }
  // The last one may be empty.
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/, MAX_LINES + 2);
  const filled = lines
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  if (lines.length > MAX_LINES && (filled.at(-1)?.number ?? 0) > MAX_LINES) {
    throw new RangeError(`text must have ${MAX_LINES} lines at most`);
  }
  return filled;
}

/** Reads a line as `formatText` writes it. What else stands before a replay is its name. @throws RangeError for a wrong time */
export function readTextLine(text: string): TextLine {
  const words = text.split(/\s+/);
  const [first = '', second] = words;
  const ended = timePattern.test(first) ? Date.parse(first) : null;
  if (Number.isNaN(ended)) refuse('time', first, 'a date and time in UTC', 'string');
  const mark = ended === null ? first : second;
  return { replay: words.at(-1) ?? '', assisted: mark === 'assisted', ended };
}
