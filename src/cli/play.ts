import { appendFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { formatBoard, Game } from 'game-2048-element/engine';
import { readCount, readOptions, UsageError } from './options.js';
import type { News, Order } from './player-thread.js';
import { strengthHead, strengthRow, type Played } from './strength.js';

const text = { type: 'string' } as const;
const options = {
  player: text,
  games: { ...text, default: '10' },
  // As in the figures of the built-in player.
  seed: { ...text, default: 'bench' },
  size: { ...text, default: '4' },
  log: text,
  timeout: { ...text, default: '10000' },
};

interface Stop {
  readonly problem?: string;
  readonly code: number;
}

/** Games of somebody else's player, in a thread of its own: one that never answers can be ended. */
class Games {
  readonly played: Played[] = [];
  /** The game in progress, by the moves that the player's thread has told. */
  game: Game;

  constructor(
    readonly order: Order,
    readonly timeout: number,
    readonly log: string | undefined,
  ) {
    this.game = this.#start();
  }

  /** @returns why they ended before the last one */
  run(): Promise<Stop | undefined> {
    return new Promise((resolve) => {
      const thread = new Worker(new URL(import.meta.url), {
        workerData: this.order,
        // What a player prints is no part of the result.
        stdout: true,
      });
      thread.stdout.pipe(process.stderr);
      const fail = (problem: string): void => end({ problem, code: 1 });
      const timer = setTimeout(() => fail(`no move in ${this.timeout} ms`), this.timeout);
      const interrupt = (): void => end({ code: 130 });
      const end = (stop?: Stop): void => {
        clearTimeout(timer);
        process.off('SIGINT', interrupt);
        thread.removeAllListeners();
        void thread.terminate().then(() => resolve(stop));
      };
      process.once('SIGINT', interrupt);
      thread.on('message', (news: News) => {
        timer.refresh();
        if ('problem' in news) fail(news.problem);
        else if ('time' in news) {
          this.#finish(news.time);
          if (this.played.length === this.order.games) end();
        } else if (!this.game.move(news.direction)) fail(`${news.direction} changes nothing`);
      });
      thread.on('error', ({ message }) => fail(message));
      thread.on('exit', () => fail('the player has ended its thread'));
    });
  }

  #start(): Game {
    const { seed, size } = this.order;
    return new Game({ seed: `${seed}-${this.played.length + 1}`, size });
  }

  #finish(time: number): void {
    const { score, maxTile, moves, replay } = this.game;
    this.played.push({ score, maxTile, moves, time });
    if (this.log !== undefined) appendFileSync(this.log, `${replay}\n`);
    this.game = this.#start();
    const { isTTY } = process.stderr;
    if (isTTY) process.stderr.write(`\r${this.played.length} of ${this.order.games} games`);
  }
}

/** @returns the exit code */
export async function playGames(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, options);
  const { player, seed, size, log } = values;
  if (player === undefined || positionals.length > 0) {
    throw new UsageError('play needs --player MODULE or --player URL, and no other argument');
  }
  const order = { player, seed, size, games: readCount('games', values.games) };
  const games = new Games(order, readCount('timeout', values.timeout), log);
  if (log !== undefined) appendFileSync(log, '');
  const stop = await games.run();
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const { played, game } = games;
  if (played.length > 0) {
    const highest = Math.max(2048, ...played.map(({ maxTile }) => maxTile));
    const reach = [16, 8, 4, 2, 1].map((part) => highest / part);
    console.log(`${strengthHead('player', reach)}\n${strengthRow(player, played, reach)}`);
  }
  if (stop?.problem !== undefined) {
    const place = `game ${game.seed}, move ${game.moves + 1}`;
    console.error(`${place}: ${stop.problem}\n${formatBoard(game.board)}\n${game.replay}`);
  }
  return stop?.code ?? 0;
}
