import { Timeline } from '../../../src/replay/core/timeline.js';

/** Reads a line to its end, however long it takes. */
export function readTimeline(line: string): Timeline {
  const reading = Timeline.read(line);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}
