import {
  canSlide,
  canSlideAnywhere,
  checkDirection,
  DIRECTIONS,
  readBoard,
  toRows,
} from './board.js';
import { checkInteger, checkObject } from './checks.js';
import type { Entry, RankedTile } from './entry.js';
import { refuse } from './errors.js';
import { GameRecord } from './game-record.js';
import { checkLimits, type ReplayLimits } from './limits.js';
import { NewTiles } from './new-tiles.js';
import { endReasonOf, type Position } from './position.js';
import { freshSeed } from './random.js';
import { checkRule, formatSize, readRules, sameSize } from './rules.js';
import { toSource, type Source } from './source.js';
import { formatPlain } from './text.js';
import { checkCellValue, checkTile, valueOf } from './tiles.js';
import type { Direction, EndReason, GameOptions, Move, Rules, Tile } from './types.js';

/** What only this package can do: reach the record of a game. */
let getRecord: (game: Game) => GameRecord;
let setRecord: (game: Game, record: GameRecord) => void;

/** A game of 2048. */
export class Game {
  #record: GameRecord;
  #newTiles: NewTiles;

  static {
    getRecord = (game) => game.#record;
    setRecord = (game, record) => {
      game.#record = record;
      game.#newTiles = new NewTiles();
    };
  }

  /**
   * Begins a game.
   *
   * @throws TypeError for an option of the wrong kind, RangeError for one that is not allowed, and
   *   whatever a source of tiles throws
   */
  constructor(options: GameOptions = {}) {
    checkObject('options', options);
    const { random, seed = '', score = 0 } = options;
    const board = options.board === undefined ? undefined : readBoard(options.board);
    const rules = readRules(options, board);
    const name = checkRule('seed', seed);
    const points = checkRule('score', score);
    const source = random === undefined ? undefined : toSource(random);
    this.#newTiles = new NewTiles(source);
    this.#record = GameRecord.begin(rules, source ? '' : name || freshSeed());
    if (board) this.#record.apply({ kind: 'start', ranks: board.cells });
    else if (source) this.#startFrom(source, rules.startTiles);
    if (points !== 0) this.#record.apply({ kind: 'score', score: points });
  }

  /**
   * The game that a replay line holds, at the position where it ends. It can be undone and played
   * on, with the tiles of its seed. A subclass gets a game of its own kind, for which it is made
   * without arguments.
   *
   * @param text one line, without a line break; things set by hand are allowed in it
   * @param limits bounds of time and memory, as for `verify`: the line may come from a stranger
   * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game or
   *   is beyond the limits; TypeError, RangeError for limits that are not allowed
   */
  static fromReplay<Kind extends Game>(
    this: new () => Kind,
    text: string,
    limits: ReplayLimits = {},
  ): Kind {
    const record = GameRecord.read(text, checkLimits(limits));
    const game = new this();
    setRecord(game, record);
    return game;
  }

  /** The rules that the game is played under; frozen. */
  get rules(): Readonly<Rules> {
    return this.#position.rules;
  }

  /** The name of the game's random tiles, or `''` where they come from a source. */
  get seed(): string {
    return this.#position.seed;
  }

  /** Cells in a row. */
  get columns(): number {
    return this.#position.columns;
  }

  /** Cells in a column. */
  get rows(): number {
    return this.#position.rows;
  }

  /** Points so far; an integer, which may be below zero. */
  get score(): number {
    return this.#position.score;
  }

  /** Moves made; undone ones do not count. */
  get moves(): number {
    return this.#position.moves;
  }

  /** Number of tiles on the board. */
  get tileCount(): number {
    const { cells, empty } = this.#position;
    return cells.length - empty;
  }

