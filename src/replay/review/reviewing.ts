import type { Review, ReviewOptions } from '../../player/index.js';
import type { Timeline } from '../core/timeline.js';
import { Findings } from './findings.js';

export type RunReview = (line: string, options: ReviewOptions) => Promise<Review>;

export class Reviewing {
  /** 0 to 1; undefined unless a review is running. */
  progress: number | undefined;
  findings: Findings | undefined;
  readonly #changed: () => void;
  #running = new AbortController();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /**
   * @param load fetches the computer player
   * @throws (rejects) what `load` or the review throws, unless cancelled
   */
  async start(
    { line, length }: Pick<Timeline, 'line' | 'length'>,
    load: () => Promise<RunReview>,
  ): Promise<void> {
    this.cancel();
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#advance(0);
    try {
      const review = await load();
      signal.throwIfAborted();
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.#advance(done / total);
      };
      const found = new Findings(await review(line, { signal, onProgress }), length);
      signal.throwIfAborted();
      this.findings = found;
      this.#advance(undefined);
    } catch (error) {
      if (signal.aborted) return;
      this.#advance(undefined);
      throw error;
    }
  }

  /** Stops; what has been reviewed so far is lost. */
  cancel(): void {
    this.#running.abort();
    if (this.progress !== undefined) this.#advance(undefined);
  }

  /** Another game is shown. */
  reset(): void {
    this.cancel();
    this.findings = undefined;
  }

  #advance(progress: number | undefined): void {
    this.progress = progress;
    this.#changed();
  }
}
