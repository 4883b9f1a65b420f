import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { rankOf } from './board.js';
import { checkInteger, checkTile } from './rules.js';
import { reject } from './errors.js';
import type { RandomSource, Tile } from './types.js';

export type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/**
 * A cell and a rank in one integer, `cell * 64 + rank`; never 0, which stands for "none".
 * One number a move keeps the history of a long game small.
 */
export type PackedTile = number;

export function packTile(cell: number, rank: number): PackedTile {
  return (cell << 6) | rank;
}

/** The mixing of one block into MurmurHash3 x86 32 (Austin Appleby, SMHasher). */
function mixBlock(hash: number, block: number): number {
  block = Math.imul(block, 0xcc9e2d51);
  return hash ^ Math.imul((block << 15) | (block >>> 17), 0x1b873593);
}

/** MurmurHash3 x86 32. */
function murmur3(bytes: Uint8Array, hash: number): number {
  let block = 0;
  for (let index = 0; index < bytes.length; index++) {
    block |= (bytes[index] ?? 0) << (8 * (index % 4));
    if (index % 4 === 3) {
      hash = mixBlock(hash, block);
      hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
      block = 0;
    }
  }
  hash = mixBlock(hash, block) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const encoder = new TextEncoder();

/** The generator that a seed text names; docs/replay-format.md is its specification. */
export function seededGenerator(seed: string): Generator {
  const bytes = encoder.encode(seed);
  // A state of zeros only would stay zero for ever.
  return xoroshiro128plusFromState([
    murmur3(bytes, 0),
    murmur3(bytes, 1),
    murmur3(bytes, 2),
    murmur3(bytes, 3) | 1,
  ]);
}

/** A seed that nobody has asked for yet. */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join(
    '',
  );
}

const fraction = (generator: Generator) => (generator.next() >>> 0) / 2 ** 32;

/**
 * Draws the next tile: first which of the empty cells, then the value. Multiplying takes the high
 * bits, which are the good ones of this generator, and is off a uniform choice by less than one
 * part in four million on the largest board.
 *
 * @returns the index among the empty cells, and the rank
 */
export function drawTile(generator: Generator, empty: number, fourChance: number): PackedTile {
  const index = Math.floor(fraction(generator) * empty);
  return packTile(index, fraction(generator) < fourChance ? 2 : 1);
}

/** A tile source as the game asks it: told the empty cells, it answers with a tile that fits. */
export type Source = (emptyCells: readonly number[]) => PackedTile;

/** A source that draws from a fresh seed nobody knows: such tiles have to be written down. */
export function freshSource(fourChance: number): Source {
  const generator = seededGenerator(freshSeed());
  return (emptyCells) => {
    const drawn = drawTile(generator, emptyCells.length, fourChance);
    return packTile(emptyCells[drawn >> 6] ?? 0, drawn % 64);
  };
}

type Answer = Tile | IteratorResult<Tile>;

/** Makes one kind of source of all that a {@link RandomSource} may be. */
export function toSource(random: RandomSource): Source {
  const allowed = 'a function, an iterable or an object with a next method';
  let ask: (emptyCells: readonly number[]) => Answer;
  if (typeof random === 'function') {
    ask = random;
  } else {
    if (typeof random !== 'object' || (random as unknown) === null) {
      reject('random', random, allowed, TypeError);
    }
    const iterator: unknown = Symbol.iterator in random ? random[Symbol.iterator]() : random;
    const { next } = iterator as { next?: (emptyCells: readonly number[]) => Answer };
    if (typeof next !== 'function') reject('random', random, allowed, TypeError);
    ask = (emptyCells) => next.call(iterator, emptyCells);
  }
  return (emptyCells) => {
    const answer = ask([...emptyCells]) as Answer | null | undefined;
    if (typeof answer !== 'object' || !answer) {
      reject('tile handed out by random', answer, '{ cell, value }', TypeError);
    }
    if ('done' in answer && answer.done) {
      throw new RangeError('random must hand out one more tile, but it has ended');
    }
    const tile: unknown =
      'value' in answer && typeof answer.value === 'object' ? answer.value : answer;
    const { cell, value } = tile as Partial<Tile>;
    checkTile('value of the tile handed out by random', value);
    checkInteger('cell of the tile handed out by random', cell, 0, Infinity);
    if (!emptyCells.includes(Number(cell))) {
      reject(
        'cell of the tile handed out by random',
        cell,
        `one of the empty cells ${emptyCells.join(', ')}`,
      );
    }
    return packTile(Number(cell), rankOf(value));
  };
}
