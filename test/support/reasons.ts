import { slide, type Direction } from 'game-2048-element/engine';
import type { Rating, Reason } from 'game-2048-element/player';
import { flip, mirror } from './naive.js';

type Rows = readonly (readonly number[])[];

const directions: readonly Direction[] = ['up', 'right', 'down', 'left'];

const cornersOf = (board: Rows) =>
  [board[0]!, board.at(-1)!].flatMap((row) => [row[0]!, row.at(-1)!]);
const largestOf = (board: Rows) => Math.max(...board.flat());

/** Whether a line, read from one of its ends, never rises. */
const falls = (line: readonly number[]) => {
  const tiles = line.filter((value) => value !== 0);
  return [tiles, [...tiles].reverse()].some((read) =>
    read.every((value, at) => read.slice(at + 1).every((later) => later <= value)),
  );
};

const edgesOf = (board: Rows) =>
  [
    { edge: 'top', line: board[0]! },
    { edge: 'right', line: board.map((row) => row.at(-1)!) },
    { edge: 'bottom', line: board.at(-1)! },
    { edge: 'left', line: board.map((row) => row[0]!) },
  ] as const;

/** The chance that so many new tiles leave no move, tile by tile, if every reply is the safest. */
function stuckChance(board: Rows, fourChance: number, within: number): number {
  const places = board.flatMap((row, y) => row.flatMap((value, x) => (value ? [] : [{ x, y }])));
  // Otherwise no board can be full after so many tiles.
  if (within === 0 || places.length > within) return 0;
  let chance = 0;
  for (const { x, y } of places) {
    for (const [tile, share] of [
      [2, 1 - fourChance],
      [4, fourChance],
    ] as const) {
      const next = board.map((line) => [...line]);
      next[y]![x] = tile;
      const risks = directions.flatMap((direction) => {
        const reply = slide(next, direction);
        return reply ? [stuckChance(reply.board, fourChance, within - 1)] : [];
      });
      chance += share * (risks.length ? Math.min(...risks) : 1);
    }
  }
  return chance / places.length;
}

/** Pairs of tiles side by side of which one has so many times the value of the other. */
function pairsOf(board: Rows, times: number): { best: number; cells: [number, number] }[] {
  const columns = board[0]!.length;
  const values = board.flat();
  return values.flatMap((value, cell) =>
    [(cell + 1) % columns ? cell + 1 : -1, cell + columns].flatMap((beside) => {
      const [less = 0, more = 0] = [value, values[beside] ?? 0].sort((a, b) => a - b);
      return less && less * times === more ? [{ best: more, cells: [cell, beside] as const }] : [];
    }),
  );
}

/** The same text for boards that are the same up to rotation and reflection. */
const shapeOf = (board: Rows) =>
  [board, flip(board)]
    .flatMap((one) => [one, [...one].reverse()])
    .flatMap((one) => [one, mirror(one)])
    .map((one) => JSON.stringify(one))
    .sort()[0];

/** A fact, and what is good about it, in numbers: more is better. */
interface Counted {
  reason: Reason | undefined;
  worth: number[];
  /** What the other slide has to surpass, if not that. */
  bar?: number[];
  /** Told only if nothing else is. */
  isAlone?: boolean;
}

