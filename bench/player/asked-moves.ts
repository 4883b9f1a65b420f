import type { Direction } from '../../src/engine/index.js';
import type { MoveReview } from '../../src/player/index.js';

type IsSure = (move: MoveReview, better: Direction, worse: Direction) => Promise<boolean>;

const MOST_QUESTIONS = 10;
const FEWEST_QUESTIONS = 3;
const TOO_CLOSE = 3;
const MOST_CHECKED = 40;

/** The mistakes that a lesson asks about. */
export async function askedMoves(
  moves: readonly MoveReview[],
  isSure: IsSure,
): Promise<MoveReview[]> {
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  const costliest = moves
    .filter(
      ({ loss, direction, best, confirmed }) => loss && direction !== best && confirmed !== false,
    )
    .sort((one, other) => shareLost(other) - shareLost(one));
  const asked: MoveReview[] = [];
  const isClose = ({ index }: MoveReview) =>
    asked.some((other) => Math.abs(index - other.index) <= TOO_CLOSE);
  for (const move of costliest) {
    if (move.confirmed && asked.length < MOST_QUESTIONS && !isClose(move)) asked.push(move);
  }
  let checked = 0;
  for (const move of costliest) {
    if (asked.length >= (move.mark ? MOST_QUESTIONS : FEWEST_QUESTIONS)) break;
    if (move.confirmed || isClose(move)) continue;
    if (++checked > MOST_CHECKED) break;
    if (await isSure(move, move.best, move.direction)) asked.push(move);
  }
  return asked;
}
