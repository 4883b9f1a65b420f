import { checkOptions } from './checks.js';
import type { Entry } from './entry.js';
import { gameAt, type GameView } from './game.js';
import { GameRecord } from './game-record.js';
import { LIMIT_NAMES, readLimits, type ReplayLimits } from './limits.js';
import { ReplayReader } from './replay-reader.js';
import type { Move } from './types.js';

/** What a step is: the start, a move, or what was done by hand in between. */
export type StepKind = Entry['kind'];

/** One step of a replay. */
export interface Step {
  /** 0 for the start, then 1, 2, 3, … */
  index: number;
  kind: StepKind;
  /** What happened, if it is a move. */
  move?: Move;
  /** The game after it, independent of that of any other step. */
  position: GameView;
}

/** Does what an entry says. @returns what happened, if it is a move */
function play(record: GameRecord, entry: Entry): Move | undefined {
  const move = entry.kind === 'move' ? record.moveAgain(entry) : null;
  // An edit, or a move that changes nothing, which this refuses.
  if (move === null) record.apply(entry);
  return move ?? undefined;
}

/**
 * A whole game, step by step: first the start, then every entry of its replay line. A log of the
 * game, its play-back or the curve of its score are loops over this.
 *
 * @param replay one line, without a line break; things set by hand are allowed in it
 * @param limits bounds of time and memory, as for `verify`: the line may come from a stranger
 * @throws TypeError for anything but a text; ReplayError at the step where it turns out not to be a
 *   legal game, or goes beyond the limits; TypeError, RangeError for limits that are not allowed.
 *   All of them are thrown by the loop, not by the call.
 */
export function* steps(
  replay: string,
  limits: ReplayLimits = {},
): Generator<Step, void, undefined> {
  checkOptions('limits', limits, 'a limit', LIMIT_NAMES);
  const reader = new ReplayReader(replay, readLimits(limits));
  const record = GameRecord.begin(reader.head.rules, reader.head.seed);
  let index = 0;
  if (!reader.startsFromBoard) yield { index, kind: 'start', position: gameAt(record.copy()) };
  for (const entry of reader.entries()) {
    const move = reader.locate(() => play(record, entry));
    if (entry.kind !== 'start') index++;
    const position = gameAt(record.copy());
    yield move ? { index, kind: 'move', move, position } : { index, kind: entry.kind, position };
  }
}
