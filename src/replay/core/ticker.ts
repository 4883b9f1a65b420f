/** Tests bring their own clock and timer. */
export interface Timers {
  /** Milliseconds since some point in time. */
  now(): number;
  /** @returns a function that cancels the call */
  after(milliseconds: number, call: () => void): () => void;
}

export const pageTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A clock this many milliseconds late has been asleep, and continues from where it was. */
const sleepThreshold = 1000;

/** Milliseconds between two ticks, at least: about a frame, since nobody sees more. */
const frameDuration = 16;

/** The clock of the playback: it ticks at a steady pace, and a late tick counts for those that were missed. */
export class Ticker {
  readonly #tick: (count: number) => void;
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;

  /** @param tick called with the number of ticks due, 1 or more */
  constructor(tick: (count: number) => void, timers = pageTimers) {
    this.#tick = tick;
    this.#timers = timers;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  /** @param interval milliseconds from tick to tick. @param first milliseconds until the first one */
  start(interval: number, first = interval): void {
    this.stop();
    this.#wait(interval, this.#timers.now() + first);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(interval: number, due: number): void {
    const now = this.#timers.now();
    this.#cancel = this.#timers.after(
      Math.max(interval < frameDuration ? frameDuration : 0, due - now),
      () => {
        const late = this.#timers.now() - due;
        const missed = late > sleepThreshold ? 0 : Math.max(0, Math.floor(late / interval));
        const next = late > sleepThreshold ? this.#timers.now() : due + missed * interval;
        // Before the tick, which may stop the clock.
        this.#wait(interval, next + interval);
        this.#tick(1 + missed);
      },
    );
  }
}
