import { statSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { MessagePort } from 'node:worker_threads';
import { Game, type Direction } from 'game-2048-element/engine';
import { playGame, type Player } from 'game-2048-element/player';

/** Which games are played. */
export interface Seeds {
  readonly games: number;
  /** The games have this seed, a hyphen and their number. */
  readonly seed: string;
  readonly size: string;
}

export interface Series extends Seeds {
  /** A module, or the address of a program that replies over HTTP. */
  readonly player: string;
}

/** The thread's messages to the main thread: for a game `move`, `move`, … and `game-over`. */
export type Report =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'game-over' }
  /** There is no player to ask; `isModule`: a module runs, but exports no player. */
  | { readonly kind: 'no-player'; readonly problem: string; readonly isModule: boolean }
  /** The player has failed in the middle of a game. */
  | { readonly kind: 'failure'; readonly problem: string };

/** @param number of the game, from 1 */
export function gameOf({ seed, size }: Seeds, number: number): Game {
  return new Game({ seed: `${seed}-${number}`, size });
}

/** Plays a series, and reports each move once it is made. */
export async function playInThread(series: Series, port: MessagePort): Promise<void> {
  const report = (message: Report): void => port.postMessage(message);
  const reportFailure = (error: unknown): void =>
    report({ kind: 'failure', problem: problemOf(error) });
  // Otherwise the thread's `error` event would report it, which can overtake the last moves.
  process.on('uncaughtException', reportFailure);
  // A timer keeps the thread alive: a promise that is never settled does not.
  setInterval(() => undefined, 2 ** 30);
  try {
    const player = await load(series.player);
    for (let number = 1; number <= series.games; number++) {
      const game = gameOf(series, number);
      await playGame(game, player, {
        onMove: ({ direction }) => report({ kind: 'move', direction }),
      });
      report({ kind: 'game-over' });
    }
  } catch (error) {
    if (error instanceof NoPlayerError) {
      report({ kind: 'no-player', problem: error.message, isModule: error.isModule });
    } else reportFailure(error);
  }
}

/** An error in words; a request that fails has its reason in its cause. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return `the player has thrown ${inspect(error)}`;
  const cause = error.cause as { code?: string; message?: string } | undefined;
  const reason = cause?.message || cause?.code;
  return reason ? `${error.message}: ${reason}` : error.message;
}

class NoPlayerError extends Error {
  /** @param isModule whether a module runs that exports no player */
  constructor(
    message: string,
    readonly isModule = false,
  ) {
    super(message);
  }
}

async function loadModule(name: string): Promise<Record<string, unknown>> {
  const path = resolvePath(name);
  const file = statSync(path, { throwIfNoEntry: false });
  const needed = 'player must be the file of a module, or a URL';
  if (!file) throw new NoPlayerError(`${needed}; there is no file ${name}`);
  if (file.isDirectory()) throw new NoPlayerError(`${needed}, not the folder ${name}`);
  try {
    return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    // It is a module in a file that Node takes for CommonJS.
    const isTakenForCommonJs = /'export'|import statement/.test(problemOf(error));
    const advice = isTakenForCommonJs
      ? '; the name of a file with import or export ends in .mjs'
      : '';
    throw new NoPlayerError(`${name} does not load: ${problemOf(error)}${advice}`);
  }
}

function isPlayer(value: unknown): value is Player {
  return typeof (value as Partial<Player> | null | undefined)?.chooseMove === 'function';
}

/** Looks for a player among the exports of a module, an object or a class. @throws NoPlayerError if there is none */
async function load(name: string): Promise<Player> {
  if (/^https?:/i.test(name)) return playerAt(name);
  const module = await loadModule(name);
  const defaultExport = module['default'];
  // A compiled CommonJS module has its default export there.
  const nestedDefault = (defaultExport as { default?: unknown } | null | undefined)?.default;
  for (const exported of [defaultExport, nestedDefault, module, ...Object.values(module)]) {
    if (isPlayer(exported)) return exported;
    if (typeof exported !== 'function' || !isPlayer(exported.prototype)) continue;
    return new (exported as new () => Player)();
  }
  const allowed = 'an object with a method chooseMove, or a class of such objects';
  throw new NoPlayerError(`player must be a module that exports ${allowed}, not ${name}`, true);
}

/** A program that is sent the board as JSON, and replies with a direction. */
function playerAt(address: string): Player {
  return {
    async chooseMove({ board }, { signal }) {
      const body = JSON.stringify(board);
      const response = await fetch(address, { method: 'POST', body, signal });
      if (!response.ok) throw new Error(`the player answered with status ${response.status}`);
      return (await response.text()).trim() as Direction;
    },
  };
}
