import type { Direction } from '../../src/engine/index.js';

type Rows = number[][];

/** Left becomes up and so on: columns become rows. */
const flip = (board: Rows): Rows => board[0]!.map((_, column) => board.map((row) => row[column]!));
const mirror = (board: Rows): Rows => board.map((row) => [...row].reverse());

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

/** sfc32 and its seeding by docs/replay-format.md, in big integers. */
export function naiveNumbers(seed: string, count: number): number[] {
  const word = (value: bigint) => value & 0xffffffffn;
  let [a, b, c, counter] = [0n, 0n, 0n, 1n];
  const step = () => {
    const out = word(a + b + counter);
    [a, b, c, counter] = [
      b ^ (b >> 9n),
      word(c + (c << 3n)),
      word((word(c << 21n) | (c >> 11n)) + out),
      word(counter + 1n),
    ];
    return Number(out);
  };
  for (const byte of new TextEncoder().encode(seed)) {
    a ^= BigInt(byte);
    step();
  }
  for (let round = 0; round < 16; round++) step();
  return Array.from({ length: count }, step);
}
