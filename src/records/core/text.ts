import { refuse } from '../../engine/internal.js';
import { isTime, newestFirst, type KeptGame } from './kept-game.js';

/** A line of a text before its game is played. */
export type TextLine = Pick<KeptGame, 'replay' | 'assisted' | 'ended'>;

export interface NumberedLine {
  /** Its place in the text, from 1. */
  readonly number: number;
  readonly text: string;
}

/** The largest file, in bytes, and the longest text, in characters. */
export const MAX_TEXT_SIZE = 8 * 2 ** 20;
const MAX_LINES = 10_000;

/** A time in UTC, as `Date.toISOString()` writes it, or without milliseconds or seconds. */
const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/** Of a time without seconds: `2026-11-24T18:03Z`. */
const minuteLength = 17;

/** One character more than a replay may have, which is enough to refuse it. */
const longestReplay = 100_001;

/** The longest time and mark, in characters. */
const headLength = 100;

/** Writes a line for each game, the oldest first: `2026-11-24T18:03:09.521Z assisted LINE`. */
export function formatText(games: readonly KeptGame[]): string {
  return newestFirst(games).reverse().map(formatGame).join('');
}

function formatGame({ ended, assisted, replay }: KeptGame): string {
  const time = ended === null ? '' : `${new Date(ended).toISOString()} `;
  return `${time}${assisted ? 'assisted ' : ''}${replay}\n`;
}

/** @returns the lines that are not empty, numbered from 1. @throws TypeError unless it is text, RangeError for too much */
export function splitText(text: unknown): NumberedLine[] {
  if (typeof text !== 'string' || text.includes('\0')) refuse('text', text, 'lines of text');
  if (text.length > MAX_TEXT_SIZE) {
    throw new RangeError(`text must have ${MAX_TEXT_SIZE} characters at most, not ${text.length}`);
  }
  // One line too many is enough to refuse a text, and the last line may be empty.
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/, MAX_LINES + 2);
  const filled = lines
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
  if ((filled.at(-1)?.number ?? 0) > MAX_LINES) {
    throw new RangeError(`text must have ${MAX_LINES} lines at most`);
  }
  return filled;
}

/**
 * Reads what `formatText` writes, and ignores other words before the replay.
 *
 * @param number its place in the text: of a time without seconds, line N ends N milliseconds after the minute, so that games of
 *   one minute keep their order
 * @throws RangeError for an impossible time
 */
export function readTextLine({ text, number }: NumberedLine): TextLine {
  const [first = '', second] = wordsOf(text.slice(0, headLength));
  const time = timePattern.test(first) ? Date.parse(first) : null;
  // Date.parse takes 30 February for 2 March, and 24:00 for the next day.
  if (time !== null && !(isTime(time) && isSameMinute(first, time))) {
    refuse('time', first, 'a date and time in UTC', 'string');
  }
  const ended = time !== null && first.length === minuteLength ? time + number : time;
  const mark = time === null ? first : second;
  const replay = wordsOf(text.slice(-longestReplay)).at(-1) ?? '';
  return { replay, assisted: mark === 'assisted', ended };
}

/** @param text a short one: several megabytes take too long */
function wordsOf(text: string): string[] {
  return text.split(/\s+/);
}

function isSameMinute(text: string, time: number): boolean {
  return new Date(time).toISOString().slice(0, 16) === text.slice(0, 16);
}
