import type { Direction, GameView } from 'game-2048-element/engine';
import { playGame, type Player } from 'game-2048-element/player';
import { problemOf } from './player-thread.js';
import { NotStartedError, Program } from './program.js';
import type { Ending, Progress } from './progress.js';

/** Exit codes as a shell has them: 128 and the signal's number. */
const interruptions = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131 };

/** Lets a program play a series, one process for all games. It has ended when the promise resolves. */
export async function playWithProgram(
  command: string,
  progress: Progress,
  timeout: number,
): Promise<Ending> {
  const program = new Program(command, timeout);
  let interruption: Ending | undefined;
  const interrupt = (signal: keyof typeof interruptions): void => {
    interruption = { exitCode: interruptions[signal] };
    program.fail(new Error(signal));
  };
  const signals = Object.keys(interruptions) as (keyof typeof interruptions)[];
  for (const signal of signals) process.on(signal, interrupt);
  try {
    return await playSeries(program, progress);
  } catch (error) {
    if (interruption) return interruption;
    if (!(error instanceof NotStartedError)) return progress.failure(problemOf(error));
    return { exitCode: 2, problem: `command must be a program that starts: ${error.message}` };
  } finally {
    await program.stop();
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function playSeries(program: Program, progress: Progress): Promise<Ending> {
  const player: Player = {
    chooseMove: async (game) => (await program.ask(positionOf(game))) as Direction,
  };
  for (;;) {
    const { game } = progress;
    await playGame(game, player);
    program.tell({ ...positionOf(game), over: true, replay: game.replay });
    const ending = progress.finishGame();
    if (ending) return ending;
  }
}

function positionOf(game: Readonly<GameView>): object {
  const { board, score, moves } = game;
  return { board, score, moves, legal: game.legalMoves() };
}
