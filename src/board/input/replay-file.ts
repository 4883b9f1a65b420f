import type { GameView } from '../../engine/index.js';
import { MAX_FILE_SIZE, refuse } from '../../engine/internal.js';

export function downloadReplay(
  document: Document,
  { score, replay }: Pick<GameView, 'score' | 'replay'>,
): void {
  const link = document.createElement('a');
  link.download = `2048-${score}.txt`;
  // A replay has only characters that are safe in a URL.
  link.href = `data:text/plain,${replay}%0A`;
  link.click();
}

/**
 * Reads a replay, without the white space around it.
 * @throws (rejects) TypeError for anything but a file, RangeError for one that is too large
 */
export async function readGameFile(file: Blob): Promise<string> {
  const allowed = `a File or Blob of at most ${MAX_FILE_SIZE} bytes`;
  if (!isBlob(file)) refuse('file', file, allowed);
  if (file.size > MAX_FILE_SIZE) {
    throw new RangeError(`file must be ${allowed}, not ${file.size} bytes`);
  }
  return (await file.text()).trim();
}

// Not `instanceof Blob`: a file may come from another realm, such as a frame.
function isBlob(value: unknown): value is Blob {
  if (typeof value !== 'object' || value === null) return false;
  const { size, text } = value as Partial<Blob>;
  return typeof size === 'number' && typeof text === 'function';
}
