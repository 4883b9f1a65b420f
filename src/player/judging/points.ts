import { VALUE_SCALE } from '../search/four-by-four.js';
import { LINE_START } from '../search/line-value.js';
import { LOSSES } from './loss-table.js';
import { STAGES } from './points-table.js';

/** The evaluation of a 4 x 4 board whose 8 lines neither gain nor lose anything. */
export const FAULTLESS = 8 * LINE_START * VALUE_SCALE;

/** The health at which a curve has its level. Health is the share of the faultless evaluation that a board has. */
const MIDDLE = 0.85;

const MIN_EMPTY_MEDIUM = 3;
const MIN_EMPTY_ROOMY = 5;

/** Interpolates between two rows of a table that is sorted by its first column. The ends are not extrapolated. */
function rowAt(table: readonly (readonly number[])[], key: number): number[] {
  const next = table.findIndex(([start = 0]) => start > key);
  // Without a next row, `next` is -1, and this is the last row.
  const to = table.at(next) ?? [];
  const from = table[next - 1] ?? to;
  const [start = 0, end = 0] = [from[0], to[0]];
  const share = end > start ? (key - start) / (end - start) : 0;
  return from.map((value, column) => value + share * ((to[column] ?? value) - value));
}

/**
 * Points that a good human is expected to make from a 4 x 4 board after a slide, including those of the slide. The
 * good human is `ComputerPlayer({ budget: 20 })`, and the curve is fitted to its games: docs/ratings-and-reviews.md.
 * @param sum of the values of the board's tiles
 * @param evaluation of the board, from a search; 0 for a lost one, which gives 0
 */
export function pointsToCome(sum: number, evaluation: number): number {
  const health = Math.max(evaluation, 0) / FAULTLESS;
  const [, level = 0, slope = 0] = rowAt(STAGES, Math.log2(Math.max(sum, 1)));
  return health * Math.exp(level + slope * (health - MIDDLE));
}

/**
 * The share of the points to come that a move costs, 0 to 1. It is fitted to what two players of different style lose
 * by such a move: the difference of two evaluations overstates it where there is time to make up for the move.
 * @param empty number of empty cells before the move
 * @param best evaluation of the board after the best move
 * @param played evaluation of the board after this move
 */
export function shareLost(empty: number, best: number, played: number): number {
  const drop = best > 0 ? 1 - Math.max(played, 0) / best : 0;
  const [, ifCrowded = 0, ifMedium = 0, ifRoomy = 0] = rowAt(LOSSES, drop);
  if (empty < MIN_EMPTY_MEDIUM) return ifCrowded;
  return empty < MIN_EMPTY_ROOMY ? ifMedium : ifRoomy;
}
