import { Board, MAX_RANK, rankOf } from './board.js';
import { digit, digitAt } from './digits.js';
import { drawTile, packTile, seededGenerator, type Generator, type PackedTile } from './random.js';
import { checkInteger } from './rules.js';
import type { Rules } from './types.js';

/** A tile as three digits: two for the cell, one for the rank. */
export function writeTile(tile: PackedTile): string {
  return digit(tile >> 12) + digit((tile >> 6) % 64) + digit(tile % 64);
}

/**
 * Reads what {@link writeTile} wrote.
 *
 * @param least the lowest rank allowed: 0 allows an empty cell
 * @throws RangeError for a rank that is none
 */
export function readTile(text: string, index: number, least = 1): PackedTile {
  const rank = checkInteger('rank of a tile', digitAt(text, index + 2), least, MAX_RANK);
  return packTile(digitAt(text, index) * 64 + digitAt(text, index + 1), rank);
}

/** All ranks as one digit each; empty cells at the end are left out. */
export function writeCells(cells: Uint8Array): string {
  return Array.from(cells, digit).join('').replace(/A+$/, '');
}

/**
 * Reads what {@link writeCells} wrote, between the two characters of a mark and its closing point.
 *
 * @throws RangeError for more cells than the board has, for empty ones at the end, for no rank
 */
function readCells(mark: string, size: number): Uint8Array {
  const count = checkInteger('number of cells written', mark.length - 3, 0, size);
  if (mark.endsWith('A.')) throw new RangeError('empty cells at the end of a board are left out');
  const cells = new Uint8Array(size);
  for (let cell = 0; cell < count; cell++) {
    cells[cell] = checkInteger('rank of a tile', digitAt(mark, cell + 2), 0, MAX_RANK);
  }
  return cells;
}

/** Where a game stands: all that decides how it can go on, and nothing of how it came there. */
export class Position extends Board {
  /** Moves made. */
  moves = 0;
  /** Whether the player left. */
  left = false;
  /** Whether there are tiles and none of them can move. */
  stuck = false;
  readonly #generator: Generator;

  constructor(
    readonly rules: Readonly<Rules>,
    seed: string | Generator,
    cells?: Uint8Array,
  ) {
    super(rules.columns, rules.rows, rankOf(rules.winTile), cells);
    this.#generator = typeof seed === 'string' ? seededGenerator(seed) : seed;
  }

  copy(): Position {
    const copy = new Position(this.rules, this.#generator.clone(), this.cells.slice());
    copy.score = this.score;
    copy.won = this.won;
    copy.moves = this.moves;
    copy.left = this.left;
    copy.stuck = this.stuck;
    return copy;
  }

  get over(): boolean {
    return this.stuck || this.left || (this.won && this.rules.afterWin === 'stop');
  }

  get emptyCells(): number[] {
    return [...this.cells.keys()].filter((cell) => !this.cells[cell]);
  }

  /** Draws the next tile of the seed: its index among so many empty cells, and its rank. */
  drawAmong(empty: number): PackedTile {
    return drawTile(this.#generator, empty, this.rules.fourChance);
  }

  /** The next tile of the seed. */
  draw(): PackedTile {
    const drawn = this.drawAmong(this.empty);
    let nth = drawn >> 6;
    let cell = 0;
    while (this.cells[cell] || nth-- > 0) cell++;
    return packTile(cell, drawn % 64);
  }

  /** Puts a new tile on the board. */
  put(tile: PackedTile): void {
    const cell = tile >> 6;
    if (this.cells[cell] !== 0) throw new RangeError(`cell ${cell} is not empty`);
    this.cells[cell] = tile % 64;
    this.empty--;
    this.stuck = this.empty === 0 && !this.hasPair();
  }

  /** Puts the start tiles of the seed on the board. */
  start(): void {
    for (let count = this.rules.startTiles; count > 0; count--) this.put(this.draw());
  }

  /**
   * Makes a whole move.
   *
   * @param tile the new tile, or 0 to take that of the seed
   * @returns whether it was a move: false where it changes nothing or comes after the end
   */
  play(direction: number, tile: PackedTile): boolean {
    if (this.over || this.slide(direction) < 0) return false;
    this.put(tile || this.draw());
    this.moves++;
    return true;
  }

  /**
   * Does what is no move, told as the replay line tells it: one mark with its arguments.
   *
   * @returns the tile that was added by it, or 0
   * @throws RangeError where that cannot be done
   */
  edit(mark: string): PackedTile {
    const kind = mark[1];
    let added = 0;
    if (kind === 'x') {
      if (this.over) throw new RangeError('the game is over already');
      this.left = true;
    } else if (kind === 's') {
      this.score = Number(mark.slice(2, -1));
    } else if (kind === 'a' || kind === 'n') {
      if (!this.empty) throw new RangeError('a tile needs an empty cell, and the board is full');
      added = kind === 'a' ? this.draw() : readTile(mark, 2);
      this.put(added);
    } else {
      if (kind === 'c') {
        const tile = readTile(mark, 2, 0);
        if (tile >> 6 >= this.cells.length) throw new RangeError(`there is no cell ${tile >> 6}`);
        this.cells[tile >> 6] = tile % 64;
      } else {
        this.cells.set(readCells(mark, this.cells.length));
      }
      this.settle();
    }
    return added;
  }

  /** Brings what is known of the cells up to date, after they were written one by one. */
  settle(): void {
    this.count();
    this.stuck = this.empty === 0 && !this.hasPair();
  }
}
