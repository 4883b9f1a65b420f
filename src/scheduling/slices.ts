import type { TimeSlice } from './time-slice.js';

/** Work in steps, each of which takes less than a millisecond. */
export type Work<Result> = Generator<void, Result, undefined>;

/** @throws (rejects) what the work throws, and `signal.reason` once aborted */
export async function doInSlices<Result>(
  work: Work<Result>,
  slice: TimeSlice,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (slice.isOver) await slice.pause();
  }
}
