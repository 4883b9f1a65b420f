import { valueOf } from './board.js';
import { writeCells } from './digits.js';
import { Position, type Entry } from './position.js';
import { freshSeed, type PackedTile } from './random.js';
import { note, readReplay, writeBody, writeHead, type Told } from './replay.js';
import { checkBoard, checkDirection, checkRules, checkScore, checkSeed } from './rules.js';
import { toSource, type Source } from './source.js';
import type { Direction, GameOptions, Move, Rules, Tile, Trip } from './types.js';

/** Entries of the log between two kept positions: a balance of the memory and the time of an undo. */
const KEEP_EVERY = 128;

export const toTile = (tile: PackedTile): Tile => ({ cell: tile >> 6, value: valueOf(tile & 63) });

/** A game of 2048 as far as it is played: what it takes to show it, move, undo and keep it. */
export class PlayableGame {
  #position: Position;
  #log: Entry[] = [];
  /** The positions after 0, 128, 256, … entries of the log, from the first undo on and as far as one came by. */
  #kept: Position[] = [];
  /** Hands out the new tiles where that is not for the seed. */
  #source: Source | undefined;
  /** The tiles of undone moves, 0 for those of the seed, the next one to be handed out at the end. */
  #undone: PackedTile[] = [];

  /**
   * Begins a game.
   *
   * @throws TypeError for an option of the wrong kind, RangeError for one that is not allowed, and
   *   whatever a source of tiles throws
   */
  constructor(options: GameOptions = {}) {
    const rules = checkRules(options);
    const { board, random, score } = options;
    const seed = checkSeed(options.seed);
    if (random !== undefined) this.#source = toSource(random);
    const position = new Position(rules, this.#source ? '' : seed || freshSeed());
    this.#position = position;
    if (board) position.cells.set(checkBoard(board).cells);
    else
      for (let count = rules.startTiles; count > 0; count--) position.put(this.handOut(position));
    if (board || this.#source) this.do(`i${writeCells(position.cells)}`);
    if (score !== undefined) this.do(`s${checkScore(score)}`);
  }

  /**
   * The game that a replay line tells, at the position where it ends. It can be undone and played
   * on, with the tiles of its seed.
   *
   * @throws TypeError for what is no text, ReplayError for anything that is not a legal game
   */
  static fromReplay(text: string): PlayableGame {
    return new PlayableGame({ startTiles: 0 }).become(readReplay(text));
  }

  /** What the game is played under; frozen. */
  get rules(): Readonly<Rules> {
    return this.#position.rules;
  }

  /** The name of the game's random tiles, or `''` where they come from a source. */
  get seed(): string {
    return this.#position.seed;
  }

  get columns(): number {
    return this.rules.columns;
  }

  get rows(): number {
    return this.rules.rows;
  }

  /** Points so far. */
  get score(): number {
    return this.#position.score;
  }

  /** Moves made; undone ones do not count. */
  get moves(): number {
    return this.#position.moves;
  }

  /** The highest value on the board, 0 where it is empty. */
  get maxTile(): number {
    return valueOf(Math.max(...this.#position.cells));
  }

  /** Whether a merge has made the win tile. */
  get won(): boolean {
    return this.#position.won;
  }

  /** Whether there are tiles and none can move, the game was won and ends so, or the player left. */
  get over(): boolean {
    return !!this.endReason;
  }

  /** Why the game is over; `undefined` while it goes on. */
  get endReason(): 'left' | 'won' | 'no-moves' | undefined {
    return this.#position.ending;
  }

  /** The values of all cells, top row first; the caller's own. */
  get board(): number[][] {
    return this.#position.toRows();
  }

  /** The whole game as one line of characters that a URL carries unescaped. */
  get replay(): string {
    return writeHead(this.#position) + writeBody(this.#log);
  }

  /**
   * Whether a move in this direction, or in any, would be one.
   *
   * @throws TypeError, RangeError for a direction that is none
   */
  canMove(direction?: Direction): boolean {
    const directions = direction === undefined ? [0, 1, 2, 3] : [checkDirection(direction)];
    return !this.over && directions.some((index) => this.#position.copy().slide(index) >= 0);
  }

  /**
   * Makes a move.
   *
   * @returns what happened, or `null` where it changes nothing or the game is over
   * @throws TypeError, RangeError for a direction that is none, or whatever a source throws; the
   *   game is then as before
   */
  move(direction: Direction): Move | null {
    const index = checkDirection(direction);
    // A source may throw, and by then the tiles have slid.
    const position = this.#source ? this.#position.copy() : this.#position;
    const { won } = position;
    const trips: Trip[] = [];
    const gained = position.ending ? -1 : position.slide(index, trips);
    if (gained < 0) return null;
    const handed = this.handOut(position);
    const spawned = toTile(position.put(handed));
    position.moves++;
    this.#position = position;
    this.#log.push((handed << 2) | index);
    return { direction, trips, gained, spawned, won: position.won !== won, over: this.over };
  }

  /**
   * Takes back the last move and whatever was set by hand since; the random state too, so that the
   * same move has the same outcome.
   *
   * @returns false where no move was made
   */
  undo(): boolean {
    const log = this.#log;
    const kept = this.#kept;
    const last = log.findLastIndex((entry) => typeof entry === 'number');
    if (last < 0) return false;
    this.#undone.push(Number(log.splice(last)[0]) >> 2);
    kept.splice(Math.ceil(last / KEEP_EVERY) || 1);
    if (!kept.length) kept.push(new Position(this.rules, this.seed).start(log));
    const position = (kept.at(-1) ?? this.#position).copy();
    for (let index = (kept.length - 1) * KEEP_EVERY; index < last; index++) {
      if (index === kept.length * KEEP_EVERY) kept.push(position.copy());
      position.follow(log[index] ?? 0);
    }
    this.#position = position;
    return true;
  }

  /** Ends the game because the player leaves. A game that is over stays as it is. */
  leave(): void {
    if (!this.over) this.do('x');
  }

  /** Does what an entry of a log tells. */
  protected do(entry: Entry): void {
    note(this.#log, this.#position.follow(entry));
  }

  /** All that the game is, apart from its source. */
  protected get told(): Told {
    return { position: this.#position, log: this.#log };
  }

  /** Becomes the game that is told. */
  protected become({ position, log }: Told): this {
    this.#position = position;
    this.#log = log;
    return this;
  }

  /** The next new tile where that is not for the seed, else 0. */
  protected handOut({ cells }: Position): PackedTile {
    const tile = this.#undone.pop() ?? 0;
    if (tile && !cells[tile >> 6]) return tile;
    return this.#source?.([...cells.keys()].filter((cell) => !cells[cell])) ?? 0;
  }
}
