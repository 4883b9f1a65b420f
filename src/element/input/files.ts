import { Game } from '../../engine/index.js';
import { GameErrorEvent } from '../../session/events.js';
import { readGameFile } from '../../board/input/replay-file.js';
import type { Interaction } from '../../session/interaction.js';

/** Loads the file that the player drops on the element or picks. */
export class GameFiles {
  readonly #host: HTMLElement;
  readonly #interaction: Interaction;

  constructor(host: HTMLElement, interaction: Interaction) {
    this.#host = host;
    this.#interaction = interaction;
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
    if (this.#interaction.isDisabled || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') void this.#open(dataTransfer.files);
  };

  async #open(files: FileList | null): Promise<void> {
    // The player may pick none, and a drop may promise files but hold none.
    const file = files?.[0];
    if (!file) return;
    let game: Game;
    try {
      game = Game.fromReplay(await readGameFile(file));
    } catch (error) {
      this.#reportUnreadable(file, error as Error);
      return;
    }
    if (!this.#interaction.isDisabled) this.#interaction.session.load(game, { by: 'player' });
  }

  #reportUnreadable({ name }: File, error: Error): void {
    if (!this.#interaction.isDisabled) this.#interaction.open('unreadable');
    const message = `file ${JSON.stringify(name)}: ${error.message}`;
    this.#interaction.session.events.emit(
      new GameErrorEvent({ kind: 'file', name, message, error, by: 'player' }),
    );
  }
}
