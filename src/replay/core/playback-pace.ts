import type { Timeline } from './timeline.js';

/** Milliseconds for a whole game, however long. */
const wholeGame = 23_000;

/** Milliseconds, at least, for all but the slow parts. */
const leastForRest = 6000;

/** Milliseconds from move to move in a slow part, and in a short game. */
const slowInterval = 280;

/** Slow moves before a milestone, and after it. */
const slowBefore = 4;
const slowAfter = 2;

/** The pace of a game shown as a whole: fast, but slow where a tile of 128 or more first appears. */
export class PlaybackPace {
  readonly #timeline: Timeline;
  readonly #fastInterval: number;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    const slowMoves = timeline.milestones.length * (slowBefore + slowAfter);
    const timeLeft = Math.max(leastForRest, wholeGame - slowMoves * slowInterval);
    const movesLeft = Math.max(1, timeline.length - slowMoves);
    this.#fastInterval = Math.min(slowInterval, timeLeft / movesLeft);
  }

  /** Milliseconds until the move after a position. */
  intervalAt(index: number): number {
    return this.#isSlow(index) ? slowInterval : this.#fastInterval;
  }

  /** @returns the position to show next, without skipping a slow part. @param count how many moves are due at once */
  indexAfter(index: number, count: number): number {
    let to = index + 1;
    while (to < index + count && !this.#isSlow(to)) to++;
    return to;
  }

  #isSlow(index: number): boolean {
    return this.#timeline.milestones.some(
      (milestone) => index >= milestone.index - slowBefore && index < milestone.index + slowAfter,
    );
  }
}
