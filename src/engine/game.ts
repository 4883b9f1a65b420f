import { Board, valueOf } from './board.js';
import { writeCells } from './digits.js';
import { History } from './history.js';
import { Position } from './position.js';
import { freshSeed, type PackedTile } from './random.js';
import { readReplay } from './replay.js';
import {
  checkBoard,
  checkDirection,
  checkInteger,
  checkRules,
  checkScore,
  checkSeed,
  checkTile,
} from './rules.js';
import { toSource, type Source } from './source.js';
import { plainText } from './text.js';
import type { Direction, GameOptions, GameView, Move, Rules, Tile, Trip } from './types.js';

const toTile = (tile: PackedTile): Tile => ({ cell: tile >> 6, value: valueOf(tile & 63) });

/** A game of 2048. */
export class Game implements GameView {
  #history: History;
  /** Hands out the new tiles where that is not for the seed. */
  #source: Source | undefined;
  /** Tiles of a source that were undone, the next one to be handed out again at the end. */
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
    this.#history = new History(rules, this.#source ? '' : seed || freshSeed());
    const { position } = this.#history;
    if (board || this.#source) {
      const cells = board ? checkBoard(board).cells : position.cells;
      for (let count = board ? 0 : rules.startTiles; count > 0; count--) {
        position.put(this.#handOut(position));
      }
      this.#history.edit(`i${writeCells(cells)}`);
    } else {
      position.start();
    }
    if (score !== undefined) this.setScore(score);
  }

  /**
   * The game that a replay line tells, at the position where it ends. It can be undone and played
   * on, with the tiles of its seed.
   *
   * @throws TypeError for what is no text, ReplayError for anything that is not a legal game
   */
  static fromReplay(text: string): Game {
    return Game.#of(readReplay(text));
  }

