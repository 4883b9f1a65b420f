import type { MoveReview } from '../../player/index.js';

/** A fall of the graph that is seen: so much of its height within so many moves. */
const leastFall = 1 / 10;
const quickly = 10;

/** A tile that costs less than this share of the height of the graph is not counted as a bad one. */
const badTile = 1 / 50;

/** Marks and bad tiles that make up at least this share of a fall are its cause. */
const mostOfIt = 1 / 2;

/** A mistake shows on the graph so many moves later, at most. */
const shownLater = 3;

/** Where the graph falls so far that it is seen. Positions are those of the replay. */
export interface Fall {
  readonly from: number;
  readonly to: number;
  /** Points. */
  readonly drop: number;
  /** `slide`: neither marked moves nor bad tiles make up most of it. */
  readonly cause: 'play' | 'luck' | 'slide';
  /** The marked moves that it may come from. */
  readonly marked: readonly MoveReview[];
  readonly badTiles: number;
}

/**
 * @param curve the expected final score at each position
 * @param last the last position whose falls count
 */
export function fallsOf(
  curve: readonly number[],
  moves: readonly MoveReview[],
  last: number,
): Fall[] {
  const height = curve.reduce((highest, value) => Math.max(highest, value), 1);
  const least = leastFall * height;
  const spans: { from: number; to: number }[] = [];
  for (let from = 0; from < last; from++) {
    const to = lowestAfter(curve, from, Math.min(from + quickly, last));
    if (valueAt(curve, from) - valueAt(curve, to) < least) continue;
    const before = spans.at(-1);
    if (!before || from > before.to) spans.push({ from, to });
    else if (valueAt(curve, to) < valueAt(curve, before.to)) before.to = to;
  }
  return spans.map((span) => explained(tightened(curve, span), curve, moves, height));
}

const valueAt = (curve: readonly number[], position: number): number => curve[position] ?? 0;

function lowestAfter(curve: readonly number[], from: number, last: number): number {
  let lowest = from;
  for (let at = from + 1; at <= last; at++) {
    if (valueAt(curve, at) <= valueAt(curve, lowest)) lowest = at;
  }
  return lowest;
}

/** Begins at the highest position, the last one of these. */
function tightened(curve: readonly number[], { from, to }: { from: number; to: number }) {
  let highest = from;
  for (let at = from; at < to; at++) {
    if (valueAt(curve, at) >= valueAt(curve, highest)) highest = at;
  }
  return { from: highest, to };
}

function explained(
  { from, to }: { from: number; to: number },
  curve: readonly number[],
  moves: readonly MoveReview[],
  height: number,
): Fall {
  const drop = valueAt(curve, from) - valueAt(curve, to);
  const marked = moves.filter(
    ({ mark, index }) => mark && index > from - shownLater && index <= to,
  );
  const lost = marked.reduce((sum, { loss }) => sum + loss, 0);
  const tiles = moves.filter(
    ({ index, luck }) => index > from && index <= to && luck <= -badTile * height,
  );
  const luck = tiles.reduce((sum, tile) => sum + tile.luck, 0);
  const most = mostOfIt * drop;
  const byLuck = -luck >= most ? 'luck' : 'slide';
  return {
    ...{ from, to, drop, marked, badTiles: tiles.length },
    cause: lost >= most ? 'play' : byLuck,
  };
}
