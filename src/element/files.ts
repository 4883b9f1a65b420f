/** In bytes. A replay takes at most half a byte per move; no game comes near this. */
const largestFile = 2 ** 20;

/** Hands a replay, which is safe in a URL, to the player as a file. */
export function download(document: Document, name: string, replay: string): void {
  const link = document.createElement('a');
  link.download = name;
  link.href = `data:text/plain,${replay}%0A`;
  link.click();
}

/** Lets the player pick a file. */
export function pickFile(document: Document, onPick: (input: HTMLInputElement) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => onPick(input);
  input.click();
}

/**
 * The replay in a file.
 *
 * @throws RangeError for anything but a file, and for one that is too large
 */
export async function readGameFile(file: Blob | undefined): Promise<string> {
  // Not checked by its class: a file may come from another realm.
  if (!file || !(file.size <= largestFile)) {
    throw new RangeError(
      `file of ${file?.size} bytes: allowed is a File or Blob of up to ${largestFile}`,
    );
  }
  return (await file.text()).trim();
}
