import { Game, type GameView } from '../../engine/index.js';
import { MAX_FILE_SIZE, refuse } from '../../engine/internal.js';
import { GameErrorEvent } from '../../session/events.js';
import type { Play } from '../../session/play.js';

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

/** @throws (rejects) TypeError for anything but a file, RangeError for one that is too large */
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

/** Loads the file that the player drops on the element or picks. */
export class GameFiles {
  readonly #host: HTMLElement;
  readonly #play: Play;

  constructor(host: HTMLElement, play: Play) {
    this.#host = host;
    this.#play = play;
    host.addEventListener('dragover', this.#onDrag);
    host.addEventListener('drop', this.#onDrag);
  }

  pick(): void {
    const input = this.#host.ownerDocument.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => void this.#open(input.files));
    input.click();
  }

  readonly #onDrag = (event: DragEvent): void => {
    const { dataTransfer, type } = event;
    if (this.#play.isDisabled || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') void this.#open(dataTransfer.files);
  };

  async #open(files: FileList | null): Promise<void> {
    // The player may pick none, and a drop may promise files but hold none.
    const file = files?.[0];
    if (!file) return;
    try {
      const line = await readGameFile(file);
      if (this.#play.isDisabled) return;
      this.#play.session.load(Game.fromReplay(line), { by: 'player' });
    } catch (caught) {
      const error = caught as Error;
      const { name } = file;
      const message = `file ${JSON.stringify(name)}: ${error.message}`;
      this.#play.open('unreadable');
      this.#play.session.events.emit(
        new GameErrorEvent({ kind: 'file', name, message, error, by: 'player' }),
      );
    }
  }
}
