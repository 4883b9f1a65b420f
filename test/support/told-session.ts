import type { Game } from '../../src/engine/index.js';
import type { EndCard } from '../../src/session/cards.js';

interface Told {
  undosLeft?: number | null;
  endCard?: EndCard | undefined;
}

/** What the announcer reads of a session, which ends with the game and asks after a win unless `told` says otherwise. */
export function sessionOf(game: Game, told: Told = {}) {
  const endCard = game.over ? ('over' as const) : game.won ? ('won' as const) : undefined;
  const justWon = game.won;
  return { game, shownBest: 0, isNewBest: false, undosLeft: null, justWon, endCard, ...told };
}
