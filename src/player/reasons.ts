import { emptyIn, type Cells } from './search.js';
import { slideInto } from './slide.js';

/** A fact about a board after a slide, before the new tile. */
export type Reason =
  /** Probability, above 0 for some move, that the next new tile ends the game. */
  | { readonly kind: 'stuck-next'; readonly chance: number }
  /**
   * The largest tile stood in a corner. `kept`: a corner now holds it, or what it merged into, and
   * `tile` is what the corner holds. Otherwise no corner holds so large a tile any more, and `tile`
   * is the one that stood there.
   */
  | { readonly kind: 'corner'; readonly tile: number; readonly kept: boolean }
  /**
   * Of the rows and columns along the board's edges that hold a largest tile, the one with the
   * highest sum never rises or never falls from end to end; empty cells count as 0. Not `ordered`,
   * too, if no edge holds a largest tile.
   */
  | { readonly kind: 'row'; readonly ordered: boolean }
  /** Number of empty cells. */
  | { readonly kind: 'empty'; readonly count: number }
  /** Number of merges, and the largest tile made by them, 0 without any. */
  | { readonly kind: 'merges'; readonly count: number; readonly best: number };

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

function merges(before: Cells, after: Cells): Reason {
  const tiles = (cells: Uint8Array, rank: number) => cells.filter((one) => one === rank).length;
  // The largest tile of which there are more than before: nothing larger has used any up.
  const made = [...after.cells].filter(
    (rank) => rank > 0 && tiles(after.cells, rank) > tiles(before.cells, rank),
  );
  const count = emptyIn(after.cells) - emptyIn(before.cells);
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

function stuckNext(after: Cells, fourChance: number): Reason {
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
  return { kind: 'stuck-next', chance };
}

/** Everything that can be said of a slide, the weightiest first. */
function factsOf(before: Cells, after: Cells, fourChance: number): (Reason | undefined)[] {
  return [
    stuckNext(after, fourChance),
    corner(before, after),
    row(after),
    { kind: 'empty', count: emptyIn(after.cells) },
    merges(before, after),
  ];
}

/**
 * The facts in which the slides of a board differ, at most three for each.
 *
 * @param slides the legal ones, by the board that each leads to
 */
export function reasonsOf(before: Cells, slides: readonly Cells[], fourChance: number): Reason[][] {
  const facts = slides.map((after) => factsOf(before, after, fourChance));
  const differs = (nth: number) =>
    new Set(facts.map((ofSlide) => JSON.stringify(ofSlide[nth]))).size > 1;
  const told = [0, 1, 2, 3, 4].filter(differs).slice(0, MOST);
  return facts.map((ofSlide) => told.flatMap((nth) => ofSlide[nth] ?? []));
}
