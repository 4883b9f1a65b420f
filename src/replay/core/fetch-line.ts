/** In bytes. A move whose tile comes from the seed takes a third of a byte: no game comes near this. */
const maxSize = 2 ** 20;

/**
 * Fetches a replay.
 *
 * @param address the value of `src`
 * @throws (rejects) Error if the server answers with an error, RangeError if it is too large, and whatever `fetch`
 *   throws
 */
export async function fetchLine(
  address: string,
  base: string,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(new URL(address, base), { signal });
  if (!response.ok) {
    throw new Error(`src must be the address of a replay, not ${JSON.stringify(address)} (status ${response.status})`); // prettier-ignore
  }
  const bytes: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(response)) {
    size += chunk.length;
    if (size > maxSize)
      throw new RangeError(`src must be a file of at most ${maxSize} bytes, not more`);
    bytes.push(chunk);
  }
  return (await new Blob(bytes as BlobPart[]).text()).trim();
}

/** The chunks of a response as they arrive; ending the loop ends the download. Safari cannot iterate over a body. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Fails if the response has failed.
    reader.cancel().catch(() => undefined);
  }
}
