/** What counts in a line of tiles, in points of the evaluation. */
export interface Weights {
  /** Points for each empty cell. */
  readonly empty: number;
  /** Points for each tile that could merge. */
  readonly merge: number;
  /** Points lost for tiles that neither rise nor fall all along the line. */
  readonly disorder: number;
  /** Points lost for every tile, more for higher ones. */
  readonly height: number;
}

// The form of the evaluation follows Robert Xiao's nneonneo/2048-ai (2014). The numbers were found
// for this very search by an evolution strategy (CMA-ES); bench/player shows what they are worth.
/** For the lines along an edge of the board. */
export const EDGE: Weights = { empty: 100, merge: 400, disorder: 32, height: 16.5 };
export const INNER: Weights = { empty: 240, merge: 600, disorder: 15, height: 14 };

/** Points that each line starts with. They keep every board of a real game above a lost one, which is worth 0. */
export const LINE_START = 200_000;

/** Merging the whole of the largest board leads from the highest rank that a game accepts, 52, to 62. */
const RANKS = 64;

// Products and square roots are the same on every machine to the last bit, unlike `**`.
const byRank = (of: (rank: number) => number) =>
  Float64Array.from({ length: RANKS }, (_, rank) => of(rank));
const disorderOf = byRank((rank) => rank * rank * rank * rank);
const heightOf = byRank((rank) => rank * rank * rank * Math.sqrt(rank));

/**
 * How good a line of tiles is: higher is better.
 * @param start index of the line's first cell
 * @param step from one cell of the line to the next
 */
export function lineValue(
  cells: Uint8Array,
  start: number,
  step: number,
  length: number,
  weights: Weights,
): number {
  let value = LINE_START;
  let rising = 0;
  let falling = 0;
  let before = 0;
  let lastTile = 0;
  /** How many tiles before this one are equal to it, with nothing but empty cells between them. */
  let equalBefore = 0;
  for (let cell = start, left = length; left > 0; left--, cell += step) {
    const rank = cells[cell] as number;
    value -= weights.height * (heightOf[rank] as number);
    if (left < length) {
      const difference = (disorderOf[rank] as number) - (disorderOf[before] as number);
      if (difference > 0) rising += difference;
      else falling -= difference;
    }
    before = rank;
    if (!rank) {
      value += weights.empty;
    } else {
      equalBefore = rank === lastTile ? equalBefore + 1 : 0;
      // The second of several equal tiles counts for the first one, too.
      if (equalBefore) value += equalBefore === 1 ? 2 * weights.merge : weights.merge;
      lastTile = rank;
    }
  }
  return value - weights.disorder * Math.min(rising, falling);
}
