/** The puzzles that somebody has played, worked out from the games of a record book. */
import type { RecordedGame } from 'game-2048-element/records';

export interface Days {
  /** Days in a row until the last one, and at most. */
  streak: number;
  longest: number;
  /** How many days ended with which highest tile, the lowest first. */
  tiles: readonly [tile: number, days: number][];
  /** The game that counts for each day. */
  games: ReadonlyMap<string, RecordedGame>;
}

const day = 86_400_000;

/** More bars would be too narrow for the numbers below them. */
const mostTiles = 6;

const isDate = (seed: string): boolean => /^\d{4}-\d\d-\d\d$/.test(seed);

/** The puzzle of 3 May counts for the streak until the end of 4 May. */
function wasInTime({ seed, ended }: RecordedGame): boolean {
  return ended !== null && Date.parse(ended) < Date.parse(seed) + 2 * day;
}

/** A game without a time comes after all others. */
const latestFirst = (one: RecordedGame, other: RecordedGame): number =>
  (other.ended ?? '9').localeCompare(one.ended ?? '9');

/** The first finished try of each day, if it was the player's alone. */
function countedGames(games: readonly RecordedGame[]): Map<string, RecordedGame> {
  const tries = games.filter(
    ({ seed, won, endReason, assisted, edited }) =>
      isDate(seed) && !assisted && !edited && (won || endReason !== 'gave-up'),
  );
  // Of several entries with one key, a map keeps the last.
  return new Map(tries.toSorted(latestFirst).map((game) => [game.seed, game]));
}

export function daysOf(all: readonly RecordedGame[]): Days {
  const games = countedGames(all);
  const inTime = [...games.values()].filter(wasInTime).map(({ seed }) => Date.parse(seed));
  let [streak, longest, last] = [0, 0, 0];
  for (const start of inTime.toSorted((one, other) => one - other)) {
    streak = start === last + day ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    last = start;
  }
  const counts = new Map<number, number>();
  for (const { maxTile } of games.values()) counts.set(maxTile, (counts.get(maxTile) ?? 0) + 1);
  const tiles = [...counts].toSorted(([one], [other]) => one - other).slice(-mostTiles);
  return { streak, longest, tiles, games };
}
