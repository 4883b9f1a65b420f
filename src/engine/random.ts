/**
 * A cell and a rank in one integer, `cell * 64 + rank`; never 0, which stands for "none".
 * One number a move keeps the history of a long game small.
 */
export type PackedTile = number;

/**
 * The generator sfc32 (Chris Doty-Humphrey, PractRand; public domain), which also takes in the seed
 * text it starts from. docs/replay-format.md is the specification.
 */
export class Random {
  a = 0;
  b = 0;
  c = 0;
  count = 1;

  constructor(seed: string) {
    for (const byte of new TextEncoder().encode(seed)) {
      this.a ^= byte;
      this.next();
    }
    // So many steps spread every bit of the text over the whole state.
    for (let step = 0; step < 16; step++) this.next();
  }

  copy(): Random {
    return Object.assign(new Random(''), this);
  }

  /** A multiple of 2 ** -32 from 0 to below 1. */
  next(): number {
    const { a, b, c, count } = this;
    const out = (a + b + count) | 0;
    this.a = b ^ (b >>> 9);
    this.b = (c + (c << 3)) | 0;
    this.c = (((c << 21) | (c >>> 11)) + out) | 0;
    this.count = (count + 1) | 0;
    return (out >>> 0) / 2 ** 32;
  }

  /**
   * Draws a new tile: first which of the empty cells, then the value. Multiplying is off a uniform
   * choice by less than one part in four million on the largest board.
   *
   * @returns the index among the empty cells in place of the cell
   */
  draw(empty: number, fourChance: number): PackedTile {
    return ((this.next() * empty) << 6) | (this.next() < fourChance ? 2 : 1);
  }
}

/** A seed that nobody has asked for yet. */
export function freshSeed(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('');
}
