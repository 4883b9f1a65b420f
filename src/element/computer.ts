import type { Direction, GameView } from '../engine/index.js';
import type { Seat } from './autoplay.js';

/** The computer player as the element sees it. Nothing of it is fetched before its first use. */
export class Computer {
  /** Ends the worker. */
  #closing = new AbortController();
  /** Ends the play. */
  #playing: AbortController | undefined;

  /** Whether it plays. */
  get plays(): boolean {
    return this.#playing !== undefined;
  }

  /**
   * The best move in a position.
   *
   * @returns `null` where no move is possible, or where {@link close} comes before the answer
   * @throws (rejects) where the player's file cannot be fetched
   */
  async choose({ board, rules }: Pick<GameView, 'board' | 'rules'>): Promise<Direction | null> {
    const { signal } = this.#closing;
    const { choose } = await import('./autoplay.js');
    return choose(board, rules.fourChance, signal);
  }

  /**
   * Plays at a seat from now on.
   *
   * @throws (rejects) where the player's file cannot be fetched
   */
  async play(seat: Seat): Promise<void> {
    if (this.#playing) return;
    const { signal } = (this.#playing = new AbortController());
    const { autoplay } = await import('./autoplay.js');
    await autoplay(seat, signal, this.#closing.signal);
  }

  /** Plays no more. */
  stop(): void {
    this.#playing?.abort();
    this.#playing = undefined;
  }

  /** Ends the worker, and the play. A choice that is waited for is `null`; a later one starts anew. */
  close(): void {
    this.stop();
    this.#closing.abort();
    this.#closing = new AbortController();
  }
}
