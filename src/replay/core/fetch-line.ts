/** In bytes. A replay takes at most half a byte per move; no game comes near this. */
const maxSize = 2 ** 20;

/**
 * Fetches a replay.
 *
 * @param address what `src` says
 * @throws (rejects) Error if there is none, RangeError if it is too large, and whatever `fetch` throws
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

/** What comes of a response, as it comes; leaving off ends the download. Safari cannot iterate over a body. */
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
    // Fails where the response has failed.
    reader.cancel().catch(() => undefined);
  }
}
