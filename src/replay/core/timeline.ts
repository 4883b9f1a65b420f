import type { Step } from '../../engine/index.js';
import { lastStep, walk, type GameRecord, type RawStep } from '../../engine/internal.js';

/** A position of a replay as a page names it: its index, the last one, or the first with a tile. */
export type Moment = number | 'last' | `tile:${number}`;

/** The first position of a game with a tile of this value. */
export interface Milestone {
  readonly index: number;
  readonly value: number;
}

/** Entries that are read between two chances to pause. */
const batch = 32;

const lowestMilestone = 128;

/**
 * A replay laid out in time. Position 0 is the start; every entry of the line, a move or an edit, leads to the next.
 */
export class Timeline {
  /** The points at each position. */
  readonly scores: number[] = [];
  /** Where tiles of 128 or more first appear, in order. */
  readonly milestones: Milestone[] = [];
  /** The game at the last position read. */
  #last: GameRecord | undefined;
  /** By tile, the first position with it. */
  readonly #firsts = new Map<number, number>();

  private constructor(readonly line: string) {}

  /**
   * Returns the timeline; what it yields are chances to pause. @throws ReplayError for a line that is not a legal
   * game
   */
  static *read(line: string): Generator<void, Timeline, undefined> {
    const timeline = new Timeline(line);
    for (const stop of walk(line)) {
      timeline.#take(stop);
      if (stop.index % batch === 0) yield;
    }
    return timeline;
  }

  /** The last position: the number of entries. */
  get length(): number {
    return this.scores.length - 1;
  }

  /** Whether the seed gives all its tiles, and there are no edits. */
  get isFromSeed(): boolean {
    return this.#last?.position.edited === false;
  }

  get maxTile(): number {
    return Math.max(0, ...this.#firsts.keys());
  }

  /** @param index 0 to `length` */
  step(index: number): Step {
    if (!this.#last || !(index >= 0 && index <= this.length)) {
      throw new RangeError(`index must be from 0 to ${this.length}, not ${index}`);
    }
    return lastStep(this.#last.before(this.length - index), index);
  }

  /** Undefined for a tile that the game never has. */
  find(moment: Moment): number | undefined {
    if (moment === 'last') return this.length;
    if (typeof moment === 'number') return Math.min(moment, this.length);
    return this.#firsts.get(Number(moment.replace('tile:', '')));
  }

  #take({ index, move, record }: RawStep): void {
    const { score, cells } = record.position;
    this.#last = record;
    this.scores.push(score);
    const values = move
      ? [...move.trips.filter(({ merged }) => merged), move.spawned].map(({ value }) => value)
      : Array.from(cells, (rank) => rank && 2 ** rank);
    for (const value of values) {
      if (value === 0 || this.#firsts.has(value)) continue;
      this.#firsts.set(value, index);
      if (value >= lowestMilestone) this.milestones.push({ index, value });
    }
  }
}
