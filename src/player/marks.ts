/**
 * How bad a move was, by the share of the expected final score that it costs: an inaccuracy at
 * least 5 %, a mistake 10 %, a blunder 20 % (see docs/players.md).
 */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** The boards that a review looks at for a move, and so does a question: a position has one judgement. */
export const REVIEW_BUDGET = 6000;

/** By share of the expected final score that a move costs, the worst first. */
const MARKS: readonly (readonly [mark: Mark, share: number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** Undefined if the move is good enough. @param value of the best move */
export function markOf(loss: number, value: number): Mark | undefined {
  return MARKS.find(([, share]) => loss > 0 && loss >= share * value)?.[0];
}
