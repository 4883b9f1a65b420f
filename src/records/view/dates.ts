import type { KeptGame } from '../core/kept-game.js';
import { dateOf } from '../core/figures.js';
import type { AllTexts } from '../wording.js';

const day = 86_400_000;

const monthAndDay = { day: 'numeric', month: 'short' } as const;
const withYear = { ...monthAndDay, year: 'numeric' } as const;

const styles = {
  time: { timeStyle: 'short' },
  day: monthAndDay,
  dayOfAnotherYear: withYear,
  /** A daily puzzle's date is the same in all time zones. */
  puzzle: { ...monthAndDay, timeZone: 'UTC' },
  puzzleOfAnotherYear: { ...withYear, timeZone: 'UTC' },
  full: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof styles;

/** By locale and style. They are slow to make, so all rows of all record books share them. */
const formats = new Map<string, Intl.DateTimeFormat>();
const dayNames = new Map<string, Intl.RelativeTimeFormat>();

/** "Puzzle of Nov 24" for a daily puzzle; else "Today 9:20 PM", "Yesterday", "Nov 20", or "Nov 20, 2025". In the viewer's time zone. */
export function shortDate(texts: AllTexts, game: KeptGame): string {
  const puzzle = dateOf(game);
  if (puzzle !== undefined) return puzzleName(texts, puzzle);
  const { ended } = game;
  if (ended === null) return texts.text('recordsNoDate');
  const date = new Date(ended);
  const days = Math.round((date.setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / day);
  if (days === 0) return `${dayName(texts, days)} ${format(texts, 'time', ended)}`;
  if (days === -1) return dayName(texts, days);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return format(texts, isThisYear ? 'day' : 'dayOfAnotherYear', ended);
}

/** "Puzzle of Nov 24", or "Nov 25, 2026, 8:10 AM". */
export function longDate(texts: AllTexts, game: KeptGame): string {
  const puzzle = dateOf(game);
  return puzzle === undefined ? endText(texts, game) : puzzleName(texts, puzzle);
}

/** When a game ended: "Nov 25, 2026, 8:10 AM". */
export function endText(texts: AllTexts, { ended }: KeptGame): string {
  return ended === null ? texts.text('recordsNoDate') : format(texts, 'full', ended);
}

function puzzleName(texts: AllTexts, date: number): string {
  const isThisYear = new Date(date).getUTCFullYear() === new Date().getFullYear();
  const style = isThisYear ? 'puzzle' : 'puzzleOfAnotherYear';
  return texts.text('recordsPuzzle', { date: format(texts, style, date) });
}

/** "Today" for 0, "Yesterday" for -1. */
function dayName({ locale }: AllTexts, days: number): string {
  const names = dayNames.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  dayNames.set(locale, names);
  const name = names.format(days, 'day');
  const [first = ''] = name;
  return first.toLocaleUpperCase(locale) + name.slice(first.length);
}

function format({ locale }: AllTexts, style: Style, time: number): string {
  const key = `${locale} ${style}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, styles[style]);
  formats.set(key, known);
  // A date is not broken, but what stands before it may be.
  return known.format(time).replaceAll(' ', '\u00a0');
}
