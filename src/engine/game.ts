import { valueOf } from './board.js';
import { writeDigits, type Entry } from './line.js';
import { PlayableGame, toTile } from './playable-game.js';
import { copyOf, type Position } from './position.js';
import type { PackedTile } from './random.js';
import { readReplay } from './replay.js';
import { checkBoard, checkOneOf, checkScore, checkTile, COUNTS, sizeText } from './rules.js';
import { plainText } from './text.js';
import type { GameView, Tile } from './types.js';

/** The game whose source is being asked for a tile. */
let asking: PlayableGame | undefined;

function refuseWhileAsking(game: PlayableGame): void {
  if (game === asking) throw new TypeError('random must not change the game that is asking it');
}

/** A tile that a source handed out between moves, and after how many of them. */
interface Added {
  moves: number;
  tile: PackedTile;
}

/** A game of 2048. */
export class Game extends PlayableGame implements GameView {
  #added: Added[] = [];
  /** Added tiles that were undone; the last one is the next to be added again. */
  #again: PackedTile[] = [];

  /**
   * The game that a replay line holds, at the position where it ends. It can be undone and played
   * on, with the tiles of its seed.
   *
   * @throws TypeError for anything but a text, ReplayError for anything that is not a legal game
   */
  static override fromReplay(text: string): Game {
    return Game.#at(readReplay(text));
  }

  static #at(position: Position): Game {
    const game = new Game({ startTiles: 0 });
    game.position = position;
    return game;
  }

  override undo(): boolean {
    refuseWhileAsking(this);
    const undone = super.undo();
    const kept = this.#added.filter(({ moves }) => moves <= this.moves).length;
    this.#again.push(
      ...this.#added
        .splice(kept)
        .reverse()
        .map(({ tile }) => tile),
    );
    return undone;
  }

  get tileCount(): number {
    return this.columns * this.rows - this.position.empty;
  }

  get hasEmptyCell(): boolean {
    return this.position.empty > 0;
  }

  /**
   * The value at a cell, 0 for an empty one.
   *
   * @param column 0 is left
   * @param row 0 is at the top
   * @throws TypeError, RangeError for a cell that is not on the board
   */
  tileAt(column: number, row: number): number {
    return valueOf(this.position.cells[this.#cell(column, row)] ?? 0);
  }

  /**
   * Whether a tile of this value is on the board.
   *
   * @throws TypeError, RangeError for a value that no tile can have
   */
  has(value: number): boolean {
    return this.position.cells.includes(checkTile('value', value));
  }

  /**
   * Adds the next new tile, as a move would.
   *
   * @throws RangeError on a full board, or whatever a source throws; the game then stays as it was
   */
  addTile(): Tile {
    const before = this.position.cells.slice();
    const again = this.#again.at(-1);
    const fits = again && !before[again >> 6];
    const handed = this.hasEmptyCell && (fits ? again : this.handOut(this.position));
    if (handed) {
      this.#set(handed);
      this.#added.push({ moves: this.moves, tile: handed });
    } else this.do('a');
    this.#again.pop();
    const { cells } = this.position;
    const cell = cells.findIndex((rank, index) => rank !== before[index]);
    return toTile((cell << 6) | (cells[cell] ?? 0));
  }

  /**
   * Sets one cell.
   *
   * @param value the tile, or 0 to clear the cell
   * @throws TypeError, RangeError for a cell that is not on the board, or a value that no tile has
   */
  setTile(column: number, row: number, value: number): void {
    this.#set((this.#cell(column, row) << 6) | checkTile('value', value, 0));
  }

  /**
   * Sets all cells.
   *
   * @param board as large as the game's, top row first, 0 for an empty cell; copied
   * @throws TypeError, RangeError for anything that is not a board of this size
   */
  setBoard(board: readonly (readonly number[])[]): void {
    const sides = checkBoard(board);
    checkOneOf('size of board', sizeText(sides), [sizeText(this)]);
    this.do(`b${writeDigits(sides.cells)}`);
  }

  /**
   * Sets the score.
   *
   * @param score any safe integer, also below zero
   * @throws TypeError, RangeError for anything else
   */
  setScore(score: number): void {
    this.do(`s${checkScore(score)}`);
  }

  /**
   * An independent game at the same point, which can be played and undone without touching this one.
   * A seed goes on with the same tiles there; a source is not asked, and the seed `''` stands in for
   * it.
   */
  copy(): Game {
    return Game.#at(copyOf(this.position));
  }

  /** What `JSON.stringify` makes of a game: its replay line. */
  toJSON(): string {
    return this.replay;
  }

  /** `Score: N` and then the board, one row a line, in cells five wide. */
  override toString(): string {
    return `Score: ${this.score}\n${plainText(this.board)}`;
  }

  protected override do(entry: Entry): void {
    refuseWhileAsking(this);
    super.do(entry);
  }

  protected override handOut(position: Position): PackedTile {
    refuseWhileAsking(this);
    const outer = asking;
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- compared with other games
    asking = this;
    try {
      return super.handOut(position);
    } finally {
      asking = outer;
    }
  }

  /** The index of a cell. */
  #cell(column: number, row: number): number {
    const { columns, rows } = this;
    return (
      checkOneOf('row', row, COUNTS.slice(0, rows)) * columns +
      checkOneOf('column', column, COUNTS.slice(0, columns))
    );
  }

  #set(tile: PackedTile): void {
    const cells = this.position.cells.slice();
    cells[tile >> 6] = tile & 63;
    this.do(`b${writeDigits(cells)}`);
  }
}
