import { ReplayError } from '../../engine/index.js';
import { lastStep, NO_LIMITS, walk, type RawStep } from '../../engine/internal.js';
import type { Row } from './row.js';
import type { Work } from './slices.js';

const checkLength = 2;

/**
 * Plays a line from elsewhere, move by move.
 *
 * @throws ReplayError for a line that is not a legal game, or one that was neither won nor has ended
 */
export function* playLine(line: string): Work<Omit<Row, 'ended' | 'assisted'>> {
  let last: RawStep | undefined;
  for (const step of walk(line)) {
    yield last ? cellsOf(step) : line.length;
    last = step;
  }
  if (!last) throw new ReplayError('replay must be a game', 0);
  const { record, index } = last;
  const { score, maxTile, moves, won, endReason, seed, rules } = lastStep(record, index).position;
  if (!won && endReason === null) {
    const allowed = 'a game that was won or has ended';
    throw new ReplayError(`replay must be ${allowed}, not one that goes on`, line.length);
  }
  const facts = { score, maxTile, moves, won, endReason, seed, rules };
  return { replay: line, startedAt: undefined, edited: record.position.edited, ...facts };
}

/** Finds the row of the same game: of the two lines, one holds all entries of the other. */
export function* findSameGame(rows: readonly Row[], row: Row): Work<Row | undefined> {
  for (const other of rows) {
    yield 5;
    if (yield* holds(...(isLonger(row, other) ? ([row, other] as const) : ([other, row] as const))))
      return other;
  }
  return undefined;
}

/** Of two lines for the same game. */
export function isLonger(one: Row, other: Row): boolean {
  if (one.moves !== other.moves) return one.moves > other.moves;
  return one.replay.length > other.replay.length;
}

/** Compares entry by entry: as text they differ, since three moves share a character. */
function* holds(long: Row, short: Row): Work<boolean> {
  if (long.replay === short.replay) return true;
  if (!long.replay.startsWith(stemOf(short.replay))) return false;
  // A game that has ended goes on only by an edit.
  if (short.endReason !== null && !long.edited) return false;
  try {
    const steps = walk(long.replay, NO_LIMITS);
    for (const step of walk(short.replay, NO_LIMITS)) {
      const other = steps.next();
      if (other.done || entryOf(other.value) !== entryOf(step)) return false;
      yield 2 * cellsOf(step);
    }
    return true;
  } catch {
    // A stored line that cannot be played.
    return false;
  }
}

/** What every line has in common that goes on from this one: all but the check, and moves that may share a digit. */
function stemOf(line: string): string {
  let end = line.length - checkLength;
  while (/^~[urdl]\.$/.test(line.slice(end - 3, end))) end -= 3;
  return line.slice(0, end);
}

function entryOf({ record }: RawStep): string {
  return JSON.stringify(record.lastEntry ?? 'start');
}

function cellsOf({ record }: RawStep): number {
  return record.position.cells.length;
}
