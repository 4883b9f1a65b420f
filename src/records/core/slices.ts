/** Work in steps: each yields how many cells or characters it looked at. */
export type Work<Result> = Generator<number, Result, undefined>;

/** Cells and characters looked at before other tasks get their turn: a few milliseconds. */
const slice = 100_000;

export function doAtOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/**
 * Does work without blocking the page.
 *
 * @param pause waits until other tasks have had their turn
 * @throws (rejects) what the work throws, and `signal.reason` once aborted
 */
export async function doInSlices<Result>(
  work: Work<Result>,
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<Result> {
  signal?.throwIfAborted();
  for (let done = 0; ;) {
    const step = work.next();
    if (step.done) return step.value;
    done += step.value;
    if (done < slice) continue;
    done = 0;
    await pause();
    signal?.throwIfAborted();
  }
}
