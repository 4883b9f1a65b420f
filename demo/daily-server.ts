/** The page with a ranking server, `?ranking=URL`: `examples/ranking` is one to run. */
import type { Game2048Element } from 'game-2048-element';
import { DailyRanking } from '../examples/ranking/client/daily-ranking.js';
import type { Par } from './daily-par.js';
import { find } from './find.js';

/** Puts the list of a server in the place of the samples. */
export function showServer(server: string, game: Game2048Element, day: string): void {
  find('#enter').hidden = true;
  const ranking = new DailyRanking();
  ranking.game = game;
  ranking.setAttribute('server', server);
  ranking.setAttribute('day', day);
  find('#ranking').after(ranking);
  find('#sample').hidden = true;

  const computer = new Worker(new URL('./daily-par.ts', import.meta.url), { type: 'module' });
  computer.onmessage = ({ data }: MessageEvent<Par>) => {
    ranking.par = data;
    computer.terminate();
  };
  computer.postMessage(day);
}
