import { MAX_FILE_SIZE } from '../engine/internal.js';
import { isOfLaterVersion, receivedLine } from '../session/received-line.js';
import { onServer } from '../words/environment.js';
import { Timeline } from './core/timeline.js';

/** Milliseconds of reading before other tasks get their turn. */
const slice = 25;

/**
 * Reads a line or, without one, the file at `src`, an address relative to `base`. Does nothing if both are empty. A line
 * of fewer than 500 entries is read before this returns, a longer one without blocking the page.
 *
 * @param signal neither function is called once it is aborted
 * @param failed called with what is wrong, and whether a later version wrote the line
 * @param now returns the milliseconds since some point in time; tests bring their own clock
 */
export async function readSource(
  { line, src, base }: { line: string; src: string; base: string },
  signal: AbortSignal,
  opened: (timeline: Timeline) => void,
  failed: (error: Error, isLater: boolean) => void,
  now = () => performance.now(),
): Promise<void> {
  if (!line && (!src || onServer)) return;
  let text = '';
  try {
    text = receivedLine(line || (await fetchLine(src, base, signal)));
    const reading = Timeline.read(text);
    while (!signal.aborted) {
      // A server renders once, and cannot wait.
      const end = onServer ? Infinity : now() + slice;
      do {
        const { done, value } = reading.next();
        if (done) {
          opened(value);
          return;
        }
      } while (now() < end);
      await new Promise((resolve) => setTimeout(resolve));
    }
  } catch (error) {
    if (!signal.aborted) failed(error as Error, isOfLaterVersion(text));
  }
}

/** Reads a line without blocking the page. @throws (rejects) ReplayError */
export function readLine(line: string): Promise<Timeline> {
  const { signal } = new AbortController();
  return new Promise((resolve, reject) => {
    void readSource({ line, src: '', base: '' }, signal, resolve, reject);
  });
}

/** @throws (rejects) Error for an error of the server, RangeError for a large file, and what `fetch` throws */
async function fetchLine(src: string, base: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(new URL(src, base), { signal });
  if (!response.ok) {
    const found = `${JSON.stringify(src)} (status ${response.status})`;
    throw new Error(`src must be the address of a replay, not ${found}`);
  }
  // Safari cannot iterate over a body.
  const reader = response.body?.getReader();
  const bytes: BlobPart[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes.push(part.value);
    size += part.value.length;
    if (size > MAX_FILE_SIZE) {
      void reader?.cancel();
      throw new RangeError(`src must be a file of at most ${MAX_FILE_SIZE} bytes, not more`);
    }
  }
  return new Blob(bytes).text();
}
