import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from '../words/environment.js';

/** Milliseconds after which tasks run without a frame. In an iframe that is out of sight, the browser may draw none. */
const longestWait = 200;

/**
 * Runs tasks once the next frame has been painted, or at once where none is to come. The sentence and the table for screen
 * readers are made like this, so that they do not delay what is seen.
 */
export class AfterPaint implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #tasks: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening = new AbortController();
  #settled = Promise.resolve();
  #settle: (() => void) | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Resolves when all tasks so far have run. */
  get settled(): Promise<void> {
    return this.#settled;
  }

  hostConnected(): void {
    if (onServer) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#host.ownerDocument.addEventListener('visibilitychange', this.flush, { signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.flush();
  }

  /** Runs a task after the next paint. Tasks keep their order. */
  run(task: () => void): void {
    this.#tasks.push(task);
    const { defaultView, hidden } = this.#host.ownerDocument;
    if (!defaultView || hidden || !this.#host.isConnected) this.flush();
    else if (this.#timer === undefined) {
      this.#settled = new Promise((resolve) => (this.#settle = resolve));
      this.#timer = setTimeout(this.flush, longestWait);
      // A task that a frame queues runs once that frame has been painted.
      defaultView.requestAnimationFrame(() => setTimeout(this.flush));
    }
  }

  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const tasks = this.#tasks;
    this.#tasks = [];
    for (const task of tasks) task();
    this.#settle?.();
  };
}
