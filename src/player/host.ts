import type { Direction } from '../engine/index.js';
import { pause, SLICE } from './pause.js';
import { Thought, type Task } from './think.js';
import type { Order } from './player-worker.js';
import { workerUrl } from './worker-url.js';

const options: WorkerOptions = { type: 'module', name: 'game-2048-player' };

/** Milliseconds of work for a move, at most. */
const thinkTime = 10;

/** Thinks about a board; gives `null` if nothing can move, or once the signal has been aborted. */
export type Think = (board: Task['board'], fourChance: number) => Promise<Direction | null>;

/** The part of Trusted Types that is used here. */
interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

let policy: Policy = { createScriptURL: (url) => url };
let policyMade = false;

/** Vouches for an address if the page demands that and allows the policy `game-2048`. */
function trust(url: string): string {
  if (!policyMade) {
    policyMade = true;
    try {
      policy =
        (globalThis as PolicyScope).trustedTypes?.createPolicy('game-2048', policy) ?? policy;
    } catch {
      // The page does not list this policy: if a worker is then refused, another way is taken.
    }
  }
  return policy.createScriptURL(url);
}

/** Starts a worker and waits for its first message. Rejects if the page may not have one. */
function startWorker(url: string, signal: AbortSignal): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // A worker started after the abort would never be ended.
    signal.throwIfAborted();
    // A wrong origin or an untrusted text makes it throw; a policy makes it fire `error`.
    const worker = new Worker(trust(url), options);
    const refuse = () => {
      worker.terminate();
      reject(new Error('no worker'));
    };
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => {
      // Another way follows, so the page is not to see an error.
      event.preventDefault();
      refuse();
    };
    signal.addEventListener('abort', refuse);
  });
}

/** A worker from its file, else from a blob that imports the file, else none. */
async function findWay(signal: AbortSignal): Promise<Worker | undefined> {
  const file = workerUrl().href;
  try {
    return await startWorker(file, signal);
  } catch {
    // A file of another origin cannot be a worker, but a blob of this page that imports it can.
  }
  // A static import in a worker falls under `worker-src`, a dynamic one under `script-src`, which
  // allows that origin, or this module would not be here. The page is only told of errors outside of
  // promises.
  const text = `import(${JSON.stringify(file)}).catch(e=>setTimeout(()=>{throw e}))`;
  const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return await startWorker(blob, signal);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(blob);
  }
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

/**
 * The computer for a page: in a worker where the page's origin and policy allow one, else on its own
 * thread in short slices.
 *
 * @param signal ends the worker; questions not yet answered are answered with `null`
 */
export function startHost(signal: AbortSignal): Think {
  /** Those who are waiting for the worker. They are told `undefined` if it fails. */
  const waiting = new Set<(answer: Direction | null | undefined) => void>();
  const tellAll = (answer?: null) => {
    for (const tell of waiting) tell(answer);
    waiting.clear();
  };

  const ask = (worker: Worker, task: Task) =>
    new Promise<Direction | null | undefined>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      waiting.add(resolve);
      port1.onmessage = ({ data }: MessageEvent<Direction | null>) => {
        port1.close();
        waiting.delete(resolve);
        resolve(data);
      };
      worker.postMessage({ task, port: port2 } satisfies Order, [port2]);
    });

  let way = findWay(signal).then((worker) => {
    if (worker) {
      worker.onerror = (event) => {
        event.preventDefault();
        way = Promise.resolve(undefined);
        tellAll();
      };
    }
    return worker;
  });
  signal.addEventListener('abort', () => tellAll(null));

  return async (board, fourChance) => {
    const task = { board, fourChance, thinkTime };
    const worker = await way;
    if (signal.aborted) return null;
    const answer = worker && (await ask(worker, task));
    return answer === undefined ? thinkInSlices(task, signal) : answer;
  };
}
