import { steps, verify, type GameView, type Result } from '../engine/index.js';
import { checkMethod, checkObject, checkPositive, refuse } from './errors.js';
import { startHost } from './host.js';
import { pause, SLICE } from './pause.js';
import { otherRule, STANDARD_RULES } from './rating.js';
import type { MoveReview, PlayedMove, ReviewedPart, ReviewEnd, ReviewPart } from './review-move.js';

/** Options of {@link review}. */
export interface ReviewOptions {
  /** Boards to look at for a move, as the `budget` of `ComputerPlayer`. @default 6000 */
  budget?: number | undefined;
  /** Stops the review. */
  signal?: AbortSignal | undefined;
  /** Called repeatedly with the number of moves reviewed so far and the total. */
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
  /**
   * Points won by play, below 0 if they were lost, compared with how a good human plays: all that
   * luck does not explain. The losses of the moves add up to more, since each is compared with the
   * best move, and a good human makes slips, too, and makes up for some.
   */
  readonly byPlay: number;
  /** Points won by luck, below 0 if they were lost: the sum of the luck of all new tiles. */
  readonly byLuck: number;
  /** The score with which a good human is expected to end a game that begins like this one. */
  readonly expected: number;
  /**
   * The final score; for a game that goes on, the one with which a good human is expected to end
   * it. `expected`, `byPlay` and `byLuck` add up to it, unless the game was changed by hand.
   */
  readonly reached: number;
  /** The three greatest changes at most, the greatest first. */
  readonly turningPoints: readonly TurningPoint[];
}

/** Enough to keep the worker busy, and few enough not to keep others waiting. */
const MOVES_AT_ONCE = 16;

const TURNING_POINTS = 3;

/** A position at which moves end. */
const endAt = ({ board, score, over }: GameView): ReviewEnd => ({ board, score, over });

/** The moves of a game in parts. One ends at the latest where the game does or is changed by hand. */
function* partsOf(line: string): Generator<ReviewPart> {
  let moves: PlayedMove[] = [];
  let before: GameView | undefined;
  let unended = false;
  for (const { index, move, position } of steps(line)) {
    if (move && before) {
      const { board, score } = before;
      moves.push({ index, direction: move.direction, spawned: move.spawned, board, score });
      unended = true;
    } else if (unended && before) {
      yield { moves, end: endAt(before) };
      moves = [];
      unended = false;
    }
    if (moves.length === MOVES_AT_ONCE) {
      yield { moves };
      moves = [];
    }
    before = position;
  }
  if (before) yield { moves, end: endAt(before) };
}

/** The three greatest changes. */
function turningPointsOf(moves: readonly MoveReview[]): TurningPoint[] {
  const changes = moves.flatMap(({ index, loss, luck }): TurningPoint[] => [
    { index, cause: 'play', change: -loss },
    { index, cause: 'luck', change: luck },
  ]);
  return changes
    .filter(({ change }) => change)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNING_POINTS);
}

function sumUp(parts: readonly ReviewedPart[]): Review {
  const moves = parts.flatMap((part) => part.moves);
  let byPlay = 0;
  // The expectation since the last end, with the luck that has changed it.
  let expected: number | undefined;
  for (const part of parts) {
    for (const { value, luck } of part.moves) expected = (expected ?? value) + luck;
    if (part.end === undefined) continue;
    byPlay += part.end - (expected ?? part.end);
    expected = undefined;
  }
  const reached = parts.at(-1)?.end ?? 0;
  return {
    moves,
    byPlay,
    byLuck: moves.reduce((sum, { luck }) => sum + luck, 0),
    expected: moves[0]?.value ?? reached,
    reached,
    turningPoints: turningPointsOf(moves),
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

/** Refuses a line that cannot be reviewed, and wrong options. @returns the game's outcome */
function checkArguments(line: string, options: ReviewOptions): Result {
  checkObject('options', options);
  const { budget = 1, signal, onProgress } = options;
  checkPositive('budget', budget);
  if (signal !== undefined) checkMethod('signal', signal, 'throwIfAborted', 'an AbortSignal');
  if (onProgress !== undefined) checkMethod('onProgress', onProgress, 'call', 'a function');
  const result = verify(line, { byHand: true });
  const other = otherRule(result.rules);
  if (other) {
    const value = result.rules[other];
    refuse(`${other} of line`, value, String(STANDARD_RULES[other]), 'number', 'string');
  }
  return result;
}

/**
 * Reviews a whole game: what each move cost, how lucky each new tile was, and where the game
 * turned. It runs in the player's worker where there is one, else in short slices.
 *
 * @param line a replay line
 * @throws (the promise rejects) TypeError, ReplayError for anything but the line of a legal game;
 *   RangeError for a game on a board other than 4 x 4, or under rules other than the standard ones,
 *   for which no values are known; TypeError, RangeError for a wrong option; the signal's reason;
 *   whatever `onProgress` throws
 */
export async function review(line: string, options: ReviewOptions = {}): Promise<Review> {
  const { moves: total } = checkArguments(line, options);
  const { budget = 6000, signal, onProgress } = options;
  signal?.throwIfAborted();
  const closing = new AbortController();
  const close = () => closing.abort();
  signal?.addEventListener('abort', close);
  try {
    const computer = startHost(closing.signal);
    const reviewed: ReviewedPart[] = [];
    let done = 0;
    for await (const part of inSlices(partsOf(line))) {
      const answer = await computer.review(part, budget);
      signal?.throwIfAborted();
      if (!answer) break;
      reviewed.push(answer);
      if (part.moves.length === 0) continue;
      done += part.moves.length;
      onProgress?.(done, total);
    }
    return sumUp(reviewed);
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}
