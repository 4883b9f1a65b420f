import type { TaskMessage } from '../../src/player/worker/player-worker.js';

/** The results of all workers of the page, by their tasks. */
const results = new Map<string, unknown>();

/**
 * The real worker of the computer player, for `window.Worker`: it does a task once, and remembers the result for the other
 * tests of the file. Only `choose` looks at a clock: a review, a rating and games played on depend on nothing but the task.
 */
export class RememberingWorker extends Worker {
  override postMessage({ task, port }: TaskMessage): void {
    const key = JSON.stringify(task);
    if (results.has(key)) {
      port.postMessage(results.get(key));
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      if (task.kind !== 'choose') results.set(key, data);
      port.postMessage(data);
    };
    super.postMessage({ task, port: port2 }, [port2]);
  }
}
