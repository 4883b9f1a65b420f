import { slide, type Direction } from '../../src/engine/index.js';
import type { Reason } from '../../src/player/index.js';

type Rows = readonly (readonly number[])[];

const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

const cornersOf = (board: Rows) =>
  [board[0]!, board.at(-1)!].flatMap((row) => [row[0]!, row.at(-1)!]);
const largestOf = (board: Rows) => Math.max(...board.flat());
const total = (line: readonly number[]) => line.reduce((sum, value) => sum + value, 0);

/** Whether a line, read from one of its ends, never rises. */
const falls = (line: readonly number[]) =>
  [line, [...line].reverse()].some((read) =>
    read.every((value, at) => read.slice(at + 1).every((later) => later <= value)),
  );

function edgesOf(board: Rows): (readonly number[])[] {
  const column = (at: number) => board.map((row) => row.at(at)!);
  return [board[0]!, board.at(-1)!, column(0), column(-1)];
}

/** The chance that the next new tile leaves no move, tile by tile. */
function stuckChance(board: Rows, fourChance: number): number {
  let chance = 0;
  let places = 0;
  for (const [y, row] of board.entries()) {
    for (const [x, value] of row.entries()) {
      if (value) continue;
      places++;
      for (const [tile, share] of [
        [2, 1 - fourChance],
        [4, fourChance],
      ] as const) {
        const next = board.map((line) => [...line]);
        next[y]![x] = tile;
        if (directions.every((direction) => slide(next, direction) === null)) chance += share;
      }
    }
  }
  return places ? chance / places : 0;
}

/** What a fact of that kind has to be, counted on the board; `undefined` where there is none. */
function countedFact(
  kind: Reason['kind'],
  before: Rows,
  direction: Direction,
  fourChance: number,
): Reason | undefined {
  const slid = slide(before, direction)!;
  const after = slid.board;
  switch (kind) {
    case 'stuck-next':
      return { kind, chance: stuckChance(after, fourChance) };
    case 'empty':
      return { kind, count: after.flat().filter((value) => value === 0).length };
    case 'merges': {
      const made = new Map(slid.trips.filter((trip) => trip.merged).map((trip) => [trip.to, trip]));
      const best = Math.max(0, ...[...made.values()].map(({ value }) => value));
      return { kind, count: made.size, best };
    }
    case 'corner': {
      const stood = largestOf(before);
      if (!cornersOf(before).includes(stood)) return undefined;
      const held = cornersOf(after).filter((value) => value >= stood);
      return held.length
        ? { kind, tile: Math.max(...held), kept: true }
        : { kind, tile: stood, kept: false };
    }
    case 'row': {
      const lines = edgesOf(after).filter((line) => line.includes(largestOf(after)));
      const fullest = Math.max(...lines.map(total));
      return { kind, ordered: lines.some((line) => total(line) === fullest && falls(line)) };
    }
  }
}

/** Everything that is wrong with the reasons for the moves of a position. */
export function wrongReasons(
  board: Rows,
  fourChance: number,
  moves: readonly { direction: Direction; reasons: readonly Reason[] }[],
): string[] {
  const kinds: Reason['kind'][] = ['stuck-next', 'corner', 'row', 'empty', 'merges'];
  const fact = (kind: Reason['kind'], direction: Direction) =>
    JSON.stringify(countedFact(kind, board, direction, fourChance));
  const differing = kinds.filter(
    (kind) => new Set(moves.map(({ direction }) => fact(kind, direction))).size > 1,
  );
  return moves.flatMap(({ direction, reasons }) => {
    const wanted = differing.slice(0, 3).map((kind) => fact(kind, direction));
    const given = reasons.map((reason) => JSON.stringify(reason));
    return JSON.stringify(given) === JSON.stringify(wanted)
      ? []
      : [`${JSON.stringify(board)} ${direction}: ${given.join()} instead of ${wanted.join()}`];
  });
}

/** A board of random tiles, crowded as often as not, with the largest in a corner as often as not. */
export function randomBoard(columns: number, rows: number, random: () => number): number[][] {
  const fill = random() < 0.5 ? 0.93 : random();
  const highest = 2 + Math.floor(random() * 10);
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () =>
      random() < fill ? 2 ** (1 + Math.floor(random() ** 1.5 * highest)) : 0,
    ),
  );
  if (random() < 0.5) board[0]![random() < 0.5 ? 0 : columns - 1] = 2 ** (highest + 1);
  return board;
}
