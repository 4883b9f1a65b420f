/** A worker that plays the game of a day: the same one on every machine, since no clock cuts its thinking short. */
import { Game } from 'game-2048-element/engine';
import { ComputerPlayer, playGame } from 'game-2048-element/player';

export interface Par {
  score: number;
  maxTile: number;
  moves: number;
}

/** Boards to look at for a move: a whole game takes a second or two. */
const budget = 300;

addEventListener('message', ({ data: seed }: MessageEvent<string>) => {
  void playGame(new Game({ seed }), new ComputerPlayer({ budget })).then(
    ({ score, maxTile, moves }) => {
      postMessage({ score, maxTile, moves } satisfies Par);
    },
  );
});
