import type { MoveReview } from '../../player/index.js';

const mostQuestions = 10;

/** A lesson with fewer mistakes also asks about such as are close together. */
export const fewestQuestions = 3;

/** Else two questions are more moves apart than this. */
export const tooClose = 3;

/** The first questions are more moves apart than this, while there are as many. */
export const wellSpread = 10;

/** The last moves of a game, which all look alike: only one of them is asked about. */
const lateMoves = 10;

export function isLate({ index }: MoveReview, moves: readonly MoveReview[]): boolean {
  return index > (moves.at(-1)?.index ?? 0) - lateMoves;
}

export function isClose(
  { index }: MoveReview,
  others: readonly MoveReview[],
  distance: number,
): boolean {
  return others.some((other) => Math.abs(index - other.index) <= distance);
}

/**
 * The mistakes that a lesson asks about, the costliest, in the order of the game: first those that are well spread, then
 * others.
 */
export function mistakesToAsk(moves: readonly MoveReview[]): MoveReview[] {
  const chosen: MoveReview[] = [];
  const marked = costliestFirst(moves.filter(({ mark }) => mark));
  const choose = (most: number, distance: number) => {
    for (const move of marked) {
      if (chosen.length >= most) return;
      const isLateToo = isLate(move, moves) && chosen.some((one) => isLate(one, moves));
      if (!isLateToo && !isClose(move, chosen, distance)) chosen.push(move);
    }
  };
  choose(mostQuestions, wellSpread);
  choose(mostQuestions, tooClose);
  choose(fewestQuestions, 0);
  return chosen.sort((one, other) => one.index - other.index);
}

/** By the share of the expected points that each costs. */
function costliestFirst(moves: readonly MoveReview[]): MoveReview[] {
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  return moves.toSorted((one, other) => shareLost(other) - shareLost(one));
}
