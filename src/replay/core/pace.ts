import type { Timeline } from './timeline.js';

/** Milliseconds that a whole game takes, however long it is, and the least for all but its slow parts. */
const whole = 23_000;
const least = 6000;

/** Milliseconds from move to move where a tile first stands, and in a short game. */
const slow = 280;

/** Moves that are slow before such a tile, and after it. */
const before = 4;
const after = 2;

/** The pace of a game that is shown as a whole: as fast as it must, slow where a tile of 128 or more first stands. */
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

  /** The position up to which a count of moves leads that are due at once: no slow part is skipped. */
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
