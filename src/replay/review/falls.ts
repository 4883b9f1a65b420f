import type { MoveReview } from '../../player/index.js';
import { positionOf } from './position-of.js';

/** A fall of the graph that is seen: so much of its height within so many moves. */
const leastFall = 1 / 10;
const quickly = 10;

/** A tile that costs less than this share of the height of the graph is not counted as a bad one. */
const badTile = 1 / 50;

/** The cause of a fall makes up at least this share of it. */
const mostOfIt = 1 / 2;

/** A tile costs so many times what its move does, if the fall after both is the tile's. */
const farMore = 2;

/** A mistake shows on the graph so many moves later, at most. */
const shownLater = 3;

/** Where the graph falls so far that it is seen. Positions are those of the replay. */
export interface Fall {
  readonly from: number;
  readonly to: number;
  /** Points. */
  readonly drop: number;
  /**
   * `play`: marked moves make up most of it; `luck`: new tiles do, the kind ones counted too; `step`: a single move and its
   * tile; `slide`: none of these.
   */
  readonly cause: 'play' | 'luck' | 'step' | 'slide';
  /** The marked moves that it may come from. */
  readonly marked: readonly MoveReview[];
  readonly badTiles: number;
  /** The move after which the graph falls, if that is a single one: with a cause of `luck` its new tile is meant. */
  readonly step?: MoveReview | undefined;
}

/** Falls that follow each other: together, the graph goes down from `from` to `to`. */
export interface Descent {
  readonly from: number;
  readonly to: number;
  readonly drop: number;
  readonly falls: readonly Fall[];
}

/** The data of the graph. */
export interface Curve {
  /** The expected final score at each position, without what only a single position has. */
  readonly values: readonly number[];
  /** The same as the graph shows it. */
  readonly shown: readonly number[];
  /** The highest of the values. */
  readonly height: number;
  readonly moves: readonly MoveReview[];
  /** Whether the move played in a position has opened the place of the largest tile: a new tile there is not mere luck. */
  readonly opensPlace: (position: number) => boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** @param last the last position that counts, but for the end */
export function descentsOf(curve: Curve, last: number): Descent[] {
  const { values, height } = curve;
  const spans: { from: number; to: number }[] = [];
  for (let from = 0; from < last; from++) {
    const to = lowestAfter(values, from, Math.min(from + quickly, last));
    if (dropOf(values, { from, to }) < leastFall * height) continue;
    const before = spans.at(-1);
    if (!before || from > before.to) spans.push({ from, to });
    else if (valueAt(values, to) < valueAt(values, before.to)) before.to = to;
  }
  return spans.map((span) => descentIn(curve, fromHighest(values, span)));
}

/** @returns how the graph goes down from its highest position in a span to the end of that */
export function descentIn(curve: Curve, span: Span): Descent {
  const { from, to } = fromHighest(curve.values, span);
  return {
    ...{ from, to, drop: dropOf(curve.values, { from, to }) },
    falls: fallsIn(curve, { from, to }),
  };
}

const valueAt = (values: readonly number[], position: number): number => values[position] ?? 0;

const dropOf = (values: readonly number[], { from, to }: Span): number =>
  valueAt(values, from) - valueAt(values, to);

function lowestAfter(values: readonly number[], from: number, last: number): number {
  let lowest = from;
  for (let at = from + 1; at <= last; at++) {
    if (valueAt(values, at) <= valueAt(values, lowest)) lowest = at;
  }
  return lowest;
}

/** Begins at the highest position, the last one of these. */
function fromHighest(values: readonly number[], { from, to }: Span): Span {
  let highest = from;
  for (let at = from; at < to; at++) {
    if (valueAt(values, at) >= valueAt(values, highest)) highest = at;
  }
  return { from: highest, to };
}

/** A move within a span, and by how much the graph falls after it. */
interface Step {
  readonly move: MoveReview;
  readonly drop: number;
}

/** A single move or tile that the graph falls after is a fall by itself, and so is what it leaves of the span. */
function fallsIn(curve: Curve, span: Span): Fall[] {
  const { values, shown, height, moves } = curve;
  const drop = dropOf(values, span);
  const least = leastFall * height;
  if (drop < least) return [];
  const steps = moves
    .filter(({ index }) => index > span.from && index <= span.to)
    .map((move): Step => {
      const from = positionOf(move);
      const after = { from, to: from + 1 };
      return { move, drop: Math.min(dropOf(values, after), dropOf(shown, after)) };
    });
  const largest = steps.toSorted((one, other) => other.drop - one.drop)[0];
  const isSteep = largest && largest.drop >= Math.min(least, mostOfIt * drop);
  const steepBy = isSteep ? causeOf(curve, largest) : 'play';
  if (isSteep && steepBy !== 'play') return around(curve, span, largest, steepBy);
  const marked = markedIn(moves, span);
  if (lossOf(marked) >= mostOfIt * drop) return [fallOf(span, drop, 'play', marked)];
  if (isSteep) return around(curve, span, largest, 'play');
  const bad = steps.filter(({ move }) => move.luck <= -badTile * height).length;
  const isByMove = largest && largest.move.loss > -largest.move.luck;
  const isLuck = bad > 1 && !isByMove && -luckOf(curve, steps) >= mostOfIt * drop;
  const cause = isLuck ? 'luck' : 'slide';
  return [{ ...fallOf(span, drop, cause, marked), badTiles: bad }];
}

/** Of all tiles together; none if one of them took a place that its move had opened. */
function luckOf({ opensPlace }: Curve, steps: readonly Step[]): number {
  const isOpened = steps.some(({ move }) => opensPlace(positionOf(move)));
  return isOpened ? 0 : steps.reduce((sum, { move }) => sum + move.luck, 0);
}

/** The fall after a single move, and those before and after it. */
function around(
  curve: Curve,
  { from, to }: Span,
  { move, drop }: Step,
  cause: Fall['cause'],
): Fall[] {
  const before = positionOf(move);
  const span = { from: before, to: before + 1 };
  const fall = fallOf(span, drop, cause, markedIn(curve.moves, span));
  const after = fromHighest(curve.values, { from: before + 1, to });
  return [
    ...fallsIn(curve, { from, to: before }),
    cause === 'play' ? fall : { ...fall, badTiles: cause === 'luck' ? 1 : 0, step: move },
    ...fallsIn(curve, after),
  ];
}

/** Its tile makes up most of the step, and far more than the move, which has not opened the place for it. */
function isByTile({ opensPlace }: Curve, { move, drop }: Step): boolean {
  const isMost = -move.luck >= mostOfIt * drop && -move.luck >= farMore * move.loss;
  return isMost && !opensPlace(positionOf(move));
}

function causeOf(curve: Curve, step: Step): Fall['cause'] {
  if (isByTile(curve, step)) return 'luck';
  const from = positionOf(step.move);
  const lost = lossOf(markedIn(curve.moves, { from, to: from + 1 }));
  return lost >= mostOfIt * step.drop ? 'play' : 'step';
}

const markedIn = (moves: readonly MoveReview[], { from, to }: Span): MoveReview[] =>
  moves.filter(({ mark, index }) => mark && index > from - shownLater && index <= to);

const lossOf = (marked: readonly MoveReview[]): number =>
  marked.reduce((sum, { loss }) => sum + loss, 0);

function fallOf(
  { from, to }: Span,
  drop: number,
  cause: Fall['cause'],
  marked: readonly MoveReview[],
): Fall {
  return { from, to, drop, cause, marked, badTiles: 0 };
}
