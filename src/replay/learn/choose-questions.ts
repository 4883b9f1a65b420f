import type { MoveReview, Rating } from '../../player/index.js';
import { isRight } from './answers.js';

/** The most questions of a lesson, decoys included. */
const mostQuestions = 10;

/** The most right answers of a question that teaches something. */
const mostRightAnswers = 2;

/** Two questions are more moves apart than this. */
const tooClose = 5;

/** The last moves of a game teach nothing, since it is lost by then. */
const lastMoves = 10;

/** About how many moves are rated to find decoys: each takes as long as an answer. */
const ratedForDecoys = 12;

type RateMove = (move: MoveReview) => Promise<readonly Rating[]>;

/**
 * Chooses the questions of a reviewed game: the move that lost the game, and the marked moves that cost most. One or two
 * decoys, where the best move was played, keep the question itself from giving the answer away.
 *
 * @param rate rates the position before an unmarked move as the review would
 * @returns the moves, in the order of the game
 */
export async function chooseQuestions(
  moves: readonly MoveReview[],
  rate: RateMove,
): Promise<MoveReview[]> {
  const mistakes = chooseMistakes(moves);
  const decoys = await chooseDecoys(moves, decoysFor(mistakes.length), rate);
  const asked = [...mistakes.slice(0, mostQuestions - decoys.length), ...decoys];
  return asked.sort((one, other) => one.index - other.index);
}

/** One decoy for five mistakes, and two for seven, so that of five questions one is a decoy, and of eight two. */
function decoysFor(mistakes: number): number {
  if (mistakes < 5) return 0;
  return mistakes < 7 ? 1 : 2;
}

function chooseMistakes(moves: readonly MoveReview[]): MoveReview[] {
  const marked = moves.filter(({ mark }) => mark);
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  const [losing] = marked.toSorted((one, other) => shareLost(other) - shareLost(one));
  if (!losing) return [];
  const others = withoutEnd(marked, moves)
    .filter(({ ratings = [] }) => isFair(ratings))
    .sort((one, other) => other.loss - one.loss);
  return keepApart([losing, ...others]).slice(0, mostQuestions);
}

/** Of the positions where the best move was played, those in which the second best would have cost most. */
async function chooseDecoys(
  moves: readonly MoveReview[],
  wanted: number,
  rate: RateMove,
): Promise<MoveReview[]> {
  if (!wanted) return [];
  const marked = moves.filter(({ mark }) => mark);
  const good = withoutEnd(moves, moves).filter(
    (move) => move.direction === move.best && !marked.some((other) => areClose(move, other)),
  );
  const step = Math.ceil(good.length / ratedForDecoys);
  const rated: { move: MoveReview; atStake: number }[] = [];
  for (const move of good.filter((_, nth) => nth % step === 0)) {
    const ratings = await rate(move);
    const second = ratings.find(({ loss }) => loss);
    if (second?.loss && isFair(ratings)) rated.push({ move, atStake: second.loss });
  }
  rated.sort((one, other) => other.atStake - one.atStake);
  return keepApart(rated.map(({ move }) => move)).slice(0, wanted);
}

function withoutEnd(some: readonly MoveReview[], all: readonly MoveReview[]): MoveReview[] {
  const last = all.at(-1 - lastMoves)?.index ?? 0;
  return some.filter(({ index }) => index <= last);
}

/** Whether a question with these answers teaches something: few are right, and one at least is wrong. */
function isFair(ratings: readonly Rating[]): boolean {
  const right = ratings.filter(({ direction }) => isRight(ratings, direction, undefined));
  return right.length <= mostRightAnswers && right.length < ratings.length;
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
