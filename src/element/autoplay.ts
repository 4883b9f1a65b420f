import type { Direction } from '../engine/index.js';

// This module is fetched on first use, and the player with it.
export { choose } from '../player/host.js';

/** Milliseconds between two summaries for a screen reader. */
const summaryEvery = 8000;

/** A game on a page, as the computer that plays it there needs it. */
export interface Seat {
  /** The computer's choice; null where there is no move. */
  choose: () => Promise<Direction | null>;
  /** Makes the move; null where it is not possible any more. */
  move: (direction: Direction) => unknown;
  /** Milliseconds from one move to the next. */
  pace: () => number;
  /** The computer has made this many moves since it began. */
  summarize: (moves: number) => void;
  /** No move is possible any more; or why there can be none. */
  end: (error: unknown) => void;
}

/** Plays, a move at a time, while the page is seen, until no move is possible or the signal is aborted. */
export async function autoplay(seat: Seat, signal: AbortSignal): Promise<void> {
  let moves = 0;
  let told = 0;
  let summarized = performance.now();
  const summarize = (): void => {
    if (moves > told) seat.summarize(moves);
    told = moves;
    summarized = performance.now();
  };
  signal.addEventListener('abort', summarize);
  const stopped = (): boolean => signal.aborted;
  while (!stopped()) {
    const begun = performance.now();
    const direction = await seat.choose();
    // The pace is asked for now that the last move is drawn: its styles are not worked out once more for that.
    // Nobody sees a hidden page: the game waits there, and costs nothing.
    await turn(begun + seat.pace(), signal);
    if (stopped() || !direction || !seat.move(direction)) break;
    moves++;
    if (performance.now() - summarized > summaryEvery) summarize();
  }
}

/** Resolves once it is time and the page is seen, or the signal is aborted; then nothing listens any more. */
function turn(due: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let early = true;
    const done = new AbortController();
    const check = (): void => {
      if (!signal.aborted && (early || document.visibilityState !== 'visible')) return;
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(
      () => {
        early = false;
        check();
      },
      Math.max(0, due - performance.now()),
    );
    document.addEventListener('visibilitychange', check, done);
    signal.addEventListener('abort', check, done);
    check();
  });
}
