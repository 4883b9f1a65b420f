import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A generator of random numbers: xoroshiro128+ (David Blackman, Sebastiano Vigna). */
export interface Generator {
  /** Draws the next 32 bits, as a signed integer. */
  next(): number;
  /** A generator that continues with the same numbers, independently of this one. */
  clone(): Generator;
}

/** UTF-8 without `TextEncoder`, which the DOMs of some unit tests lack. `checkGameOption` has replaced lone surrogates. */
function utf8(text: string): number[] {
  // A byte is escaped as %XX, or stands for itself.
  const bytes = encodeURIComponent(text).match(/%..|./g) ?? [];
  return bytes.map((byte) =>
    byte.length === 3 ? parseInt(byte.slice(1), 16) : byte.charCodeAt(0),
  );
}

/** The generator of a seed, as specified in docs/replay-format.md. */
export function seeded(seed: string): Generator {
  const bytes = utf8(seed);
  // 32-bit FNV-1a (Fowler, Noll, Vo), from four starting values, a golden ratio apart.
  const [hash0 = 0, hash1 = 0, hash2 = 0, hash3 = 0] = [0, 1, 2, 3].map((lane) =>
    bytes.reduce(
      (hash, byte) => Math.imul(hash ^ byte, 0x01000193),
      (0x811c9dc5 + lane * 0x9e3779b9) | 0,
    ),
  );
  // An all-zero state would stay zero for ever.
  const generator = xoroshiro128plusFromState([hash0, hash1, hash2, hash3 | 1]);
  // 32 steps spread every bit of the text over the whole state.
  for (let step = 0; step < 32; step++) generator.next();
  return generator;
}

/** Draws a number: a multiple of 2 ** -32, from 0 to below 1. */
export function next(generator: Generator): number {
  return (generator.next() >>> 0) / 2 ** 32;
}

export function freshSeed(): string {
  return String(Math.random()).slice(2);
}
