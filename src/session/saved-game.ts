import { Game } from '../engine/index.js';
import { isObject, NO_LIMITS, refuse } from '../engine/internal.js';
import type { Provenance } from './session.js';
import { startTime } from './start-time.js';

export interface SavedGame extends Provenance {
  best: number;
  arrowButtons: boolean;
  /** Undefined if it cannot be read. */
  game: Game | undefined;
  problem?: Error;
}

export function formatSavedGame(saved: Omit<SavedGame, 'game'>, replay: string): string {
  const { best, startedAt, bestBefore, playedHere, unassistedMoves, arrowButtons } = saved;
  return JSON.stringify({
    ...{ version: 1, best, replay, startedAt },
    // The rest is omitted at its usual value.
    ...(bestBefore !== best && { bestBefore }),
    ...(!playedHere && { playedHere }),
    ...(unassistedMoves < Infinity && { unassistedMoves }),
    ...(arrowButtons && { arrowButtons }),
  });
}

/** Reads as much of a storage entry as it can: the best score even if the game is damaged. */
export function parseSavedGame(text: string): SavedGame {
  const saved: SavedGame = {
    ...{ best: 0, bestBefore: 0, playedHere: true, unassistedMoves: Infinity, arrowButtons: false },
    ...{ startedAt: 0, game: undefined },
  };
  try {
    const entry = parseEntry(text);
    const { best, startedAt, bestBefore, playedHere, unassistedMoves, arrowButtons } = entry;
    saved.best = best;
    // An entry of an earlier version has none.
    saved.startedAt = (Number.isSafeInteger(startedAt) ? startedAt : startTime()) as number;
    saved.bestBefore = (Number.isSafeInteger(bestBefore) ? bestBefore : best) as number;
    saved.playedHere = playedHere !== false;
    saved.unassistedMoves = typeof unassistedMoves === 'number' ? unassistedMoves : Infinity;
    saved.arrowButtons = arrowButtons === true;
    // It is the page's own storage, so a game of any length can be continued.
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
