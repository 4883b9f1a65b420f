/** In points of the evaluation. `2 2 . 8` has one empty cell, and two tiles that could merge. */
export interface Weights {
  /** Points for each empty cell. */
  readonly empty: number;
  /** Points for each tile that could merge. */
  readonly merge: number;
  /** Points lost for tiles that neither rise nor fall all along the line. */
  readonly disorderPenalty: number;
  /** Points lost for every tile, more for higher ones. */
  readonly heightPenalty: number;
}

// The form of the evaluation follows Robert Xiao's nneonneo/2048-ai (2014). The numbers were found
// for this very search by an evolution strategy (CMA-ES); bench/player shows what they are worth.

/** For the lines along an edge of the board. */
export const EDGE: Weights = { empty: 100, merge: 400, disorderPenalty: 32, heightPenalty: 16.5 };
export const INNER: Weights = { empty: 240, merge: 600, disorderPenalty: 15, heightPenalty: 14 };

/** Points that each line starts with. They keep every board of a real game above a lost one, which is worth 0. */
export const LINE_START = 200_000;

/** Merging the whole of the largest board leads from the highest rank that a game accepts, 52, to 62: ranks are below 64. */
const RANKS = 64;

// Products and square roots are the same on every machine to the last bit, unlike `**`.
const tableByRank = (of: (rank: number) => number) =>
  Float64Array.from({ length: RANKS }, (_, rank) => of(rank));
const disorderByRank = tableByRank((rank) => rank * rank * rank * rank);
const heightByRank = tableByRank((rank) => rank * rank * rank * Math.sqrt(rank));

/**
 * The value of a line of tiles; more is better.
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
  let previousRank = 0;
  let lastTileRank = 0;
  /** At the last tile of `2 . 2 2`: 2. Empty cells between equal tiles do not count. */
  let equalBefore = 0;
  for (let cell = start, remaining = length; remaining > 0; remaining--, cell += step) {
    const rank = cells[cell] as number;
    value -= weights.heightPenalty * (heightByRank[rank] as number);
    if (remaining < length) {
      const difference =
        (disorderByRank[rank] as number) - (disorderByRank[previousRank] as number);
      if (difference > 0) rising += difference;
      else falling -= difference;
    }
    previousRank = rank;
    if (!rank) {
      value += weights.empty;
    } else {
      equalBefore = rank === lastTileRank ? equalBefore + 1 : 0;
      // The second of several equal tiles counts for the first one, too.
      if (equalBefore) value += equalBefore === 1 ? 2 * weights.merge : weights.merge;
      lastTileRank = rank;
    }
  }
  return value - weights.disorderPenalty * Math.min(rising, falling);
}
