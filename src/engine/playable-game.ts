import { DIRECTIONS, toRows, valueOf } from './board.js';
import { writeDigits, type Entry } from './line.js';
import { begin, copyOf, follow, lineOf, put, spawn, tilt, type Position } from './position.js';
import { freshSeed, type PackedTile } from './random.js';
import { readReplay } from './replay.js';
import { checkBoard, checkDirection, checkRules, checkScore, checkSeed } from './rules.js';
import { toSource, type Source } from './source.js';
import type { Direction, GameOptions, Move, Rules, Tile, Trip } from './types.js';

export const toTile = (tile: PackedTile): Tile => ({ cell: tile >> 6, value: valueOf(tile & 63) });

/** As much of a game of 2048 as play needs: showing it, moving, undoing and keeping it. */
export class PlayableGame {
  /** The whole state of the game, apart from its source. */
  protected position: Position;
  /** Hands out the new tiles if they do not come from the seed. */
  #source: Source | undefined;
  /** The tiles of undone moves, 0 for those of the seed; the last one is handed out next. */
  #undone: PackedTile[] = [];

  /**
   * Begins a game.
   *
   * @throws TypeError for an option of the wrong kind, RangeError for one that is not allowed, and
   *   whatever a source of tiles throws
   */
  constructor(options: GameOptions = {}) {
    const rules = checkRules(options);
    const { board, random, score = 0 } = options;
    const seed = checkSeed(options.seed);
    if (random !== undefined) this.#source = toSource(random);
    const position = begin(rules, this.#source ? '' : seed || freshSeed());
    this.position = position;
    if (board || this.#source) {
      const cells = position.cells.fill(0);
      const tiles = board ? 0 : rules.startTiles;
      for (let count = tiles; count > 0; count--) put(position, this.handOut(position));
      if (board) cells.set(checkBoard(board).cells);
      this.do(`i${writeDigits(cells)}`);
    }
    if (checkScore(score)) this.do(`s${score}`);
  }

  /**
   * The game that a replay line holds, at the position where it ends. It can be undone and played
   * on, with the tiles of its seed.
   *
   * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game
   */
  static fromReplay(text: string): PlayableGame {
    const game = new PlayableGame({ startTiles: 0 });
    game.position = readReplay(text);
    return game;
  }

  /** The rules that the game is played under; frozen. */
  get rules(): Readonly<Rules> {
    return this.position.rules;
  }

  /** The name of the game's random tiles, or `''` where they come from a source. */
  get seed(): string {
    return this.position.seed;
  }

  get columns(): number {
    return this.rules.columns;
  }

  get rows(): number {
    return this.rules.rows;
  }

  /** Points so far. */
  get score(): number {
    return this.position.score;
  }

  /** Moves made; undone ones do not count. */
  get moves(): number {
    return this.position.moves;
  }

  /** The highest value on the board, 0 where it is empty. */
  get maxTile(): number {
    return valueOf(Math.max(...this.position.cells));
  }

  /** Whether a merge has made the win tile. */
  get won(): boolean {
    return this.position.won;
  }

  /** Whether there are tiles and none can move, a win has ended the game, or the player left. */
  get over(): boolean {
    return !!this.endReason;
  }

  /** Why the game is over; `undefined` while it goes on. */
  get endReason(): 'left' | 'won' | 'no-moves' | undefined {
    return this.position.ending;
  }

  /** The values of all cells, top row first; a fresh copy. */
  get board(): number[][] {
    return toRows(this.position);
  }

  /** The whole game as one line of characters that a URL carries unescaped. */
  get replay(): string {
    return lineOf(this.position);
  }

  /**
   * Whether a move in this direction, or in any, would change the board.
   *
   * @throws TypeError, RangeError for anything but a direction
   */
  canMove(direction?: Direction): boolean {
    const directions = direction === undefined ? DIRECTIONS : [direction];
    return directions.some((one) => tilt(copyOf(this.position), checkDirection(one)) >= 0);
  }

  /**
   * Makes a move.
   *
   * @returns what happened, or `null` where it changes nothing or the game is over
   * @throws TypeError, RangeError for anything but a direction, or whatever a source throws; the
   *   game then stays as it was
   */
  move(direction: Direction): Move | null {
    const index = checkDirection(direction);
    // On a copy: a source may throw, and by then the tiles have slid.
    const position = this.#source ? copyOf(this.position) : this.position;
    const { won } = position;
    const trips: Trip[] = [];
    const gained = tilt(position, index, trips);
    if (gained < 0) return null;
    const spawned = toTile(spawn(position, (this.handOut(position) << 2) | index));
    this.position = position;
    return { direction, trips, gained, spawned, won: position.won !== won, over: this.over };
  }

  /**
   * Takes back the last move and whatever was set by hand since. The random state goes back, too, so
   * that the same move has the same outcome.
   *
   * @returns false if no move was made
   */
  undo(): boolean {
    const { moves, replay } = this;
    if (!moves) return false;
    // Replays the game from its line, up to there.
    this.position = readReplay(replay, (position, entry) =>
      typeof entry === 'number' && position.moves === moves - 1
        ? this.#undone.push(entry >> 2)
        : follow(position, entry),
    );
    return true;
  }

  /** Ends the game because the player leaves. A game that is over stays as it is. */
  leave(): void {
    if (!this.over) this.do('x');
  }

  /** Does what an entry of the replay line says. */
  protected do(entry: Entry): void {
    follow(this.position, entry);
  }

  /** The next new tile if it does not come from the seed, else 0. */
  protected handOut({ cells }: Position): PackedTile {
    const undone = this.#undone.at(-1);
    const tile = undone && !cells[undone >> 6] ? undone : (this.#source?.(cells) ?? 0);
    // Only now: a source that throws must leave everything as it was.
    this.#undone.pop();
    return tile;
  }
}
