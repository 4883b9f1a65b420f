import { closeSync, constants, openSync, readSync } from 'node:fs';

/** Bytes: some files are read in whole pages only. */
const page = 4096;

/**
 * Reads a file up to a limit. Its size would not tell: files below `/proc` have none, and some never end.
 * @param most bytes; what comes after them is left
 * @throws Error if it cannot be read, or has more to come
 */
export function readStart(path: string | Buffer, most: number): Uint8Array {
  // Otherwise a file such as `/proc/kmsg` would wait for more.
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const bytes = Buffer.alloc(Math.ceil(most / page) * page);
    let length = 0;
    let count;
    do {
      count = readSync(file, bytes, length, bytes.length - length, null);
      length += count;
    } while (count > 0 && length < most);
    return bytes.subarray(0, Math.min(length, most));
  } catch (error) {
    const isWaiting = (error as NodeJS.ErrnoException).code === 'EAGAIN';
    throw isWaiting ? new Error('file must have an end', { cause: error }) : error;
  } finally {
    closeSync(file);
  }
}
