import { doesCount, type KeptGame } from './kept-game.js';

/** Statistics of a pool: of all games on boards of one size, with the same rules. */
export interface Figures {
  /** Games that count, given up or not. A daily puzzle counts once, however often it was tried. */
  readonly played: number;
  /** The share of these games that was won, 0 to 1. */
  readonly winShare: number;
  /** The highest score, in whichever try of a puzzle; 0 without a game. */
  readonly best: number;
  /** Of the last ten games that were not given up. */
  readonly average: Average;
  /** 256: 3, 512: 7, 1024: 1. The highest tiles of games that were not given up, the lowest first. */
  readonly bars: readonly Bar[];
  /** The highest tile of the newest game in the bars. */
  readonly newestTile: number | undefined;
}

interface Average {
  readonly games: number;
  /** Their mean score, rounded; 0 without a game. */
  readonly score: number;
}

export interface Bar {
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

/** Games whose mean score says how well one plays now. */
const latestGames = 10;

/** One day in milliseconds. */
const day = 86_400_000;

/** @param games of one pool, the newest first */
export function figuresOf(games: readonly KeptGame[]): Figures {
  const counted = games.filter(doesCount);
  const repeated = furtherTries(counted);
  const played = counted.filter((game) => !repeated.has(game));
  const toTheEnd = played.filter((game) => !wasAbandoned(game));
  const maxTiles = toTheEnd.map(({ maxTile }) => maxTile);
  return {
    played: played.length,
    winShare: played.filter(({ won }) => won).length / (played.length || 1),
    best: Math.max(0, ...counted.map(({ score }) => score)),
    average: averageOf(toTheEnd.slice(0, latestGames)),
    bars: barsOf(maxTiles),
    newestTile: maxTiles[0],
  };
}

function averageOf(games: readonly KeptGame[]): Average {
  const sum = games.reduce((total, { score }) => total + score, 0);
  return { games: games.length, score: Math.round(sum / (games.length || 1)) };
}

/** The tries of daily puzzles that do not count: all but the first that was finished, or the first of all if none was. */
export function furtherTries(games: readonly KeptGame[]): Set<KeptGame> {
  const tries = games.filter((game) => doesCount(game) && dateOf(game) !== undefined);
  const finishedFirst = tries.toSorted(
    (one, other) =>
      Number(wasAbandoned(one)) - Number(wasAbandoned(other)) || timeOf(one) - timeOf(other),
  );
  // Of several entries with one key a map keeps the last.
  const counted = new Map(finishedFirst.reverse().map((game) => [game.seed, game]));
  return new Set(tries.filter((game) => counted.get(game.seed) !== game));
}

/** A game without a time comes after all others. */
function timeOf({ ended }: KeptGame): number {
  return ended ?? Number.MAX_VALUE;
}

/** One bar for each tile from the lowest to the highest, but no more than the twelve highest. */
function barsOf(maxTiles: readonly number[]): Bar[] {
  const bars: Bar[] = [];
  for (let tile = Math.max(0, ...maxTiles); tile >= 2 && bars.length < mostBars; tile /= 2) {
    bars.unshift({ tile, count: maxTiles.filter((maxTile) => maxTile === tile).length });
  }
  const lowest = bars.findIndex(({ count }) => count > 0);
  return bars.slice(lowest);
}

/** @returns undefined if no seed is a date, `YYYY-MM-DD` in UTC. @param now in milliseconds since 1970 */
export function streakOf(games: readonly KeptGame[], now: number): Streak | undefined {
  const dated = games.filter((game) => dateOf(game) !== undefined);
  if (dated.length === 0) return undefined;
  const played = dated.filter((game) => doesCount(game) && !wasAbandoned(game));
  const inTime = new Set(played.filter(wasInTime).map(({ seed }) => seed));
  const madeUp = played.map(({ seed }) => seed).filter((seed) => !inTime.has(seed));
  const { longest, last, lastDay } = runsOf([...inTime]);
  // The day after the last one can be played until the end of the next day.
  const canGoOn = lastDay + 3 * day > now;
  return { current: canGoOn ? last : 0, longest, madeUp: new Set(madeUp) };
}

/** False for a game that was won first, and given up afterwards. */
export function wasAbandoned({ won, endReason }: KeptGame): boolean {
  return !won && endReason === 'gave-up';
}

/** The game of 3 May counts until the end of 4 May. */
function wasInTime(game: KeptGame): boolean {
  const start = dateOf(game);
  const { ended } = game;
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

/** The day of a daily puzzle, whose seed is a date: when it begins, in milliseconds since 1970. Undefined for other games. */
export function dateOf({ seed }: Pick<KeptGame, 'seed'>): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(seed)) return undefined;
  const start = Date.parse(seed);
  // Date.parse takes 30 February for 2 March.
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().startsWith(seed);
  return isDate ? start : undefined;
}