  static #of(history: History): Game {
    // What this game begins with is thrown away.
    const game = new Game({ seed: '-', startTiles: 0 });
    game.#history = history;
    return game;
  }

  /** What the game is played under; frozen. */
  get rules(): Readonly<Rules> {
    return this.#history.rules;
  }

  /** The name of the game's random tiles, or `''` where they come from a source. */
  get seed(): string {
    return this.#history.seed;
  }

  get columns(): number {
    return this.rules.columns;
  }

  get rows(): number {
    return this.rules.rows;
  }

  /** Points so far. */
  get score(): number {
    return this.#history.position.score;
  }

  /** Moves made; undone ones do not count. */
  get moves(): number {
    return this.#history.position.moves;
  }

  get tileCount(): number {
    return this.columns * this.rows - this.#history.position.empty;
  }

  /** The highest value on the board, 0 where it is empty. */
  get maxTile(): number {
    return valueOf(Math.max(...this.#history.position.cells));
  }

  get hasEmptyCell(): boolean {
    return this.#history.position.empty > 0;
  }

  /** Whether a merge has made the win tile. */
  get won(): boolean {
    return this.#history.position.won;
  }

  /** Whether there are tiles and none can move, the game was won and ends so, or the player left. */
  get over(): boolean {
    return this.#history.position.over;
  }

  /** Why the game is over; `undefined` while it goes on. */
  get endReason(): 'left' | 'won' | 'no-moves' | undefined {
    const { left, stuck } = this.#history.position;
    if (left) return 'left';
    if (this.won && this.rules.afterWin === 'stop') return 'won';
    return stuck ? 'no-moves' : undefined;
  }

  /** The values of all cells, top row first; the caller's own. */
  get board(): number[][] {
    return this.#history.position.toRows();
  }

  /**
   * The value at a cell, 0 for an empty one.
   *
   * @param column 0 is left
   * @param row 0 is at the top
   * @throws TypeError, RangeError for a cell that is none
   */
  tileAt(column: number, row: number): number {
    return valueOf(this.#history.position.cells[this.#cell(column, row)] ?? 0);
  }

  /**
   * Whether a tile of this value is on the board.
   *
   * @throws TypeError, RangeError for a value that no tile can have
   */
  has(value: number): boolean {
    return this.#history.position.cells.includes(checkTile('value', value));
  }

  /**
   * Whether a move in this direction, or in any, would be one.
   *
   * @throws TypeError, RangeError for a direction that is none
   */
  canMove(direction?: Direction): boolean {
    const directions = direction === undefined ? [0, 1, 2, 3] : [checkDirection(direction)];
    const position = this.#history.position;
    return (
      !position.over &&
      directions.some((index) => new Board(this.rules, position.cells.slice()).slide(index) >= 0)
    );
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
    const history = this.#history;
    // A source may throw, and by then the tiles have slid.
    const position = this.#source ? history.position.copy() : history.position;
    if (position.over) return null;
    history.keep();
    const wonBefore = position.won;
    const trips: Trip[] = [];
    const gained = position.slide(index, trips);
    if (gained < 0) return null;
    const handed = this.#handOut(position);
    const tile = position.put(handed || position.draw());
    position.moves++;
    history.position = position;
    history.record(index, handed);
    return {
      direction,
      trips,
      gained,
      spawned: toTile(tile),
      won: position.won !== wonBefore,
      over: position.over,
    };
  }

  /**
   * Takes back the last move and whatever was set by hand since; the random state too, so that the
   * same move has the same outcome.
   *
   * @returns false where no move was made
   */
  undo(): boolean {
    const tile = this.#history.undo();
    if (tile > 0) this.#undone.push(tile);
    return tile >= 0;
  }

  /** Ends the game because the player leaves. A game that is over stays as it is. */
  leave(): void {
    if (!this.over) this.#history.edit('x');
  }

  /**
   * Adds the next new tile, as a move would.
   *
   * @throws RangeError on a full board, or whatever a source throws; the game is then as before
   */
  addTile(): Tile {
    const { position } = this.#history;
    const handed = position.empty && this.#handOut(position);
    if (handed) {
      this.#set(handed);
      return toTile(handed);
    }
    const tile = position.put(position.draw());
    this.#history.note('a');
    return toTile(tile);
  }

  /**
   * Sets one cell.
   *
   * @param value the tile, or 0 to clear the cell
   * @throws TypeError, RangeError for a cell or a value that is none
   */
  setTile(column: number, row: number, value: number): void {
    this.#set((this.#cell(column, row) << 6) | checkTile('value', value, 0));
  }

  /**
   * Sets all cells.
   *
   * @param board as large as the game's, top row first, 0 for an empty cell; copied
   * @throws TypeError, RangeError for a board that is none, or of another size
   */
  setBoard(board: readonly (readonly number[])[]): void {
    const { columns, rows } = this;
    const { cells } = checkBoard(board);
    checkRules({ columns, rows, board, startTiles: 0 });
    this.#history.edit(`b${writeCells(cells)}`);
  }

  /**
   * Sets the score.
   *
   * @param score any safe integer, also below zero
   * @throws TypeError, RangeError
   */
  setScore(score: number): void {
    this.#history.edit(`s${checkScore(score)}`);
  }

  /** The whole game as one line of characters that a URL carries unescaped. */
  get replay(): string {
    return this.#history.toLine();
  }

  /**
   * A game of its own at the same point, which can be played and undone without touching this one.
   * The tiles of a seed are the same there; a source is not asked, its tiles are those of the seed
   * `''`.
   */
  copy(): Game {
    return Game.#of(this.#history.copy());
  }

  /** `Score: N` and then the board, a row a line, in cells five wide. */
  toString(): string {
    return `Score: ${this.score}\n${plainText(this.board)}`;
  }

  /** The index of a cell. */
  #cell(column: number, row: number): number {
    checkInteger('column', column, 0, this.columns - 1);
    checkInteger('row', row, 0, this.rows - 1);
    return row * this.columns + column;
  }

  /** Sets a cell to the rank of a tile. */
  #set(tile: PackedTile): void {
    const cells = this.#history.position.cells.slice();
    cells[tile >> 6] = tile & 63;
    this.#history.edit(`b${writeCells(cells)}`);
  }

  /** The next new tile where that is not for the seed, else 0. */
  #handOut(position: Position): PackedTile {
    for (;;) {
      const tile = this.#undone.pop();
      if (!tile) return this.#source?.(position.emptyCells) ?? 0;
      if (!position.cells[tile >> 6]) return tile;
    }
  }
}
