import { DIRECTIONS } from './board.js';
import {
  EMPTY_BODY,
  extendBody,
  formatBody,
  plainMove,
  replaces,
  type Body,
  type Entry,
  type RankedTile,
} from './entry.js';
import {
  applyEntry,
  copyPosition,
  endReasonOf,
  slidePosition,
  spawn,
  startPosition,
  type Position,
} from './position.js';
import { withCheck } from './replay-check.js';
import { writeHead } from './replay-head.js';
import { valueOf } from './tiles.js';
import type { Direction, Move, Trip } from './types.js';

/** A position from which later entries can be applied again. */
export interface Checkpoint {
  readonly position: Readonly<Position>;
  /** The replay line's body up to there. */
  readonly body: Body;
  /** The entries since the checkpoint before. */
  readonly entries: readonly Entry[];
}

const MAX_CHECKPOINTS = 256;

/**
 * Adds the newest checkpoint, and drops one if there are too many. The newer half stay close together; the older half
 * thin out as the game grows, as the one whose neighbours are closest is dropped.
 */
export function addCheckpoint(
  checkpoints: readonly Checkpoint[],
  checkpoint: Checkpoint,
): readonly Checkpoint[] {
  const all = [...checkpoints, checkpoint];
  if (all.length <= MAX_CHECKPOINTS) return all;
  const spacings = all.slice(0, MAX_CHECKPOINTS / 2).map(({ entries }) => entries.length);
  /** From the neighbour before each checkpoint to the one after it. */
  const gaps = spacings.slice(1).map((spacing, index) => spacing + (spacings[index] ?? 0));
  const dropped = gaps.indexOf(Math.min(...gaps));
  const next = all[dropped + 1] ?? checkpoint;
  const entries = [...(all[dropped]?.entries ?? []), ...next.entries];
  return all.toSpliced(dropped, 2, { ...next, entries });
}

/** Entries from one checkpoint to the next, near the end of a game. */
const SPACING = 16;

/** True for an entry that undo takes back, with all edits made since. Each checkpoint is the position before one. */
function canBeUndone({ kind }: Entry): boolean {
  return kind === 'move' || kind === 'give-up';
}

export class GameRecord {
  #position: Position;
  #checkpoints: readonly Checkpoint[] = [];
  /** The entries since the last checkpoint. */
  #recent: Entry[] = [];

  /** @param start belongs to the record from now on, which changes it */
  constructor(start: Position) {
    this.#position = start;
  }

  get position(): Readonly<Position> {
    return this.#position;
  }

  get replay(): string {
    return withCheck(writeHead(this.#position) + formatBody(this.#body));
  }

  /** The newest entry; `undefined` at the start that the seed gives. */
  get lastEntry(): Entry | undefined {
    return this.#recent.at(-1);
  }

  copy(): GameRecord {
    const copy = new GameRecord(copyPosition(this.#position));
    copy.#checkpoints = this.#checkpoints;
    copy.#recent = [...this.#recent];
    return copy;
  }

  /** Changes the position as an entry says, and adds the entry. @throws RangeError if that is impossible */
  apply(entry: Entry): void {
    const checkpoint = canBeUndone(entry) ? this.#dueCheckpoint() : undefined;
    applyEntry(this.#position, entry);
    this.#add(entry, checkpoint);
  }

  /**
   * Makes a move.
   * @param direction index into {@link DIRECTIONS}
   * @param tileFor returns the new tile once the tiles have slid; if it throws, the game stays unchanged. If it returns
   *   `undefined`, or is omitted, the tile comes from the seed.
   * @returns everything that happened; `null` if the move changes nothing or the game is over
   */
  move(
    direction: number,
    tileFor?: (position: Readonly<Position>) => RankedTile | undefined,
  ): Move | null {
    if (endReasonOf(this.#position) !== null) return null;
    const checkpoint = this.#dueCheckpoint();
    // With a tile from elsewhere the move may still fail, so it is made on a copy.
    const position = tileFor ? copyPosition(this.#position) : this.#position;
    const wasWon = position.won;
    const trips: Trip[] = [];
    const slid = slidePosition(position, direction, trips);
    if (slid === null) return null;
    const tile = tileFor?.(position);
    const { cell, rank } = spawn(position, tile);
    position.moves++;
    this.#position = position;
    this.#add(tile ? { kind: 'move', direction, tile } : plainMove(direction), checkpoint);
    return {
      direction: DIRECTIONS[direction] as Direction,
      trips,
      gained: slid.gained,
      spawned: { cell, value: valueOf(rank) },
      won: position.won && !wasWon,
      over: endReasonOf(position) !== null,
    };
  }

  /**
   * The move that `undo` would take back, as `move` returned it.
   * @returns `undefined` if there is none, or if the game was edited or given up since
   */
  lastMove(): Move | undefined {
    const entry = this.lastEntry;
    if (entry?.kind !== 'move') return undefined;
    return this.before(1).move(entry.direction, () => entry.tile) ?? undefined;
  }

  /** Takes back the last move, or giving up, and later edits. @returns what was taken back, `undefined` if nothing */
  undo(): Entry | undefined {
    const entries = this.#recent;
    const index = entries.findLastIndex(canBeUndone);
    if (index >= 0) this.#goBack(entries.length - index);
    return entries[index];
  }

  /** An independent record of the game before its last `count` entries. */
  before(count: number): GameRecord {
    const record = this.copy();
    record.#goBack(count);
    return record;
  }

  #goBack(count: number): void {
    const checkpoint = this.#checkpoints.at(-1);
    const { length } = this.#recent;
    if (checkpoint && count >= length) {
      this.#position = copyPosition(checkpoint.position);
      this.#checkpoints = this.#checkpoints.slice(0, -1);
      this.#recent = [...checkpoint.entries];
      this.#goBack(count - length);
    } else if (count > 0) {
      const entries = this.#recent.slice(0, length - count);
      this.#position = checkpoint
        ? copyPosition(checkpoint.position)
        : startPosition(this.#position);
      this.#recent = [];
      for (const entry of entries) this.apply(entry);
    }
  }

  get #body(): Body {
    return this.#recent.reduce(extendBody, this.#checkpoints.at(-1)?.body ?? EMPTY_BODY);
  }

  /** A checkpoint at this position, if the last one is far enough away. */
  #dueCheckpoint(): Checkpoint | undefined {
    const entries = this.#recent;
    if (entries.length < SPACING) return undefined;
    return { position: copyPosition(this.#position), body: this.#body, entries };
  }

  #add(entry: Entry, checkpoint?: Checkpoint): void {
    if (checkpoint) {
      this.#checkpoints = addCheckpoint(this.#checkpoints, checkpoint);
      this.#recent = [];
    } else if (replaces(entry, this.lastEntry)) this.#recent.pop();
    this.#recent.push(entry);
  }
}
