import type { Direction } from '../../engine/index.js';
import { searchAny } from '../search/any-board.js';
import { DIRECTIONS, type Situation } from '../search/cells.js';
import { firstMovesAfter, type FirstMoves } from '../judging/first-moves.js';
import { prepare, searchFour } from '../search/four-by-four.js';
import {
  rateSuspect,
  reviewMove,
  scoreReached,
  searchPosition,
  suspectOf,
  type BatchReview,
  type MoveBatch,
  type MoveReview,
} from '../judging/move-review.js';
import type { ReviewPosition } from '../judging/played-move.js';
import { rollOut, type GamesPlayed, type PlayedFrom } from '../judging/rollouts.js';
import { ratingsOf, type RatedPosition, type Rating } from '../judging/rating.js';
import { compareAll, type Comparisons } from '../judging/reasons.js';
import type { Search } from '../search/search.js';
import { rivalOf, type Suspect } from '../judging/suspects.js';
import { TimeSlice } from '../../scheduling/time-slice.js';

/**
 * Boards for each millisecond of think time, where 4 or 5 of 16 cells are empty; up to five times as many in tight
 * positions. On 4 x 4 they take less than half of the think time.
 */
const BOARDS_PER_MS = 6000;
const BOARDS_OF_ANY_SIZE_PER_MS = 600;

export interface Limits {
  /** Milliseconds of work after which a move is chosen. For ratings it only sets the budget, if that is omitted. */
  readonly thinkTime: number;
  /** Boards to look at; if omitted, as many as the think time allows. */
  readonly budget?: number | undefined;
}

export interface ChooseTask extends Situation, Limits {
  readonly kind: 'choose';
}

export interface RateTask extends RatedPosition, Limits {
  readonly kind: 'rate';
}

export interface ReviewTask extends MoveBatch {
  readonly kind: 'review';
  readonly budget: number;
}

export interface PlayOnTask extends PlayedFrom {
  readonly kind: 'play-on';
}

export interface RateSuspectTask extends Suspect {
  readonly kind: 'rate-suspect';
  readonly position: ReviewPosition;
}

export interface CompareTask extends Situation {
  readonly kind: 'compare';
}

export interface FirstMovesTask extends Situation {
  readonly kind: 'first-moves';
  /** The number of the direction. */
  readonly direction: number;
}

export type Task =
  FirstMovesTask | ChooseTask | RateTask | ReviewTask | PlayOnTask | RateSuspectTask | CompareTask;

interface TaskResults {
  choose: Direction | null;
  rate: readonly Rating[];
  review: BatchReview;
  'play-on': GamesPlayed;
  'rate-suspect': readonly Rating[];
  compare: Comparisons;
  'first-moves': FirstMoves;
}

export type TaskResult<Asked extends Task> = TaskResults[Asked['kind']];

/** Work on a task in short steps, which returns the result. */
type Job<Result> = Generator<void, Result, undefined>;

function startSearch(task: ChooseTask | RateTask): Search {
  const { columns, rows, thinkTime, budget } = task;
  const isFourByFour = columns === 4 && rows === 4;
  const boardsPerMs = isFourByFour ? BOARDS_PER_MS : BOARDS_OF_ANY_SIZE_PER_MS;
  const effort = {
    budget: budget ?? thinkTime * boardsPerMs,
    wantsEvaluations: task.kind === 'rate',
  };
  return isFourByFour ? searchFour(task, effort) : searchAny(task, effort);
}

function* search(task: ChooseTask | RateTask): Job<Search> {
  // Making the tables, once, does not count as thinking.
  while (prepare()) yield;
  let timeSpent = 0;
  let started: Search | undefined;
  for (;;) {
    const start = performance.now();
    started ??= startSearch(task);
    const goesOn = started.step();
    timeSpent += performance.now() - start;
    if (!goesOn || (task.kind === 'choose' && timeSpent >= task.thinkTime)) return started;
    yield;
  }
}

function* review({ moves, end, budget }: ReviewTask): Job<BatchReview> {
  while (prepare()) yield;
  const reviews: MoveReview[] = [];
  const suspects: Suspect[] = [];
  for (const move of moves) {
    const found = searchPosition(move, budget);
    while (found.step()) yield;
    const review = reviewMove(move, found, budget);
    const suspect = suspectOf(move, found, review, yield* rivalOf(move, found.findings));
    if (suspect) suspects.push(suspect);
    reviews.push(review);
    yield;
  }
  if (!end) return { reviews, suspects };
  const found = searchPosition(end, budget);
  while (found.step()) yield;
  return { reviews, suspects, reached: scoreReached(end, found) };
}

function startJob<Asked extends Task>(task: Asked): Job<TaskResult<Asked>>;
function* startJob(task: Task): Job<unknown> {
  switch (task.kind) {
    case 'choose':
      return DIRECTIONS[(yield* search(task)).bestMove] ?? null;
    case 'rate':
      return ratingsOf(task, (yield* search(task)).findings);
    case 'review':
      return yield* review(task);
    case 'rate-suspect':
      return rateSuspect(task.position, task);
    case 'compare':
      return compareAll(task);
    case 'first-moves':
      while (prepare()) yield;
      return yield* firstMovesAfter(task, task.direction);
    case 'play-on':
      while (prepare()) yield;
      return yield* rollOut(task);
  }
}

export function doJob<Asked extends Task>(task: Asked): TaskResult<Asked> {
  const job = startJob(task);
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
  }
}

/**
 * Works on the main thread, with regular pauses for everything else.
 * @param slice of the work that this task belongs to: many short tasks in a row pause as one long one does
 * @returns `null` once the signal is aborted
 */
export async function workInSlices<Asked extends Task>(
  task: Asked,
  signal?: AbortSignal,
  slice = new TimeSlice(),
): Promise<TaskResult<Asked> | null> {
  const job = startJob(task);
  for (;;) {
    const { done, value } = job.next();
    if (done) return value;
    if (!slice.isOver) continue;
    await slice.pause();
    if (signal?.aborted) return null;
  }
}
