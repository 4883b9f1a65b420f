import type { Review, ReviewOptions } from '../../player/index.js';
import type { Timeline } from '../core/timeline.js';
import { Findings } from './findings.js';

/** `review` of the computer player, or a test's replacement. */
export type RunReview = (line: string, options: ReviewOptions) => Promise<Review>;

/** Receives what happens to a review. */
export interface ReviewingHost {
  /** Fetches the computer player; called once a review is requested. */
  load(): Promise<RunReview>;
  /** The state has changed. */
  changed(): void;
  failed(error: Error): void;
}

/** Reviews one game on request: its progress, and what it has found. */
export class Reviewing {
  readonly #host: ReviewingHost;
  #running: AbortController | undefined;
  #share = 0;
  #findings: Findings | undefined;

  constructor(host: ReviewingHost) {
    this.#host = host;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** The share of the moves that have been reviewed, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  get findings(): Findings | undefined {
    return this.#findings;
  }

  async start({ line, length }: Pick<Timeline, 'line' | 'length'>): Promise<void> {
    this.cancel();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#host.changed();
    try {
      const review = await this.#host.load();
      signal.throwIfAborted();
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.#advance(done / total);
      };
      const found = new Findings(await review(line, { signal, onProgress }), length);
      signal.throwIfAborted();
      this.#findings = found;
      this.#stop();
    } catch (error) {
      if (signal.aborted) return;
      this.#stop();
      this.#host.failed(error as Error);
    }
  }

  /** Stops; what has been reviewed so far is lost. */
  cancel(): void {
    if (!this.#running) return;
    this.#running.abort();
    this.#stop();
  }

  /** Stops, and forgets what was found: another game is shown. */
  reset(): void {
    this.cancel();
    this.#findings = undefined;
  }

  #stop(): void {
    this.#running = undefined;
    this.#advance(0);
  }

  #advance(share: number): void {
    this.#share = share;
    this.#host.changed();
  }
}
