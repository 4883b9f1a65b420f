import type { MoveReview } from '../../player/index.js';

/** A fall of the graph that is seen: so much of its height within so many moves, after which it does not come back. */
const leastFall = 1 / 10;
const quickly = 10;

/** A peak is no height to fall from if it lasts fewer positions. */
const shortPeak = 4;

/** The cause of a fall makes up at least this share of it. */
const mostOfIt = 1 / 2;

/** A tile costs so many times what its move does, if it is the cause. */
const farMore = 2;

/** A tile that costs less than this share of the height of the graph is not counted as a bad one. */
const badTile = 1 / 50;

/** A mistake shows on the graph so many moves later, at most. */
const shownLater = 3;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where the graph falls so far that it is seen, and does not come back. Positions are those of the replay. */
export interface Fall extends Span {
  /**
   * What makes up most of it: `play`, marked moves; `luck`, new tiles; `move`, a move by what the search says of it; or
   * `none` of these.
   */
  readonly cause: 'play' | 'luck' | 'move' | 'none';
  /** The dearest marked move or, if most of the fall is one step, the move of that. */
  readonly move?: MoveReview | undefined;
  readonly badTiles: number;
}

/** After a single move. */
export type Step = Fall & { readonly move: MoveReview };

/** The data of the graph. */
export interface Curve {
  /** The expected final score at each position, as the graph shows it. */
  readonly values: readonly number[];
  /** The same without what does not last. */
  readonly lasting: readonly number[];
  readonly moves: readonly MoveReview[];
}

/** @returns the values without dips from which they are back within ten moves, and without peaks that are over soon */
export function lastingOf(values: readonly number[]): number[] {
  const filled = withinBoth(values, quickly, Math.max, Math.min);
  return withinBoth(filled, shortPeak - 1, Math.min, Math.max);
}

type Extreme = typeof Math.max;

/** One extreme of a value and the next ones, and then the other one of the previous of these. */
function withinBoth(values: readonly number[], reach: number, first: Extreme, then: Extreme) {
  return values
    .map((_, nth) => first(...values.slice(nth, nth + reach + 1)))
    .map((_, nth, ahead) => then(...ahead.slice(Math.max(0, nth - reach), nth + 1)));
}

export const dropOf = (values: readonly number[], { from, to }: Span): number =>
  (values[from] ?? 0) - (values[to] ?? 0);

const heightOf = ({ lasting }: Curve): number => Math.max(1, ...lasting);

/** @returns the shortest spans in which the graph falls so far, in the order of the game */
export function fallsOf(curve: Curve): Fall[] {
  const { values, lasting } = curve;
  const least = leastFall * heightOf(curve);
  const isFall = (span: Span): boolean => dropOf(values, span) >= least;
  const spans: Span[] = [];
  /** It overlaps a shorter fall, or soon after one leads hardly further down: in between is a short peak. */
  const isTold = ({ from, to }: Span): boolean =>
    spans.some((told) =>
      from < told.to ? to > told.from : from < told.to + quickly && !isFall({ from: told.to, to }),
    );
  for (let length = 1; length <= quickly; length++) {
    for (let from = 0; from + length < values.length; from++) {
      const span = { from, to: from + length };
      if (dropOf(lasting, span) >= least && isFall(span) && !isTold(span)) {
        spans.push(shortened(span, isFall));
      }
    }
  }
  return spans.sort((one, other) => one.from - other.from).map((span) => fallIn(curve, span));
}

function shortened({ from, to }: Span, isFall: (span: Span) => boolean): Span {
  if (isFall({ from: from + 1, to })) return shortened({ from: from + 1, to }, isFall);
  return isFall({ from, to: to - 1 }) ? shortened({ from, to: to - 1 }, isFall) : { from, to };
}

function fallIn(curve: Curve, span: Span): Fall {
  const { values, moves } = curve;
  const most = mostOfIt * dropOf(values, span);
  const steps = moves.filter(({ index }) => index > span.from && index <= span.to);
  const marked = moves.filter(
    ({ mark, index }) => mark && index > span.from - shownLater && index <= span.to,
  );
  const step = span.to === span.from + 1 ? steps[0] : undefined;
  const bad = steps.filter(({ luck }) => luck <= -badTile * heightOf(curve));
  const [loss, luck] = [lossOf(steps), steps.reduce((sum, move) => sum + move.luck, 0)];
  const made = { ...span, move: step, badTiles: bad.length };
  if (step?.mark && loss >= most) return { ...made, cause: 'play' };
  if (bad.length > 0 && -luck >= most && -luck >= farMore * loss) return { ...made, cause: 'luck' };
  if (lossOf(marked) < most) return { ...made, cause: step && loss >= most ? 'move' : 'none' };
  const [dearest] = marked.toSorted((one, other) => other.loss - one.loss);
  return { ...made, cause: 'play', move: dearest };
}

const lossOf = (moves: readonly MoveReview[]): number =>
  moves.reduce((sum, { loss }) => sum + loss, 0);