/** What the facts about a slide have to be, counted on the board, the weightiest first. */
function countedFacts(before: Rows, direction: Direction, fourChance: number): Counted[] {
  const { board: after, trips } = slide(before, direction)!;
  const columns = before[0]!.length;

  const [next, later] = [1, 2].map((within) => stuckChance(after, fourChance, within)) as [
    number,
    number,
  ];
  const stuck = (chance: number, within: 1 | 2) =>
    chance ? ({ kind: 'stuck-next', chance, within } as const) : undefined;

  const stood = largestOf(before);
  const held = Math.max(...cornersOf(after));
  const kept = held >= stood;
  const corner = cornersOf(before).includes(stood)
    ? ({ kind: 'corner', tile: kept ? held : stood, kept } as const)
    : undefined;

  const isCornered = (board: Rows) => cornersOf(board).includes(largestOf(board));
  const isReached = !isCornered(before) && isCornered(after);
  const reached = { kind: 'corner-reached', tile: largestOf(after) } as const;

  const isLong = (line: readonly number[]) => line.filter((value) => value > 0).length > 2;
  const isMain = (line: readonly number[]) => line.includes(largestOf(after)) && isLong(line);
  const isInOrder = (line: readonly number[]) => isMain(line) && falls(line);
  const someInOrder = edgesOf(after).some(({ line }) => isInOrder(line));

  const made = new Map(trips.filter(({ merged }) => merged).map(({ to, value }) => [to, value]));
  const highest = Math.max(0, ...made.values());
  const empty = after.flat().filter((value) => value === 0).length;

  const origin = (cell: number) => trips.find(({ to }) => to === cell)?.from ?? cell;
  const place = (cell: number) => [cell % columns, Math.floor(cell / columns)] as const;
  const touched = (cells: readonly number[]) => {
    const [one, other] = cells.map(origin).map(place) as [Place, Place];
    return isBeside(one, other);
  };
  const isOld = ({ cells }: { cells: readonly number[] }) =>
    !cells.some((cell) => made.has(cell)) && touched(cells);
  const isInOldPair = (cell: number) =>
    pairsOf(after, 1).some((pair) => isOld(pair) && pair.cells.includes(cell));
  const pairs = (
    kind: 'pairs' | 'parted' | 'near-pairs',
    all: readonly { best: number }[],
  ): Counted => {
    const best = Math.max(0, ...all.map((pair) => pair.best));
    const reason = { kind, count: all.length, best };
    return { reason: all.length ? reason : undefined, worth: [best, all.length] };
  };

  const now = (cell: number) => trips.find(({ from }) => from === cell)?.to ?? cell;
  const parted = pairsOf(before, 1).filter(({ cells }) => {
    const [one, other] = cells.map(now) as [number, number];
    return !made.has(one) && !made.has(other) && !isBeside(place(one), place(other));
  });
  const apart = pairs('parted', parted);
  const open = { kind: 'open', count: fewestOpen(after) } as const;

  const near = pairs('near-pairs', pairsOf(after, 2));
  const highestFirst = (one: Counted) => [
    { reason: one.reason, worth: one.worth.slice(0, 1) },
    one,
  ];
  return [
    { reason: stuck(next, 1), worth: [-next] },
    { reason: stuck(later, 2), worth: [-next, -later] },
    { reason: corner, worth: [corner?.kept ? 1 : 0] },
    { reason: isReached ? reached : undefined, worth: [Number(isReached)] },
    ...edgesOf(after).map(({ edge, line }) => ({
      reason: isMain(line)
        ? ({ kind: 'row', line: edge, ordered: isInOrder(line) } as const)
        : undefined,
      worth: [isInOrder(line) ? 1 : 0],
      bar: [someInOrder ? 1 : 0],
    })),
    ...highestFirst({ reason: apart.reason, worth: apart.worth.map((number) => -number) }),
    ...highestFirst({
      reason: made.size ? { kind: 'merges', count: made.size, best: highest } : undefined,
      worth: [highest, made.size],
    }),
    { reason: { kind: 'empty', count: empty }, worth: [empty] },
    ...highestFirst(
      pairs(
        'pairs',
        pairsOf(after, 1).filter((pair) => !isOld(pair) && !pair.cells.some(isInOldPair)),
      ),
    ),
    { reason: open.count ? open : undefined, worth: [open.count] },
    ...highestFirst({ ...near, isAlone: true }),
  ];
}

type Place = readonly [x: number, y: number];

const isBeside = ([x, y]: Place, [otherX, otherY]: Place) =>
  Math.abs(x - otherX) + Math.abs(y - otherY) === 1;

