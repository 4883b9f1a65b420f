import type { Direction } from '../../engine/index.js';
import type { MoveReview, Rating } from '../../player/index.js';
import { LIKELY, SURE } from '../../player/played-on.js';

/** The most questions of a lesson, decoys included. */
const mostQuestions = 10;

/** A lesson with fewer certain mistakes also asks about likely ones. */
const fewestQuestions = 3;

/** Two questions are more moves apart than this. */
const tooClose = 3;

/** How many moves are played on to find mistakes: the first of those that a review finds costliest. */
const mostChecked = 40;

/** About how many moves are rated to find decoys: each takes as long as an answer. */
const ratedForDecoys = 12;

export interface QuestionChecks {
  /** Rates the position before an unmarked move as the review would. */
  readonly rate: (move: MoveReview) => Promise<readonly Rating[]>;
  /** How clearly games last longer after one move than after another: see `clearness`. */
  readonly compare: (move: MoveReview, better: Direction, worse: Direction) => Promise<number>;
}

/**
 * Chooses the questions of a reviewed game: the costliest moves of which it is certain that a better one was possible.
 * One or two decoys, where the best move was played, keep the question itself from giving the answer away.
 *
 * @returns the moves, in the order of the game
 */
export async function chooseQuestions(
  moves: readonly MoveReview[],
  checks: QuestionChecks,
): Promise<MoveReview[]> {
  const mistakes = await chooseMistakes(moves, checks);
  const decoys = await chooseDecoys(moves, mistakes, checks);
  const asked = [...mistakes.slice(0, mostQuestions - decoys.length), ...decoys];
  return asked.sort((one, other) => one.index - other.index);
}

/** One decoy for five mistakes, and two for seven, so that of five questions one is a decoy, and of eight two. */
function decoysFor(mistakes: number): number {
  if (mistakes < 5) return 0;
  return mistakes < 7 ? 1 : 2;
}

async function chooseMistakes(
  moves: readonly MoveReview[],
  { compare }: QuestionChecks,
): Promise<MoveReview[]> {
  const chosen: MoveReview[] = [];
  const likely: MoveReview[] = [];
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  const suspects = moves.filter(({ loss, direction, best }) => loss && direction !== best);
  suspects.sort((one, other) => shareLost(other) - shareLost(one));
  for (const move of suspects.slice(0, mostChecked)) {
    // The marked moves come first, since they cost most.
    const most = move.mark ? mostQuestions : fewestQuestions;
    if (chosen.length >= most) break;
    if (chosen.some((other) => areClose(move, other))) continue;
    const clear = await compare(move, move.best, move.direction);
    if (clear > SURE) chosen.push(move);
    else if (clear > LIKELY) likely.push(move);
  }
  const missing = Math.max(0, fewestQuestions - chosen.length);
  const added = likely.filter((move) => !chosen.some((other) => areClose(move, other)));
  return [...chosen, ...keepApart(added).slice(0, missing)];
}

/** Of the positions where the best move was played, those in which the second best would have cost most. */
async function chooseDecoys(
  moves: readonly MoveReview[],
  mistakes: readonly MoveReview[],
  { rate, compare }: QuestionChecks,
): Promise<MoveReview[]> {
  const wanted = decoysFor(mistakes.length);
  if (!wanted) return [];
  const taken = moves.filter((move) => move.mark ?? mistakes.includes(move));
  const good = moves.filter(
    (move) => move.direction === move.best && !taken.some((other) => areClose(move, other)),
  );
  const step = Math.ceil(good.length / ratedForDecoys);
  const rated: { move: MoveReview; second: Rating; atStake: number }[] = [];
  for (const move of good.filter((_, nth) => nth % step === 0)) {
    const second = (await rate(move)).find(({ loss }) => loss);
    if (second?.loss) rated.push({ move, second, atStake: second.loss });
  }
  rated.sort((one, other) => other.atStake - one.atStake);
  const decoys: MoveReview[] = [];
  for (const { move, second } of rated) {
    if (decoys.length === wanted) break;
    if (decoys.some((other) => areClose(move, other))) continue;
    if ((await compare(move, move.best, second.direction)) > SURE) decoys.push(move);
  }
  return decoys;
}

/** Leaves out the moves that are too close to an earlier one in the list. */
function keepApart(moves: readonly MoveReview[]): MoveReview[] {
  const chosen: MoveReview[] = [];
  for (const move of moves) {
    if (!chosen.some((other) => areClose(move, other))) chosen.push(move);
  }
  return chosen;
}

function areClose(one: MoveReview, other: MoveReview): boolean {
  return Math.abs(one.index - other.index) <= tooClose;
}
