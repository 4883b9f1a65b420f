import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Game, type Direction } from 'game-2048-element/engine';
import { playGame, type Player } from 'game-2048-element/player';

export interface Order {
  /** A module, or the address of a program that answers HTTP. */
  readonly player: string;
  readonly games: number;
  /** The games have this seed, a hyphen and their number. */
  readonly seed: string;
  readonly size: string;
}

/** What has happened: a move, the end of a game after so many milliseconds, or what went wrong. */
export type News = { direction: Direction } | { time: number } | { problem: string };

export async function playInThread(order: Order, port: MessagePort): Promise<void> {
  const tell = (news: News): void => port.postMessage(news);
  // A promise that is never settled does not keep the thread alive.
  setInterval(() => undefined, 2 ** 30);
  try {
    const player = await load(order.player);
    for (let number = 1; number <= order.games; number++) {
      const game = new Game({ seed: `${order.seed}-${number}`, size: order.size });
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
  const module = (await import(pathToFileURL(resolve(name)).href)) as Record<string, unknown>;
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
