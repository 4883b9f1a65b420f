import { Game } from '../engine/index.js';

/** What is kept under a storage key. */
export interface SavedGame {
  /** Best score of the games that ended by themselves. */
  best: number;
  /** The game in progress. */
  game: Game;
  /** Whether the player has switched the arrow buttons on. */
  arrowButtons: boolean;
}

/** The text of a storage entry. */
export function formatSavedGame(best: number, replay: string, arrowButtons: boolean): string {
  // Omitted when off, which it nearly always is.
  return JSON.stringify({ version: 1, best, replay, ...(arrowButtons && { arrowButtons }) });
}

/**
 * Reads the text of a storage entry.
 *
 * @throws SyntaxError, TypeError or ReplayError for anything but an entry
 */
export function parseSavedGame(text: string): SavedGame {
  const entry: unknown = JSON.parse(text);
  if (typeof entry !== 'object' || entry === null) {
    throw new TypeError('a stored game must be an object');
  }
  const { version, best, replay, arrowButtons } = entry as Record<string, unknown>;
  if (version !== 1) {
    throw new TypeError(`version of a stored game must be 1, not ${JSON.stringify(version)}`);
  }
  if (!Number.isSafeInteger(best)) {
    throw new TypeError(
      `best of a stored game must be a safe integer, not ${JSON.stringify(best)}`,
    );
  }
  return {
    best: best as number,
    // The page's own storage: a game of any length that was saved can be played on.
    game: Game.fromReplay(replay as string, { maxMoves: Infinity, maxLength: Infinity }),
    arrowButtons: arrowButtons === true,
  };
}
