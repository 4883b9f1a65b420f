import { NO_LIMITS, walk, type RawStep } from '../../engine/internal.js';
import type { KeptGame } from './kept-game.js';
import type { Work } from './slices.js';

/** Characters at the end of a line. */
const checkLength = 2;

/** The least cost of comparing two lines, in cells. */
const leastCost = 5;

/** Finds the same game among others: one of the two lines goes on where the other one stops. */
export function* findSameGame(
  games: readonly KeptGame[],
  game: KeptGame,
): Work<KeptGame | undefined> {
  for (const other of games) {
    yield leastCost;
    const [longer, shorter] = isLonger(game, other) ? [game, other] : [other, game];
    if (yield* continues(longer, shorter)) return other;
  }
  return undefined;
}

/** Makes one game of two for the same game. The longer line stays, but a line without a time never replaces a game played here. */
export function joinLines(known: KeptGame, other: KeptGame): KeptGame {
  const playedHere = [known, other].find(({ startedAt }) => startedAt !== undefined);
  const lacksTime = known.ended === null || other.ended === null;
  const longer = isLonger(other, known) ? other : known;
  return {
    ...(playedHere && lacksTime ? playedHere : longer),
    startedAt: playedHere?.startedAt,
    ended: known.ended ?? other.ended,
    assisted: known.assisted || other.assisted,
  };
}

function isLonger(one: KeptGame, other: KeptGame): boolean {
  if (one.moves !== other.moves) return one.moves > other.moves;
  return one.replay.length > other.replay.length;
}

/** Whether the longer game begins with all entries of the shorter one. As texts the lines may differ: three moves share a character. */
function* continues(longer: KeptGame, shorter: KeptGame): Work<boolean> {
  if (longer.replay === shorter.replay) return true;
  if (!longer.replay.startsWith(commonStart(shorter.replay))) return false;
  // Only an edit goes on after the end.
  if (shorter.endReason !== null && !longer.edited) return false;
  try {
    const steps = walk(longer.replay, NO_LIMITS);
    for (const step of walk(shorter.replay, NO_LIMITS)) {
      const other = steps.next();
      if (other.done || lastEntryOf(other.value) !== lastEntryOf(step)) return false;
      yield 2 * step.record.position.cells.length;
    }
    return true;
  } catch {
    // A stored line may be illegal.
    return false;
  }
}

/** The part of a line with which each continuation starts: neither the check, nor the last moves, which may be packed later. */
function commonStart(line: string): string {
  let end = line.length - checkLength;
  while (/^~[urdl]\.$/.test(line.slice(end - 3, end))) end -= 3;
  return line.slice(0, end);
}

function lastEntryOf({ record }: RawStep): string {
  return JSON.stringify(record.lastEntry ?? 'start');
}
