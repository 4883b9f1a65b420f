import { slide, type Direction } from 'game-2048-element/engine';
import type { Reason } from 'game-2048-element/player';

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

const turned = (board: Rows): Rows => board[0]!.map((_, at) => board.map((row) => row[at]!));

/** The same text for boards that are the same up to rotation and reflection. */
const shapeOf = (board: Rows) =>
  [board, turned(board)]
    .flatMap((one) => [one, [...one].reverse()])
    .flatMap((one) => [one, one.map((row) => [...row].reverse())])
    .map((one) => JSON.stringify(one))
    .sort()[0];

/** What a fact of that kind has to be, counted on the board; `undefined` where there is none. */
export function countedFact(
  kind: Reason['kind'],
  before: Rows,
  direction: Direction,
  fourChance: number,
): Reason | undefined {
  const { board: after, trips } = slide(before, direction)!;
  switch (kind) {
    case 'stuck-next': {
      const chance = stuckChance(after, fourChance);
      return chance ? { kind, chance } : undefined;
    }
    case 'empty':
      return { kind, count: after.flat().filter((value) => value === 0).length };
    case 'pairs': {
      const pairsIn = (line: readonly number[]) =>
        line.filter((value, at) => value && value === line[at + 1]).length;
      const count = total([...after, ...turned(after)].map(pairsIn));
      return count ? { kind, count } : undefined;
    }
    case 'merges': {
      const made = new Map(trips.filter(({ merged }) => merged).map((trip) => [trip.to, trip]));
      const best = Math.max(...[...made.values()].map(({ value }) => value));
      return made.size ? { kind, count: made.size, best } : undefined;
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

/** What is good about a fact, in numbers: more is better. */
const worthOf = (fact: Reason | undefined): number[] =>
  Object.entries(fact ?? {}).flatMap(([name, value]) =>
    name === 'kind' || name === 'tile' ? [] : [name === 'chance' ? -value : Number(value)],
  );

/** Whether a fact speaks for its move, and nothing of it for the other one. */
export function speaksFor(fact: Reason | undefined, other: Reason | undefined): boolean {
  const [one, two] = [worthOf(fact), worthOf(other)];
  const differences = [0, 1].map((at) => (one[at] ?? 0) - (two[at] ?? 0));
  return Math.min(...differences) >= 0 && Math.max(...differences) > 0;
}

/** All kinds of reasons, the weightiest first. */
export const KINDS = ['stuck-next', 'corner', 'row', 'merges', 'empty', 'pairs'] as const;

/**
 * Everything that is wrong with the reasons for the moves of a position.
 *
 * @param moves the best first
 * @param rival the one that the best is compared with; by default the second best
 */
export function wrongReasons(
  board: Rows,
  fourChance: number,
  moves: readonly { direction: Direction; reasons: readonly Reason[] }[],
  rival?: Direction,
): string[] {
  const fact = (kind: Reason['kind'], of: Direction) => countedFact(kind, board, of, fourChance);
  const shape = (of: Direction) => shapeOf(slide(board, of)!.board);
  const best = moves[0]?.direction ?? 'up';
  const isBest = (of: Direction) => shape(of) === shape(best);
  const second = rival ?? moves.find(({ direction }) => !isBest(direction))?.direction ?? best;
  return moves.flatMap(({ direction, reasons }) => {
    const worse = isBest(direction) ? second : direction;
    const told = KINDS.filter((kind) => speaksFor(fact(kind, best), fact(kind, worse)));
    const wanted = told.slice(0, 3).flatMap((kind) => fact(kind, direction) ?? []);
    return JSON.stringify(reasons) === JSON.stringify(wanted)
      ? []
      : [`${JSON.stringify(board)} ${direction}: ${JSON.stringify({ reasons, wanted })}`];
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
