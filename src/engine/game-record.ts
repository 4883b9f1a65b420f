import { DIRECTIONS } from './board.js';
import { addCheckpoint, type Checkpoint } from './checkpoints.js';
import { plainMove, replaces, type Entry, type MoveEntry, type RankedTile } from './entry.js';
import type { CheckedLimits } from './limits.js';
import {
  addTile,
  applyEntry,
  copyPosition,
  endReasonOf,
  slidePosition,
  spawn,
  startPosition,
  type Position,
} from './position.js';
import { EMPTY_BODY, extendBody, formatBody, type Body } from './replay-body.js';
import { withCheck } from './replay-check.js';
import { writeHead } from './replay-head.js';
import { ReplayReader } from './replay-reader.js';
import { valueOf } from './tiles.js';
import type { Direction, Move, Rules, Trip } from './types.js';

/** Entries from one checkpoint to the next, near the end of a game. */
const SPACING = 16;

/** Whether undo takes an entry back, with all edits since. Each checkpoint comes before such an entry. */
function isStep({ kind }: Entry): boolean {
  return kind === 'move' || kind === 'give-up';
}

/** A game from its start to its current position. */
export class GameRecord {
  #position: Position;
  #checkpoints: readonly Checkpoint[];
  /** The entries since the last checkpoint. */
  #recent: Entry[];

  private constructor(
    position: Position,
    checkpoints: readonly Checkpoint[] = [],
    recent: Entry[] = [],
  ) {
    this.#position = position;
    this.#checkpoints = checkpoints;
    this.#recent = recent;
  }

  /** Begins a game, with the start tiles of its seed. */
  static begin(rules: Readonly<Rules>, seed: string): GameRecord {
    return new GameRecord(startPosition(rules, seed));
  }

  /**
   * Reads the game in a replay line.
   *
   * @throws TypeError for anything but a string, ReplayError for anything that is not a legal game or
   *   is beyond the limits
   */
  static read(line: string, limits: CheckedLimits): GameRecord {
    const reader = new ReplayReader(line, limits);
    const record = GameRecord.begin(reader.head.rules, reader.head.seed);
    for (const entry of reader.entries()) reader.locate(() => record.apply(entry));
    return record;
  }

  /** The current position. */
  get position(): Readonly<Position> {
    return this.#position;
  }

  /** The whole game as one line. */
  get replay(): string {
    return withCheck(writeHead(this.#position) + formatBody(this.#body));
  }

  /** The last thing that happened; `undefined` at the start that the seed gives. */
  get lastEntry(): Entry | undefined {
    return this.#recent.at(-1);
  }

  copy(): GameRecord {
    return new GameRecord(copyPosition(this.#position), this.#checkpoints, [...this.#recent]);
  }

  /**
   * Applies an entry.
   *
   * @throws RangeError if that is impossible
   */
  apply(entry: Entry): void {
    const checkpoint = isStep(entry) ? this.#dueCheckpoint() : undefined;
    applyEntry(this.#position, entry);
    this.#keep(entry, checkpoint);
  }

  /** Adds the next tile of the seed outside any move. @throws RangeError on a full board */
  addTile(): RankedTile {
    const tile = addTile(this.#position);
    this.#keep({ kind: 'add' });
    return tile;
  }

  /**
   * Makes a move.
   *
   * @param tileFor returns the new tile once the tiles have slid; if it throws, the game stays
   *   unchanged. If it returns `undefined`, or is omitted, the tile comes from the seed.
   * @returns everything that happened; `null` if the move changes nothing or the game is over
   */
  move(
    direction: Direction,
    tileFor?: (position: Readonly<Position>) => RankedTile | undefined,
  ): Move | null {
    if (endReasonOf(this.#position) !== null) return null;
    const number = DIRECTIONS.indexOf(direction);
    const checkpoint = this.#dueCheckpoint();
    const position = tileFor ? copyPosition(this.#position) : this.#position;
    const { won } = position;
    const trips: Trip[] = [];
    const slid = slidePosition(position, number, trips);
    if (slid === null) return null;
    const tile = tileFor?.(position);
    const { cell, rank } = spawn(position, tile);
    position.moves++;
    this.#position = position;
    const entry: Entry = tile ? { kind: 'move', direction: number, tile } : plainMove(number);
    this.#keep(entry, checkpoint);
    return {
      direction,
      trips,
      gained: slid.gained,
      spawned: { cell, value: valueOf(rank) },
      won: position.won !== won,
      over: endReasonOf(position) !== null,
    };
  }

  /** Makes the move of an entry, as `move` does. */
  moveAgain({ direction: number, tile }: MoveEntry): Move | null {
    const direction = DIRECTIONS[number];
    return direction === undefined ? null : this.move(direction, () => tile);
  }

  /**
   * Takes back the last move, or giving up, and what was edited since.
   *
   * @returns what was taken back, `undefined` if there is nothing
   */
  undo(): Entry | undefined {
    const entries = this.#recent;
    const index = entries.findLastIndex(isStep);
    if (index < 0) return undefined;
    const { rules, seed } = this.#position;
    const checkpoint = this.#checkpoints.at(-1);
    this.#position = checkpoint ? copyPosition(checkpoint.position) : startPosition(rules, seed);
    if (checkpoint && index === 0) {
      this.#checkpoints = this.#checkpoints.slice(0, -1);
      this.#recent = [...checkpoint.entries];
    } else {
      this.#recent = [];
      for (const entry of entries.slice(0, index)) this.apply(entry);
    }
    return entries[index];
  }

  get #body(): Body {
    return this.#recent.reduce(extendBody, this.#checkpoints.at(-1)?.body ?? EMPTY_BODY);
  }

  /** A checkpoint of the current position, if one is due. */
  #dueCheckpoint(): Checkpoint | undefined {
    const entries = this.#recent;
    if (entries.length < SPACING) return undefined;
    return { position: copyPosition(this.#position), body: this.#body, entries };
  }

  #keep(entry: Entry, checkpoint?: Checkpoint): void {
    if (checkpoint) {
      this.#checkpoints = addCheckpoint(this.#checkpoints, checkpoint);
      this.#recent = [];
    } else if (replaces(entry, this.lastEntry)) this.#recent.pop();
    this.#recent.push(entry);
  }
}
