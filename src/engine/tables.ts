import { boardOf, slide } from './board.js';
import type { Entry } from './line.js';
import { follow, note, settle, type Position } from './position.js';
import { next } from './random.js';

/** The entry for a row whose slide makes a tile whose rank needs more than four bits. */
const BEYOND = -1;

/**
 * What becomes of each row of four cells when it slides towards its first cell, or its last. A row
 * is 16 bits, four for the rank of each cell, the first cell in the lowest. An entry has the row
 * after the slide in its lower 16 bits and a quarter of the points above them; it is negative once
 * it has been made. Entries are made when they are first needed: a game meets only a few hundred.
 */
export class RowTable {
  readonly #entries = new Int32Array(0x10000);
  readonly #direction: number;

  constructor(direction: number) {
    this.#direction = direction;
  }

  /** The entry of a row. */
  of(row: number): number {
    return this.#entries[row] || this.#make(row);
  }

  #make(row: number): number {
    const ranks = [0, 4, 8, 12].map((shift) => (row >> shift) & 15);
    const board = boardOf(4, 1, ranks);
    slide(board, this.#direction);
    const after = board.cells.reduceRight((bits, rank) => bits * 16 + rank, 0);
    const entry = board.cells.some((rank) => rank > 15)
      ? BEYOND
      : after | (board.score << 14) | 0x80000000;
    this.#entries[row] = entry;
    return entry;
  }
}

/** The points that a {@link BEYOND} entry appears to have. */
const BEYOND_POINTS = 4 * 0x7fff;

const towardFirst = /* @__PURE__ */ new RowTable(3);
const towardLast = /* @__PURE__ */ new RowTable(1);

/**
 * Plays a 4 x 4 position by tables, several times as fast as cell by cell. Anything out of the
 * ordinary (a written tile, an edit, a win, an illegal move, a tile above 32768) is left to the
 * general code, which is always right.
 */
export class Tables {
  /** Whether the board is in the rows below; the cells of the position are then out of date. */
  #loaded = false;
  #row0 = 0;
  #row1 = 0;
  #row2 = 0;
  #row3 = 0;

  /** Does what an entry says. */
  follow(position: Position, entry: Entry): void {
    const plain = typeof entry === 'number' && entry < 4;
    if (plain && this.#load(position) && this.#slideRows(position, entry)) {
      this.#spawn(position);
      position.moves++;
      note(position, entry);
    } else {
      this.finish(position);
      follow(position, entry);
    }
  }

  /** Brings the position up to date. */
  finish(position: Position): void {
    if (!this.#loaded) return;
    this.#loaded = false;
    const { cells } = position;
    for (let column = 0; column < 4; column++) {
      const shift = 4 * column;
      cells[column] = (this.#row0 >> shift) & 15;
      cells[column + 4] = (this.#row1 >> shift) & 15;
      cells[column + 8] = (this.#row2 >> shift) & 15;
      cells[column + 12] = (this.#row3 >> shift) & 15;
    }
    position.empty = 0;
    for (const rank of cells) if (!rank) position.empty++;
    settle(position);
  }

  /** Takes the board over, if tables can play it. */
  #load({ cells, ending }: Position): boolean {
    if (this.#loaded) return true;
    if (ending) return false;
    let ranks = 0;
    for (const rank of cells) ranks |= rank;
    if (ranks > 15) return false;
    this.#row0 = readRow(cells, 0);
    this.#row1 = readRow(cells, 4);
    this.#row2 = readRow(cells, 8);
    this.#row3 = readRow(cells, 12);
    this.#loaded = true;
    return true;
  }

  /** Slides the rows. If it returns false they are as before. */
  #slideRows(position: Position, direction: number): boolean {
    const vertical = direction % 2 === 0;
    const table = direction % 3 === 0 ? towardFirst : towardLast;
    if (vertical) this.#transpose();
    const entry0 = table.of(this.#row0);
    const entry1 = table.of(this.#row1);
    const entry2 = table.of(this.#row2);
    const entry3 = table.of(this.#row3);
    const row0 = entry0 & 0xffff;
    const row1 = entry1 & 0xffff;
    const row2 = entry2 & 0xffff;
    const row3 = entry3 & 0xffff;
    const gained = 4 * (points(entry0) + points(entry1) + points(entry2) + points(entry3));
    const changed =
      row0 !== this.#row0 || row1 !== this.#row1 || row2 !== this.#row2 || row3 !== this.#row3;
    const { rules, won } = position;
    const ordinary = changed && gained < BEYOND_POINTS && (gained < rules.winTile || won);
    if (ordinary) {
      this.#row0 = row0;
      this.#row1 = row1;
      this.#row2 = row2;
      this.#row3 = row3;
      position.score += gained;
    }
    if (vertical) this.#transpose();
    return ordinary;
  }

  #transpose(): void {
    const row0 = this.#row0;
    const row1 = this.#row1;
    const row2 = this.#row2;
    const row3 = this.#row3;
    this.#row0 = (row0 & 15) | ((row1 & 15) << 4) | ((row2 & 15) << 8) | ((row3 & 15) << 12);
    this.#row1 = ((row0 >> 4) & 15) | (row1 & 0xf0) | ((row2 & 0xf0) << 4) | ((row3 & 0xf0) << 8);
    this.#row2 = ((row0 >> 8) & 15) | ((row1 >> 4) & 0xf0) | (row2 & 0xf00) | ((row3 & 0xf00) << 4);
    this.#row3 = (row0 >> 12) | ((row1 >> 8) & 0xf0) | ((row2 >> 4) & 0xf00) | (row3 & 0xf000);
  }

  /** Puts the next tile of the seed on the board. */
  #spawn({ generator, rules }: Position): void {
    const empty0 = emptyFlags(this.#row0);
    const empty1 = emptyFlags(this.#row1);
    const empty2 = emptyFlags(this.#row2);
    const empty3 = emptyFlags(this.#row3);
    const until1 = count(empty0);
    const until2 = until1 + count(empty1);
    const until3 = until2 + count(empty2);
    const nth = (next(generator) * (until3 + count(empty3))) | 0;
    const rank = next(generator) < rules.fourChance ? 2 : 1;
    if (nth < until1) this.#row0 |= rank << shiftTo(empty0, nth);
    else if (nth < until2) this.#row1 |= rank << shiftTo(empty1, nth - until1);
    else if (nth < until3) this.#row2 |= rank << shiftTo(empty2, nth - until2);
    else this.#row3 |= rank << shiftTo(empty3, nth - until3);
  }
}

/** The row of four cells that begins at a cell. */
function readRow(cells: Uint8Array, first: number): number {
  let row = 0;
  for (let cell = first + 3; cell >= first; cell--) row = (row << 4) | (cells[cell] ?? 0);
  return row;
}

/** A quarter of the points in an entry. */
function points(entry: number): number {
  return (entry >> 16) & 0x7fff;
}

/** Bit 0, 4, 8 or 12 for each empty cell of a row. */
function emptyFlags(row: number): number {
  const halves = row | (row >> 2);
  return ~(halves | (halves >> 1)) & 0x1111;
}

/** The number of flags. */
function count(flags: number): number {
  return ((flags * 0x1111) >> 12) & 7;
}

/** The lowest bit of the nth empty cell of a row. */
function shiftTo(flags: number, nth: number): number {
  let shift = 0;
  while (((flags >> shift) & 1) === 0 || nth-- > 0) shift += 4;
  return shift;
}
