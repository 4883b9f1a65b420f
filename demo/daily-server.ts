/** The page with a ranking server, `?ranking=URL`: `examples/ranking` is one to run. */
import type { Game2048Element } from 'game-2048-element';
import { DailyRanking } from '../examples/ranking/client/daily-ranking.js';
import type { Par } from './daily-par.js';
import { find } from './find.js';

/** Lets the computer play the game of the day, to compare with. */
function playPar(seed: string, ranking: DailyRanking): void {
  const computer = new Worker(new URL('./daily-par.ts', import.meta.url), { type: 'module' });
  computer.onmessage = ({ data }: MessageEvent<Par>) => {
    ranking.par = data;
    computer.terminate();
  };
  computer.postMessage(seed);
}

/**
 * Shows the list of a server.
 *
 * @returns the day and the seed of its game, by the server's clock; undefined if it does not answer, which the list says
 */
export async function showServer(
  server: string,
  game: Game2048Element,
): Promise<{ day: string; seed: string } | undefined> {
  const ranking = new DailyRanking();
  ranking.game = game;
  ranking.setAttribute('server', server);
  const place = find('#ranking');
  place.append(ranking);
  place.hidden = false;
  const today = await ranking.today().catch(() => undefined);
  if (today) playPar(today.seed, ranking);
  return today;
}
