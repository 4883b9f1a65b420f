import { gameAt } from './game.js';
import type { ReplayLimits } from './limits.js';
import { walk, type Step } from './walk.js';

/**
 * Plays a replay step by step: first the start, then every entry of the line. A log of the game,
 * its playback or its score curve is a loop over this.
 *
 * @param replay one line, without a line break; it may contain edits
 * @param limits bounds on time and memory, as for `verify`: the line may come from a stranger
 * @throws TypeError for anything but a string; ReplayError at the first step that is not legal or
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
