import { constants, openSync, readSync } from 'node:fs';
import { Socket } from 'node:net';

/**
 * Reads a pipe with a name: `<(unzip -p games.zip)`, one that `mkfifo` has made.
 * @param most bytes; what comes after them is left
 * @param openTime milliseconds for a program to open it, which may be about to start
 * @throws Error if no program opens it to write
 */
export async function readPipe(
  path: string | Buffer,
  most: number,
  openTime = 1000,
): Promise<Uint8Array> {
  // Opening a FIFO blocks until it has a writer.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const pipe = new Socket({ fd: file, readable: true, writable: false });
  const timer = setTimeout(() => {
    if (!hasWriter(file, pipe)) pipe.destroy(new Error('no program writes to this pipe'));
  }, openTime);
  try {
    return await readAtMost(pipe, most, () => clearTimeout(timer));
  } finally {
    clearTimeout(timer);
    pipe.destroy();
  }
}

/**
 * Reads a stream up to a limit, and closes it.
 * @param most bytes; what comes after them is left
 * @param onChunk called when something has come
 */
export async function readAtMost(
  stream: AsyncIterable<Buffer>,
  most: number,
  onChunk?: () => void,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    onChunk?.();
    chunks.push(chunk);
    length += chunk.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most);
}

/** Tells a silent program from none: a pipe that nobody has opened reads as ended, with 0 bytes. */
function hasWriter(file: number, pipe: Socket): boolean {
  const first = Buffer.alloc(1);
  try {
    if (readSync(file, first) === 0) return false;
    // The first byte has arrived between the timer and this read.
    pipe.unshift(first);
  } catch {
    // There is nothing to read yet.
  }
  return true;
}
