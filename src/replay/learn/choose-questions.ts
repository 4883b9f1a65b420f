import type { MoveReview, Rating } from '../../player/index.js';
import { isRight } from './answers.js';

/** Questions of a lesson, at most. */
const mostQuestions = 10;

/** A question with more right answers teaches nothing. */
const mostRight = 2;

/** The most moves from a question to one that is too close to it. */
const tooClose = 5;

/** Moves at the end that teach nothing: by then a game that ends is lost. */
const lastMoves = 10;

/** Moves that are rated to find decoys. */
const tried = 12;

type RateMove = (move: MoveReview) => Promise<readonly Rating[]>;

/**
 * Chooses the questions of a reviewed game: of the marked moves the one that lost the game and the dearest; and, so that
 * being asked gives nothing away, a decoy or two, where the best move was played.
 *
 * @param rate judges the position before an unmarked move as the review did
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

/** One from five questions on, two from eight, decoys included. */
function decoysFor(mistakes: number): number {
  if (mistakes < 5) return 0;
  return mistakes < 7 ? 1 : 2;
}

/** The move that lost the game, then the others, the dearest first. */
function chooseMistakes(moves: readonly MoveReview[]): MoveReview[] {
  const marked = moves.filter(({ mark }) => mark);
  const [lost] = marked.toSorted((one, other) => other.loss / other.value - one.loss / one.value);
  const others = withoutEnd(marked, moves)
    .filter(({ ratings = [] }) => isFair(ratings))
    .sort((one, other) => other.loss - one.loss);
  return spread(lost ? [lost, ...others] : []).slice(0, mostQuestions);
}

/** Of positions where the best move was played, those in which another one would have cost most. */
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
  const step = Math.ceil(good.length / tried);
  const rated: { move: MoveReview; atStake: number }[] = [];
  for (const move of good.filter((_, nth) => nth % step === 0)) {
    const ratings = await rate(move);
    const second = ratings.find(({ loss }) => loss);
    if (second?.loss && isFair(ratings)) rated.push({ move, atStake: second.loss });
  }
  rated.sort((one, other) => other.atStake - one.atStake);
  return spread(rated.map(({ move }) => move)).slice(0, wanted);
}

function withoutEnd(some: readonly MoveReview[], all: readonly MoveReview[]): MoveReview[] {
  const last = all.at(-1 - lastMoves)?.index ?? 0;
  return some.filter(({ index }) => index <= last);
}

function isFair(ratings: readonly Rating[]): boolean {
  const right = ratings.filter(({ direction }) => isRight(ratings, direction, undefined));
  return right.length <= mostRight && right.length < ratings.length;
}

/** Leaves out moves that are too close to an earlier one in the list. */
function spread(moves: readonly MoveReview[]): MoveReview[] {
  const chosen: MoveReview[] = [];
  for (const move of moves) {
    if (!chosen.some((other) => areClose(move, other))) chosen.push(move);
  }
  return chosen;
}

function areClose(one: MoveReview, other: MoveReview): boolean {
  return Math.abs(one.index - other.index) <= tooClose;
}
