import type { Move, Step } from '../../engine/index.js';
import { lastStep, walk, type GameRecord, type RawStep } from '../../engine/internal.js';

/** A position of a replay as a page names it: its index, the last one, or the first with a tile. */
export type Moment = number | 'last' | `tile:${number}`;

/** The first position of a game with a tile of this value. */
export interface Milestone {
  readonly index: number;
  readonly value: number;
}

/** Entries that are read in one go, in about a millisecond. A shorter line is read at once, however busy the machine is. */
const entriesPerPause = 500;

/** The lowest tile whose first appearance is a milestone. */
const lowestMilestone = 128;

/** A replay by position: 0 is the start, and each entry of the line, a move or an edit, leads to the next. */
export class Timeline {
  /** The points at each position. */
  readonly scores: number[] = [];
  /** The empty cells at each position. */
  readonly freeCells: number[] = [];
  /** Where tiles of 128 or more first appear, in order. */
  readonly milestones: Milestone[] = [];
  #last: GameRecord | undefined;
  readonly #firstIndexWith = new Map<number, number>();

  private constructor(readonly line: string) {}

  /** Yields now and then, so that the caller can pause. @throws ReplayError for a line that is not a legal game */
  static *read(line: string): Generator<void, Timeline, undefined> {
    const timeline = new Timeline(line);
    for (const step of walk(line)) {
      timeline.#add(step);
      if (step.index > 0 && step.index % entriesPerPause === 0) yield;
    }
    return timeline;
  }

  /** The last position: the number of entries. */
  get length(): number {
    return this.scores.length - 1;
  }

  /** The seed gives all tiles of the game, and nothing was edited. */
  get isFromSeed(): boolean {
    return this.#last?.position.edited === false;
  }

  /** The highest tile of the whole game. */
  get maxTile(): number {
    return Math.max(0, ...this.#firstIndexWith.keys());
  }

  /** @returns the position with an index, and what led to it. @throws RangeError unless it is from 0 to `length` */
  step(index: number): Step {
    if (!this.#last || !(index >= 0 && index <= this.length)) {
      throw new RangeError(`index must be from 0 to ${this.length}, not ${index}`);
    }
    return lastStep(this.#last.before(this.length - index), index);
  }

  /** @returns the position; undefined for a tile that the game never has */
  find(moment: Moment): number | undefined {
    if (moment === 'last') return this.length;
    if (typeof moment === 'number') return Math.min(moment, this.length);
    return this.#firstIndexWith.get(Number(moment.replace('tile:', '')));
  }

  #add({ index, move, record }: RawStep): void {
    const { score, cells, empty } = record.position;
    this.#last = record;
    this.scores.push(score);
    this.freeCells.push(empty);
    const newValues = move ? valuesOf(move) : Array.from(cells, (rank) => rank && 2 ** rank);
    for (const value of newValues) {
      if (value === 0 || this.#firstIndexWith.has(value)) continue;
      this.#firstIndexWith.set(value, index);
      if (value >= lowestMilestone) this.milestones.push({ index, value });
    }
  }
}

/** The tiles that a move has made: by merging, and the new one. */
function valuesOf({ trips, spawned }: Move): number[] {
  const merged = trips.filter((trip) => trip.merged);
  return [...merged, spawned].map(({ value }) => value);
}

/** For a moment that a game does not have. */
export function noSuchTile({ maxTile }: Timeline, at: number | string): string {
  return `at must be a tile of this game, which has none above ${maxTile}, not ${JSON.stringify(at)}`;
}
