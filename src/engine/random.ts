import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * A cell and a rank in one integer, `cell * 64 + rank`; never 0, which stands for "none".
 * One number per move keeps the history of a long game small.
 */
export type PackedTile = number;

/** The random numbers of a seed: xoroshiro128+ (David Blackman, Sebastiano Vigna). */
export type Generator = ReturnType<typeof xoroshiro128plusFromState>;

/** The generator that a seed text names; docs/replay-format.md is the specification. */
export function seeded(seed: string): Generator {
  const bytes = new TextEncoder().encode(seed);
  // 32-bit FNV-1a (Fowler, Noll, Vo) from four starting values a golden ratio apart.
  const generator = xoroshiro128plusFromState(
    [0, 1, 2, 3].map(
      (lane) =>
        bytes.reduce(
          (hash, byte) => Math.imul(hash ^ byte, 0x01000193),
          (0x811c9dc5 + lane * 0x9e3779b9) | 0,
        ) |
        // An all-zero state would stay zero for ever.
        Number(lane > 2),
    ),
  );
  // This many steps spread every bit of the text over the whole state.
  for (let step = 0; step < 32; step++) generator.next();
  return generator;
}

/** The next random number: a multiple of 2 ** -32 from 0 to below 1. */
export function next(generator: Generator): number {
  return (generator.next() >>> 0) / 2 ** 32;
}

/** A fresh random seed. */
export function freshSeed(): string {
  return String(Math.random()).slice(2);
}
