import type { Review, ReviewOptions } from '../../player/index.js';
import type { Timeline } from '../core/timeline.js';
import { Findings } from './findings.js';

export type RunReview = (line: string, options: ReviewOptions) => Promise<Review>;

/** Runs the review of a game, and holds its progress and what it has found. */
export class Reviewing {
  /** The share that is done, 0 to 1; undefined unless a review is running. */
  progress: number | undefined;
  findings: Findings | undefined;
  readonly #changed: () => void;
  #running = new AbortController();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** @param load fetches the computer player. @throws (rejects) what `load` or the review throws, unless cancelled */
  async start(
    { line, length }: Pick<Timeline, 'line' | 'length'>,
    load: () => Promise<RunReview>,
  ): Promise<void> {
    this.cancel();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#setProgress(0);
    try {
      const review = await load();
      signal.throwIfAborted();
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.#setProgress(done / total);
      };
      const found = new Findings(await review(line, { signal, onProgress }), length);
      signal.throwIfAborted();
      this.findings = found;
      this.#setProgress(undefined);
    } catch (error) {
      if (signal.aborted) return;
      this.#setProgress(undefined);
      throw error;
    }
  }

  /** Stops a review. What it has found so far is lost. */
  cancel(): void {
    this.#running.abort();
    if (this.progress !== undefined) this.#setProgress(undefined);
  }

  /** Forgets the review, since another game is shown. */
  reset(): void {
    this.cancel();
    this.findings = undefined;
  }

  #setProgress(progress: number | undefined): void {
    this.progress = progress;
    this.#changed();
  }
}
