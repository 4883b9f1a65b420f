import { Worker } from 'node:worker_threads';
import { formatBoard, type Game } from 'game-2048-element/engine';
import { readOptions, type Help } from './options.js';
import { print } from './output.js';
import { playWithProgram } from './play-program.js';
import { problemOf, type Series } from './player-thread.js';
import { printable } from './printable.js';
import { Progress, type Ending } from './progress.js';
import { strengthHead, strengthRow, type TimedResult } from './strength.js';

const text = { type: 'string' } as const;
const options = {
  player: text,
  command: text,
  games: { ...text, default: '10' },
  // The same games as in the figures of the built-in player.
  seed: { ...text, default: 'bench' },
  size: { ...text, default: '4' },
  log: text,
  timeout: { ...text, default: '10000' },
};

export const playHelp: Help = {
  usage: 'play --player MODULE|URL',
  description: ['Lets a player play, and prints how strong it is.'],
  options: `\
  --command TEXT          a program in any language as the player: JSON in, a direction out
  --games N               how many games (10), with the seeds SEED-1, SEED-2 …
  --seed TEXT             SEED (bench)
  --size N|COLUMNSxROWS   the size of the board (4)
  --log FILE              adds each finished game to a file, a line each
  --timeout MS            the longest time for a move (10000)
`,
};

/** Milliseconds. A longer timer would end at once. */
const longestTimeout = 2 ** 31 - 1;

/** The tiles of the table, as shares of the highest one reached, or of 2048. */
const tileShares = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1];

function readCount(name: string, given: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0 && number <= most) return number;
  const allowed = `a whole number from 1${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}`;
  throw new Error(`${name} must be ${allowed}, not ${JSON.stringify(given)}`);
}

/** @returns the exit code */
export async function playGames(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, options);
  const { player, command, seed, size, log } = values;
  const name = player ?? command;
  if (name === undefined || positionals.length > 0) {
    const needed = '--player MODULE, --player URL or --command TEXT';
    throw new Error(`play needs ${needed}, and no other argument`);
  }
  if (player !== undefined && command !== undefined) {
    throw new Error('player must be --player or --command, not both');
  }
  if (name.trim() === '')
    throw new Error(`${player === undefined ? 'command' : 'player'} must not be empty`);
  const seeds = { seed, size, games: readCount('games', values.games) };
  const timeout = readCount('timeout', values.timeout, longestTimeout);
  const progress = new Progress(seeds, log);
  const { exitCode, problem, game } =
    player === undefined
      ? await playWithProgram(name, progress, timeout)
      : await playWithModule({ ...seeds, player }, progress, timeout);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  await printStrength(name, progress.played);
  if (problem !== undefined) {
    console.error(game ? describe(game, problem) : `game-2048-element: ${printable(problem)}`);
  }
  return exitCode;
}

async function printStrength(name: string, played: readonly TimedResult[]): Promise<void> {
  if (played.length === 0) return;
  const highest = played.reduce((most, { maxTile }) => Math.max(most, maxTile), 2048);
  const tiles = tileShares.map((share) => highest * share);
  // A | in the command would end the Markdown cell.
  const cell = printable(name).replaceAll('|', '\\|');
  await print(`${strengthHead('player', tiles)}\n${strengthRow(cell, played, tiles)}\n`);
}

function describe(game: Game, problem: string): string {
  const place = `game ${game.seed}, move ${game.moves + 1}`;
  return `${printable(`${place}: ${problem}`)}\n${formatBoard(game.board)}\n${game.replay}`;
}

/** Runs somebody else's player in a thread of its own: one that never replies can be ended. */
function playWithModule(series: Series, progress: Progress, timeout: number): Promise<Ending> {
  return new Promise((resolve) => {
    // A player may call `console.log`: standard output is for the results alone.
    const thread = new Worker(new URL(import.meta.url), { workerData: series, stdout: true });
    thread.stdout.pipe(process.stderr);
    const end = (ending: Ending): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      thread.removeAllListeners();
      // The player may throw while its thread is ended: without a listener, that would end this process.
      thread.on('error', () => undefined);
      void thread.terminate().then(() => resolve(ending));
    };
    const fail = (problem: string): void => end(progress.failure(problem));
    const interrupt = (): void => end({ exitCode: 130 });
    const timer = setTimeout(() => fail(`no move in ${timeout} ms`), timeout);
    process.once('SIGINT', interrupt);
    thread.on('message', (message: unknown) => {
      timer.refresh();
      try {
        const ending = progress.follow(message);
        if (ending) end(ending);
      } catch (error) {
        fail(problemOf(error));
      }
    });
    thread.on('messageerror', (error) => fail(problemOf(error)));
    thread.on('error', (error: unknown) => fail(problemOf(error)));
    thread.on('exit', () => fail('the player has ended its thread'));
  });
}
