import type { Play } from '../../session/play.js';

/** In bytes. A move whose tile comes from the seed takes a third of a byte: no game comes near this. */
const maxFileSize = 2 ** 20;

/** Hands a replay to the player as a file. */
export function downloadReplay(document: Document, fileName: string, replay: string): void {
  const link = document.createElement('a');
  link.download = fileName;
  // A replay has only characters that are safe in a URL.
  link.href = `data:text/plain,${replay}%0A`;
  link.click();
}

/** Lets the player pick a file; nothing happens if they pick none. */
export function pickFile(document: Document, picked: (file: File) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) picked(file);
  });
  input.click();
}

/** Whether a drag carries files, and not, say, text. */
export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/** The file that was dropped; `undefined` for something that only claims to be one. */
export function droppedFile({ dataTransfer }: DragEvent): File | undefined {
  return dataTransfer?.files[0];
}

/**
 * Reads the replay in a file.
 *
 * @throws (rejects) TypeError for anything but a file, RangeError for one that is too large
 */
export async function readGameFile(file: Blob): Promise<string> {
  const allowed = `file must be a File or Blob of at most ${maxFileSize} bytes`;
  if (!isBlob(file)) throw new TypeError(`${allowed}, not ${describe(file)}`);
  if (file.size > maxFileSize) throw new RangeError(`${allowed}, not ${file.size} bytes`);
  return (await file.text()).trim();
}

// Not checked by its class: a file may come from another realm.
function isBlob(value: unknown): value is Blob {
  if (typeof value !== 'object' || value === null) return false;
  const { size, text } = value as Partial<Blob>;
  return typeof size === 'number' && typeof text === 'function';
}

function describe(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Loads the files that a player drops on the element, or picks. */
export class GameFiles {
  readonly #host: HTMLElement;
  readonly #play: Play;

  constructor(host: HTMLElement, play: Play) {
    this.#host = host;
    this.#play = play;
    host.addEventListener('dragover', this.#onDrag);
    host.addEventListener('drop', this.#onDrag);
  }

  /** Lets the player pick a file. */
  pick(): void {
    pickFile(this.#host.ownerDocument, (file) => void this.#open(file));
  }

  readonly #onDrag = (event: DragEvent): void => {
    if (this.#play.isDisabled || !hasFiles(event)) return;
    event.preventDefault();
    const file = event.type === 'drop' ? droppedFile(event) : undefined;
    if (file) void this.#open(file);
  };

  async #open(file: File): Promise<void> {
    try {
      this.#play.loadFile(await readGameFile(file));
    } catch (error) {
      this.#play.fileFailed(file.name, error as Error);
    }
  }
}
