/**
 * How bad a move was, by the share of the expected final score that it costs: an inaccuracy at
 * least 5 %, a mistake 10 %, a blunder 20 %.
 */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** Boards that a review looks at for a move. So does a question of a lesson: both judge a position alike. */
export const REVIEW_BUDGET = 6000;

/** Each mark with the least share of the expected final score that a move costs, the worst first. */
export const MARKS: readonly (readonly [mark: Mark, share: number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** @param value of the best move @returns `undefined` if the move is good enough */
export function markOf(loss: number, value: number): Mark | undefined {
  if (loss <= 0) return undefined;
  return MARKS.find(([, share]) => loss >= share * value)?.[0];
}
