import { workerUrl } from './worker-url.js';

const workerOptions: WorkerOptions = { type: 'module', name: 'game-2048-player' };

interface Policy {
  createScriptURL(url: string): string;
}
interface PolicyScope {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const unchanged: Policy = { createScriptURL: (url) => url };
let policy: Policy | undefined;

function makePolicy(): Policy {
  try {
    const { trustedTypes } = globalThis as PolicyScope;
    return trustedTypes?.createPolicy('game-2048', unchanged) ?? unchanged;
  } catch {
    // The page does not list this policy. If it then refuses the worker, the main thread works.
    return unchanged;
  }
}

/** Trusts an address if the page demands that and allows the policy `game-2048`. */
function trust(url: string): string {
  policy ??= makePolicy();
  return policy.createScriptURL(url);
}

/** Starts a worker, and waits for its first message. Rejects if the page may not have one. */
function startFrom(url: string, signal: AbortSignal): Promise<Worker> {
  return new Promise((resolve, reject) => {
    // A worker started after the abort would never be ended.
    signal.throwIfAborted();
    // A wrong origin or an untrusted text makes this throw; a policy makes the worker fire `error`.
    const worker = new Worker(trust(url), workerOptions);
    const refuse = () => {
      worker.terminate();
      reject(new Error('no worker'));
    };
    worker.onmessage = () => resolve(worker);
    worker.onerror = (event) => {
      // The computer will start in another way, so the page must not see an error.
      event.preventDefault();
      refuse();
    };
    signal.addEventListener('abort', refuse);
  });
}

async function startFromBlob(file: string, signal: AbortSignal): Promise<Worker> {
  // A static import in a worker falls under `worker-src`, a dynamic one under `script-src`, which allows that origin,
  // or this module would not be here. The page only receives errors thrown outside of promises.
  const text = `import(${JSON.stringify(file)}).catch(e=>setTimeout(()=>{throw e}))`;
  const blob = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  try {
    return await startFrom(blob, signal);
  } finally {
    URL.revokeObjectURL(blob);
  }
}

/** @param signal ends the worker @returns `undefined` where the page may have no worker */
export async function startWorker(signal: AbortSignal): Promise<Worker | undefined> {
  try {
    // In a script that is no module (esbuild's IIFE), `import.meta.url` is undefined: this throws.
    const file = workerUrl().href;
    // A file of another origin cannot be a worker, but a blob of this page that imports it can.
    return await startFrom(file, signal).catch(() => startFromBlob(file, signal));
  } catch {
    return undefined;
  }
}
