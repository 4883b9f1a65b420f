import { Timeline } from './timeline.js';
import { pageTimers, type Timers } from './timers.js';

/** Milliseconds of one task that all players of a page together may read replays for. */
const budget = 25;

/** The least milliseconds for each of them. */
const least = 4;

/** When that time of the current task is up; undefined while no player reads. */
let shareEnds: number | undefined;

/** Reads a replay in slices: a short one at once, a long one without blocking the page. The newest wins. */
export class Opening {
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;

  constructor(timers = pageTimers) {
    this.#timers = timers;
  }

  get isReading(): boolean {
    return this.#cancel !== undefined;
  }

  /**
   * @param opened receives the replay, before this returns if it is short
   * @param failed receives the error of a line that is not a legal game
   */
  read(line: string, opened: (timeline: Timeline) => void, failed: (error: Error) => void): void {
    this.cancel();
    this.#slice(Timeline.read(line), opened, failed);
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #slice(
    reading: Generator<void, Timeline, undefined>,
    opened: (timeline: Timeline) => void,
    failed: (error: Error) => void,
  ): void {
    this.#cancel = undefined;
    const end = this.#endOfSlice();
    try {
      do {
        const { done, value } = reading.next();
        if (done) {
          opened(value);
          return;
        }
      } while (this.#timers.now() < end);
    } catch (error) {
      failed(error as Error);
      return;
    }
    this.#cancel = this.#timers.after(0, () => this.#slice(reading, opened, failed));
  }

  #endOfSlice(): number {
    const now = this.#timers.now();
    if (shareEnds === undefined) {
      shareEnds = now + budget;
      this.#timers.after(0, () => (shareEnds = undefined));
    }
    return Math.max(shareEnds, now + least);
  }
}
