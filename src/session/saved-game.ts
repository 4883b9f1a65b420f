import { Game } from '../engine/index.js';

/** What is kept under a storage key. */
export interface SavedGame {
  /** The best score. */
  best: number;
  /** The game in progress. */
  game: Game;
  /** Whether the game was played here from its start, so that it counts for the best score. */
  playedHere: boolean;
  /** Whether the player has switched the arrow buttons on. */
  arrowButtons: boolean;
}

/** The text of a storage entry. */
export function formatSavedGame(
  { best, playedHere, arrowButtons }: Omit<SavedGame, 'game'>,
  replay: string,
): string {
  // Flags are omitted when they have their usual value.
  const flags = { ...(!playedHere && { playedHere }), ...(arrowButtons && { arrowButtons }) };
  return JSON.stringify({ version: 1, best, replay, ...flags });
}

/**
 * Reads the text of a storage entry.
 *
 * @throws SyntaxError, TypeError or ReplayError for any other text
 */
export function parseSavedGame(text: string): SavedGame {
  const entry: unknown = JSON.parse(text);
  if (typeof entry !== 'object' || entry === null) {
    throw new TypeError('a stored game must be an object');
  }
  const { version, best, replay, playedHere, arrowButtons } = entry as Record<string, unknown>;
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
    // The page's own storage: a saved game of any length can be continued.
    game: Game.fromReplay(replay as string, { maxMoves: Infinity, maxLength: Infinity }),
    playedHere: playedHere !== false,
    arrowButtons: arrowButtons === true,
  };
}
