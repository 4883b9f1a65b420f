import type { Direction } from '../../src/engine/index.js';

type Rows = number[][];
type ReadonlyRows = readonly (readonly number[])[];

/** Left becomes up and so on: columns become rows. */
export const flip = (board: ReadonlyRows): Rows =>
  board[0]!.map((_, column) => board.map((row) => row[column]!));
export const mirror = (board: ReadonlyRows): Rows => board.map((row) => [...row].reverse());

/** One row to the left, by the words of the rules: out with the gaps, in with the pairs. */
function slideRow(row: number[]): { row: number[]; gained: number } {
  const [first, second, ...rest] = row.filter((value) => value > 0);
  if (first === undefined) return { row: row.map(() => 0), gained: 0 };
  const pair = first === second;
  const after = slideRow(pair ? rest : second === undefined ? [] : [second, ...rest]);
  const slid = [pair ? 2 * first : first, ...after.row.filter((value) => value > 0)];
  return {
    row: row.map((_, column) => slid[column] ?? 0),
    gained: after.gained + (pair ? 2 * first : 0),
  };
}

/** A second implementation of a slide, as different from the engine's as can be. */
export function naiveSlide(board: Rows, direction: Direction): { board: Rows; gained: number } {
  const vertical = direction === 'up' || direction === 'down';
  const backward = direction === 'right' || direction === 'down';
  const turn = (rows: Rows) => {
    const turned = vertical ? flip(rows) : rows;
    return backward ? mirror(turned) : turned;
  };
  const turnBack = (rows: Rows) => {
    const straight = backward ? mirror(rows) : rows;
    return vertical ? flip(straight) : straight;
  };
  const slid = turn(board).map(slideRow);
  return {
    board: turnBack(slid.map(({ row }) => row)),
    gained: slid.reduce((sum, { gained }) => sum + gained, 0),
  };
}

export const sameBoard = (one: Rows, other: Rows): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** xoroshiro128+ and its seeding by docs/replay-format.md, in big integers. */
export function naiveNumbers(seed: string, count: number): number[] {
  const word = (value: bigint) => BigInt.asUintN(64, value);
  const rotl = (value: bigint, by: bigint) => word(value << by) | (value >> (64n - by));
  const [hash0, hash1, hash2, hash3] = [0n, 1n, 2n, 3n].map((lane) => {
    let hash = BigInt.asUintN(32, 0x811c9dc5n + lane * 0x9e3779b9n);
    for (const byte of new TextEncoder().encode(seed)) {
      hash = BigInt.asUintN(32, (hash ^ BigInt(byte)) * 0x01000193n);
    }
    return hash;
  }) as [bigint, bigint, bigint, bigint];
  let s0 = (hash0 << 32n) | hash1;
  let s1 = (hash2 << 32n) | hash3 | 1n;
  const step = () => {
    const out = BigInt.asUintN(32, s0 + s1);
    s1 ^= s0;
    s0 = rotl(s0, 24n) ^ s1 ^ word(s1 << 16n);
    s1 = rotl(s1, 37n);
    return Number(out);
  };
  for (let round = 0; round < 32; round++) step();
  return Array.from({ length: count }, step);
}
