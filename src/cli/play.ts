import { appendFileSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type MessagePort } from 'node:worker_threads';
import { formatBoard, Game, type Direction } from 'game-2048-element/engine';
import { playGame, type Player } from 'game-2048-element/player';
import { readOptions } from './options.js';
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

export interface Order {
  /** A module, or the address of a program that answers HTTP. */
  readonly player: string;
  readonly games: number;
  /** The games have this seed, a hyphen and their number. */
  readonly seed: string;
  readonly size: string;
}

/** What has happened: a move, the end of a game after so many milliseconds, or what went wrong. */
type News = { direction: Direction } | { time: number } | { problem: string };

interface Outcome {
  readonly played: readonly Played[];
  /** The game in progress. */
  readonly game: Game;
  readonly code: number;
  readonly problem: string | undefined;
}

function readCount(name: string, given: string): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`${name} must be a whole number from 1, not ${JSON.stringify(given)}`);
}

/** @returns the exit code */
export async function playGames(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, options);
  const { player, seed, size, log } = values;
  if (player === undefined || positionals.length > 0) {
    throw new Error('play needs --player MODULE or --player URL, and no other argument');
  }
  const order = { player, seed, size, games: readCount('games', values.games) };
  const { played, game, code, problem } = await run(
    order,
    readCount('timeout', values.timeout),
    log,
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (played.length > 0) {
    const highest = Math.max(2048, ...played.map(({ maxTile }) => maxTile));
    const reach = [16, 8, 4, 2, 1].map((part) => highest / part);
    console.log(`${strengthHead('player', reach)}\n${strengthRow(player, played, reach)}`);
  }
  if (problem !== undefined) {
    const place = `game ${game.seed}, move ${game.moves + 1}`;
    console.error(`${place}: ${problem}\n${formatBoard(game.board)}\n${game.replay}`);
  }
  return code;
}

function gameOf({ seed, size }: Order, number: number): Game {
  return new Game({ seed: `${seed}-${number}`, size });
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
    const end = (code: number, problem?: string): void => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      thread.removeAllListeners();
      void thread.terminate().then(() => resolve({ played, game, code, problem }));
    };
    const fail = (problem: string): void => end(1, problem);
    const interrupt = (): void => end(130);
    const timer = setTimeout(() => fail(`no move in ${timeout} ms`), timeout);
    process.once('SIGINT', interrupt);
    thread.on('message', (news: News) => {
      timer.refresh();
      if ('problem' in news) fail(news.problem);
      else if ('direction' in news) game.move(news.direction);
      else {
        finish(news.time);
        if (played.length === order.games) end(0);
      }
    });
    thread.on('error', ({ message }) => fail(message));
    thread.on('exit', () => fail('the player has ended its thread'));
  });
}

export async function playInThread(order: Order, port: MessagePort): Promise<void> {
  const tell = (news: News): void => port.postMessage(news);
  // A promise that is never settled does not keep the thread alive.
  setInterval(() => undefined, 2 ** 30);
  try {
    const player = await load(order.player);
    for (let number = 1; number <= order.games; number++) {
      const game = gameOf(order, number);
      const begun = performance.now();
      await playGame(game, player, { onMove: ({ direction }) => tell({ direction }) });
      tell({ time: performance.now() - begun });
    }
  } catch (error) {
    tell({ problem: problemOf(error) });
  }
}

/** In words; a request that fails has its reason in its cause. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return `the player has thrown ${String(error)}`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  const reason = cause?.message || cause?.code;
  return reason ? `${error.message}: ${reason}` : error.message;
}

function isPlayer(value: unknown): value is Player {
  return typeof (value as Partial<Player> | null | undefined)?.chooseMove === 'function';
}

/** The player of a module: its default export, itself or another export, an object or a class. */
async function load(name: string): Promise<Player> {
  if (/^https?:/.test(name)) return remote(name);
  const module = (await import(pathToFileURL(resolvePath(name)).href)) as Record<string, unknown>;
  for (const exported of [module['default'], module, ...Object.values(module)]) {
    if (isPlayer(exported)) return exported;
    if (typeof exported !== 'function' || !isPlayer(exported.prototype)) continue;
    return new (exported as new () => Player)();
  }
  const allowed = 'an object with a method chooseMove, or a class of such objects';
  throw new TypeError(`player must be a module that exports ${allowed}, not ${name}`);
}

/** A program that is sent the board as JSON, and answers with a direction. */
function remote(address: string): Player {
  return {
    async chooseMove({ board }, { signal }) {
      const body = JSON.stringify(board);
      const answer = await fetch(address, { method: 'POST', body, signal });
      if (!answer.ok) throw new Error(`the player answered with status ${answer.status}`);
      return (await answer.text()).trim() as Direction;
    },
  };
}
