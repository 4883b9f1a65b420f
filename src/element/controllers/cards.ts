import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Card } from '../view/controls.js';

/** Which card lies over the board. */
export class CardController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  /** A question or the help, which someone has opened. */
  #opened: Card | undefined;
  /** The end screen that belongs to the position. */
  #end: 'won' | 'over' | undefined;
  /** Whether the end screen may be seen already. */
  #revealed = false;
  /** Whether the player has closed the end screen, to look at the board. */
  #endClosed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#reveal();
  }

  /** The card that is shown. */
  get current(): Card | undefined {
    return this.#revealed ? this.due : this.#opened;
  }

  /** The card that is shown, or that is about to be: keys answer it already. */
  get due(): Card | undefined {
    return this.#opened ?? (this.#endClosed ? undefined : this.#end);
  }

  /** The card that the game waits with, though its end screen may be closed. */
  get waiting(): Card | undefined {
    return this.#opened ?? this.#end;
  }

  /** Whether a question, or the help, is open. */
  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  /** Opens a question, or the help. */
  open(card: Card): void {
    this.#opened = card;
    this.#host.requestUpdate();
  }

  /** Closes what is shown. */
  close(): void {
    if (this.#opened) this.#opened = undefined;
    else this.#endClosed = true;
    this.#host.requestUpdate();
  }

  /** Shows an end screen again that was closed. */
  reopenEnd(): void {
    if (!this.#endClosed) return;
    this.#endClosed = false;
    this.#host.requestUpdate();
  }

  /**
   * The game has changed: whatever was shown is gone.
   *
   * @param end the end screen for what came of it
   * @param delay milliseconds during which the board alone is to be seen
   */
  reset(end: 'won' | 'over' | undefined, delay: number): void {
    clearTimeout(this.#timer);
    this.#opened = undefined;
    this.#end = end;
    this.#endClosed = false;
    this.#revealed = delay <= 0;
    // The end screen is not rendered before it is shown, so that nothing can be clicked by mistake.
    if (end && !this.#revealed) this.#timer = setTimeout(() => this.#reveal(), delay);
    this.#host.requestUpdate();
  }

  #reveal(): void {
    clearTimeout(this.#timer);
    if (this.#revealed) return;
    this.#revealed = true;
    this.#host.requestUpdate();
  }
}
