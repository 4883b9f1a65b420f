import type { ReplayCommand } from '../core/commands.js';
import { Repeater } from '../core/repeater.js';

/** Reads buttons whose value is a command; those for a step act repeatedly while a pointer holds them. */
export class Holder {
  readonly #act: (command: ReplayCommand) => boolean;
  readonly #repeater = new Repeater();
  /** Whether the current press has acted before its click. */
  #hasActed = false;

  /** @param act returns whether there is more to do */
  constructor(act: (command: ReplayCommand) => boolean) {
    this.#act = act;
  }

  readonly handleEvent = ({ type, currentTarget, button }: PointerEvent): void => {
    const command = (currentTarget as HTMLButtonElement).value as ReplayCommand;
    if (type === 'pointerdown') {
      this.#hasActed = button === 0 && (command === 'next' || command === 'previous');
      if (this.#hasActed) this.#repeater.hold(() => this.#act(command));
      return;
    }
    this.release();
    if (type !== 'click') return;
    // A key, or assistive technology, clicks without a pointer.
    if (!this.#hasActed) this.#act(command);
    this.#hasActed = false;
  };

  release(): void {
    this.#repeater.release();
  }
}
