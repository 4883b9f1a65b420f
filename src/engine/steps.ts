import type { Entry } from './entry.js';
import { gameAt, type GameView } from './game.js';
import type { ReplayLimits } from './limits.js';
import type { Move } from './types.js';
import { walk } from './walk.js';

/**
 * What led to a step: the start, a move, an edit by hand (`board`, `score`, `add`), or giving up.
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

/**
 * Plays a replay step by step: first the start, then every entry of the line. A log of the game,
 * its playback or its score curve is a loop over this.
 *
 * @param replay one line, without a line break; it may contain edits made by hand
 * @param limits bounds on time and memory, as for `verify`: the line may come from a stranger
 * @throws TypeError for anything but a text; ReplayError at the first step that is not legal or
 *   goes beyond the limits; TypeError, RangeError for limits that are not allowed. All are thrown
 *   during iteration, not by the call.
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
