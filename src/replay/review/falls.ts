import type { MoveReview } from '../../player/index.js';

/** A fall of the graph that is seen: so much of its height within so many moves, after which it does not come back. */
const leastFall = 1 / 10;
const quickly = 10;

/** A fall is told as one step if that makes up at least this share of it. */
const nearlyAll = 2 / 3;

/** The cause of a fall makes up at least this share of it. */
const mostOfIt = 1 / 2;

/** A tile costs so many times what its move does if it alone is the cause, and the move what its tile does. */
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
   * What makes up most of it: `play`, marked moves; `luck`, new tiles; `move`, a move by what the search says of it; `both`,
   * moves and new tiles; or `none` of these: the search had overrated the board.
   */
  readonly cause: 'play' | 'luck' | 'move' | 'both' | 'none';
  /** The dearest marked move, that of the only bad tile or, if nearly all of the fall is one step, the move of that. */
  readonly move?: MoveReview | undefined;
  readonly badTiles: number;
  /** Points of the fall: no more than what the cause cost. */
  readonly cost: number;
}

/** After a single move. */
export type Step = Fall & { readonly move: MoveReview };

/** The data of the graph. */
export interface Curve {
  /** The expected final score at each position, without what does not last. */
  readonly lasting: readonly number[];
  readonly moves: readonly MoveReview[];
}

/** @returns the values without dips from which they are back within ten moves, and without peaks that are over by then */
export function lastingOf(values: readonly number[]): readonly number[] {
  // Nothing is known of what came before: it may have lasted.
  let lasting = [...Array<number>(quickly).fill(values[0] ?? 0), ...values];
  // The short ones go first: a short peak makes no plateau of the dip before it.
  for (let length = 1; length <= quickly; length++) {
    lasting = withinBoth(lasting, length, Math.max, Math.min);
    if (length < quickly) lasting = withinBoth(lasting, length, Math.min, Math.max);
  }
  return lasting.slice(quickly);
}

type Extreme = typeof Math.max;

/** One extreme of a value and the next ones, and then the other one of the previous of these. */
function withinBoth(values: readonly number[], reach: number, first: Extreme, then: Extreme) {
  return values
    .map((_, nth) => first(...values.slice(nth, nth + reach + 1)))
    .map((_, nth, ahead) => then(...ahead.slice(Math.max(0, nth - reach), nth + 1)));
}

const heightOf = ({ lasting }: Curve): number => Math.max(1, ...lasting);

const dropOf = ({ lasting }: Curve, { from, to }: Span): number =>
  (lasting[from] ?? 0) - (lasting[to] ?? 0);

/** @returns where the graph falls so far, in the order of the game */
export function fallsOf(curve: Curve): Fall[] {
  return joined(shortestSpans(curve)).map((span) => fallIn(curve, mainStep(curve, span) ?? span));
}

function shortestSpans(curve: Curve): Span[] {
  const least = leastFall * heightOf(curve);
  const spans: Span[] = [];
  for (let length = 1; length <= quickly; length++) {
    for (let from = 0; from + length < curve.lasting.length; from++) {
      const span = { from, to: from + length };
      const isFree = spans.every((other) => other.to <= span.from || other.from >= span.to);
      if (isFree && dropOf(curve, span) >= least) spans.push(span);
    }
  }
  return spans.sort((one, other) => one.from - other.from);
}

/** Spans that follow one another are one fall. */
function joined(spans: readonly Span[]): Span[] {
  const falls: Span[] = [];
  for (const span of spans) {
    const last = falls.at(-1);
    if (last?.to === span.from) falls[falls.length - 1] = { from: last.from, to: span.to };
    else falls.push(span);
  }
  return falls;
}

/** The step that is nearly all of a fall. */
function mainStep(curve: Curve, { from, to }: Span): Span | undefined {
  const least = nearlyAll * dropOf(curve, { from, to });
  for (let position = from; position < to; position++) {
    const step = { from: position, to: position + 1 };
    if (dropOf(curve, step) >= least) return step;
  }
  return undefined;
}

function fallIn(curve: Curve, span: Span): Fall {
  const drop = dropOf(curve, span);
  const most = mostOfIt * drop;
  const { moves } = curve;
  const steps = moves.filter(({ index }) => index > span.from && index <= span.to);
  const marked = moves.filter(
    ({ mark, index }) => mark && index > span.from - shownLater && index <= span.to,
  );
  const step = span.to === span.from + 1 ? steps[0] : undefined;
  const bad = steps.filter(({ luck }) => luck <= -badTile * heightOf(curve));
  const [loss, badLuck] = [lossOf(steps), -steps.reduce((sum, { luck }) => sum + luck, 0)];
  const made = (cause: Fall['cause'], move: MoveReview | undefined, cost: number): Fall => {
    return { ...span, cause, move, badTiles: bad.length, cost: Math.min(drop, cost) };
  };
  if (step?.mark && loss >= most) return made('play', step, loss);
  if (!step?.mark && bad.length > 0 && badLuck >= most && badLuck >= farMore * loss) {
    return made('luck', step ?? (bad.length === 1 ? bad[0] : undefined), badLuck);
  }
  const [dearest] = marked.toSorted((one, other) => other.loss - one.loss);
  if (lossOf(marked) >= most) return made('play', dearest, drop);
  if (step && loss >= most && loss >= farMore * badLuck) return made('move', step, loss);
  if (loss + badLuck >= most) return made('both', step, loss + badLuck);
  return made('none', step, drop);
}

const lossOf = (moves: readonly MoveReview[]): number =>
  moves.reduce((sum, { loss }) => sum + loss, 0);
