import type { Direction } from '../../engine/index.js';
import type { MoveReview, Rating } from '../../player/index.js';

const mostQuestions = 10;

/** A lesson with fewer mistakes also asks about such as are close together, and then about only moves. */
const fewestQuestions = 3;

/** Else two questions are more moves apart than this. */
const tooClose = 3;

/** The first questions are more moves apart than this, while there are as many. */
const wellSpread = 10;

/** The last moves of a game, which all look alike: only one of them is asked about. */
const lateMoves = 10;

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

function isLate({ index }: MoveReview, moves: readonly MoveReview[]): boolean {
  return index > (moves.at(-1)?.index ?? 0) - lateMoves;
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

/** The best moves of the game, by what the second best would have cost: some with several others first. */
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
  rated.sort((one, other) => other.atStake - one.atStake);
  // Where only two moves are legal, it is a question of one or the other.
  const several = rated.filter(({ others }) => others.length > 1);
  const first = several.slice(0, mostChecked / 2);
  return [...first, ...rated.filter((one) => !first.includes(one))];
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

/** By the share of the expected points that each costs. */
function costliestFirst(moves: readonly MoveReview[]): MoveReview[] {
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  return moves.toSorted((one, other) => shareLost(other) - shareLost(one));
}

function isClose({ index }: MoveReview, others: readonly MoveReview[], distance: number): boolean {
  return others.some((other) => Math.abs(index - other.index) <= distance);
}
