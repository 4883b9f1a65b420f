import type { Timeline } from './timeline.js';

/** Milliseconds for a long game; more if it has so many milestones that `minFastTime` holds. */
const wholeGameTime = 23_000;

/** Milliseconds, at least, for all but the slow parts. */
const minFastTime = 6000;

/** Milliseconds from move to move in a slow part, and in a short game. */
const slowInterval = 280;

/** Slow moves before a milestone, and after it. */
const slowMovesBefore = 4;
const slowMovesAfter = 2;

/** The pace of a game shown as a whole: fast, but slow where a tile of 128 or more first appears. */
export class PlaybackPace {
  readonly #timeline: Timeline;
  readonly #fastInterval: number;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    const slowMoves = timeline.milestones.length * (slowMovesBefore + slowMovesAfter);
    const fastTime = Math.max(minFastTime, wholeGameTime - slowMoves * slowInterval);
    const fastMoves = Math.max(1, timeline.length - slowMoves);
    this.#fastInterval = Math.min(slowInterval, fastTime / fastMoves);
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
      (milestone) =>
        index >= milestone.index - slowMovesBefore && index < milestone.index + slowMovesAfter,
    );
  }
}
