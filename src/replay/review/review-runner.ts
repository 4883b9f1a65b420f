import type { Review, ReviewOptions } from '../../player/index.js';
import type { Timeline } from '../core/timeline.js';
import { Findings } from './findings.js';

export type RunReview = (line: string, options: ReviewOptions) => Promise<Review>;

/** Runs the review of a game, and holds its progress and what it has found. */
export class ReviewRunner {
  /** The share that is done, 0 to 1; undefined unless a review is running. */
  progress: number | undefined;
  findings: Findings | undefined;
  readonly #onChange: () => void;
  #abortController = new AbortController();

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** @param load fetches the computer player. @throws (rejects) what `load` or the review throws, unless cancelled */
  async start(
    timeline: Pick<Timeline, 'line' | 'scores' | 'step' | 'find'>,
    load: () => Promise<RunReview>,
  ): Promise<void> {
    this.cancel();
    this.#abortController = new AbortController();
    const { signal } = this.#abortController;
    this.#setProgress(0);
    try {
      const runReview = await load();
      signal.throwIfAborted();
      const onProgress = (done: number, total: number): void => {
        if (!signal.aborted) this.#setProgress(done / total);
      };
      const found = new Findings(
        await runReview(timeline.line, { signal, onProgress }),
        timeline.scores,
        timeline,
      );
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
    this.#abortController.abort();
    if (this.progress !== undefined) this.#setProgress(undefined);
  }

  /** Forgets the review, since another game is shown. */
  reset(): void {
    this.cancel();
    this.findings = undefined;
  }

  #setProgress(progress: number | undefined): void {
    this.progress = progress;
    this.#onChange();
  }
}
