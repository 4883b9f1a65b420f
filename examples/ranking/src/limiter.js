const PERIOD = 60_000;

/** Counts requests in the memory of this process, behind the face that Cloudflare's rate limiter has. */
export class Limiter {
  #counts = new Map();
  #most;
  #clock;

  /**
   * @param {number} most requests that a key may make in a minute
   * @param {() => number} clock milliseconds, never going back
   */
  constructor(most, clock = () => performance.now()) {
    this.#most = most;
    this.#clock = clock;
  }

  /** @param {{ key: string }} options */
  limit({ key }) {
    const time = this.#clock();
    let count = this.#counts.get(key);
    if (!count || count.until <= time) {
      this.#forget(time);
      count = { made: 0, until: time + PERIOD };
      // Deleted first, so that the oldest stay in front.
      this.#counts.delete(key);
      this.#counts.set(key, count);
    }
    count.made++;
    return Promise.resolve({ success: count.made <= this.#most });
  }

  /** Forgets what has run out: memory holds the keys of one minute. */
  #forget(time) {
    for (const [key, { until }] of this.#counts) {
      if (until > time) return;
      this.#counts.delete(key);
    }
  }
}

/** The limits of one process; README.md tells them, and cloudflare/wrangler.jsonc has them for Workers. */
export const limiters = () => ({
  READS: new Limiter(300),
  WRITES: new Limiter(30),
});
