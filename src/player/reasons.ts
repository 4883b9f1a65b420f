import { emptyIn, type Cells } from './search.js';
import { slideInto } from './slide.js';

/** A fact about a board after a slide, before the new tile. */
export type Reason =
  /** Probability that the next new tile ends the game. */
  | { readonly kind: 'stuck-next'; readonly chance: number }
  /**
   * The largest tile stood in a corner. `kept`: a corner now holds it, or what it merged into, and
   * `tile` is what the corner holds. Otherwise no corner holds so large a tile any more, and `tile`
   * is the one that stood there.
   */
  | { readonly kind: 'corner'; readonly tile: number; readonly kept: boolean }
  /**
   * Whether one line is in order: its values never rise, or never fall, from end to end; empty
   * cells count as 0. It is the row or column along an edge that holds a largest tile; of several,
   * the one with the highest sum. `ordered` is also false if no edge holds a largest tile.
   */
  | { readonly kind: 'row'; readonly ordered: boolean }
  /** Number of empty cells. */
  | { readonly kind: 'empty'; readonly count: number }
  /** Number of merges, 1 or more, and the largest tile made by them. */
  | { readonly kind: 'merges'; readonly count: number; readonly best: number }
  /** Number of pairs, 1 or more, of equal tiles that touch: of three in a row there are two. */
  | { readonly kind: 'pairs'; readonly count: number };

/** Reasons given for a move, at most. */
const MOST = 3;

const valueOf = (rank: number): number => (rank ? 2 ** rank : 0);
const largest = (ranks: Iterable<number>): number => Math.max(0, ...ranks);

function corners({ columns, cells }: Cells): number[] {
  const { length } = cells;
  return [0, columns - 1, length - columns, length - 1].map((cell) => cells[cell] as number);
}

/** The rows and columns along the board's edges. */
function edges({ columns, rows, cells }: Cells): number[][] {
  const row = (nth: number) => [...cells.subarray(nth * columns, (nth + 1) * columns)];
  const column = (nth: number) => [...cells].filter((_, cell) => cell % columns === nth);
  return [row(0), row(rows - 1), column(0), column(columns - 1)];
}

function merges(before: Cells, after: Cells): Reason | undefined {
  const count = emptyIn(after.cells) - emptyIn(before.cells);
  if (!count) return undefined;
  const tiles = (cells: Uint8Array, rank: number) => cells.filter((one) => one === rank).length;
  // The largest tile of which there are more than before: nothing larger has used any up.
  const made = [...after.cells].filter(
    (rank) => rank > 0 && tiles(after.cells, rank) > tiles(before.cells, rank),
  );
  return { kind: 'merges', count, best: valueOf(largest(made)) };
}

function corner(before: Cells, after: Cells): Reason | undefined {
  const stood = largest(before.cells);
  if (!corners(before).includes(stood)) return undefined;
  const now = largest(corners(after));
  return { kind: 'corner', tile: valueOf(Math.max(now, stood)), kept: now >= stood };
}

function row(after: Cells): Reason {
  const top = largest(after.cells);
  const sum = (line: number[]) => line.reduce((total, rank) => total + valueOf(rank), 0);
  const lines = edges(after).filter((line) => line.includes(top));
  const most = Math.max(...lines.map(sum));
  const ordered = lines.some((line) => {
    if (sum(line) < most) return false;
    const steps = line.slice(1).map((rank, cell) => Math.sign(rank - (line[cell] as number)));
    return !(steps.includes(1) && steps.includes(-1));
  });
  return { kind: 'row', ordered };
}

function isStuck({ columns, cells }: Cells): boolean {
  const to = new Uint8Array(cells.length);
  return [0, 1, 2, 3].every((direction) => !slideInto(cells, to, columns, direction));
}

function stuckNext(after: Cells, fourChance: number): Reason | undefined {
  const { cells } = after;
  let chance = 0;
  // With two cells empty, one stays so.
  if (emptyIn(cells) === 1) {
    const empty = cells.indexOf(0);
    for (const rank of [1, 2]) {
      const full = cells.slice();
      full[empty] = rank;
      if (isStuck({ ...after, cells: full })) chance += rank === 2 ? fourChance : 1 - fourChance;
    }
  }
  return chance ? { kind: 'stuck-next', chance } : undefined;
}

function pairs({ columns, cells }: Cells): Reason | undefined {
  let count = 0;
  for (const [cell, rank] of cells.entries()) {
    if (!rank) continue;
    if ((cell + 1) % columns && cells[cell + 1] === rank) count++;
    if (cells[cell + columns] === rank) count++;
  }
  return count ? { kind: 'pairs', count } : undefined;
}

/** What can be said of a slide, the weightiest first; one place for each kind. */
export type Facts = readonly (Reason | undefined)[];

export function factsOf(before: Cells, after: Cells, fourChance: number): Facts {
  return [
    stuckNext(after, fourChance),
    corner(before, after),
    row(after),
    merges(before, after),
    { kind: 'empty', count: emptyIn(after.cells) },
    pairs(after),
  ];
}

/** How much a fact speaks for its slide, compared with one of the same kind: more is better. */
function merits(reason: Reason | undefined): readonly [number, number?] {
  switch (reason?.kind) {
    case undefined:
      return [0];
    case 'stuck-next':
      return [-reason.chance];
    case 'corner':
      return [Number(reason.kept)];
    case 'row':
      return [Number(reason.ordered)];
    case 'merges':
      return [reason.best, reason.count];
    case 'empty':
    case 'pairs':
      return [reason.count];
  }
}

/** Whether a fact speaks for its slide, and nothing of it for the other one. */
function isBetter(one: Reason | undefined, other: Reason | undefined): boolean {
  const [first, second = 0] = merits(one);
  const [otherFirst, otherSecond = 0] = merits(other);
  return first >= otherFirst && second >= otherSecond && first + second > otherFirst + otherSecond;
}

/** What speaks for the best slide rather than for another one, and the same facts about the other one. */
export function compareFacts(best: Facts, other: Facts) {
  const kinds = [...best.keys()].filter((kind) => isBetter(best[kind], other[kind]));
  const pick = (facts: Facts) => kinds.slice(0, MOST).flatMap((kind) => facts[kind] ?? []);
  return { better: pick(best), worse: pick(other) };
}
