/** Bytes. A replay takes half a byte a move at most; no game comes near it. */
const largestFile = 2 ** 20;

/** Hands a text to the player as a file. */
export function download(document: Document, name: string, text: string): Promise<void> {
  const link = document.createElement('a');
  link.download = name;
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.click();
  // The download has its own hold of the data once the click was handled.
  return new Promise((resolve) => {
    setTimeout(() => {
      URL.revokeObjectURL(link.href);
      resolve();
    });
  });
}

/** Lets the player pick a file; `undefined` where none was picked. */
export function pickFile(document: Document): Promise<File | undefined> {
  const input = document.createElement('input');
  input.type = 'file';
  return new Promise((resolve) => {
    input.onchange = () => resolve(input.files?.[0]);
    input.oncancel = () => resolve(undefined);
    input.click();
  });
}

/**
 * The replay in a file.
 *
 * @throws TypeError for no file, RangeError for a file that is too large
 */
export async function readGameFile(file: Blob): Promise<string> {
  // Not by its class: a file may come from another page's realm.
  if (typeof (file as Partial<Blob> | null | undefined)?.text !== 'function')
    throw new TypeError(`file ${JSON.stringify(file)}: allowed is a File or Blob`);
  if (file.size > largestFile) {
    throw new RangeError(`file of ${file.size} bytes: allowed are up to ${largestFile}`);
  }
  return (await file.text()).trim();
}
