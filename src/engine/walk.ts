import { DIRECTIONS } from './board.js';
import type { Entry } from './entry.js';
import { GameRecord } from './game-record.js';
import { ReplayReader } from './replay-reader.js';
import type { Move } from './types.js';

/** Where a walk through a replay has come to. */
export interface Stop {
  /** 0 for the start, then 1, 2, 3, … */
  index: number;
  kind: Entry['kind'];
  /** What led here; undefined for a start that the seed alone gives. */
  entry: Entry | undefined;
  /** What happened, if it is a move. */
  move: Move | undefined;
  /** The game so far; it changes with the next stop. */
  record: GameRecord;
}

/** Does what an entry says. @returns what happened, if it is a move */
export function play(record: GameRecord, entry: Entry): Move | undefined {
  const direction = entry.kind === 'move' ? DIRECTIONS[entry.direction] : undefined;
  const move = entry.kind === 'move' && direction ? record.move(direction, () => entry.tile) : null;
  // What is no move, and what is none because it changes nothing, which this refuses.
  if (move === null) record.apply(entry);
  return move ?? undefined;
}

/**
 * Walks through a replay, entry by entry, without a copy of any position.
 *
 * @throws TypeError for anything but a text; ReplayError at the entry where it turns out not to be a
 *   legal game
 */
export function* walk(replay: string): Generator<Stop, void, undefined> {
  const reader = new ReplayReader(replay);
  const record = GameRecord.begin(reader.head.rules, reader.head.seed);
  let index = 0;
  if (!reader.startsFromBoard) {
    yield { index, kind: 'start', entry: undefined, move: undefined, record };
  }
  for (const entry of reader.entries()) {
    const move = reader.locate(() => play(record, entry));
    if (entry.kind !== 'start') index++;
    yield { index, kind: entry.kind, entry, move, record };
  }
}
