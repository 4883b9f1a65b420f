import { Game } from '../engine/index.js';
import { isObject, NO_LIMITS, refuse } from '../engine/internal.js';
import type { Provenance } from './session.js';

/** What is kept under a storage key. */
export interface SavedGame extends Provenance {
  best: number;
  /** Whether the player has switched the arrow buttons on. */
  arrowButtons: boolean;
  /** The game in progress; undefined if it cannot be read. */
  game: Game | undefined;
  /** What is wrong with the entry, or with the game in it. */
  problem?: Error;
}

/** The text of a storage entry. */
export function formatSavedGame(
  { best, bestBefore, playedHere, unassistedMoves, arrowButtons }: Omit<SavedGame, 'game'>,
  replay: string,
): string {
  return JSON.stringify({
    ...{ version: 1, best, replay },
    // The rest is omitted when it has its usual value.
    ...(bestBefore !== best && { bestBefore }),
    ...(!playedHere && { playedHere }),
    ...(unassistedMoves < Infinity && { unassistedMoves }),
    ...(arrowButtons && { arrowButtons }),
  });
}

/** Reads what can be read of a storage entry: the best score even if the game is damaged. */
export function parseSavedGame(text: string): SavedGame {
  const saved: SavedGame = {
    ...{ best: 0, bestBefore: 0, playedHere: true, unassistedMoves: Infinity, arrowButtons: false },
    game: undefined,
  };
  try {
    const entry = parseEntry(text);
    const { best, bestBefore, playedHere, unassistedMoves, arrowButtons } = entry;
    saved.best = best;
    saved.bestBefore = (Number.isSafeInteger(bestBefore) ? bestBefore : best) as number;
    saved.playedHere = playedHere !== false;
    saved.unassistedMoves = typeof unassistedMoves === 'number' ? unassistedMoves : Infinity;
    saved.arrowButtons = arrowButtons === true;
    // The page's own storage: a saved game of any length can be continued.
    saved.game = Game.fromReplay(entry['replay'] as string, NO_LIMITS);
  } catch (error) {
    saved.problem = error as Error;
  }
  return saved;
}

/** @throws SyntaxError, TypeError unless the text is an entry with a best score */
function parseEntry(text: string): Record<string, unknown> & { best: number } {
  const entry: unknown = JSON.parse(text);
  if (!isObject(entry)) refuse('a stored game', entry, 'an object');
  const { version, best } = entry;
  if (version !== 1) refuse('version of a stored game', version, '1');
  if (!Number.isSafeInteger(best)) refuse('best of a stored game', best, 'a safe integer');
  return entry as { best: number };
}
