import type { Direction } from '../engine/index.js';
import { searchAny } from './any-board.js';
import { prepare, searchFour } from './four-by-four.js';
import { DIRECTIONS, type Search } from './search.js';

/**
 * Boards that the computer may look at for each millisecond of think time, where 4 or 5 of 16 cells
 * are empty; in the tightest positions five times as many. On 4 x 4 that takes less than half of the
 * think time; the search for boards of any size takes ten times as long per board.
 */
const BOARDS_PER_MS = 6000;
const BOARDS_OF_ANY_SIZE_PER_MS = 600;

/** What to think about: all that a worker has to be told. */
export interface Task {
  /** The values of all cells, top row first. */
  readonly board: readonly (readonly number[])[];
  /** Probability that a new tile is a 4. */
  readonly fourChance: number;
  /** Milliseconds of work after which the answer is taken as it is. */
  readonly thinkTime: number;
  /** Boards to look at; if left out, as many as the think time is enough for. */
  readonly budget?: number | undefined;
}

function startSearch({ board, fourChance, thinkTime, budget }: Task): Search {
  const columns = board[0]?.length ?? 0;
  const cells = Uint8Array.from(board.flat(), (value) => (value ? Math.log2(value) : 0));
  const situation = { columns, rows: board.length, cells, fourChance };
  return columns === 4 && board.length === 4
    ? searchFour(situation, budget ?? thinkTime * BOARDS_PER_MS)
    : searchAny(situation, budget ?? thinkTime * BOARDS_OF_ANY_SIZE_PER_MS);
}

/** A task being worked on: call `step` until it returns false, then read `direction`. */
export class Thought {
  #search: Search | undefined;
  #spent = 0;

  constructor(readonly task: Task) {}

  /** The best direction so far, `null` if nothing can move. */
  get direction(): Direction | null {
    return DIRECTIONS[this.#search?.best ?? -1] ?? null;
  }

  /** The number of boards looked at so far. */
  get boards(): number {
    return this.#search?.boards ?? 0;
  }

  /** Works for a moment. Returns false when the work is done. */
  step(): boolean {
    // Making the tables, once, does not count as thinking.
    if (!this.#search && prepare()) return true;
    const start = performance.now();
    this.#search ??= startSearch(this.task);
    const goesOn = this.#search.step();
    this.#spent += performance.now() - start;
    return goesOn && this.#spent < this.task.thinkTime;
  }
}