  /** The highest value on the board, 0 where it is empty. */
  get maxTile(): number {
    return valueOf(Math.max(...this.#position.cells));
  }

  get hasEmptyCell(): boolean {
    return this.#position.empty > 0;
  }

  /** Whether a merge has made the win tile. */
  get won(): boolean {
    return this.#position.won;
  }

  /** Whether there are tiles and none can move, a win has ended the game, or the player gave up. */
  get over(): boolean {
    return this.endReason !== undefined;
  }

  /** Why the game is over; `undefined` while it goes on. */
  get endReason(): EndReason | undefined {
    return endReasonOf(this.#position);
  }

  /** The values of all cells, top row first; a fresh copy. */
  get board(): number[][] {
    return toRows(this.#position);
  }

  /** The whole game as one line of characters that a URL carries unescaped. */
  get replay(): string {
    return this.#record.replay;
  }

  get #position(): Readonly<Position> {
    return this.#record.position;
  }

  /**
   * The value at a cell, 0 for an empty one.
   *
   * @param column 0 is left
   * @param row 0 is at the top
   * @throws TypeError, RangeError for a cell that is not on the board
   */
  tileAt(column: number, row: number): number {
    return valueOf(this.#position.cells[this.#checkCell(column, row)] ?? 0);
  }

  /**
   * Whether a tile of this value is on the board.
   *
   * @throws TypeError, RangeError for a value that no tile can have
   */
  has(value: number): boolean {
    return this.#position.cells.includes(checkTile('value', value));
  }

  /**
   * Whether a move in this direction, or in any, would change the board.
   *
   * @throws TypeError, RangeError for anything but a direction
   */
  canMove(direction?: Direction): boolean {
    const number = direction === undefined ? undefined : checkDirection(direction);
    if (this.over) return false;
    if (number === undefined) return canSlideAnywhere(this.#position);
    return canSlide(this.#position, number);
  }

  /** The directions in which a move would change the board, in the order up, right, down, left. */
  legalMoves(): Direction[] {
    return this.over ? [] : DIRECTIONS.filter((_, number) => canSlide(this.#position, number));
  }

  /**
   * Makes a move.
   *
   * @returns what happened, or `null` where it changes nothing or the game is over
   * @throws TypeError, RangeError for anything but a direction, or whatever a source throws; the
   *   game then stays as it was
   */
  move(direction: Direction): Move | null {
    checkDirection(direction);
    this.#newTiles.refuseWhileAsking();
    if (this.#newTiles.isEmpty) return this.#record.move(direction);
    return this.#record.move(direction, (position) => this.#newTiles.takeForMove(position));
  }

  /**
   * Takes back the last move and whatever was set by hand since. The random state goes back, too, so
   * that the same move has the same outcome.
   *
   * @returns false if no move was made
   */
  undo(): boolean {
    this.#newTiles.refuseWhileAsking();
    const move = this.#record.undo();
    if (!move) return false;
    this.#newTiles.undo(move.tile, this.moves);
    return true;
  }

  /**
   * Ends the game because the player gives up. A game that is over stays as it is.
   *
   * @throws TypeError while a source is being asked
   */
  giveUp(): void {
    this.#newTiles.refuseWhileAsking();
    if (!this.over) this.#apply({ kind: 'give-up' });
  }

  /**
   * Adds the next new tile, as a move would.
   *
   * @throws RangeError on a full board, or whatever a source throws; the game then stays as it was
   */
  addTile(): Tile {
    this.#newTiles.refuseWhileAsking();
    if (!this.hasEmptyCell) throw new RangeError('the board is full');
    const given = this.#newTiles.takeForAdding(this.#position);
    if (given) this.#setCell(given);
    const { cell, rank } = given ?? this.#record.addTile();
    return { cell, value: valueOf(rank) };
  }

  /**
   * Sets one cell.
   *
   * @param value the tile, or 0 to clear the cell
   * @throws TypeError, RangeError for a cell that is not on the board, or a value that no tile has
   */
  setTile(column: number, row: number, value: number): void {
    this.#setCell({ cell: this.#checkCell(column, row), rank: checkCellValue('value', value) });
  }

  /**
   * Sets all cells.
   *
   * @param board as large as the game's, top row first, 0 for an empty cell; copied
   * @throws TypeError, RangeError for anything that is not a board of this size
   */
  setBoard(board: readonly (readonly number[])[]): void {
    const given = readBoard(board);
    if (!sameSize(given, this)) {
      refuse('size of board', formatSize(given), formatSize(this), 'string');
    }
    this.#apply({ kind: 'board', ranks: given.cells });
  }

  /**
   * Sets the score.
   *
   * @param score any integer, also below zero
   * @throws TypeError, RangeError for anything else
   */
  setScore(score: number): void {
    this.#apply({ kind: 'score', score: checkRule('score', score) });
  }

  /**
   * An independent game at the same point, which can be played and undone without touching this one.
   * A seed goes on with the same tiles there; a source is not asked, and the seed `''` stands in for
   * it. A subclass gets a game of its own kind, for which it is made without arguments.
   */
  copy(): this {
    const game = new (this.constructor as new () => this)();
    setRecord(game, this.#record.copy());
    return game;
  }

  /** What `JSON.stringify` makes of a game: its replay line. */
  toJSON(): string {
    return this.replay;
  }

  /** `Score: N` and then the board, one row a line, in cells five wide. */
  toString(): string {
    return `Score: ${this.score}\n${formatPlain(this.board)}\n`;
  }

  /** The index of a cell. */
  #checkCell(column: number, row: number): number {
    const { columns, rows } = this;
    return (
      checkInteger('row', row, 0, rows - 1) * columns +
      checkInteger('column', column, 0, columns - 1)
    );
  }

  #setCell({ cell, rank }: RankedTile): void {
    const ranks = this.#position.cells.slice();
    ranks[cell] = rank;
    this.#apply({ kind: 'board', ranks });
  }

  #apply(entry: Entry): void {
    this.#newTiles.refuseWhileAsking();
    this.#record.apply(entry);
  }

  /** The start tiles of a source are written out as a start board. */
  #startFrom(source: Source, startTiles: number): void {
    const ranks = new Uint8Array(this.columns * this.rows);
    for (let count = 0; count < startTiles; count++) {
      const { cell, rank } = source(ranks);
      ranks[cell] = rank;
    }
    this.#record.apply({ kind: 'start', ranks });
  }
}

/** The questions one can ask of a game without changing it. */
export type GameView = Readonly<
  Pick<
    Game,
    | 'rules'
    | 'seed'
    | 'columns'
    | 'rows'
    | 'score'
    | 'moves'
    | 'tileCount'
    | 'maxTile'
    | 'hasEmptyCell'
    | 'won'
    | 'over'
    | 'endReason'
    | 'board'
    | 'replay'
    | 'tileAt'
    | 'has'
    | 'canMove'
    | 'legalMoves'
    | 'copy'
    | 'toString'
  >
>;

/** The record of a game. */
export function recordOf(game: Game): GameRecord {
  return getRecord(game);
}

/** A game that stands where a record does. */
export function gameAt(record: GameRecord): Game {
  const game = new Game({ startTiles: 0 });
  setRecord(game, record);
  return game;
}
