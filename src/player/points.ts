import { LOSSES } from './loss-table.js';
import { STAGES } from './points-table.js';

/** More than the number of any board. */
const FAULTLESS = 8 * 200_000 * 32;

/** The health at which a curve has its level. */
const MIDDLE = 0.85;

/** Interpolates in a table that is sorted by its first column. */
function rowAt(table: readonly (readonly number[])[], place: number): number[] {
  const next = table.findIndex(([begin = 0]) => begin > place);
  const to = table.at(next) ?? [];
  const from = table[next - 1] ?? to;
  const [begin = 0, end = 0] = [from[0], to[0]];
  const share = end > begin ? (place - begin) / (end - begin) : 0;
  return from.map((value, column) => value + share * ((to[column] ?? value) - value));
}

/**
 * Points that a good human is expected to make from a 4 x 4 board after a slide, including those of the slide. The
 * good human is `ComputerPlayer({ budget: 20 })`, and the curve is fitted to its games: docs/players.md.
 * @param sum of the board's tiles
 * @param number of the board, from a search; 0 for a lost one, which gives 0
 */
export function pointsToCome(sum: number, number: number): number {
  const health = Math.max(number, 0) / FAULTLESS;
  const [, level = 0, slope = 0] = rowAt(STAGES, Math.log2(Math.max(sum, 1)));
  return health * Math.exp(level + slope * (health - MIDDLE));
}

/**
 * The share of the points to come that a move costs. It is fitted to what two players of different style lose by it:
 * two positions differ by more than that where there is time to mend.
 * @param empty number of empty cells before the move
 * @param best number of the board after the best move
 * @param number of the board after this one
 */
export function shareLost(empty: number, best: number, number: number): number {
  const drop = best > 0 ? 1 - Math.max(number, 0) / best : 0;
  const [, crowded = 0, some = 0, many = 0] = rowAt(LOSSES, drop);
  if (empty < 3) return crowded;
  return empty < 5 ? some : many;
}
