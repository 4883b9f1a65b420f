import { statSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import { Game, type Direction } from 'game-2048-element/engine';
import { playGame, type Player } from 'game-2048-element/player';

/** What the thread is asked to play. */
export interface Order {
  /** A module, or the address of a program that answers HTTP. */
  readonly player: string;
  readonly games: number;
  /** The games have this seed, a hyphen and their number. */
  readonly seed: string;
  readonly size: string;
}

/** What the thread reports: a move, the end of a game, or a problem. */
export interface News {
  readonly direction?: Direction;
  /** How long the game that has ended took, in milliseconds. */
  readonly time?: number;
  readonly problem?: string;
  /** The exit code, if the problem is that there is no player to ask. */
  readonly code?: number;
}

export function gameOf({ seed, size }: Order, number: number): Game {
  return new Game({ seed: `${seed}-${number}`, size });
}

export async function playInThread(order: Order, port: MessagePort): Promise<void> {
  const tell = (news: News): void => port.postMessage(news);
  // A promise that is never settled does not keep the thread alive.
  setInterval(() => undefined, 2 ** 30);
  try {
    const player = await load(order.player);
    if (!player) {
      const allowed = 'an object with a method chooseMove, or a class of such objects';
      const problem = `player must be a module that exports ${allowed}, not ${order.player}`;
      tell({ problem, code: 1 });
      return;
    }
    for (let number = 1; number <= order.games; number++) {
      const game = gameOf(order, number);
      const begun = performance.now();
      await playGame(game, player, { onMove: ({ direction }) => tell({ direction }) });
      tell({ time: performance.now() - begun });
    }
  } catch (error) {
    tell({ problem: problemOf(error), ...(error instanceof LoadError && { code: 2 }) });
  }
}

/** In words; a request that fails has its reason in its cause. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return `the player has thrown ${inspect(error)}`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  const reason = cause?.message || cause?.code;
  return reason ? `${error.message}: ${reason}` : error.message;
}

/** There is no such module, or it does not run. */
class LoadError extends Error {}

async function loadModule(name: string): Promise<Record<string, unknown>> {
  const path = resolvePath(name);
  const file = statSync(path, { throwIfNoEntry: false });
  const needed = 'player must be the file of a module, or a URL';
  if (!file) throw new LoadError(`${needed}; there is no file ${name}`);
  if (file.isDirectory()) throw new LoadError(`${needed}, not the folder ${name}`);
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    const isOfOtherType = /'export'|import statement/.test(problemOf(error));
    const advice = isOfOtherType ? '; the name of a file with import or export ends in .mjs' : '';
    throw new LoadError(`${name} does not load: ${problemOf(error)}${advice}`);
  }
}

function isPlayer(value: unknown): value is Player {
  return typeof (value as Partial<Player> | null | undefined)?.chooseMove === 'function';
}

/** The player of a module: its default export, itself or another export, an object or a class. */
async function load(name: string): Promise<Player | undefined> {
  if (/^https?:/i.test(name)) return remote(name);
  const module = await loadModule(name);
  const main = module['default'];
  // A compiled CommonJS module has its default export there.
  const inner = (main as { default?: unknown } | null | undefined)?.default;
  for (const exported of [main, inner, module, ...Object.values(module)]) {
    if (isPlayer(exported)) return exported;
    if (typeof exported !== 'function' || !isPlayer(exported.prototype)) continue;
    return new (exported as new () => Player)();
  }
  return undefined;
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
