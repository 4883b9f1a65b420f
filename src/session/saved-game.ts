import { Game } from '../engine/index.js';
import { isObject, NO_LIMITS, refuse } from '../engine/internal.js';
import type { Provenance } from './session.js';
import { startTime } from './start-time.js';

export interface SavedGame extends Provenance {
  best: number;
  arrowButtons: boolean;
  /** What the attributes asked for when a game with other rules was started, as `describe` writes it. */
  startedUnder?: string | undefined;
  /** Whether another tab only raised the best score, and may have written an older state of the game. */
  isRaised?: boolean;
  /** Undefined if it cannot be read. */
  game: Game | undefined;
  problem?: Error;
}

export function formatSavedGame(saved: Omit<SavedGame, 'game'>, replay: string): string {
  const { best, startedAt, bestBefore, playedHere, unassistedMoves, arrowButtons } = saved;
  const { startedUnder } = saved;
  return JSON.stringify({
    ...{ version: 1, best, replay, startedAt },
    // The rest is omitted at its usual value.
    ...(bestBefore !== best && { bestBefore }),
    ...(!playedHere && { playedHere }),
    ...(unassistedMoves < Infinity && { unassistedMoves }),
    ...(arrowButtons && { arrowButtons }),
    ...(startedUnder !== undefined && { startedUnder }),
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
    const { startedUnder, isRaised } = entry;
    if (typeof startedUnder === 'string') saved.startedUnder = startedUnder;
    if (isRaised === true) saved.isRaised = true;
    // It is the page's own storage, so a game of any length can be continued.
    saved.game = Game.fromReplay(entry['replay'] as string, NO_LIMITS);
  } catch (error) {
    saved.problem = error as Error;
  }
  return saved;
}

/** The entry with a higher best score; undefined if its own is as high. @throws SyntaxError, TypeError for no entry */
export function raiseBest(text: string, best: number): string | undefined {
  const entry = parseEntry(text);
  return entry.best < best ? JSON.stringify({ ...entry, best, isRaised: true }) : undefined;
}

/** The best score and the identity of the game in an entry; none for one that cannot be read. */
export function glanceAt(text: string): { best?: number; startedAt?: unknown } {
  try {
    return parseEntry(text);
  } catch {
    return {};
  }
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
