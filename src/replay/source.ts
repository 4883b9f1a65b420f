import { onServer } from '../element/environment.js';
import { fetchLine } from './core/fetch-line.js';
import { Timeline } from './core/timeline.js';
import { isOfLaterVersion, receivedLine } from '../session/received-line.js';

/** Milliseconds of reading before other tasks get their turn. */
const slice = 25;

/**
 * Reads a line, or else the file at `src`, relative to `base`; nothing if both are empty. A short line is read before
 * this returns, a long one without blocking the page.
 *
 * @param failed called with what is wrong, and whether a later version wrote the line
 */
export async function readSource(
  { line, src, base }: { line: string; src: string; base: string },
  signal: AbortSignal,
  opened: (timeline: Timeline) => void,
  failed: (error: Error, isLater: boolean) => void,
): Promise<void> {
  if (!line && (!src || onServer)) return;
  let text = '';
  try {
    text = receivedLine(line || (await fetchLine(src, base, signal)));
    const reading = Timeline.read(text);
    while (!signal.aborted) {
      // A server renders once, and cannot wait.
      const end = onServer ? Infinity : performance.now() + slice;
      do {
        const { done, value } = reading.next();
        if (done) {
          opened(value);
          return;
        }
      } while (performance.now() < end);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    if (!signal.aborted) failed(error as Error, isOfLaterVersion(text));
  }
}
