import type { Timeline } from './timeline.js';

/** Milliseconds for a whole game, however long, and the least for all but its slow parts. */
const whole = 23_000;
const least = 6000;

/** Milliseconds from move to move where a tile first appears, and in a short game. */
const slow = 280;

/** Slow moves before such a tile, and after it. */
const before = 4;
const after = 2;

/** The pace of a game shown as a whole: fast, but slow where a tile of 128 or more first appears. */
export class Pace {
  readonly #timeline: Timeline;
  readonly #fast: number;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
    const slowMoves = timeline.milestones.length * (before + after);
    const left = Math.max(least, whole - slowMoves * slow);
    this.#fast = Math.min(slow, left / Math.max(1, timeline.length - slowMoves));
  }

  /** Milliseconds until the move after a position. */
  intervalAt(index: number): number {
    return this.#isSlow(index) ? slow : this.#fast;
  }

  /** @param count of moves due at once. @returns the position they lead to, but no slow part is skipped */
  advance(index: number, count: number): number {
    let to = index;
    while (to < index + count && (to === index || !this.#isSlow(to))) to++;
    return to;
  }

  #isSlow(index: number): boolean {
    return this.#timeline.milestones.some(
      (milestone) => index >= milestone.index - before && index < milestone.index + after,
    );
  }
}
