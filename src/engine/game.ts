import {
  canSlide,
  canSlideAnywhere,
  checkDirection,
  legalDirections,
  readBoard,
  toRows,
} from './board.js';
import { checkInteger, checkOptions } from './checks.js';
import type { RankedTile } from './entry.js';
import { refuse } from './errors.js';
import { GameRecord } from './game-record.js';
import { checkLimits, type ReplayLimits } from './limits.js';
import { endReasonOf, peekTile, startPosition, type Position } from './position.js';
import { freshSeed } from './random.js';
import { ReplayReader } from './replay-reader.js';
import { followMoves } from './recorded-moves.js';
import { checkGameOption, formatSize, readRules, RULE_NAMES } from './rules.js';
import { toSource, type TileSource } from './source.js';
import { formatPlain } from './text.js';
import { checkRank, valueOf } from './tiles.js';
import type {
  Direction,
  EndReason,
  GameOptions,
  Move,
  RecordedMove,
  Rules,
  Tile,
} from './types.js';

const START_NAMES = [...RULE_NAMES, 'size', 'seed', 'board', 'score'];

function readStart(options: GameOptions, names: readonly string[]) {
  const asked = checkOptions('options', options, 'an option', names);
  const { seed = '', score = 0, random } = asked;
  const board = asked.board === undefined ? undefined : readBoard(asked.board);
  const rules = readRules(asked, board);
  return {
    rules,
    seed: checkGameOption('seed', seed),
    board,
    score: checkGameOption('score', score),
    random,
  };
}

/** The board with the start tiles of a source. It has no seed, so the replay must write them out. */
function startTilesOf(source: TileSource, { columns, rows, startTiles }: Rules): Uint8Array {
  const ranks = new Uint8Array(columns * rows);
  for (let count = 0; count < startTiles; count++) {
    const { cell, rank } = source(ranks);
    ranks[cell] = rank;
  }
  return ranks;
}

function applyStart(record: GameRecord, ranks: Uint8Array | undefined, score: number): void {
  if (ranks) record.apply({ kind: 'start', ranks });
  if (score !== 0) record.apply({ kind: 'score', score });
}

// Two functions that the class sets, since only its own code reaches private fields.

/** The move that `undo` would take back, as `move` returned it, unless the game was edited or given up since. */
export let lastMove: (game: Game) => Move | undefined;

/** Gives a game a record, and takes its source away. */
let withRecord: <Kind extends Game>(game: Kind, record: GameRecord) => Kind;

/** A game of 2048. */
export class Game {
  #record: GameRecord;
  #source: TileSource | undefined;
  #isReadingSource = false;
  /** The new tiles of moves taken back, `undefined` for one of the seed. The next move gets the last of them. */
  #undoneTiles: (RankedTile | undefined)[] = [];

  static {
    lastMove = (game) => game.#record.lastMove();
    withRecord = (game, record) => {
      game.#record = record;
      game.#source = undefined;
      return game;
    };
  }

