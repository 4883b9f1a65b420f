import { DIRECTIONS, emptyIn, emptyPlaces, slide, type Cells, type Situation } from './cells.js';

/** A fact about a board after a slide, before the new tile; the last two are about boards some moves later. */
export type Reason =
  /** Probability that the game ends with the next tile, or `within` two, after the safest reply. */
  | { readonly kind: 'stuck-next'; readonly chance: number; readonly within: 1 | 2 }
  /**
   * The largest tile stood in a corner. `kept`: a corner now holds it, or what it merged into, and `tile` is what the
   * corner holds. Otherwise no corner holds so large a tile any more, and `tile` is the one that stood there.
   */
  | { readonly kind: 'corner'; readonly tile: number; readonly kept: boolean }
  /** The largest tile stood in no corner, and a corner now holds the largest, `tile`. */
  | { readonly kind: 'corner-reached'; readonly tile: number }
  /**
   * Whether the row or column along that edge is in order: its values never rise, or never fall,
   * from end to end; empty cells are passed over. It holds a largest tile and at least three tiles. If
   * several edges do, all are in order or none is, and this is the one with the highest sum.
   */
  | { readonly kind: 'row'; readonly line: Edge; readonly ordered: boolean }
  /** Number of empty cells. */
  | { readonly kind: 'empty'; readonly count: number }
  /** Number of merges, 1 or more, and the largest tile made by them. */
  | { readonly kind: 'merges'; readonly count: number; readonly best: number }
  /**
   * Number of pairs, 1 or more, of equal tiles that touch and did not touch before, and the largest
   * of these tiles. Three in a row are two pairs.
   */
  | { readonly kind: 'pairs'; readonly count: number; readonly best: number }
  /** Number of pairs, 1 or more, of equal tiles that touched and neither touch nor have merged, and the largest of these tiles. */
  | { readonly kind: 'parted'; readonly count: number; readonly best: number }
  /** Number of directions, 1 to 4, in which the tiles can still move, whatever the next tile is. */
  | { readonly kind: 'open'; readonly count: number }
  /** Number of pairs, 1 or more, of a tile and its half that touch, and the largest of these tiles. */
  | { readonly kind: 'near-pairs'; readonly count: number; readonly best: number }
  /** Number of empty cells so many `moves` later, a mean over play with sampled tiles. */
  | { readonly kind: 'empty-later'; readonly count: number; readonly moves: number }
  /** Share of such play in which a corner then holds a tile as large as `tile`, the largest one. */
  | {
      readonly kind: 'corner-later';
      readonly tile: number;
      readonly chance: number;
      readonly moves: number;
    };

/** An edge of the board. */
export type Edge = 'top' | 'right' | 'bottom' | 'left';

export const MOST_REASONS = 3;

/** Fewer tiles are in order, or out of it, by chance. */
const LEAST_IN_ORDER = 3;

/** More is better in each number of `worth`. */
interface Fact {
  readonly reason?: Reason | undefined;
  readonly worth: readonly number[];
  readonly isLastResort?: boolean;
  /** A lesser difference, or one of this size, may be chance. @default 0 */
  readonly least?: number;
}

/** The weightiest first. Lists of different slides have the same kind of fact at each place. */
export type Facts = readonly Fact[];

const valueOf = (rank: number): number => (rank ? 2 ** rank : 0);
export const largest = (ranks: Iterable<number>): number => Math.max(0, ...ranks);

export function corners({ columns, cells }: Cells): number[] {
  const { length } = cells;
  return [0, columns - 1, length - columns, length - 1].map((cell) => cells[cell] as number);
}

/** The indexes of the cells in each row, or in each column. */
function linesOf({ columns, rows }: Cells, vertical: boolean): number[][] {
  const [count, length] = vertical ? [columns, rows] : [rows, columns];
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (_, at) => (vertical ? at * columns + line : line * columns + at)),
  );
}

