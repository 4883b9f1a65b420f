import { MAX_FILE_SIZE } from '../../engine/internal.js';

/**
 * @throws (rejects) Error if the server answers with an error, RangeError if the file is too large, and what `fetch`
 * throws
 */
export async function fetchLine(src: string, base: string, signal: AbortSignal): Promise<string> {
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
