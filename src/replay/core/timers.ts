/** What time is told by, and waited for. A test has its own. */
export interface Timers {
  /** Milliseconds since some point in time. */
  now(): number;
  /** @returns a function that takes the call back */
  after(milliseconds: number, call: () => void): () => void;
}

export const pageTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
