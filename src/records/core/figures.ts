import { doesCount, poolOf, type Row } from './row.js';

/** What the games of one pool come to. */
export interface Figures {
  readonly games: number;
  readonly best: number;
  readonly maxTile: number;
  /** Games won, of those won or ended: 0 to 1. */
  readonly winShare: number;
  /** How often each highest tile was reached, from the lowest one to the highest. */
  readonly bars: readonly { readonly tile: number; readonly count: number }[];
}

/** Days that were played in a row. */
export interface Streak {
  readonly current: number;
  readonly longest: number;
  /** Days whose game was played too late to count, as seeds. */
  readonly madeUp: ReadonlySet<string>;
}

const mostBars = 12;

/** @param pool as `poolOf` names it */
export function figuresOf(rows: readonly Row[], pool: string): Figures {
  const counted = rows.filter((row) => doesCount(row) && poolOf(row) === pool);
  const tiles = counted.map(({ maxTile }) => maxTile);
  const maxTile = Math.max(0, ...tiles);
  const bars = [];
  for (let tile = maxTile; tile >= 2 && bars.length < mostBars; tile /= 2) {
    bars.unshift({ tile, count: tiles.filter((one) => one === tile).length });
  }
  const first = bars.findIndex(({ count }) => count > 0);
  return {
    games: counted.length,
    best: Math.max(0, ...counted.map(({ score }) => score)),
    maxTile,
    winShare: counted.length && counted.filter(({ won }) => won).length / counted.length,
    bars: bars.slice(first),
  };
}

const day = 86_400_000;

/** The days of the seeds that are dates, `YYYY-MM-DD` in UTC. @returns undefined if there are none */
export function streakOf(rows: readonly Row[], now: number): Streak | undefined {
  const inTime = new Set<number>();
  const dates = new Map<number, string>();
  for (const row of rows) {
    const start = dayOf(row.seed);
    if (start === undefined || !doesCount(row)) continue;
    if (!row.won && row.endReason === 'gave-up') continue;
    dates.set(start, row.seed);
    // A day may be played until the end of the next one.
    if (row.ended !== null && row.ended < start + 2 * day) inTime.add(start);
  }
  if (!rows.some(({ seed }) => dayOf(seed) !== undefined)) return undefined;
  let [longest, run, last] = [0, 0, -Infinity];
  for (const start of [...inTime].sort((one, other) => one - other)) {
    run = start === last + day ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = start;
  }
  const madeUp = [...dates].filter(([start]) => !inTime.has(start)).map(([, seed]) => seed);
  // Yesterday can still be played today.
  const isOpen = last + 3 * day > now;
  return { current: isOpen ? run : 0, longest, madeUp: new Set(madeUp) };
}

/** When the day of a seed begins; undefined for a seed that is no date. */
function dayOf(seed: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(seed)) return undefined;
  const start = Date.parse(seed);
  // Date.parse takes 30 February for 2 March.
  const isDate = !Number.isNaN(start) && new Date(start).toISOString().startsWith(seed);
  return isDate ? start : undefined;
}
