import { markOf } from './entry.js';
import { recordOf, type Game } from './game.js';
import type { Move } from './types.js';

const GIVEN_UP = markOf({ kind: 'give-up' });

/**
 * The move that `undo` would take back, as `move` returned it. Not exported from the package: the
 * session uses it to show an undo.
 *
 * @returns `undefined` if there is none, or if anything was set by hand since
 */
export function lastMove(game: Game): Move | undefined {
  const record = recordOf(game).copy();
  const entry = record.undo();
  const move = entry && record.moveAgain(entry);
  const { replay } = record;
  const isLast = game.replay === replay || game.replay === replay + GIVEN_UP;
  return move && isLast ? move : undefined;
}
