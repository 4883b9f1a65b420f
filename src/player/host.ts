import type { Direction } from '../engine/index.js';
import { pause, SLICE } from './pause.js';
import type { Order } from './player-worker.js';
import { startWorker } from './start-worker.js';
import { Thought, type Task } from './think.js';

/** Milliseconds of work for a move, at most. */
const thinkTime = 10;

/**
 * Thinks about a board; gives `null` if nothing can move, or once the signal has been aborted. Rejects
 * if the player fails.
 */
export type Think = (board: Task['board'], fourChance: number) => Promise<Direction | null>;

/** The promise's outcome, or `null` as soon as the signal is aborted. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    signal.addEventListener('abort', giveUp);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** Thinks on the page's own thread, and yields to others again and again. */
async function thinkInSlices(task: Task, signal: AbortSignal): Promise<Direction | null> {
  const thought = new Thought(task);
  let due = performance.now() + SLICE;
  while (thought.step()) {
    if (performance.now() < due) continue;
    await pause();
    if (signal.aborted) return null;
    due = performance.now() + SLICE;
  }
  return thought.direction;
}

/** The computer player of a page: one worker for all boards, or the page's own thread. */
class PagePlayer {
  readonly #closing = new AbortController();
  #worker: Promise<Worker | undefined>;
  /** Boards that may still ask. */
  #boards = 0;
  /** Those who are waiting for the worker. They are told `undefined` if it fails. */
  readonly #waiting = new Set<(answer: undefined) => void>();

  constructor() {
    this.#worker = startWorker(this.#closing.signal).then((worker) => {
      if (worker) worker.onerror = (event) => this.#fail(worker, event);
      return worker;
    });
  }

  join(): void {
    this.#boards++;
  }

  /** Ends the worker when the last board has left. @returns whether it has */
  leave(): boolean {
    if (--this.#boards > 0) return false;
    this.#closing.abort();
    return true;
  }

  async think(task: Task, signal: AbortSignal): Promise<Direction | null> {
    const worker = await this.#worker;
    // While the worker was started, the board may have been removed.
    if (signal.aborted) return null;
    const answer = worker && (await this.#ask(worker, task));
    return answer === undefined ? thinkInSlices(task, signal) : answer;
  }

  #ask(worker: Worker, task: Task): Promise<Direction | null | undefined> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      this.#waiting.add(resolve);
      port1.onmessage = ({ data }: MessageEvent<Direction | null>) => {
        port1.close();
        this.#waiting.delete(resolve);
        resolve(data);
      };
      worker.postMessage({ task, port: port2 } satisfies Order, [port2]);
    });
  }

  /** From now on the page thinks: about what the worker was asked, too. */
  #fail(worker: Worker, event: ErrorEvent): void {
    // If the page fails as well, its error reaches the one who asked.
    event.preventDefault();
    worker.terminate();
    this.#worker = Promise.resolve(undefined);
    for (const tell of this.#waiting) tell(undefined);
    this.#waiting.clear();
  }
}

let pagePlayer: PagePlayer | undefined;

/**
 * The computer for a board of the page: in a worker that all boards share where the page's origin and policy allow one,
 * else on the page's own thread in short slices. A board's questions are answered one after another, so that none keeps
 * the others waiting with many.
 *
 * @param signal tells that the board is done with it; questions not yet answered are answered with `null`. When all
 *   boards are done, the worker ends.
 */
export function startHost(signal: AbortSignal): Think {
  if (signal.aborted) return () => Promise.resolve(null);

  const player = (pagePlayer ??= new PagePlayer());
  player.join();
  signal.addEventListener('abort', () => {
    if (player.leave()) pagePlayer = undefined;
  });

  let last: Promise<unknown> = Promise.resolve();
  return (board, fourChance) => {
    const answer = last.then(() =>
      signal.aborted ? null : player.think({ board, fourChance, thinkTime }, signal),
    );
    // An error is told to the one who asked, and keeps no later question from its answer.
    last = answer.catch(() => undefined);
    return signal.aborted ? Promise.resolve(null) : untilAborted(answer, signal);
  };
}
