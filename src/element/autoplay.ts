import type { ReactiveElement } from 'lit';
import type { Direction } from '../engine/index.js';
import type { PlayableGame } from '../engine/playable-game.js';
import { choose } from '../player/host.js';
import type { Announcer } from './announcer.js';

// This module is fetched on first use, and the player with it.
export { choose };

/** Milliseconds between two summaries for a screen reader. */
const summaryEvery = 8000;

/** Milliseconds between two moves of the computer where nothing is animated. */
const calmPace = 250;

/** A game on a page, as the computer that plays it there needs it. */
export interface Seat {
  element: ReactiveElement & { autoplay: boolean; autoplayDelay: number | null | undefined };
  announcer: Announcer;
  game: () => PlayableGame;
  /** Makes a move; null where it is not possible any more. */
  move: (direction: Direction) => unknown;
}

/**
 * Plays, a move at a time, while the page is seen, until no move is possible or the signal is aborted.
 *
 * @param worker is aborted when the element is gone
 */
export async function autoplay(
  seat: Seat,
  signal: AbortSignal,
  worker: AbortSignal,
): Promise<void> {
  const { announcer, element } = seat;
  let moves = 0;
  let told = 0;
  let summarized = performance.now();
  const summarize = (): void => {
    const { score, maxTile } = seat.game();
    if (moves > told) announcer.say('played', { moves, score, maxTile });
    told = moves;
    summarized = performance.now();
  };
  const stopped = (): boolean => signal.aborted;
  signal.addEventListener('abort', summarize);
  while (!stopped()) {
    const begun = performance.now();
    const { board, rules } = seat.game();
    const direction = await choose(board, rules.fourChance, worker);
    // The pace is asked for now that the last move is drawn: its styles are not worked out once more for that.
    // Nobody sees a hidden page: the game waits there, and costs nothing.
    await turn(begun + pace(element), signal);
    if (stopped()) return;
    if (!direction || !seat.move(direction)) {
      // The end has its own sentence, which no summary is to take the place of.
      told = moves;
      element.autoplay = false;
      return;
    }
    moves++;
    if (performance.now() - summarized > summaryEvery) summarize();
  }
}

/** Milliseconds from one move to the next. */
function pace({ autoplayDelay, renderRoot }: Seat['element']): number {
  const delay = autoplayDelay ?? -1;
  if (delay >= 0) return delay;
  // The slide, and what appears after it.
  const tiles = renderRoot.querySelector('.tiles');
  return (tiles && parseFloat(getComputedStyle(tiles).transitionDuration) * 2000) || calmPace;
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
