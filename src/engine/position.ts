import { Board } from './board.js';
import { valueOfDigit, writeCells } from './digits.js';
import { draw, seeded, type PackedTile } from './random.js';
import { checkScore } from './rules.js';
import type { Rules } from './types.js';

/**
 * Something done in a game. A move is the number of its direction, plus four times the new tile
 * where the seed does not tell that; all else is a text, as the replay line has it.
 */
export type Entry = number | string;

/** Where a game stands: all that decides how it can go on, and nothing of how it came there. */
export class Position extends Board {
  /** Moves made. */
  moves = 0;
  /** Whether the player left. */
  left = false;

  constructor(
    override readonly rules: Readonly<Rules>,
    readonly seed: string,
    readonly generator = seeded(seed),
  ) {
    super(rules);
  }

  copy(): Position {
    const { rules, seed, generator, cells } = this;
    const copy = new Position(rules, seed, generator.clone());
    return Object.assign(copy, this, { cells: cells.slice(), generator: copy.generator });
  }

  /** Why the game is over; `undefined` while it goes on. */
  get ending(): 'left' | 'won' | 'no-moves' | undefined {
    if (this.left) return 'left';
    if (this.won && this.rules.afterWin === 'stop') return 'won';
    return this.stuck ? 'no-moves' : undefined;
  }

  /** The next tile of the seed. */
  draw(): PackedTile {
    const { cells, empty } = this;
    if (!empty) throw new RangeError('the board is full');
    const drawn = draw(this.generator, empty, this.rules.fourChance);
    let nth = drawn >> 6;
    let cell = 0;
    while (cells[cell] || nth-- > 0) cell++;
    return (cell << 6) | (drawn & 63);
  }

  /** Puts a new tile on the board, that of the seed where it is 0, and answers with it. */
  put(tile: PackedTile): PackedTile {
    const put = tile || this.draw();
    const cell = put >> 6;
    if (this.cells[cell] !== 0 || !(put & 63)) throw new RangeError('no tile fits there');
    this.cells[cell] = put & 63;
    if (!--this.empty) this.settle();
    return put;
  }

  /** Puts the start tiles of the seed on the board, where the log does not begin with a board. */
  start(log: readonly Entry[]): this {
    const set = typeof log[0] === 'string' && log[0].startsWith('i');
    for (let count = set ? 0 : this.rules.startTiles; count > 0; count--) this.put(0);
    return this;
  }

  /**
   * Does what an entry tells.
   *
   * @param entry a move, or a text: `a` adds a tile of the seed; `x` leaves; `s` and a score, `b` or
   *   `i` and a board set those
   * @returns the entry in its one form
   * @throws RangeError where that cannot be done
   */
  follow(entry: Entry): Entry {
    if ((typeof entry === 'number' || entry === 'x') && this.ending) {
      throw new RangeError('the game is over');
    }
    if (typeof entry === 'number') {
      if (this.slide(entry & 3) < 0) {
        throw new RangeError(`move ${this.moves + 1} changes nothing`);
      }
      this.put(entry >> 2);
      this.moves++;
      return entry;
    }
    const kind = entry.charAt(0);
    const text = entry.slice(1);
    if (kind === 's') {
      this.score = checkScore(Number(text));
      return `s${this.score}`;
    }
    if (kind === 'a') this.put(0);
    else if (kind === 'x') this.left = true;
    else {
      this.cells.fill(0).set(Array.from(text, valueOfDigit));
      this.settle();
      return kind + writeCells(this.cells);
    }
    return kind;
  }
}
