import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Direction, Game, Move } from '../../engine/index.js';
import type { Computer } from '../../player/host.js';
import type { Rating } from '../../player/index.js';

/** What the computer needs from an element to play on it. */
export interface AutoplayHost extends ReactiveControllerHost {
  readonly isConnected: boolean;
}

export interface AutoplayModel {
  /** The game in progress, with changed attributes applied. */
  game(): Game;
  /** Whether the computer should play now. */
  mayPlay(): boolean;
  /** Milliseconds from one move to the next. */
  pace(): number;
  move(direction: Direction): Move | null;
  /** The computer has stopped playing, for whatever reason. */
  stopped(): void;
  /** The computer has no further move. */
  finished(): void;
  /** The player cannot be loaded, or has failed. */
  failed(error: Error): void;
}

/** The computer player of an element. None of its code is fetched before its first use. */
export class AutoplayController implements ReactiveController {
  readonly #host: AutoplayHost;
  readonly #model: AutoplayModel;
  #computer: Promise<Computer> | undefined;
  /** Stops the computer's search. */
  #abort = new AbortController();
  /** Questions without an answer yet. */
  #pending = 0;
  /** Identifies the current run of moves. */
  #run: object | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: AutoplayHost, model: AutoplayModel) {
    this.#host = host;
    this.#model = model;
    host.addController(this);
  }

  /** Plays while the element allows it. */
  hostUpdated(): void {
    if (!this.#model.mayPlay()) this.#stop();
    else if (!this.#run) {
      const run = (this.#run = {});
      this.#play(run).catch((error: unknown) => {
        this.#run = undefined;
        this.#model.failed(error as Error);
      });
    }
  }

  hostDisconnected(): void {
    this.#stop();
    // The update clears the state `autoplay`.
    this.#host.requestUpdate();
    this.#abort.abort();
    this.#abort = new AbortController();
    this.#computer = undefined;
  }

  /**
   * Ratings of all legal moves, the best first; null if the element is removed before the answer.
   *
   * @throws Error (the promise rejects) if the player cannot be loaded
   */
  rate(): Promise<readonly Rating[] | null> {
    return this.#ask((computer) => computer.rate(this.#model.game()));
  }

  /** The best move; null if none is possible, or if the element is removed before the answer. */
  #choose(): Promise<Direction | null> {
    return this.#ask((computer) => {
      const { board, rules } = this.#model.game();
      return computer.choose({ board, fourChance: rules.fourChance });
    });
  }

  async #ask<Answer>(
    question: (computer: Computer) => Promise<Answer | null>,
  ): Promise<Answer | null> {
    const { isConnected } = this.#host;
    const { signal } = this.#abort;
    this.#pending++;
    try {
      this.#computer ??= this.#load(signal);
      const computer = await this.#computer;
      // Removed before the computer could think.
      if (isConnected && !this.#host.isConnected) return null;
      return await question(computer);
    } finally {
      this.#pending--;
      // An element that is in no page is never disconnected from one.
      if (!this.#pending && !this.#host.isConnected) this.hostDisconnected();
    }
  }

  async #load(signal: AbortSignal): Promise<Computer> {
    try {
      const { startHost } = await import('../../player/host.js');
      return startHost(signal);
    } catch (error) {
      // The next attempt may succeed.
      this.#computer = undefined;
      throw new Error(`the computer player cannot be loaded: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }

  /** Plays move by move while the page is visible, until no move is possible or the run is over. */
  async #play(run: object): Promise<void> {
    for (;;) {
      const start = performance.now();
      const game = this.#model.game();
      const { moves } = game;
      const abort = this.#abort;
      const direction = await this.#choose();
      await this.#pause(start + this.#model.pace() - performance.now());
      if (run !== this.#run) return;
      // If the page has changed the game or moved the element meanwhile, this advice is out of date.
      const same = game === this.#model.game() && moves === game.moves && abort === this.#abort;
      if (!same) continue;
      if (!direction || !this.#model.move(direction)) {
        this.#model.finished();
        return;
      }
    }
  }

  /** Waits; on a hidden page until it is seen again. */
  async #pause(milliseconds: number): Promise<void> {
    do {
      await new Promise((resolve) => {
        this.#timer = setTimeout(resolve, milliseconds);
      });
    } while (document.hidden);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    if (!this.#run) return;
    this.#run = undefined;
    this.#model.stopped();
  }
}