/** Directions in which tiles can be moved after whichever new tile. */
function fewestOpen(board: Rows): number {
  let fewest = 4;
  for (const [y, row] of board.entries()) {
    for (const [x, value] of row.entries()) {
      for (const tile of value ? [] : [2, 4]) {
        const next = board.map((line) => [...line]);
        next[y]![x] = tile;
        fewest = Math.min(fewest, directions.filter((one) => slide(next, one)).length);
      }
    }
  }
  return fewest;
}

/** What speaks for a slide, and nothing of it for the other, one of a kind. */
function told(facts: readonly Counted[], others: readonly Counted[]) {
  const places = new Map<Reason['kind'], number>();
  for (const [at, { reason, worth, isAlone }] of facts.entries()) {
    if (isAlone && places.size) break;
    const kind = (reason ?? others[at]!.reason)?.kind;
    const bar = others[at]!.bar ?? others[at]!.worth;
    const differences = worth.map((one, nth) => one - bar[nth]!);
    const speaks = Math.min(...differences) >= 0 && Math.max(...differences) > (isAlone ? 1 : 0);
    if (kind && speaks && !places.has(kind)) places.set(kind, at);
  }
  return places;
}

/** The rest of what speaks against the best move is said of the other. */
const flaws = ['stuck-next', 'corner', 'parted'];
const always = ['stuck-next', 'corner', 'corner-reached'];

/** What has to be said of two moves. */
function compared(best: readonly Counted[], other: readonly Counted[]) {
  const gains = told(best, other);
  const against = told(other, best);
  against.delete('near-pairs');
  if (against.size) gains.delete('near-pairs');
  const isMore = against.size > gains.size;
  const [weightiest] = against.keys();
  const price = [...against].filter(
    ([kind]) => isMore || kind === weightiest || always.includes(kind),
  );
  const told3 = (list: readonly [string, number][], facts: readonly Counted[]) =>
    list.slice(0, 3).flatMap(([, at]) => facts[at]!.reason ?? []);
  const some = (reasons: Reason[]) => (reasons.length ? reasons : undefined);
  return {
    best: {
      reasons: told3([...gains], best),
      price: some(told3(price, best).filter(({ kind }) => flaws.includes(kind))),
    },
    other: { reasons: told3([...gains], other), inFavor: some(told3(price, other)) },
    isWeak: isMore || !gains.size,
  };
}

/** Told of boards some moves later, which `bench/player` plays on to. */
export const isLater = ({ kind }: Reason): boolean => kind.endsWith('-later');

/**
 * Everything that is wrong with the reasons for the moves of a position.
 *
 * @param moves the best first
 * @param rival the one that the best is compared with; by default the second best
 */
export function wrongReasons(
  board: Rows,
  fourChance: number,
  moves: readonly Pick<Rating, 'direction' | 'reasons' | 'price' | 'inFavor'>[],
  rival?: Direction,
): string[] {
  const facts = (of: Direction) => countedFacts(board, of, fourChance);
  const shape = (of: Direction) => shapeOf(slide(board, of)!.board);
  const best = moves[0]?.direction ?? 'up';
  const isBest = (of: Direction) => shape(of) === shape(best);
  const second = rival ?? moves.find(({ direction }) => !isBest(direction))?.direction ?? best;
  return moves.flatMap(({ direction, reasons, price, inFavor }) => {
    const own = isBest(direction);
    const pair = compared(facts(own ? direction : best), facts(own ? second : direction));
    const later = reasons.filter(isLater);
    const now = reasons.filter((reason) => !isLater(reason));
    const [is, should] = [
      own ? { reasons: now, price } : { reasons: now, inFavor },
      own ? pair.best : pair.other,
    ].map((one) => JSON.stringify(one));
    const isFit = is === should && (pair.isWeak || !later.length);
    return isFit ? [] : [`${JSON.stringify(board)} ${direction}: ${is}, not ${should}`];
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