  /**
   * Begins a game.
   * @param options rules, seed and start; every one has a default
   * @throws TypeError for an option that does not exist or is of the wrong kind, RangeError for one that is not
   *   allowed, and whatever `random` throws
   */
  constructor(options: GameOptions = {}) {
    const { rules, seed, board, score, random } = readStart(options, [...START_NAMES, 'random']);
    const source = random === undefined ? undefined : toSource(random);
    this.#source = source;
    const usedSeed = source ? '' : seed || freshSeed();
    this.#record = new GameRecord(startPosition({ rules, seed: usedSeed }));
    applyStart(this.#record, board?.cells ?? (source && startTilesOf(source, rules)), score);
  }

  /**
   * Reads a game from a replay line, at its last position. It can be undone, and continued with the tiles of its seed.
   * On a subclass, it returns an instance of the subclass, made without arguments.
   * @param text as for `steps`
   * @param limits of `steps`
   * @throws TypeError for anything but a string, ReplayError for anything that is not a legal game or is beyond the
   *   limits; TypeError, RangeError for limits that are not allowed
   */
  static fromReplay<Kind extends Game>(
    this: new () => Kind,
    text: string,
    limits: ReplayLimits = {},
  ): Kind {
    const reader = new ReplayReader(text, checkLimits(limits));
    const record = new GameRecord(startPosition(reader.head));
    for (const entry of reader.entries()) reader.locateErrors(() => record.apply(entry));
    return withRecord(new this(), record);
  }

  /**
   * Makes a game that was recorded elsewhere, each move with the tile that appeared. If the seed gives all of these
   * tiles, the game is not edited, and `verify` accepts its replay. A subclass gives one of its own.
   * @param moves any iterable of moves, in their order
   * @param options how the game began: the `board` before the first move, or the `seed` that gave it, which is `''` if
   *   omitted
   * @throws TypeError, RangeError for a move that is not legal or a tile that does not fit, naming the move
   *   (`moves[3]`), or for an option
   */
  static fromMoves<Kind extends Game>(
    this: new () => Kind,
    moves: Iterable<RecordedMove>,
    options: Omit<GameOptions, 'random'> = {},
  ): Kind {
    const { rules, seed, board, score } = readStart(options, START_NAMES);
    const record = new GameRecord(startPosition({ rules, seed }));
    const isOfSeed = board?.cells.every((rank, cell) => rank === record.position.cells[cell]);
    applyStart(record, isOfSeed ? undefined : board?.cells, score);
    followMoves(record, moves);
    return withRecord(new this(), record);
  }

  /** The rules that the game is played under; frozen. */
  get rules(): Readonly<Rules> {
    return this.#position.rules;
  }

  /** The seed of the random tiles, or `''` if they come from a source. */
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

  /** The highest value on the board, 0 if it is empty. */
  get maxTile(): number {
    return valueOf(Math.max(...this.#position.cells));
  }

  /** Whether a new tile has room. */
  get hasEmptyCell(): boolean {
    return this.#position.empty > 0;
  }

  /** Whether a merge has made the win tile. */
  get won(): boolean {
    return this.#position.won;
  }

  /** Whether the game has ended: no tile can move, a win ended it, or the player gave up. An empty board is not over. */
  get over(): boolean {
    return this.endReason !== null;
  }

  /** Why the game is over; `null` while it goes on. */
  get endReason(): EndReason | null {
    return endReasonOf(this.#position);
  }

  /** The values of all cells, top row first; a fresh copy. */
  get board(): number[][] {
    return toRows(this.#position);
  }

  /** The whole game as one line of URL-safe text. */
  get replay(): string {
    return this.#record.replay;
  }

  get #position(): Readonly<Position> {
    return this.#record.position;
  }

  /**
   * The value at a cell, 0 for an empty one.
   * @param column 0 is the leftmost
   * @param row 0 is the top one
   * @throws TypeError, RangeError for a cell that is not on the board
   */
  tileAt(column: number, row: number): number {
    return valueOf(this.#position.cells[this.#checkCell(column, row)] ?? 0);
  }

  /** Whether a tile of this value is on the board. @throws TypeError, RangeError for a value that no tile can have */
  has(value: number): boolean {
    return this.#position.cells.includes(checkRank('value', value));
  }

  /**
   * Whether a move in this direction would change the board, or in any direction if omitted.
   * @throws TypeError, RangeError for anything but a direction
   */
  canMove(direction?: Direction): boolean {
    if (direction === undefined) return !this.over && canSlideAnywhere(this.#position);
    const index = checkDirection(direction);
    return !this.over && canSlide(this.#position, index);
  }

  /** The directions in which a move would change the board, in the order up, right, down, left. */
  legalMoves(): Direction[] {
    return this.over ? [] : legalDirections(this.#position);
  }

  /**
   * Makes a move.
   * @returns what happened, or `null` if it changes nothing or the game is over
   * @throws TypeError, RangeError for anything but a direction, or whatever a source throws; the game then stays as it
   *   was
   */
  move(direction: Direction): Move | null {
    const index = checkDirection(direction);
    const record = this.#recordToChange();
    if (!this.#mayDifferFromSeed) return record.move(index);
    const move = record.move(index, ({ cells }) => {
      const undone = this.#undoneTiles.at(-1);
      return undone && cells[undone.cell] === 0 ? undone : this.#readSource(cells);
    });
    if (move) this.#undoneTiles.pop();
    return move;
  }

  /**
   * Takes back the last move and any edits made since. The random state goes back too, so that the same move has the
   * same outcome. After `giveUp()` it takes back the giving up alone.
   * @returns false if no move was made
   */
  undo(): boolean {
    const entry = this.#recordToChange().undo();
    // A tile of the seed comes again by itself; it only keeps its place among the others.
    if (entry?.kind === 'move' && (entry.tile || this.#mayDifferFromSeed)) {
      this.#undoneTiles.push(entry.tile);
    }
    return entry !== undefined;
  }

  /**
   * Ends the game because the player gives up. Has no effect on a game that is over.
   * @throws TypeError while the game's source is choosing a tile
   */
  giveUp(): void {
    const record = this.#recordToChange();
    if (!this.over) record.apply({ kind: 'give-up' });
  }

  /**
   * Adds the next new tile, as a move does.
   * @throws RangeError on a full board, or whatever a source throws; the game then stays as it was
   */
  addTile(): Tile {
    const record = this.#recordToChange();
    const next = peekTile(this.#position);
    const given = this.#readSource(this.#position.cells);
    if (given) this.#setCell(given);
    else record.apply({ kind: 'add' });
    const { cell, rank } = given ?? next;
    return { cell, value: valueOf(rank) };
  }

  /**
   * Sets one cell.
   * @param value the tile, or 0 to clear the cell
   * @throws TypeError, RangeError for a cell that is not on the board, or a value that no tile has
   */
  setTile(column: number, row: number, value: number): void {
    this.#setCell({ cell: this.#checkCell(column, row), rank: checkRank('value', value, 0) });
  }

  /**
   * Sets all cells.
   * @param board as large as the game's, top row first, 0 for an empty cell; copied
   * @throws TypeError, RangeError for anything that is not a board of this size
   */
  setBoard(board: readonly (readonly number[])[]): void {
    const given = readBoard(board);
    const [size, allowed] = [formatSize(given), formatSize(this)];
    if (size !== allowed) refuse('size of board', size, allowed, 'string');
    this.#recordToChange().apply({ kind: 'board', ranks: given.cells });
  }

  /**
   * Sets the score.
   * @param score any integer, also below zero
   * @throws TypeError, RangeError for anything else
   */
  setScore(score: number): void {
    this.#recordToChange().apply({ kind: 'score', score: checkGameOption('score', score) });
  }

  /**
   * An independent game at the same point, with the same tiles of the seed to come; those of the seed `''` replace a
   * source. A subclass is treated as by `fromReplay`.
   */
  copy(): this {
    const copy = withRecord(new (this.constructor as new () => this)(), this.#record.copy());
    copy.#undoneTiles = [...this.#undoneTiles];
    return copy;
  }

  /** The replay line, for `JSON.stringify`. */
  toJSON(): string {
    return this.replay;
  }

  /** `Score: N`, then the board: one row per line, in cells at least five characters wide. */
  toString(): string {
    return `Score: ${this.score}\n${formatPlain(this.board)}\n`;
  }

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
    this.#recordToChange().apply({ kind: 'board', ranks });
  }

  /** @throws TypeError while the source is choosing a tile */
  #recordToChange(): GameRecord {
    if (this.#isReadingSource)
      throw new TypeError('random must not change the game that is asking it');
    return this.#record;
  }

  /** After an undo, or with a source: some of the next tiles may not be those of the seed. */
  get #mayDifferFromSeed(): boolean {
    return this.#source !== undefined || this.#undoneTiles.length > 0;
  }

  /** The source's next tile, `undefined` without a source. @throws whatever the source throws */
  #readSource(cells: Uint8Array): RankedTile | undefined {
    this.#isReadingSource = true;
    try {
      return this.#source?.(cells);
    } finally {
      this.#isReadingSource = false;
    }
  }
}

/** Everything that can be read from a game without changing it. */
export type GameView = Readonly<
  Omit<
    Game,
    'move' | 'undo' | 'giveUp' | 'addTile' | 'setTile' | 'setBoard' | 'setScore' | 'toJSON'
  >
>;

/** A game with this record, which it changes from now on. */
export function gameAt(record: GameRecord): Game {
  return withRecord(new Game({ startTiles: 0 }), record);
}
