import type { Direction } from '../engine/index.js';

/** Milliseconds between two summaries for a screen reader. */
const summaryEvery = 8000;

interface AutoplayHost {
  /** The computer's choice; null where there is no move. */
  choose: () => Promise<Direction | null>;
  /** Makes the move for the computer; false where it is not possible any more. */
  playFor: (direction: Direction) => boolean;
  /** Milliseconds from one move to the next. */
  pace: () => number;
  /** The computer has made this many moves since it began. */
  summarize: (moves: number) => void;
}

/** Lets the computer play, a move at a time, while the page is seen. */
export class Autoplay {
  #run: AbortController | undefined;
  /** Moves since it began. */
  #moves = 0;
  /** How many of them the reader has been told. */
  #told = 0;

  constructor(readonly host: AutoplayHost) {}

  get running(): boolean {
    return this.#run !== undefined;
  }

  /** Plays until `stop`, or until no move is possible; `whenDone` is called in the latter case. */
  start(whenDone: () => void): void {
    if (this.#run) return;
    this.#run = new AbortController();
    this.#moves = this.#told = 0;
    void this.#play(this.#run.signal, whenDone);
  }

  stop(): void {
    if (!this.#run) return;
    this.#summarize();
    this.#run.abort();
    this.#run = undefined;
  }

  #summarize(): void {
    if (this.#moves > this.#told) this.host.summarize(this.#moves);
    this.#told = this.#moves;
  }

  async #play(signal: AbortSignal, whenDone: () => void): Promise<void> {
    let summarized = performance.now();
    for (;;) {
      const due = performance.now() + this.host.pace();
      const direction = await this.host.choose();
      await until(due, signal);
      // Nobody sees a hidden page: the game waits there, and costs nothing.
      await visible(signal);
      if (signal.aborted) break;
      if (!direction || !this.host.playFor(direction)) {
        this.#run = undefined;
        whenDone();
        break;
      }
      this.#moves++;
      if (performance.now() - summarized > summaryEvery) {
        this.#summarize();
        summarized = performance.now();
      }
    }
  }
}

function until(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, time - performance.now()));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function visible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const check = (): void => {
      if (signal.aborted || document.visibilityState === 'visible') {
        document.removeEventListener('visibilitychange', check);
        resolve();
      }
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check);
  });
}
