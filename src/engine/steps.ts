import type { Entry } from './entry.js';
import { gameAt, type GameView } from './game.js';
import { GameRecord } from './game-record.js';
import { checkLimits, type ReplayLimits } from './limits.js';
import { startPosition } from './position.js';
import { ReplayReader } from './replay-reader.js';
import type { Move } from './types.js';

/** The cause of a step: the start, a move, an edit (`board`, `score`, `add`), or giving up. */
export type StepKind = Entry['kind'];

/** One step of a replay. */
export interface Step {
  /** 0 for the start, then 1, 2, 3, … */
  index: number;
  kind: StepKind;
  /** The move, if it is one. */
  move?: Move;
  /** The game after this step, independent of the games of other steps. */
  position: GameView;
}

/** A step while the replay is being read: the record changes with the next step. */
export interface RawStep extends Omit<Step, 'position'> {
  record: GameRecord;
}

/** @throws RangeError if the entry is impossible */
function playEntry(record: GameRecord, entry: Entry): Move | undefined {
  if (entry.kind === 'move') {
    const move = record.move(entry.direction, () => entry.tile);
    if (move) return move;
  }
  // Throws for an illegal move.
  record.apply(entry);
  return undefined;
}

/** Reads a replay, entry by entry, without a copy of any position. @throws what `steps` throws */
export function* walk(
  replay: string,
  limits: ReplayLimits = {},
): Generator<RawStep, void, undefined> {
  const reader = new ReplayReader(replay, checkLimits(limits));
  const record = new GameRecord(startPosition(reader.head));
  let index = 0;
  if (!reader.startsFromBoard) yield { index, kind: 'start', record };
  for (const entry of reader.entries()) {
    const move = reader.locateErrors(() => playEntry(record, entry));
    const { kind } = entry;
    if (kind !== 'start') index++;
    yield move ? { index, kind, move, record } : { index, kind, record };
  }
}

/** The last step of a record, which belongs to the step's game from now on. */
export function lastStep(record: GameRecord, index: number): Step {
  const move = record.lastMove();
  const kind = record.lastEntry?.kind ?? 'start';
  const position = gameAt(record);
  return move ? { index, kind, move, position } : { index, kind, position };
}

/**
 * Plays a replay step by step: first the start, then every entry of the line. A log, a playback or a score graph is a
 * loop over this.
 * @param replay one line, without a line break; it may contain edits
 * @param limits bounds on time and memory, since the line may come from a stranger
 * @throws TypeError for anything but a string; ReplayError at the first step that is not legal or beyond the limits;
 *   TypeError, RangeError for wrong limits. The iteration throws them, not the call.
 */
export function* steps(
  replay: string,
  limits: ReplayLimits = {},
): Generator<Step, void, undefined> {
  for (const { record, ...step } of walk(replay, limits)) {
    yield { ...step, position: gameAt(record.copy()) };
  }
}
