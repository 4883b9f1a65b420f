/** Work in steps. Each yields its cost: how many cells or characters it has looked at. */
export type Work<Result> = Generator<number, Result, undefined>;

/** The cost of a slice: a few milliseconds on a slow phone. */
const sliceCost = 100_000;

export function doAtOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** @param pause gives other tasks their turn. @throws (rejects) what the work throws, and `signal.reason` once aborted */
export async function doInSlices<Result>(
  work: Work<Result>,
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  for (let cost = 0; ;) {
    const step = work.next();
    if (step.done) return step.value;
    cost += step.value;
    if (cost < sliceCost) continue;
    cost = 0;
    await pause();
    signal?.throwIfAborted();
  }
}
