import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { onServer } from './environment.js';

/** Milliseconds after which work goes ahead without a frame: the browser may draw none, as in a frame out of sight. */
const longestWait = 200;

/**
 * What is read follows what is seen: the sentence and the table for screen readers are worked out once the frame that
 * shows a move has been painted, or at once where no frame is to come.
 */
export class AfterPaint implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #tasks: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening = new AbortController();
  #settle: (() => void) | undefined;
  #settled = Promise.resolve();

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

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

  /** Does something after the next paint. Tasks keep their order. */
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
