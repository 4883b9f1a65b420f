import { startJob, type Answer, type Task } from './jobs.js';
import { Slice } from './pause.js';

/** Works on the main thread, with regular pauses for everything else. @returns `null` once the signal is aborted */
export async function workInSlices<Asked extends Task>(
  task: Asked,
  signal?: AbortSignal,
): Promise<Answer<Asked> | null> {
  const job = startJob(task);
  const slice = new Slice();
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
    if (!slice.isOver) continue;
    await slice.pause();
    if (signal?.aborted) return null;
  }
}
