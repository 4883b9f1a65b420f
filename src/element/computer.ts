import type { Direction, GameView } from '../engine/index.js';
import type { Think } from '../player/host.js';

/** The computer player as the element sees it. Nothing of it is fetched before the first choice. */
export class Computer {
  #closing = new AbortController();
  #think: Promise<Think> | undefined;

  readonly #thinkTime: number;

  /** @param options `thinkTime`: milliseconds of work for a move, at most; 10 unless told otherwise */
  constructor({ thinkTime = 10 }: { thinkTime?: number } = {}) {
    this.#thinkTime = thinkTime;
  }

  /**
   * The best move in a position.
   *
   * @returns `null` where no move is possible, or where {@link close} comes before the answer
   * @throws (rejects) where the player's file cannot be fetched; the next call tries again
   */
  async choose(game: Pick<GameView, 'board' | 'rules' | 'canMove'>): Promise<Direction | null> {
    if (!game.canMove()) return null;
    const { board, rules } = game;
    const { signal } = this.#closing;
    this.#think ??= import('../player/host.js').then(({ startHost }) => startHost(signal));
    try {
      return await (
        await this.#think
      )(board, rules.fourChance, this.#thinkTime);
    } catch (error) {
      this.#think = undefined;
      throw error;
    }
  }

  /** Ends the worker. A choice that is waited for is answered with `null`; a later one starts anew. */
  close(): void {
    this.#closing.abort();
    this.#closing = new AbortController();
    this.#think = undefined;
  }
}
