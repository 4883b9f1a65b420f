import type { Step } from '../../engine/index.js';
import { stepAfter, walk, type Entry, type GameRecord, type Stop } from '../../engine/internal.js';
import type { Place } from './place.js';

/** The first position of a game in which a tile of this value stands. */
export interface Marker {
  readonly index: number;
  readonly value: number;
}

/** Entries from one kept game to the next: the most that a seek has to play. */
const spacing = 64;

/** Entries that are read between two chances to pause. */
const batch = 32;

/** The lowest tile whose first appearance is marked. */
const lowestMarked = 128;

/**
 * A replay laid out in time. Position 0 is the start, and every entry of the line leads to the next one, whether it is
 * a move or an edit. Some of the games on the way are kept, so that every other one is near.
 */
export class Timeline {
  /** The replay, as it was given. */
  readonly line: string;
  /** The points at each position. */
  readonly scores: readonly number[];
  /** Where tiles of 128 or more first stand, in the order of their positions. */
  readonly markers: readonly Marker[];
  /** Whether the seed gives all its tiles, and there are no edits. */
  readonly isFromSeed: boolean;
  readonly #entries: readonly Entry[];
  readonly #kept: readonly GameRecord[];
  readonly #firsts: ReadonlyMap<number, number>;

  private constructor(line: string, notes: Notes) {
    this.line = line;
    this.scores = notes.scores;
    this.isFromSeed = notes.isFromSeed;
    this.#entries = notes.entries;
    this.#kept = notes.kept;
    this.#firsts = notes.firsts;
    this.markers = [...notes.firsts]
      .filter(([value]) => value >= lowestMarked)
      .map(([value, index]) => ({ index, value }));
  }

  /**
   * Reads a replay. The generator returns the timeline; what it yields are chances to pause.
   *
   * @throws ReplayError for a line that is not a legal game
   */
  static *read(line: string): Generator<void, Timeline, undefined> {
    const notes = new Notes();
    for (const stop of walk(line)) {
      notes.take(stop);
      if (stop.index % batch === 0) yield;
    }
    return new Timeline(line, notes);
  }

  /** The last position: the number of entries. */
  get length(): number {
    return this.#entries.length;
  }

  /** The highest tile of all positions. */
  get maxTile(): number {
    return Math.max(0, ...this.#firsts.keys());
  }

  /** A position, and what led to it. @param index 0 to `length` */
  step(index: number): Step {
    // The last entry is played for its move, so the game is taken from before it.
    const before = Math.max(0, index - 1);
    const number = Math.floor(before / spacing);
    const kept = this.#kept[number];
    if (!kept || !(index >= 0 && index <= this.length)) {
      throw new RangeError(`index must be from 0 to ${this.length}, not ${index}`);
    }
    const record = kept.copy();
    for (const entry of this.#entries.slice(number * spacing, before)) record.apply(entry);
    return stepAfter(record, this.#entries[index - 1], index);
  }

  /** The position that a place stands for; undefined for a tile that the game never has. */
  find(place: Place): number | undefined {
    if (place === 'last') return this.length;
    return typeof place === 'number' ? Math.min(place, this.length) : this.#firsts.get(place.tile);
  }
}

/** Notes made while a replay is read. */
class Notes {
  readonly scores: number[] = [];
  readonly entries: Entry[] = [];
  readonly kept: GameRecord[] = [];
  isFromSeed = true;
  /** Tile → the first position in which it stands. */
  readonly firsts = new Map<number, number>();

  take({ index, kind, entry, move, record }: Stop): void {
    this.scores.push(record.position.score);
    this.isFromSeed = !record.position.edited;
    if (kind !== 'start' && entry) this.entries.push(entry);
    if (index % spacing === 0) this.kept.push(record.copy());
    if (move) {
      for (const { merged, value } of move.trips) if (merged) this.#note(value, index);
      this.#note(move.spawned.value, index);
    } else {
      for (const rank of record.position.cells) if (rank) this.#note(2 ** rank, index);
    }
  }

  #note(value: number, index: number): void {
    if (!this.firsts.has(value)) this.firsts.set(value, index);
  }
}
