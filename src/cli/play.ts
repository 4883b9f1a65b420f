import { appendFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { formatBoard, type Game } from 'game-2048-element/engine';
import { readOptions, type Help } from './options.js';
import { print } from './output.js';
import { gameOf, problemOf, type News, type Order } from './player-thread.js';
import { printable } from './printable.js';
import { strengthHead, strengthRow, type Played } from './strength.js';

const text = { type: 'string' } as const;
const options = {
  player: text,
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
  --games N               how many games (10), with the seeds SEED-1, SEED-2 …
  --seed TEXT             SEED (bench)
  --size N|COLUMNSxROWS   the size of the board (4)
  --log FILE              adds each finished game to a file, a line each
  --timeout MS            the longest time for a move (10000)
`,
};

/** A longer timer would end at once. */
const longestTimeout = 2 ** 31 - 1;

interface Outcome {
  readonly played: readonly Played[];
  /** The game in which the problem came up. */
  readonly game?: Game;
  readonly code: number;
  readonly problem: string | undefined;
}

function readCount(name: string, given: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0 && number <= most) return number;
  const allowed = `a whole number from 1${most < Number.MAX_SAFE_INTEGER ? ` to ${most}` : ''}`;
  throw new Error(`${name} must be ${allowed}, not ${JSON.stringify(given)}`);
}

/** @returns the exit code */
export async function playGames(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, options);
  const { player, seed, size, log } = values;
  if (player === undefined || positionals.length > 0) {
    throw new Error('play needs --player MODULE or --player URL, and no other argument');
  }
  const order = { player, seed, size, games: readCount('games', values.games) };
  const timeout = readCount('timeout', values.timeout, longestTimeout);
  const { played, game, code, problem } = await run(order, timeout, log);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (played.length > 0) {
    const highest = played.reduce((most, { maxTile }) => Math.max(most, maxTile), 2048);
    const reach = [16, 8, 4, 2, 1].map((part) => highest / part);
    await print(`${strengthHead('player', reach)}\n${strengthRow(player, played, reach)}\n`);
  }
  if (problem !== undefined) {
    console.error(game ? describe(game, problem) : `game-2048-element: ${printable(problem)}`);
  }
  return code;
}

function describe(game: Game, problem: string): string {
  const place = `game ${game.seed}, move ${game.moves + 1}`;
  return `${printable(`${place}: ${problem}`)}\n${formatBoard(game.board)}\n${game.replay}`;
}

/** Runs somebody else's player in a thread of its own: one that never answers can be ended. */
function run(order: Order, timeout: number, log: string | undefined): Promise<Outcome> {
  const played: Played[] = [];
  let game = gameOf(order, 1);
  const finish = (time: number): void => {
    const { score, maxTile, moves, replay } = game;
    played.push({ score, maxTile, moves, time });
    if (log !== undefined) appendFileSync(log, `${replay}\n`);
    game = gameOf(order, played.length + 1);
    const { isTTY } = process.stderr;
    if (isTTY) process.stderr.write(`\r${played.length} of ${order.games} games`);
  };
  if (log !== undefined) appendFileSync(log, '');
  return new Promise((resolve) => {
    // What a player prints is no part of the result.
    const thread = new Worker(new URL(import.meta.url), { workerData: order, stdout: true });
    thread.stdout.pipe(process.stderr);
    const end = (outcome: Omit<Outcome, 'played'>): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      thread.removeAllListeners();
      // What it throws while it is ended: without a listener, that would end this process.
      thread.on('error', () => undefined);
      void thread.terminate().then(() => resolve({ played, ...outcome }));
    };
    const fail = (problem: string): void => end({ code: 1, game, problem });
    const interrupt = (): void => end({ code: 130, problem: undefined });
    const timer = setTimeout(() => fail(`no move in ${timeout} ms`), timeout);
    process.once('SIGINT', interrupt);
    const take = ({ direction, time, problem, code }: News): void => {
      if (code !== undefined) end({ code, problem });
      else if (problem !== undefined) fail(problem);
      else if (time !== undefined && !game.canMove()) {
        finish(time);
        if (played.length === order.games) end({ code: 0, problem: undefined });
      } else if (direction === undefined || !game.move(direction)) {
        throw new Error('the player has posted a message of its own');
      }
    };
    thread.on('message', (news: News | null) => {
      timer.refresh();
      try {
        take(news ?? {});
      } catch (error) {
        // The log may be full, for example.
        fail(problemOf(error));
      }
    });
    thread.on('messageerror', (error) => fail(problemOf(error)));
    thread.on('error', (error: unknown) => fail(problemOf(error)));
    thread.on('exit', () => fail('the player has ended its thread'));
  });
}
