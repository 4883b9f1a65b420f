import type { TaskMessage } from '../../src/player/worker/player-worker.js';
import { doJob, type Task } from '../../src/player/worker/jobs.js';

/**
 * A worker of the computer player for `window.Worker`: it works in the page, when a test says so. Of the page's boards
 * none may have a computer yet, since all of them share one worker.
 */
export class HeldWorker {
  static readonly #waiting: TaskMessage[] = [];
  static #isHeld = false;
  static #heldFrom: Task['kind'] | undefined;
  /** How many were started. */
  static started = 0;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;

  constructor() {
    HeldWorker.started++;
    setTimeout(() => this.onmessage?.(new MessageEvent('message')));
  }

  /** Tasks wait from now on or, if a kind is given, from the first one of that. */
  static hold(from?: Task['kind']): void {
    this.#heldFrom = from;
    this.#isHeld = from === undefined;
  }

  /** Does the tasks that wait, and all that come. */
  static release(): void {
    this.#isHeld = false;
    this.#heldFrom = undefined;
    for (const message of this.#waiting.splice(0)) this.#do(message);
  }

  static #do({ task, port }: TaskMessage): void {
    port.postMessage(doJob(task));
  }

  postMessage(message: TaskMessage): void {
    if (message.task.kind === HeldWorker.#heldFrom) HeldWorker.hold();
    if (HeldWorker.#isHeld) HeldWorker.#waiting.push(message);
    else HeldWorker.#do(message);
  }

  terminate(): void {
    HeldWorker.#waiting.length = 0;
  }
}
