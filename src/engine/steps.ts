import type { Entry } from './entry.js';
import { gameAt, type GameView } from './game.js';
import type { ReplayLimits } from './limits.js';
import type { Move } from './types.js';
import { walk } from './walk.js';

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
  for (const { index, kind, move, record } of walk(replay, limits)) {
    const position = gameAt(record.copy());
    yield move ? { index, kind, move, position } : { index, kind, position };
  }
}
