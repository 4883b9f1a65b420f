import type { ReplayCommand } from '../core/commands.js';
import { Repeater } from '../core/repeater.js';

/** Reads a button that acts again and again while a pointer holds it. */
export class Holder {
  readonly #act: (command: ReplayCommand) => boolean;
  readonly #repeater = new Repeater();
  /** Whether the press under way has acted before its click. */
  #hasActed = false;

  /** @param act returns whether there is more to do */
  constructor(act: (command: ReplayCommand) => boolean) {
    this.#act = act;
  }

  press(command: ReplayCommand, { button }: PointerEvent): void {
    if (button !== 0) return;
    this.#hasActed = true;
    this.#repeater.hold(() => this.#act(command));
  }

  /** A key, or assistive technology, clicks without a pointer. */
  click(command: ReplayCommand): void {
    this.release();
    if (!this.#hasActed) this.#act(command);
    this.#hasActed = false;
  }

  release(): void {
    this.#repeater.release();
  }
}
