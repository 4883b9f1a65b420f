import type { Timers } from '../../../src/replay/core/ticker.js';

/** Time that passes only when a test lets it. */
export class FakeTimers implements Timers {
  #now = 0;
  #calls: { due: number; call: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const entry = { due: this.#now + milliseconds, call };
    this.#calls.push(entry);
    return () => {
      this.#calls = this.#calls.filter((other) => other !== entry);
    };
  }

  /** Calls waiting. */
  get waiting(): number {
    return this.#calls.length;
  }

  /** Lets time pass, with every call at its time. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#calls.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due);
      if (!next) break;
      this.#now = Math.max(this.#now, next.due);
      this.#calls = this.#calls.filter((other) => other !== next);
      next.call();
    }
    this.#now = Math.max(this.#now, end);
  }

  /** Lets time pass while no call can be made, as a busy or sleeping page does. */
  stall(milliseconds: number): void {
    this.#now += milliseconds;
    this.pass(0);
  }
}
