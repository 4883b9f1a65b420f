import { recordOf, type Game } from './game.js';
import type { Move } from './types.js';

/**
 * The move that `undo` would take back, as `move` returned it: the session uses it to show an undo.
 *
 * @returns `undefined` if there is none, or if the game was edited or given up since
 */
export function lastMove(game: Game): Move | undefined {
  const record = recordOf(game).copy();
  const entry = record.lastEntry;
  if (entry?.kind !== 'move') return undefined;
  record.undo();
  return record.moveAgain(entry) ?? undefined;
}
