import {
  DIRECTIONS,
  emptyIn,
  emptyPlaces,
  slide,
  type Cells,
  type Situation,
} from '../search/cells.js';
import type { Edge, Reason } from './reason.js';

/** Fewer tiles are in order, or out of it, by chance. */
const LEAST_IN_ORDER = 3;

/** "leaves 7 cells free": `{ reason: { kind: 'empty', count: 7 }, worth: [7] }`. */
export interface Fact {
  /** `undefined` if there is nothing to tell, as for a slide without a merge. */
  readonly reason?: Reason | undefined;
  /** More is better in each number, and all are compared with those of another slide. */
  readonly worth: readonly number[];
  /** Compared with the numbers of another slide, instead of `worth`. */
  readonly bar?: readonly number[];
  /** Told only where nothing weightier is. */
  readonly isLastResort?: boolean;
  /** A difference up to this size may be chance. @default 0 */
  readonly noise?: number;
}

/** The weightiest first. Lists of different slides have the same kind of fact at each place. */
export type Facts = readonly Fact[];

const valueOf = (rank: number): number => (rank ? 2 ** rank : 0);
export const largest = (ranks: Iterable<number>): number => Math.max(0, ...ranks);

export function corners({ columns, cells }: Cells): number[] {
  const { length } = cells;
  return [0, columns - 1, length - columns, length - 1].map((cell) => cells[cell] as number);
}

/** The indexes of the cells in each row. */
function rowsOf({ columns, rows }: Cells): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

function columnsOf({ columns, rows }: Cells): number[][] {
  return Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => row * columns + column),
  );
}

function mergesFact(before: Cells, after: Cells): Fact {
  const count = emptyIn(after.cells) - emptyIn(before.cells);
  const countOf = (cells: Uint8Array, rank: number) =>
    cells.filter((cellRank) => cellRank === rank).length;
  // The largest merged tile: there are more of it than before, as no merge has used any up.
  const made = [...after.cells].filter(
    (rank) => rank > 0 && countOf(after.cells, rank) > countOf(before.cells, rank),
  );
  const best = valueOf(largest(made));
  return { reason: count ? { kind: 'merges', count, best } : undefined, worth: [best, count] };
}

function cornerFact(before: Cells, after: Cells): Fact {
  const stood = largest(before.cells);
  if (!corners(before).includes(stood)) return { worth: [0] };
  const now = largest(corners(after));
  const kept = now >= stood;
  const tile = valueOf(Math.max(now, stood));
  return { reason: { kind: 'corner', tile, kept }, worth: [Number(kept)] };
}

function cornerReachedFact(before: Cells, after: Cells): Fact {
  const top = largest(after.cells);
  const wasInCorner = corners(before).includes(largest(before.cells));
  const isReached = !wasInCorner && corners(after).includes(top);
  const reason = isReached ? ({ kind: 'corner-reached', tile: valueOf(top) } as const) : undefined;
  return { reason, worth: [Number(isReached)] };
}

function isOrdered(line: readonly number[]): boolean {
  const tiles = line.filter((rank) => rank > 0);
  const steps = tiles.slice(1).map((rank, at) => Math.sign(rank - (tiles[at] as number)));
  return !(steps.includes(1) && steps.includes(-1));
}

interface EdgeLine {
  readonly edge: Edge;
  /** `undefined` if it holds no largest tile, or too few tiles to be in order or out of it. */
  readonly ordered: boolean | undefined;
}

function edgeLinesOf(after: Cells): EdgeLine[] {
  const top = largest(after.cells);
  const [rows, columns] = [rowsOf(after), columnsOf(after)];
  const edges = { top: rows[0], right: columns.at(-1), bottom: rows.at(-1), left: columns[0] };
  return Object.entries(edges).map(([edge, cells = []]) => {
    const ranks = cells.map((cell) => after.cells[cell] as number);
    const tiles = ranks.filter((rank) => rank > 0);
    const isMain = tiles.includes(top) && tiles.length >= LEAST_IN_ORDER;
    return { edge: edge as Edge, ordered: isMain ? isOrdered(tiles) : undefined };
  });
}

/** A line in order speaks for a slide where the other one leaves none in order; the same line is named of both. */
function edgeFacts(after: Cells): Fact[] {
  const lines = edgeLinesOf(after);
  const bar = [Number(lines.some(({ ordered }) => ordered))];
  return lines.map(({ edge, ordered }) => ({
    reason: ordered === undefined ? undefined : { kind: 'row', line: edge, ordered },
    worth: [Number(ordered ?? false)],
    bar,
  }));
}

/** A new tile after a slide, and the boards to which the slides after that lead. */
interface Continuation {
  readonly rank: number;
  readonly boards: readonly Cells[];
}

function continuationsOf(after: Cells): Continuation[] {
  return emptyPlaces(after.cells).flatMap((cell) =>
    [1, 2].map((rank) => {
      const cells = after.cells.slice();
      cells[cell] = rank;
      return {
        rank,
        boards: DIRECTIONS.flatMap((_, move) => slide({ ...after, cells }, move) ?? []),
      };
    }),
  );
}

