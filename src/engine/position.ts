import { Board } from './board.js';
import { readDigits, writeCells } from './digits.js';
import { Random, type PackedTile } from './random.js';
import { checkScore } from './rules.js';
import type { Rules } from './types.js';

/** Where a game stands: all that decides how it can go on, and nothing of how it came there. */
export class Position extends Board {
  /** Moves made. */
  moves = 0;
  /** Whether the player left. */
  left = false;

  constructor(
    override readonly rules: Readonly<Rules>,
    readonly random: Random,
    cells = new Uint8Array(rules.columns * rules.rows),
  ) {
    super(rules, cells);
  }

  copy(): Position {
    const { rules, random, cells, score, won, moves, left } = this;
    const copy = new Position(rules, random.copy(), cells.slice());
    return Object.assign(copy, { score, won, moves, left });
  }

  get over(): boolean {
    return this.stuck || this.left || (this.won && this.rules.afterWin === 'stop');
  }

  get emptyCells(): number[] {
    return [...this.cells.keys()].filter((cell) => !this.cells[cell]);
  }

  /** The next tile of the seed. */
  draw(): PackedTile {
    const { cells, empty } = this;
    if (!empty) throw new RangeError('a new tile needs an empty cell: the board is full');
    const drawn = this.random.draw(empty, this.rules.fourChance);
    let nth = drawn >> 6;
    let cell = 0;
    while (cells[cell] || nth-- > 0) cell++;
    return (cell << 6) | (drawn & 63);
  }

  /** Puts a new tile on the board, and answers with it. */
  put(tile: PackedTile): PackedTile {
    const cell = tile >> 6;
    if (this.cells[cell] !== 0 || !(tile & 63)) throw new RangeError('no tile fits there');
    this.cells[cell] = tile & 63;
    if (!--this.empty) this.settle();
    return tile;
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
   * Does what is no move, told as the replay line tells it.
   *
   * @param mark `a`: add a tile of the seed; `x`: leave; `s` and a score; `b` or `i` and a board
   * @returns the mark in its one form
   * @throws RangeError where that cannot be done; the position is then as before
   */
  edit(mark: string): string {
    const text = mark.slice(1);
    switch (mark[0]) {
      case 'a':
        this.put(this.draw());
        return 'a';
      case 'x':
        if (this.over) throw new RangeError('the game is over already');
        this.left = true;
        return 'x';
      case 's':
        this.score = checkScore(Number(text));
        return `s${this.score}`;
      default:
        if (text.length > this.cells.length) throw new RangeError('the board is too large');
        this.cells.fill(0).set(readDigits(text));
        this.settle();
        return mark.charAt(0) + writeCells(this.cells);
    }
  }
}
