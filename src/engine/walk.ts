import type { Entry } from './entry.js';
import { gameAt, type GameView } from './game.js';
import { GameRecord } from './game-record.js';
import { checkLimits, type ReplayLimits } from './limits.js';
import { ReplayReader } from './replay-reader.js';
import type { Move } from './types.js';

/**
 * What led to a step: the start, a move, an edit (`board`, `score`, `add`), or giving up.
 */
export type StepKind = Entry['kind'];

/** One step of a replay. */
export interface Step {
  /** 0 for the start, then 1, 2, 3, … */
  index: number;
  kind: StepKind;
  /** What happened, if it is a move. */
  move?: Move;
  /** The game after this step, independent of the games of other steps. */
  position: GameView;
}

/** A point of a replay while it is being read. */
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

/** Applies an entry. @returns what happened, if it is a move */
function play(record: GameRecord, entry: Entry): Move | undefined {
  const move = entry.kind === 'move' ? record.moveAgain(entry) : null;
  // An edit; or an illegal move, which this refuses.
  if (move === null) record.apply(entry);
  return move ?? undefined;
}

/**
 * Reads a replay, entry by entry, without a copy of any position.
 *
 * @throws what `steps` throws
 */
export function* walk(replay: string, limits: ReplayLimits = {}): Generator<Stop, void, undefined> {
  const reader = new ReplayReader(replay, checkLimits(limits));
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

/**
 * Applies an entry, and returns the step that it makes.
 *
 * @param record the game before it, which is changed
 * @param entry undefined for the start
 */
export function stepAfter(record: GameRecord, entry: Entry | undefined, index: number): Step {
  const move = entry && play(record, entry);
  const position = gameAt(record);
  const kind = entry?.kind ?? 'start';
  return move ? { index, kind, move, position } : { index, kind, position };
}
