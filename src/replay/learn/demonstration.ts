import type { Direction, GameView } from '../../engine/index.js';
import type { BoardView } from '../../board/view/board-view.js';
import { slideOnly, type Continuation } from './continuation.js';

/** Milliseconds before the first move, and from one move to the next: two continuations take less than six seconds. */
const restBefore = 900;
const pace = 600;

/** Shows on the board what a move does, and what may follow. The replay stays at the position that is asked about. */
export class Demonstration {
  readonly #view: BoardView;
  #running = new AbortController();

  constructor(view: BoardView) {
    this.#view = view;
  }

  get signal(): AbortSignal {
    return this.#running.signal;
  }

  /** @param position shown instead; undefined to leave the board as it is */
  stop(position?: GameView): void {
    this.#running.abort();
    this.#running = new AbortController();
    if (position && this.#view.fits(position)) this.#view.show(position, 'fade');
  }

  /** Slides the tiles, without a new one. @returns whether anything has moved */
  slide(position: GameView, direction: Direction): boolean {
    const slid = slideOnly(position.board, direction);
    if (slid) this.#view.play(slid.move, slid.position);
    else this.#view.nudge(direction);
    return slid !== undefined;
  }

  /** @param begun called with the number of each continuation, from 0. @returns whether none was stopped */
  async play(
    position: GameView,
    continuations: readonly Continuation[],
    begun: (nth: number) => void,
  ): Promise<boolean> {
    const { signal } = this;
    if (!(await pause(restBefore, signal))) return false;
    for (const [nth, moves] of continuations.entries()) {
      this.#view.show(position, 'fade');
      begun(nth);
      for (const { move, position: next } of moves) {
        if (!(await pause(pace, signal))) return false;
        this.#view.play(move, next);
      }
      if (!(await pause(pace, signal))) return false;
    }
    return true;
  }
}

/** @returns whether the time has passed; false at once when the signal is aborted */
export function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    const timer = setTimeout(resolve, milliseconds, true);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
