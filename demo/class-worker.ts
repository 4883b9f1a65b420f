import type { VerifyOptions } from 'game-2048-element/engine';
import { checkGames, type CheckedGame, type HandedIn } from '../src/cli/check-games.js';

/** What the page asks; its number is that of the answer. */
export interface Request {
  readonly id: number;
  readonly games: readonly HandedIn[];
  readonly wanted: VerifyOptions;
}

export interface Answer {
  readonly id: number;
  readonly games: readonly CheckedGame[];
}

addEventListener('message', ({ data: { id, games, wanted } }: MessageEvent<Request>) => {
  postMessage({ id, games: checkGames(games, wanted) } satisfies Answer);
});