function mergesFact(before: Cells, after: Cells): Fact {
  const count = emptyIn(after.cells) - emptyIn(before.cells);
  const tiles = (cells: Uint8Array, rank: number) => cells.filter((one) => one === rank).length;
  // The largest merged tile: there are more of it than before, as no merge has used any up.
  const made = [...after.cells].filter(
    (rank) => rank > 0 && tiles(after.cells, rank) > tiles(before.cells, rank),
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
  const stood = corners(before).includes(largest(before.cells));
  const reached = !stood && corners(after).includes(top);
  const reason = reached ? ({ kind: 'corner-reached', tile: valueOf(top) } as const) : undefined;
  return { reason, worth: [Number(reached)] };
}

function isOrdered(line: readonly number[]): boolean {
  const tiles = line.filter((rank) => rank > 0);
  const steps = tiles.slice(1).map((rank, at) => Math.sign(rank - (tiles[at] as number)));
  return !(steps.includes(1) && steps.includes(-1));
}

function edgeFact(after: Cells): Fact {
  const top = largest(after.cells);
  const [rows, columns] = [linesOf(after, false), linesOf(after, true)];
  const edges = { top: rows[0], right: columns.at(-1), bottom: rows.at(-1), left: columns[0] };
  const lines = Object.entries(edges)
    .map(([edge, line = []]) => ({
      edge: edge as Edge,
      ranks: line.map((cell) => after.cells[cell] as number),
    }))
    .filter(({ ranks }) => ranks.includes(top) && ranks.filter(Boolean).length >= LEAST_IN_ORDER)
    .map(({ edge, ranks }) => ({
      edge,
      ordered: isOrdered(ranks),
      sum: ranks.reduce((sum, rank) => sum + valueOf(rank), 0),
    }))
    .sort((one, other) => other.sum - one.sum);
  const ordered = lines.some((line) => line.ordered);
  const differ = lines.some((line) => line.ordered !== ordered);
  const line = lines[0]?.edge;
  return {
    reason: line && !differ ? { kind: 'row', line, ordered } : undefined,
    worth: [Number(ordered)],
  };
}

/** For each new tile after a slide, the boards after every reply; the 2 and the 4 of a cell follow each other. */
function repliesTo(after: Cells): Cells[][] {
  return emptyPlaces(after.cells).flatMap((cell) =>
    [1, 2].map((rank) => {
      const cells = after.cells.slice();
      cells[cell] = rank;
      return DIRECTIONS.flatMap((_, move) => slide({ ...after, cells }, move) ?? []);
    }),
  );
}

/** The probability that the game ends within so many new tiles after a slide, if every reply is the safest one. */
function stuckChance(after: Cells, fourChance: number, within: number): number {
  const empty = emptyIn(after.cells);
  // A reply without a merge leaves one empty cell fewer, and with a cell empty nothing is stuck.
  if (!within || empty > within) return 0;
  let sum = 0;
  for (const [nth, replies] of repliesTo(after).entries()) {
    const chances = replies.map((reply) => stuckChance(reply, fourChance, within - 1));
    sum += (nth % 2 ? fourChance : 1 - fourChance) * Math.min(1, ...chances);
  }
  return sum / empty;
}

function stuckNext(after: Cells, fourChance: number): Fact[] {
  const chances = ([1, 2] as const).map((within) => ({
    within,
    chance: stuckChance(after, fourChance, within),
  }));
  return chances.map(({ chance, within }) => ({
    reason: chance ? { kind: 'stuck-next', chance, within } : undefined,
    worth: chances.slice(0, within).map((one) => -one.chance),
  }));
}

/** For each cell after a slide, the one its tile came from, except merged ones. */
function originsOf(before: Cells, after: Cells, move: number): Map<number, number> {
  const origins = new Map<number, number>();
  for (const line of linesOf(before, move % 2 === 0)) {
    if (DIRECTIONS[move] === 'right' || DIRECTIONS[move] === 'down') line.reverse();
    const sources = line.filter((cell) => before.cells[cell]);
    for (const cell of line) {
      const source = sources.shift();
      if (source === undefined) break;
      if (before.cells[source] === after.cells[cell]) origins.set(cell, source);
      else sources.shift();
    }
  }
  return origins;
}

const distance = ({ columns }: Cells, one: number, other: number) =>
  Math.abs((one % columns) - (other % columns)) +
  Math.abs(Math.floor(one / columns) - Math.floor(other / columns));

/** Pairs of tiles side by side that differ by so many ranks. */
function pairsOf(after: Cells, difference: number): [one: number, other: number][] {
  return [linesOf(after, false), linesOf(after, true)].flat().flatMap((line) =>
    line.slice(1).flatMap((cell, at): [number, number][] => {
      const beside = line[at] as number;
      const [rank, other] = [after.cells[cell] as number, after.cells[beside] as number];
      return rank && other && Math.abs(rank - other) === difference ? [[beside, cell]] : [];
    }),
  );
}

function pairsFact(
  kind: 'pairs' | 'parted' | 'near-pairs',
  after: Cells,
  pairs: [number, number][],
): Fact {
  const count = pairs.length;
  const best = valueOf(largest(pairs.flat().map((cell) => after.cells[cell] as number)));
  return { reason: count ? { kind, count, best } : undefined, worth: [best, count] };
}

function partedFact(before: Cells, after: Cells, origins: ReadonlyMap<number, number>): Fact {
  const places = new Map([...origins].map(([now, from]) => [from, now]));
  const parted = pairsOf(before, 0).filter((pair) => {
    const [one, other] = pair.map((cell) => places.get(cell));
    return one !== undefined && other !== undefined && distance(after, one, other) > 1;
  });
  const { reason, worth } = pairsFact('parted', before, parted);
  return { reason, worth: worth.map((number) => -number) };
}

function openFact(after: Cells): Fact {
  const count = Math.min(...repliesTo(after).map(({ length }) => length));
  // That a tile may end the game is told with its probability.
  return { reason: count ? { kind: 'open', count } : undefined, worth: [count] };
}

function newPairsFact(before: Cells, after: Cells, origins: ReadonlyMap<number, number>): Fact {
  const made = pairsOf(after, 0).filter((pair) => {
    const [one, other] = pair.map((cell) => origins.get(cell));
    return one === undefined || other === undefined || distance(before, one, other) > 1;
  });
  return pairsFact('pairs', after, made);
}

/** The largest tile decides; the number only where that is the same, and as a last resort from two more. */
function highestFirst(fact: Fact): Fact[] {
  const { reason, worth } = fact;
  return [{ reason, worth: worth.slice(0, 1) }, fact];
}

/** @param move number of the slide's direction */
export function factsOf(before: Situation, move: number): Facts {
  const after = slide(before, move) ?? before;
  const empty = emptyIn(after.cells);
  const origins = originsOf(before, after, move);
  const nearPairs = pairsFact('near-pairs', after, pairsOf(after, 1));
  return [
    ...stuckNext(after, before.fourChance),
    cornerFact(before, after),
    cornerReachedFact(before, after),
    edgeFact(after),
    ...highestFirst(partedFact(before, after, origins)),
    ...highestFirst(mergesFact(before, after)),
    { reason: { kind: 'empty', count: empty }, worth: [empty] },
    ...highestFirst(newPairsFact(before, after, origins)),
    openFact(after),
    ...highestFirst({ ...nearPairs, isLastResort: true, least: 1 }),
  ];
}

/** Whether a fact speaks for its slide, and not for the other. */
function isBetter(one: Fact, other: Fact): boolean {
  const differences = one.worth.map((worth, at) => worth - (other.worth[at] as number));
  return Math.min(...differences) >= 0 && Math.max(...differences) > (one.least ?? 0);
}

type Kinds = readonly Reason['kind'][];

/** By kind, the places of the facts in which the first slide is better. */
function betterIn(one: Facts, other: Facts): Map<Reason['kind'], number> {
  const places = new Map<Reason['kind'], number>();
  for (const [at, fact] of one.entries()) {
    const kind = (fact.reason ?? other[at]?.reason)?.kind;
    if (!kind || places.has(kind) || (fact.isLastResort && places.size)) continue;
    if (isBetter(fact, other[at] as Fact)) places.set(kind, at);
  }
  return places;
}

/** What is always told of a slide, whatever else there is. */
const HEAVY: Kinds = ['stuck-next', 'corner', 'corner-reached'];

/** What is bad about a slide, whatever the other does; all else is said of the other. */
const FLAWS: Kinds = ['stuck-next', 'corner', 'parted'];

/** Told only where nothing else speaks for either slide. */
const isHeavier = ([kind]: readonly [Reason['kind'], number]) => kind !== 'near-pairs';

/** What is said of a slide in comparison with another. */
interface Side {
  /** What speaks for the best slide. */
  readonly reasons: readonly Reason[];
  /** What speaks against the best slide: its own flaws. */
  readonly price?: readonly Reason[] | undefined;
  /** The same of the other slide. */
  readonly inFavor?: readonly Reason[] | undefined;
}

export interface Comparison {
  readonly best: Side;
  readonly other: Side;
  /** Whether nothing speaks for the best slide, or more against it. */
  readonly isWeak: boolean;
}

const some = (reasons: readonly Reason[]) => (reasons.length ? reasons : undefined);

/** Of what speaks against the best slide only the weightiest is told, and all of it where that is more. */
export function compareFacts(best: Facts, other: Facts): Comparison {
  const against = [...betterIn(other, best)].filter(isHeavier);
  const found = [...betterIn(best, other)];
  const gains = against.length ? found.filter(isHeavier) : found;
  const isMore = against.length > gains.length;
  const price = against.filter(([kind], nth) => isMore || !nth || HEAVY.includes(kind));
  const reasonsAt = (places: typeof found, facts: Facts): Reason[] =>
    places.slice(0, MOST_REASONS).flatMap(([, at]) => facts[at]?.reason ?? []);
  const flaws = reasonsAt(price, best).filter(({ kind }) => FLAWS.includes(kind));
  return {
    best: { reasons: reasonsAt(gains, best), price: some(flaws) },
    other: { reasons: reasonsAt(gains, other), inFavor: some(reasonsAt(price, other)) },
    isWeak: isMore || !gains.length,
  };
}
