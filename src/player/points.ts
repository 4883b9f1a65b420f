import { STAGES } from './points-table.js';

/** The number of a board without a fault: more than any board has. */
const FAULTLESS = 8 * 200_000 * 32;

/** The health at which a curve has its level. */
const MIDDLE = 0.85;

/** Level and slope of the curve for a sum of tiles: between two stages, what lies between theirs. */
function curveOf(sum: number): [level: number, slope: number] {
  const stage = Math.log2(Math.max(sum, 1));
  const next = STAGES.findIndex(([begin]) => begin > stage);
  const [to, toLevel, toSlope] = STAGES.at(next) ?? [0, 0, 0];
  const [from, fromLevel, fromSlope] = STAGES[next - 1] ?? [to, toLevel, toSlope];
  // Before the first stage and after the last one, those hold.
  const share = to > from ? (stage - from) / (to - from) : 0;
  return [fromLevel + share * (toLevel - fromLevel), fromSlope + share * (toSlope - fromSlope)];
}

/**
 * Points that a good human is expected to make from a 4 x 4 board after a slide on, those of the
 * slide included. The good human is `ComputerPlayer({ budget: 20 })`, and the curve is fitted to its
 * games: docs/teacher.md.
 *
 * @param sum of the board's tiles
 * @param number of the board, from a search; 0 for a lost one, which gives 0
 */
export function pointsToCome(sum: number, number: number): number {
  const health = Math.max(number, 0) / FAULTLESS;
  const [level, slope] = curveOf(sum);
  return health * Math.exp(level + slope * (health - MIDDLE));
}
