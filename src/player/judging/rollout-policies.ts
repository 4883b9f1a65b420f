import { tables } from '../search/four-by-four.js';
import type { PolicyName } from './rollout-results.js';

/** Empty cells of a crowded board, at most: few moves decide there. On a roomier one, a look ahead changes little. */
export const CROWDED = 3;

/** Empty cells, at most, where careful players look at the next tile, and where at two: these may end the game. */
const ROOMY = 8;
const TIGHT = 2;

/** How games are played on: how boards are valued, where the next tiles are looked at, how many moves are slips. */
export interface Policy {
  /** The value of a row of packed cells at an edge of the board. */
  readonly edgeValue: Int32Array;
  readonly innerValue: Int32Array;
  /**
   * With so many empty cells, at most, it looks at the best slide after each new 2, not only at the board after its own
   * slide.
   */
  readonly oneAhead: number;
  /** With so many, at most, it looks at two tiles. */
  readonly twoAhead: number;
  /** The share of moves that are made at random, as people slip. */
  readonly slips: number;
}

/** Keeps every board that is not lost above 0. */
const LINE_START = 100_000;
const EMPTY_CELL = 100;
const EQUAL_NEIGHBORS = 70;
const DISORDER = 5;

/** The plain player counts empty cells, equal neighbors, and rises that fall again, as in `2 8 4`. */
function plainValue(row: number): { inner: number; edge: number } {
  let value = LINE_START;
  let [rising, falling, squares, squareBefore, lastTile] = [0, 0, 0, 0, 0];
  for (let cell = 0; cell < 4; cell++) {
    const rank = (row >> (cell * 4)) & 15;
    const square = rank * rank;
    if (!rank) value += EMPTY_CELL;
    else if (rank === lastTile) value += EQUAL_NEIGHBORS;
    if (rank) lastTile = rank;
    if (cell) {
      rising += Math.max(0, square - squareBefore);
      falling += Math.max(0, squareBefore - square);
    }
    squares += square;
    squareBefore = square;
  }
  const inner = value - DISORDER * Math.min(rising, falling);
  return { inner, edge: inner + squares };
}

/** The values of a row: at an edge of the board, and inside it. */
type RowValues = readonly [edge: Int32Array, inner: Int32Array];

function makePlainValues(): RowValues {
  const rows = tables.edgeValue.length;
  const values = [new Int32Array(rows), new Int32Array(rows)] as const;
  for (let row = 0; row < rows; row++) {
    const { edge, inner } = plainValue(row);
    values[0][row] = edge;
    values[1][row] = inner;
  }
  return values;
}

let plainValues: RowValues | undefined;

/** Empty cells, at most, where one and where two tiles are looked at. */
type Sight = readonly [oneAhead: number, twoAhead: number];
const NO_SIGHT: Sight = [-1, -1];
const SHORT_SIGHT: Sight = [CROWDED, -1];
const FULL_SIGHT: Sight = [ROOMY, TIGHT];

const searchValues = (): RowValues => [tables.edgeValue, tables.innerValue];

// All policies have the same properties in the same order, which makes games twice as fast.
const makePolicy = (
  [edgeValue, innerValue]: RowValues,
  [oneAhead, twoAhead]: Sight,
  slips: number,
): Policy => ({
  edgeValue,
  innerValue,
  oneAhead,
  twoAhead,
  slips,
});

/** Like the search's evaluation, the plain one is a table; it shares no weight and no power of a rank with that. */
export function policyOf(name: PolicyName): Policy {
  plainValues ??= makePlainValues();
  switch (name) {
    case 'greedy':
      return makePolicy(plainValues, NO_SIGHT, 0);
    case 'tuned':
      return makePolicy(searchValues(), SHORT_SIGHT, 0.05);
    case 'plain':
      return makePolicy(plainValues, SHORT_SIGHT, 0.05);
    case 'careful':
      return makePolicy(plainValues, FULL_SIGHT, 0.01);
    case 'thorough':
      return makePolicy(searchValues(), FULL_SIGHT, 0);
  }
}
