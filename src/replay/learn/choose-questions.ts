import type { Direction } from '../../engine/index.js';
import type { MoveReview, Rating } from '../../player/index.js';
import {
  fewestQuestions,
  isClose,
  isLate,
  tooClose,
  wellSpread,
} from '../review/mistakes-to-ask.js';

/** Moves, at most, that are rated to find only moves. */
const mostRated = 40;

/** Moves that are played on to find only moves: each takes as long as an answer. */
const mostChecked = 8;

export interface QuestionChecks {
  /** True of a position with few empty cells, where a single move may decide. */
  readonly isCrowded: (move: MoveReview) => boolean;
  /** Rates the position before a move as the review would. */
  readonly rate: (move: MoveReview) => Promise<readonly Rating[]>;
  /** True if games surely last longer after `better`. */
  readonly isSure: (move: MoveReview, better: Direction, worse: Direction) => Promise<boolean>;
}

/**
 * Finds moves before the last ones after each of which the game went on, as it would surely not have done so long after
 * any other: as many as a lesson with too few questions needs. It ends when a check rejects.
 *
 * @param known the questions so far
 */
export async function* onlyMoves(
  moves: readonly MoveReview[],
  known: readonly MoveReview[],
  checks: QuestionChecks,
): AsyncGenerator<MoveReview, void, undefined> {
  const asked = [...known];
  if (asked.length >= fewestQuestions) return;
  let checked = 0;
  for (const { move, others } of await dearestFirst(moves, asked, checks)) {
    if (isClose(move, asked, wellSpread)) continue;
    if (++checked > mostChecked) return;
    if (!(await isOnlyMove(move, others, checks))) continue;
    asked.push(move);
    yield move;
    if (asked.length >= fewestQuestions) return;
  }
}

interface GoodMove {
  readonly move: MoveReview;
  /** The other legal moves, the best first. */
  readonly others: readonly Rating[];
}

/** The best moves of the game, by what the second best would have cost. */
async function dearestFirst(
  moves: readonly MoveReview[],
  asked: readonly MoveReview[],
  { isCrowded, rate }: QuestionChecks,
): Promise<GoodMove[]> {
  const isGood = (move: MoveReview) =>
    move.direction === move.best && !isLate(move, moves) && isCrowded(move);
  const near = [...asked, ...moves.filter(({ mark }) => mark)];
  const good = moves.filter((move) => isGood(move) && !isClose(move, near, tooClose));
  const step = Math.ceil(good.length / mostRated);
  const rated: (GoodMove & { readonly atStake: number })[] = [];
  for (const move of good.filter((_, nth) => nth % step === 0)) {
    const ratings = await rate(move);
    const others = ratings.filter(({ direction }) => direction !== move.direction);
    const [second] = others;
    if (second?.loss) rated.push({ move, others, atStake: second.loss / move.value });
  }
  return rated.sort((one, other) => other.atStake - one.atStake);
}

async function isOnlyMove(
  move: MoveReview,
  others: readonly Rating[],
  { isSure }: QuestionChecks,
): Promise<boolean> {
  for (const { direction } of others) {
    if (!(await isSure(move, move.direction, direction))) return false;
  }
  return true;
}
