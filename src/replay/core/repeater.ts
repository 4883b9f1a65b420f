import { pageTimers, type Timers } from './timers.js';

/**
 * Milliseconds until a held button acts again: the first delay and the shortest one, and the ratio of each to the one
 * before.
 */
const first = 350;
const last = 100;
const ratio = 0.85;

/** A button that is held down: it acts at once, then again and again, ever faster. */
export class Repeater {
  readonly #timers: Timers;
  #cancel: (() => void) | undefined;

  constructor(timers = pageTimers) {
    this.#timers = timers;
  }

  /** @param act returns whether there is more to do */
  hold(act: () => boolean): void {
    this.release();
    if (act()) this.#wait(act, first);
  }

  release(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #wait(act: () => boolean, delay: number): void {
    this.#cancel = this.#timers.after(delay, () => {
      this.#cancel = undefined;
      if (act()) this.#wait(act, Math.max(last, Math.round(delay * ratio)));
    });
  }
}
