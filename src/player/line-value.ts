/** What a line of tiles is worth, by where it lies on the board. */
interface Weights {
  readonly empty: number;
  /** Points for each tile that could merge. */
  readonly merge: number;
  /** Points lost for tiles that neither rise nor fall all along the line. */
  readonly disorder: number;
  /** Points lost for every tile, more for higher ones. */
  readonly weight: number;
}

// The form of the evaluation follows Robert Xiao's nneonneo/2048-ai (2014). The numbers were found
// for this very search by an evolution strategy (CMA-ES); bench/player shows what they are worth.
const EDGE: Weights = { empty: 100, merge: 400, disorder: 32, weight: 16.5 };
const INNER: Weights = { empty: 240, merge: 600, disorder: 15, weight: 14 };
/** Points for being alive: a lost board is worth 0, and no board may be worth less. */
const ALIVE = 200_000;

// Merging the whole of the largest board leads from the highest rank, 52, to 62. Products and square roots are exact to
// the last bit everywhere, `**` is not, and a game must be the same on every machine.
const byRank = (of: (rank: number) => number) =>
  Float64Array.from({ length: 64 }, (_, rank) => of(rank));
const disorderOf = byRank((rank) => rank * rank * rank * rank);
const weightOf = byRank((rank) => rank * rank * rank * Math.sqrt(rank));

/**
 * @param cells ranks, 0 for an empty cell
 * @param start index of the line's first cell
 * @param step from one cell of the line to the next
 * @param length number of cells
 * @param inner whether the line does not lie along an edge of the board
 */
export function lineValue(
  cells: Uint8Array,
  start: number,
  step: number,
  length: number,
  inner: boolean,
): number {
  const weights = inner ? INNER : EDGE;
  let value = ALIVE;
  let rising = 0;
  let falling = 0;
  let before = 0;
  let last = 0;
  let run = 0;
  for (let cell = start, left = length; left > 0; left--, cell += step) {
    const rank = cells[cell] as number;
    value -= weights.weight * (weightOf[rank] as number);
    if (left < length) {
      const difference = (disorderOf[rank] as number) - (disorderOf[before] as number);
      if (difference > 0) rising += difference;
      else falling -= difference;
    }
    before = rank;
    if (!rank) {
      value += weights.empty;
    } else {
      run = rank === last ? run + 1 : 0;
      // The second tile of a run counts for the first one, too.
      if (run) value += run === 1 ? 2 * weights.merge : weights.merge;
      last = rank;
    }
  }
  return value - weights.disorder * Math.min(rising, falling);
}
