import { steps, verify, type Result } from '../engine/index.js';
import { checkMethod, checkObject, checkPositive } from './errors.js';
import { startHost } from './host.js';
import { pause, SLICE } from './pause.js';
import { haveValues } from './rating.js';
import type { MoveReview, PlayedMove } from './review-move.js';

/** Options of {@link review}. */
export interface ReviewOptions {
  /** Boards to look at for a move, as the `budget` of `ComputerPlayer`. @default 6000 */
  budget?: number | undefined;
  /** Stops the review. */
  signal?: AbortSignal | undefined;
  /** Called again and again with the number of moves reviewed and the number of all. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A moment that changed the expected final score more than others. */
export interface TurningPoint {
  /** `index` of the move. */
  readonly index: number;
  /** Whether the move did it, or the new tile after it. */
  readonly cause: 'play' | 'luck';
  /** Change of the expected final score, in points: below 0 it fell. */
  readonly change: number;
}

/** What the computer thinks of a game. */
export interface Review {
  /** Every move, in order. */
  readonly moves: readonly MoveReview[];
  /** Points lost by play: the sum of all losses, 0 or more. */
  readonly lostByPlay: number;
  /** Points won by luck, below 0 if they were lost: the sum of the luck of all new tiles. */
  readonly luck: number;
  /** The three greatest changes at most, the greatest first. */
  readonly turningPoints: readonly TurningPoint[];
}

/** Enough for the worker not to wait, and few enough for others not to wait for it. */
const MOVES_AT_ONCE = 16;

const TURNING_POINTS = 3;

/** The moves of a game, each with the position before it. */
function* movesOf(line: string): Generator<PlayedMove> {
  let board: number[][] = [];
  let score = 0;
  for (const { index, move, position } of steps(line)) {
    if (move) yield { index, direction: move.direction, spawned: move.spawned, board, score };
    ({ board, score } = position);
  }
}

function sumUp(moves: readonly MoveReview[]): Review {
  const changes = moves.flatMap(({ index, loss, luck }): TurningPoint[] => [
    { index, cause: 'play', change: -loss },
    { index, cause: 'luck', change: luck },
  ]);
  const turningPoints = changes
    .filter(({ change }) => change)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNING_POINTS);
  return {
    moves,
    lostByPlay: moves.reduce((sum, { loss }) => sum + loss, 0),
    luck: moves.reduce((sum, { luck }) => sum + luck, 0),
    turningPoints,
  };
}

/** Lets everything else run between slices of reading a line. */
async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let due = performance.now() + SLICE;
  for (const item of items) {
    if (performance.now() > due) {
      await pause();
      due = performance.now() + SLICE;
    }
    yield item;
  }
}

/** Rules under which there is no review, or whatever else is wrong. */
function checkArguments(line: string, options: ReviewOptions): Result {
  checkObject('options', options);
  const { signal, onProgress } = options;
  if (signal !== undefined) checkMethod('signal', signal, 'throwIfAborted', 'an AbortSignal');
  if (onProgress !== undefined) checkMethod('onProgress', onProgress, 'call', 'a function');
  const result = verify(line, { byHand: true });
  if (!haveValues(result.rules)) {
    throw new RangeError('line must be a game on 4x4 under the standard rules');
  }
  return result;
}

/**
 * Reviews a whole game: what each move cost, how lucky each new tile was, and where the game turned.
 * It runs in the player's worker where there is one, else in short slices.
 *
 * @param line a replay line
 * @throws (the promise rejects) TypeError, ReplayError for anything but the line of a legal game;
 *   RangeError for a game on another board than 4 x 4, or under other than the standard rules, of
 *   which no values are known; TypeError, RangeError for a wrong option; the signal's reason;
 *   whatever `onProgress` throws
 */
export async function review(line: string, options: ReviewOptions = {}): Promise<Review> {
  const { moves: total } = checkArguments(line, options);
  const { budget = 6000, signal, onProgress } = options;
  checkPositive('budget', budget);
  signal?.throwIfAborted();
  const closing = new AbortController();
  const close = () => closing.abort();
  signal?.addEventListener('abort', close);
  try {
    const computer = startHost(closing.signal);
    const reviewed: MoveReview[] = [];
    let part: PlayedMove[] = [];
    for await (const move of inSlices(movesOf(line))) {
      signal?.throwIfAborted();
      part.push(move);
      if (part.length < MOVES_AT_ONCE && reviewed.length + part.length < total) continue;
      reviewed.push(...((await computer.review(part, budget)) ?? []));
      signal?.throwIfAborted();
      part = [];
      onProgress?.(reviewed.length, total);
    }
    return sumUp(reviewed);
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}
