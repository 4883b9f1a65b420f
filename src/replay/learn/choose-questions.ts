import type { Direction } from '../../engine/index.js';
import type { MoveReview, Rating } from '../../player/index.js';

/** The most questions of a lesson, decoys included. */
const mostQuestions = 10;

/** A lesson with fewer mistakes also asks about moves that cost less, and about such as are close together. */
const fewestQuestions = 3;

/** Else two questions are more moves apart than this. */
const tooClose = 3;

/** The first questions are more moves apart than this, while there are as many. */
const wellSpread = 10;

/** The last moves of a game, which all look alike: only one of them is asked about. */
const lateMoves = 10;

/** Moves that are played on to find more mistakes, the costliest first. */
const mostChecked = 40;

/** Moves, about, that are rated to find decoys: each takes as long as an answer. */
const ratedForDecoys = 12;

export interface QuestionChecks {
  /** Rates the position before an unmarked move as the review would. */
  readonly rate: (move: MoveReview) => Promise<readonly Rating[]>;
  /** True if games surely last longer after `better`. */
  readonly isSure: (move: MoveReview, better: Direction, worse: Direction) => Promise<boolean>;
}

/** One decoy for five mistakes, and two for seven, so that of five questions one is a decoy, and of eight two. */
function decoysFor(mistakes: number): number {
  if (mistakes < 5) return 0;
  return mistakes < 7 ? 1 : 2;
}

/** A decoy asks about a position where the best move was played, so that a question alone gives nothing away. */
const isDecoy = ({ direction, best }: MoveReview): boolean => direction === best;

const isSureMistake = ({ confirmed }: MoveReview): boolean => confirmed === true;

const isDoubted = ({ confirmed }: MoveReview): boolean => confirmed === false;

/** Whether a move is one of the last of the game, and another one of these is asked about. */
function isLateToo(
  { index }: MoveReview,
  asked: readonly MoveReview[],
  moves: readonly MoveReview[],
) {
  const firstLate = (moves.at(-1)?.index ?? 0) - lateMoves + 1;
  return index >= firstLate && asked.some((move) => move.index >= firstLate);
}

/**
 * The mistakes of which a review is certain, the costliest, in the order of the game: first those that are well spread,
 * then others. There is room for decoys.
 */
export function firstQuestions(moves: readonly MoveReview[]): MoveReview[] {
  const chosen: MoveReview[] = [];
  const most = mostQuestions - decoysFor(mostQuestions);
  const sure = costliestFirst(moves.filter(isSureMistake));
  const choose = (limit: number, distance: number) => {
    for (const move of sure) {
      if (chosen.length >= limit) return;
      if (isClose(move, chosen, distance) || isLateToo(move, chosen, moves)) continue;
      chosen.push(move);
    }
  };
  choose(most, wellSpread);
  choose(most, tooClose);
  choose(fewestQuestions, 0);
  return chosen.sort((one, other) => one.index - other.index);
}

/**
 * Finds more questions, until a check rejects: one or two decoys, other mistakes that the review has confirmed and, if there are
 * fewer than three, moves that cost less, if they are certain mistakes.
 *
 * @param known the questions so far
 */
export async function* moreQuestions(
  moves: readonly MoveReview[],
  known: readonly MoveReview[],
  checks: QuestionChecks,
): AsyncGenerator<MoveReview, void, undefined> {
  const asked = [...known];
  const decoys = findDecoys(moves, asked, checks);
  const mistakes = findMistakes(moves, asked, checks);
  while (asked.length < mostQuestions) {
    const decoyCount = asked.filter(isDecoy).length;
    const wantsDecoy = decoysFor(asked.length - decoyCount) > decoyCount;
    const decoy = wantsDecoy ? await decoys.next() : undefined;
    const { value: move } = decoy?.value ? decoy : await mistakes.next();
    if (!move) return;
    asked.push(move);
    yield move;
  }
}

type Finding = AsyncGenerator<MoveReview, undefined, undefined>;

/** @param asked grows with each question */
async function* findMistakes(
  moves: readonly MoveReview[],
  asked: readonly MoveReview[],
  { isSure }: QuestionChecks,
): Finding {
  const suspects = moves.filter((move) => move.loss && !isDecoy(move) && !isDoubted(move));
  const close: MoveReview[] = [];
  let checked = 0;
  const isMistake = async (move: MoveReview): Promise<boolean> =>
    isSureMistake(move) || (++checked <= mostChecked && isSure(move, move.best, move.direction));
  const isShort = () => asked.filter((question) => !isDecoy(question)).length < fewestQuestions;
  for (const move of costliestFirst(suspects)) {
    if (!isSureMistake(move) && !isShort()) return;
    if (isLateToo(move, asked, moves)) continue;
    if (isClose(move, asked)) close.push(move);
    else if (await isMistake(move)) yield move;
  }
  for (const move of close) {
    if (!isShort()) return;
    if (asked.includes(move) || isLateToo(move, asked, moves)) continue;
    if (await isMistake(move)) yield move;
  }
}

/** Of the positions where the best move was played, those in which the second best would have cost most. */
async function* findDecoys(
  moves: readonly MoveReview[],
  asked: readonly MoveReview[],
  { rate, isSure }: QuestionChecks,
): Finding {
  const marked = moves.filter(({ mark }) => mark);
  const good = moves.filter((move) => isDecoy(move) && !isClose(move, [...marked, ...asked]));
  const step = Math.ceil(good.length / ratedForDecoys);
  const rated: { move: MoveReview; second: Rating; atStake: number }[] = [];
  for (const move of good.filter((_, nth) => nth % step === 0)) {
    const second = (await rate(move)).find(({ loss }) => loss);
    if (second?.loss) rated.push({ move, second, atStake: second.loss });
  }
  rated.sort((one, other) => other.atStake - one.atStake);
  for (const { move, second } of rated) {
    if (isClose(move, asked)) continue;
    if (await isSure(move, move.best, second.direction)) yield move;
  }
}

/** By the share of the expected points that each costs. */
function costliestFirst(moves: readonly MoveReview[]): MoveReview[] {
  const shareLost = ({ loss, value }: MoveReview) => loss / value;
  return moves.toSorted((one, other) => shareLost(other) - shareLost(one));
}

function isClose(
  { index }: MoveReview,
  others: readonly MoveReview[],
  distance = tooClose,
): boolean {
  return others.some((other) => Math.abs(index - other.index) <= distance);
}
