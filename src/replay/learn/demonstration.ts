import type { Direction, GameView } from '../../engine/index.js';
import type { BoardView } from '../../board/view/board-view.js';
import { slideOnly, type PlayedOn } from './continuation.js';

/** Milliseconds before the first move of a line, and from one to the next: two lines take less than six seconds. */
const restBefore = 900;
const pace = 600;

/** Shows on the board what a move does, and what may follow. The position that is asked about stays the same. */
export class Demonstration {
  readonly #view: BoardView;
  #run = new AbortController();

  constructor(view: BoardView) {
    this.#view = view;
  }

  /** Aborted when something else is shown. */
  get signal(): AbortSignal {
    return this.#run.signal;
  }

  /** Goes back to a position. */
  end(position: GameView | undefined): void {
    this.#run.abort();
    this.#run = new AbortController();
    if (position && this.#view.fits(position)) this.#view.show(position, 'fade');
  }

  /** Slides the tiles, without a new one. @returns false if nothing moves */
  slide(position: GameView, direction: Direction): boolean {
    const slid = slideOnly(position.board, direction);
    if (slid) this.#view.play(slid.move, slid.position);
    else this.#view.nudge(direction);
    return slid !== undefined;
  }

  /**
   * Plays each of these lines from a position, one after another.
   *
   * @param begun called with the number of the line
   * @returns whether it came to the end
   */
  async play(
    position: GameView,
    lines: readonly (readonly PlayedOn[])[],
    begun: (nth: number) => void,
  ): Promise<boolean> {
    const { signal } = this;
    if (!(await pause(restBefore, signal))) return false;
    for (const [nth, line] of lines.entries()) {
      this.#view.show(position, 'fade');
      begun(nth);
      for (const { move, position: next } of line) {
        if (!(await pause(pace, signal))) return false;
        this.#view.play(move, next);
      }
      if (!(await pause(pace, signal))) return false;
    }
    return true;
  }
}

/** @returns false, at once, when the signal is aborted */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(false);
    const timer = setTimeout(resolve, milliseconds, true);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
