import type { Direction } from '../engine/index.js';
import { searchAny } from './any-board.js';
import { prepare, searchFour } from './four-by-four.js';
import { ratingsOf, type Rated, type Rating } from './rating.js';
import {
  expectedAt,
  reviewMove,
  searchPosition,
  type MoveReview,
  type ReviewedPart,
  type ReviewPart,
} from './review-move.js';
import { DIRECTIONS, readCells, type Search } from './search.js';

/**
 * Boards that the computer may look at for each millisecond of think time, where 4 or 5 of 16 cells
 * are empty; in the tightest positions five times as many. On 4 x 4 that takes less than half of the
 * think time; the search for boards of any size takes ten times as long per board.
 */
const BOARDS_PER_MS = 6000;
const BOARDS_OF_ANY_SIZE_PER_MS = 600;

/** How long and how far to think about a position. */
export interface Limits {
  /**
   * Milliseconds of work after which a move is chosen. Ratings have no limit: where there is no
   * budget, this sets it, so that a position has the same ratings on every machine.
   */
  readonly thinkTime: number;
  /** Boards to look at; if omitted, as many as the think time allows. */
  readonly budget?: number | undefined;
}

/** A position: all that a worker has to know of a game to choose a move. */
export interface Position {
  /** The values of all cells, top row first. */
  readonly board: readonly (readonly number[])[];
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
}

/** Asks for the best move of a position. */
export interface ChooseTask extends Position, Limits {
  readonly kind: 'choose';
}

/** Asks for ratings of all moves of a position. */
export interface RateTask extends Rated, Limits {
  readonly kind: 'rate';
}

/** Asks for a review of some moves of a game. */
export interface ReviewTask extends ReviewPart {
  readonly kind: 'review';
  readonly budget: number;
}

/** All that can be asked of the computer. */
export type Task = ChooseTask | RateTask | ReviewTask;

/** The answer to a task; `null` to `choose` if nothing can move. */
export type Answer<Asked extends Task> = Asked extends ChooseTask
  ? Direction | null
  : Asked extends RateTask
    ? readonly Rating[]
    : ReviewedPart;

/** A task being worked on: call `step` until it returns false, then read `answer`. */
export interface Job<Result> {
  readonly answer: Result;
  /** Works for a moment. Returns false when the work is done. */
  step(): boolean;
}

function startSearch(task: ChooseTask | RateTask): Search {
  const { board, fourChance, thinkTime, budget } = task;
  const situation = { ...readCells(board), fourChance };
  const four = situation.columns === 4 && situation.rows === 4;
  const perMs = four ? BOARDS_PER_MS : BOARDS_OF_ANY_SIZE_PER_MS;
  const effort = { budget: budget ?? thinkTime * perMs, always: task.kind === 'rate' };
  return four ? searchFour(situation, effort) : searchAny(situation, effort);
}

/** A search that ends with its budget or its think time. */
class SearchJob<Result> implements Job<Result> {
  #search: Search | undefined;
  #spent = 0;
  readonly #task: ChooseTask | RateTask;
  readonly #read: (search: Search | undefined) => Result;

  constructor(task: ChooseTask | RateTask, read: (search: Search | undefined) => Result) {
    this.#task = task;
    this.#read = read;
  }

  get answer(): Result {
    return this.#read(this.#search);
  }

  step(): boolean {
    // Making the tables, once, does not count as thinking.
    if (!this.#search && prepare()) return true;
    const start = performance.now();
    this.#search ??= startSearch(this.#task);
    const goesOn = this.#search.step();
    this.#spent += performance.now() - start;
    const { kind, thinkTime } = this.#task;
    return goesOn && (kind === 'rate' || this.#spent < thinkTime);
  }
}

function reviewJob({ moves, end, budget }: ReviewTask): Job<ReviewedPart> {
  const reviewed: MoveReview[] = [];
  let expected: number | undefined;
  let search: Search | undefined;
  return {
    get answer() {
      return { moves: reviewed, end: expected };
    },
    step() {
      if (prepare()) return true;
      const move = moves[reviewed.length];
      const position = move ?? end;
      if (!position) return false;
      search ??= searchPosition(position, budget);
      if (search.step()) return true;
      if (move) reviewed.push(reviewMove(move, search, budget));
      else if (end) expected = expectedAt(end, search);
      search = undefined;
      return move !== undefined;
    },
  };
}

/** Begins to work on a task. */
export function startJob<Asked extends Task>(task: Asked): Job<Answer<Asked>>;
export function startJob(task: Task): Job<unknown> {
  switch (task.kind) {
    case 'choose':
      return new SearchJob(task, (search) => DIRECTIONS[search?.best ?? -1] ?? null);
    case 'rate':
      return new SearchJob(task, (search) => ratingsOf(task, search?.findings ?? []));
    case 'review':
      return reviewJob(task);
  }
}
