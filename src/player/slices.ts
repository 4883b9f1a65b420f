import { startJob, type Answer, type Task } from './jobs.js';
import { pause, SLICE } from './pause.js';

/**
 * Works on the page's own thread, and pauses regularly for everything else.
 *
 * @returns `null` once the signal has been aborted
 */
export async function workInSlices<Asked extends Task>(
  task: Asked,
  signal?: AbortSignal,
): Promise<Answer<Asked> | null> {
  const job = startJob(task);
  let due = performance.now() + SLICE;
  while (job.step()) {
    if (performance.now() < due) continue;
    await pause();
    if (signal?.aborted) return null;
    due = performance.now() + SLICE;
  }
  return job.answer;
}