/** The probability that the game ends within so many new tiles after a slide, if every move is the safest one. */
function stuckChance(after: Cells, fourChance: number, within: number): number {
  const empty = emptyIn(after.cells);
  // A move without a merge leaves one empty cell fewer, and with a cell empty nothing is stuck.
  if (within === 0 || empty > within) return 0;
  let sum = 0;
  for (const { rank, boards } of continuationsOf(after)) {
    const chances = boards.map((board) => stuckChance(board, fourChance, within - 1));
    sum += (rank === 2 ? fourChance : 1 - fourChance) * Math.min(1, ...chances);
  }
  return sum / empty;
}

function stuckFacts(after: Cells, fourChance: number): Fact[] {
  const chances = ([1, 2] as const).map((within) => ({
    within,
    chance: stuckChance(after, fourChance, within),
  }));
  return chances.map(({ chance, within }) => ({
    reason: chance ? { kind: 'stuck-next', chance, within } : undefined,
    worth: chances.slice(0, within).map((nearer) => -nearer.chance),
  }));
}

/** For each cell after a slide, the one its tile came from, except merged ones. */
function originsOf(before: Cells, after: Cells, move: number): Map<number, number> {
  const direction = DIRECTIONS[move];
  const isVertical = direction === 'up' || direction === 'down';
  const origins = new Map<number, number>();
  for (const line of isVertical ? columnsOf(before) : rowsOf(before)) {
    if (direction === 'right' || direction === 'down') line.reverse();
    const sources = line.filter((cell) => before.cells[cell]);
    for (const cell of line) {
      const source = sources.shift();
      if (source === undefined) break;
      if (before.cells[source] === after.cells[cell]) origins.set(cell, source);
      // The second tile of a merge.
      else sources.shift();
    }
  }
  return origins;
}

/** In cells, along rows and columns. */
const distance = ({ columns }: Cells, from: number, to: number) =>
  Math.abs((from % columns) - (to % columns)) +
  Math.abs(Math.floor(from / columns) - Math.floor(to / columns));

/** Two neighbouring cells. */
type Pair = readonly [number, number];

/** The neighbours whose tiles differ by so many ranks: 0 for 8 beside 8, 1 for 8 beside 4. */
function pairsOf(board: Cells, difference: number): Pair[] {
  return [rowsOf(board), columnsOf(board)].flat().flatMap((line) =>
    line.slice(1).flatMap((cell, at): Pair[] => {
      const beside = line[at] as number;
      const [rank, other] = [board.cells[cell] as number, board.cells[beside] as number];
      return rank && other && Math.abs(rank - other) === difference ? [[beside, cell]] : [];
    }),
  );
}

function pairsFact(
  kind: 'pairs' | 'parted' | 'near-pairs',
  board: Cells,
  pairs: readonly Pair[],
): Fact {
  const count = pairs.length;
  const best = valueOf(largest(pairs.flat().map((cell) => board.cells[cell] as number)));
  return { reason: count ? { kind, count, best } : undefined, worth: [best, count] };
}

function partedFact(before: Cells, after: Cells, origins: ReadonlyMap<number, number>): Fact {
  const destinations = new Map([...origins].map(([to, from]) => [from, to]));
  const parted = pairsOf(before, 0).filter((pair) => {
    const [first, second] = pair.map((cell) => destinations.get(cell));
    return first !== undefined && second !== undefined && distance(after, first, second) > 1;
  });
  const { reason, worth } = pairsFact('parted', before, parted);
  return { reason, worth: worth.map((number) => -number) };
}

function openFact(after: Cells): Fact {
  const count = Math.min(...continuationsOf(after).map(({ boards }) => boards.length));
  // Where it is 0 a new tile may end the game, which is told with its probability.
  return { reason: count ? { kind: 'open', count } : undefined, worth: [count] };
}

/** A tile that comes beside two equal ones makes no pair more: the three merge once, as the two would have. */
function newPairsFact(before: Cells, after: Cells, origins: ReadonlyMap<number, number>): Fact {
  const pairs = pairsOf(after, 0);
  const isNew = (pair: Pair) => {
    const [first, second] = pair.map((cell) => origins.get(cell));
    return first === undefined || second === undefined || distance(before, first, second) > 1;
  };
  const paired = new Set(pairs.filter((pair) => !isNew(pair)).flat());
  const made = pairs.filter((pair) => isNew(pair) && !pair.some((cell) => paired.has(cell)));
  return pairsFact('pairs', after, made);
}

/** Makes two facts of one: the highest tile alone, then tile and count. One merge to 64 beats two to 32; of equal highest merges, two beat one. */
function highestFirst(fact: Fact): Fact[] {
  const { reason, worth } = fact;
  return [{ reason, worth: worth.slice(0, 1) }, fact];
}

/** Tells of near pairs only where there are at least two more. */
function nearPairsFacts(after: Cells): Fact[] {
  const fact = pairsFact('near-pairs', after, pairsOf(after, 1));
  return highestFirst({ ...fact, isLastResort: true, noise: 1 });
}

export function factsOf(before: Situation, move: number): Facts {
  const after = slide(before, move) ?? before;
  const empty = emptyIn(after.cells);
  const origins = originsOf(before, after, move);
  return [
    ...stuckFacts(after, before.fourChance),
    cornerFact(before, after),
    cornerReachedFact(before, after),
    ...edgeFacts(after),
    ...highestFirst(partedFact(before, after, origins)),
    ...highestFirst(mergesFact(before, after)),
    { reason: { kind: 'empty', count: empty }, worth: [empty] },
    ...highestFirst(newPairsFact(before, after, origins)),
    openFact(after),
    ...nearPairsFacts(after),
  ];
}
