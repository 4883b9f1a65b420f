import { DIRECTIONS } from './board.js';
import { addCheckpoint, isDue, type Checkpoint } from './checkpoints.js';
import type { Entry, RankedTile } from './entry.js';
import { NO_LIMITS, type CheckedLimits } from './limits.js';
import {
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

/** A game from its start to where it stands. */
export class GameRecord {
  #position: Position;
  #writer: ReplayWriter;
  #checkpoints: readonly Checkpoint[];

  private constructor(
    position: Position,
    writer: ReplayWriter,
    checkpoints: readonly Checkpoint[],
  ) {
    this.#position = position;
    this.#writer = writer;
    this.#checkpoints = checkpoints;
  }

  /** A game that begins, with the start tiles of its seed. */
  static begin(rules: Readonly<Rules>, seed: string): GameRecord {
    return new GameRecord(startPosition(rules, seed), new ReplayWriter(), []);
  }

  /**
   * The game that a replay line holds.
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

  /** Where the game stands. Whoever reads it changes nothing. */
  get position(): Readonly<Position> {
    return this.#position;
  }

  /** The whole game as one line. */
  get replay(): string {
    const { rules, seed } = this.#position;
    return writeHead({ rules, seed }) + this.#writer.body;
  }

  copy(): GameRecord {
    const { position } = this;
    return new GameRecord(copyPosition(position), this.#writer.copy(), this.#checkpoints);
  }

  /**
   * Does what an entry says.
   *
   * @throws RangeError where that cannot be done
   */
  apply(entry: Entry): void {
    applyEntry(this.#position, entry);
    this.#write(entry);
  }

  /**
   * Makes a move, and tells all that happened.
   *
   * @param tileFor hands out the new tile when the tiles have slid; if it throws, the game stays as
   *   it was. Where it hands out none, or is left out, the seed does.
   * @returns `null` where the move changes nothing, or the game is over
   */
  move(
    direction: Direction,
    tileFor?: (position: Readonly<Position>) => RankedTile | undefined,
  ): Move | null {
    if (endReasonOf(this.#position) !== undefined) return null;
    const number = DIRECTIONS.indexOf(direction);
    const position = tileFor ? copyPosition(this.#position) : this.#position;
    const { won } = position;
    const trips: Trip[] = [];
    const slid = slidePosition(position, number, trips);
    if (slid === null) return null;
    const tile = tileFor?.(position);
    const { cell, rank } = spawn(position, tile);
    position.moves++;
    this.#position = position;
    this.#write({ kind: 'move', direction: number, tile });
    return {
      direction,
      trips,
      gained: slid.gained,
      spawned: { cell, value: valueOf(rank) },
      won: position.won !== won,
      over: endReasonOf(position) !== undefined,
    };
  }

  /**
   * Takes back the last move and what was set by hand since, by playing on from the checkpoint
   * before it.
   *
   * @returns the tile of that move, `undefined` if it came from the seed
   */
  undo(): RankedTile | undefined {
    const moves = this.#position.moves - 1;
    const reader = new ReplayReader(this.replay, NO_LIMITS);
    this.#checkpoints = this.#checkpoints.filter(({ position }) => position.moves <= moves);
    const checkpoint = this.#checkpoints.at(-1);
    this.#position = checkpoint ? copyPosition(checkpoint.position) : this.#start();
    this.#writer = new ReplayWriter(checkpoint?.body);
    for (const entry of reader.entries(checkpoint?.body.length)) {
      if (entry.kind === 'move' && this.#position.moves === moves) return entry.tile;
      this.apply(entry);
    }
    return undefined;
  }

  #start(): Position {
    const { rules, seed } = this.#position;
    return startPosition(rules, seed);
  }

  #write(entry: Entry): void {
    const { moves } = this.#position;
    this.#writer.write(entry);
    if (entry.kind !== 'move' || !this.#writer.isAtBoundary) return;
    if (!isDue(this.#checkpoints, moves)) return;
    const checkpoint = { position: copyPosition(this.#position), body: this.#writer.body };
    this.#checkpoints = addCheckpoint(this.#checkpoints, checkpoint);
  }
}
