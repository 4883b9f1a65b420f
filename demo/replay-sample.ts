import { Game } from 'game-2048-element/engine';
import { ComputerPlayer, playGame } from 'game-2048-element/player';

/** A game to begin with: the computer on its way to 2048, with a small budget, so that it is there at once. */
export async function sampleLine(): Promise<string> {
  const game = new Game({ seed: 'replay', afterWin: 'stop' });
  // A budget makes it the same game on every machine.
  await playGame(game, new ComputerPlayer({ budget: 200 }));
  return game.replay;
}
