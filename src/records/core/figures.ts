import { doesCount, poolOf, type KeptGame } from './kept-game.js';

/** What the games of one pool come to. */
export interface Figures {
  readonly games: number;
  /** The highest score; 0 without a game. */
  readonly best: number;
  /** The highest tile; 0 without a game. */
  readonly maxTile: number;
  /** The share of games won, 0 to 1. */
  readonly winShare: number;
  /** How often each highest tile was reached, from the lowest tile to the highest. */
  readonly bars: readonly Bar[];
}

interface Bar {
  readonly tile: number;
  readonly count: number;
}

/** Days that were played in a row. */
export interface Streak {
  /** The length of the streak that can still go on, in days. */
  readonly current: number;
  readonly longest: number;
  /** Days whose game was played too late to count, as seeds. */
  readonly madeUp: ReadonlySet<string>;
}

const mostBars = 12;

/** One day in milliseconds. */
const day = 86_400_000;

/** @param pool as `poolOf` names it */
export function figuresOf(games: readonly KeptGame[], pool: string): Figures {
  const counted = games.filter((game) => doesCount(game) && poolOf(game) === pool);
  const maxTiles = counted.map(({ maxTile }) => maxTile);
  const wins = counted.filter(({ won }) => won).length;
  return {
    games: counted.length,
    best: Math.max(0, ...counted.map(({ score }) => score)),
    maxTile: Math.max(0, ...maxTiles),
    winShare: counted.length > 0 ? wins / counted.length : 0,
    bars: barsOf(maxTiles),
  };
}

/** One bar for each tile from the lowest to the highest, but no more than the twelve highest. */
function barsOf(maxTiles: readonly number[]): Bar[] {
  const bars: Bar[] = [];
  for (let tile = Math.max(0, ...maxTiles); tile >= 2 && bars.length < mostBars; tile /= 2) {
    bars.unshift({ tile, count: maxTiles.filter((one) => one === tile).length });
  }
  const lowest = bars.findIndex(({ count }) => count > 0);
  return bars.slice(lowest);
}

/** @returns undefined if no seed is a date, `YYYY-MM-DD` in UTC. @param now in milliseconds since 1970 */
export function streakOf(games: readonly KeptGame[], now: number): Streak | undefined {
  const dated = games.filter(({ seed }) => startOfDay(seed) !== undefined);
  if (dated.length === 0) return undefined;
  const played = dated.filter((game) => doesCount(game) && !wasAbandoned(game));
  const inTime = new Set(played.filter(wasInTime).map(({ seed }) => seed));
  const madeUp = played.map(({ seed }) => seed).filter((seed) => !inTime.has(seed));
  const { longest, last, lastDay } = runsOf([...inTime]);
  // The day after the last one can be played until the end of the next day.
  const canGoOn = lastDay + 3 * day > now;
  return { current: canGoOn ? last : 0, longest, madeUp: new Set(madeUp) };
}

function wasAbandoned({ won, endReason }: KeptGame): boolean {
  return !won && endReason === 'gave-up';
}

/** Whether a game was played by the end of the day after its own. */
function wasInTime({ seed, ended }: KeptGame): boolean {
  const start = startOfDay(seed);
  return start !== undefined && ended !== null && ended < start + 2 * day;
}

/** @returns the lengths of the longest and of the last run of days, and the start of the last day */
function runsOf(dates: readonly string[]): { longest: number; last: number; lastDay: number } {
  let [longest, last, lastDay] = [0, 0, -Infinity];
  for (const date of dates.toSorted()) {
    const start = Date.parse(date);
    last = start === lastDay + day ? last + 1 : 1;
    longest = Math.max(longest, last);
    lastDay = start;
  }
  return { longest, last, lastDay };
}

/** @returns milliseconds since 1970; undefined for a seed that is no date */
function startOfDay(seed: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(seed)) return undefined;
  const start = Date.parse(seed);
  // Date.parse takes 30 February for 2 March.
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().startsWith(seed);
  return isDate ? start : undefined;
}
