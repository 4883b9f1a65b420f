import { DIRECTIONS } from './board.js';
import { addCheckpoint, isDue, type Checkpoint } from './checkpoints.js';
import type { Entry, MoveEntry, RankedTile } from './entry.js';
import { NO_LIMITS, type CheckedLimits } from './limits.js';
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
import { writeHead } from './replay-head.js';
import { ReplayReader } from './replay-reader.js';
import { ReplayWriter } from './replay-writer.js';
import { valueOf } from './tiles.js';
import type { Direction, Move, Rules, Trip } from './types.js';

/** A game from its start to its current position. */
export class GameRecord {
  #position: Position;
  #writer: ReplayWriter;
  #checkpoints: readonly Checkpoint[];
  /** Number of entries so far, including those whose marks were replaced. */
  #entries: number;

  private constructor(
    position: Position,
    writer: ReplayWriter,
    checkpoints: readonly Checkpoint[] = [],
    entries = 0,
  ) {
    this.#position = position;
    this.#writer = writer;
    this.#checkpoints = checkpoints;
    this.#entries = entries;
  }

  /** Begins a game, with the start tiles of its seed. */
  static begin(rules: Readonly<Rules>, seed: string): GameRecord {
    return new GameRecord(startPosition(rules, seed), new ReplayWriter());
  }

  /**
   * Reads the game in a replay line.
   *
   * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game or
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
    const { rules, seed } = this.#position;
    return writeHead({ rules, seed }) + this.#writer.body;
  }

  copy(): GameRecord {
    return new GameRecord(
      copyPosition(this.#position),
      this.#writer.copy(),
      this.#checkpoints,
      this.#entries,
    );
  }

  /**
   * Applies an entry.
   *
   * @throws RangeError if that is impossible
   */
  apply(entry: Entry): void {
    const checkpoint = entry.kind === 'move' ? this.#dueCheckpoint() : undefined;
    applyEntry(this.#position, entry);
    this.#write(entry, checkpoint);
  }

  /** Adds the next tile of the seed outside any move. @throws RangeError on a full board */
  addTile(): RankedTile {
    const tile = addTile(this.#position);
    this.#write({ kind: 'add' });
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
    if (endReasonOf(this.#position) !== undefined) return null;
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
    this.#write({ kind: 'move', direction: number, tile }, checkpoint);
    return {
      direction,
      trips,
      gained: slid.gained,
      spawned: { cell, value: valueOf(rank) },
      won: position.won !== won,
      over: endReasonOf(position) !== undefined,
    };
  }

  /** Makes the move of an entry, as `move` does. */
  moveAgain({ direction: number, tile }: MoveEntry): Move | null {
    const direction = DIRECTIONS[number];
    return direction === undefined ? null : this.move(direction, () => tile);
  }

  /**
   * Takes back the last move and what was set by hand since, by replaying from the checkpoint
   * before it.
   *
   * @returns that move, `undefined` if none was made
   */
  undo(): MoveEntry | undefined {
    const moves = this.#position.moves - 1;
    const reader = new ReplayReader(this.replay, NO_LIMITS);
    const checkpoint = this.#checkpoints.findLast(({ position }) => position.moves <= moves);
    // A later edit may replace the last mark of a checkpoint with exactly this many moves.
    this.#checkpoints = this.#checkpoints.filter(({ position }) => position.moves < moves);
    const { rules, seed } = this.#position;
    this.#position = checkpoint ? copyPosition(checkpoint.position) : startPosition(rules, seed);
    this.#writer = checkpoint ? checkpoint.writer.copy() : new ReplayWriter();
    this.#entries = checkpoint?.entries ?? 0;
    let { singles } = this.#writer;
    for (const entry of reader.entries(this.#writer.marks.length)) {
      // The checkpoint already has these; the line may have merged them into one digit with later
      // moves.
      if (singles-- > 0) continue;
      if (entry.kind === 'move' && this.#position.moves === moves) return entry;
      this.apply(entry);
    }
    return undefined;
  }

  /** A checkpoint of the current position, if one is due. */
  #dueCheckpoint(): Checkpoint | undefined {
    if (!isDue(this.#checkpoints, this.#entries)) return undefined;
    const position = copyPosition(this.#position);
    return { position, writer: this.#writer.copy(), entries: this.#entries };
  }

  #write(entry: Entry, checkpoint?: Checkpoint): void {
    if (checkpoint) this.#checkpoints = addCheckpoint(this.#checkpoints, checkpoint);
    this.#writer.write(entry);
    this.#entries++;
  }
}
