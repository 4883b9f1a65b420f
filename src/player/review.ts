import { checkOptions, refuse } from '../engine/internal.js';
import { steps, verify, type GameView, type StepKind } from '../engine/index.js';
import { situationOf } from './search/cells.js';
import { checkCallbackAndSignal, checkPositive } from './checks.js';
import { startHost, type PlayerHost } from './worker/host.js';
import { markOf, REVIEW_BUDGET, type Mark } from './judging/marks.js';
import { TimeSlice } from '../scheduling/time-slice.js';
import {
  lossOf,
  markConfirmed,
  markDoubted,
  suspectsToCheck,
  withPunishments,
} from './move-checks.js';
import { ReviewProgress } from './review-progress.js';
import { ruleAgainstReview, STANDARD_RULES } from './judging/standard-rules.js';
import type { BatchReview, MoveBatch, MoveReview } from './judging/move-review.js';
import type { EndPosition, PlayedMove } from './judging/played-move.js';
import type { Suspect } from './judging/suspects.js';

/** Options of {@link review}. */
export interface ReviewOptions {
  /** Boards to look at for a move, as the `budget` of `ComputerPlayer`. It limits no check. @default 6000 */
  budget?: number | undefined;
  /** Stops the review. */
  signal?: AbortSignal | undefined;
  /**
   * Called with the steps done so far and the total: moves, and checks of mistakes. The total may fall, and the share
   * that is done grows.
   */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** A moment that changed the expected final score more than others. */
export interface TurningPoint {
  /** `index` of the move. */
  readonly index: number;
  /** The score that a good human is expected to reach from the position before that move. */
  readonly value: number;
  /** Whether the move did it, or the new tile after it. */
  readonly cause: 'play' | 'luck';
  /** Change of the expected final score, in points: below 0 it fell. */
  readonly change: number;
}

/**
 * The computer's opinion of a game.
 *
 * The `value` of every move, followed by `reached`, is the expected final score throughout the game: a
 * curve whose drops are the turning points.
 */
export interface Review {
  /** The moves reviewed, in order. */
  readonly moves: readonly MoveReview[];
  /** The number of moves with each mark. */
  readonly marks: Readonly<Record<Mark, number>>;
  /**
   * Points won by play, below 0 if they were lost, compared with a good human's play: whatever luck does not explain.
   * The losses of the moves add up to more, since each is compared with the best move. It means little in a game that
   * ends far from `expected`.
   */
  readonly byPlay: number;
  /** Points won by luck, below 0 if they were lost: the sum of the luck of all new tiles. */
  readonly byLuck: number;
  /**
   * The share of games that are less lucky than this one, 0 to 1. The standard normal CDF of `byLuck` ÷ √Σ luck², which
   * means the same at every level of play.
   */
  readonly luckierThan: number;
  /** The score that a good human is expected to reach in a game that begins like this one. */
  readonly expected: number;
  /**
   * The final score; if the game goes on, was given up or ended with its win, the score that a good human is expected
   * to reach from there.
   * `expected`, `byPlay` and `byLuck` add up to it.
   */
  readonly reached: number;
  /**
   * Up to three moments, the largest change first: mistakes, blunders and new tiles. None is among the last ten moves,
   * where a game that ends is lost.
   */
  readonly turningPoints: readonly TurningPoint[];
}

/** Moves in a batch: enough to keep the worker busy, and few enough not to keep others waiting. */
const BATCH_SIZE = 16;

const TURNING_POINTS = 3;

/** The last moves of a game, which are no turning points. */
const TOO_LATE = 10;

/** Moves of a game without an edit between them, and the position after them. */
interface Stretch {
  moves: PlayedMove[];
  end?: EndPosition;
}

/** A game that was given up, or ended with its win, could have gone on under the standard rules. */
const endPositionOf = (game: GameView): EndPosition => ({
  ...situationOf(game),
  score: game.score,
  over: game.endReason === 'no-moves',
});

const isEdit = (kind: StepKind): boolean => kind === 'board' || kind === 'score' || kind === 'add';

/** The moves since the last edit that was followed by a move. */
export async function lastStretchOf(line: string, slice = new TimeSlice()): Promise<Stretch> {
  let stretch: Stretch = { moves: [] };
  let before: GameView | undefined;
  /** After moves and an edit: the next move begins another stretch. */
  let isEdited = false;
  for (const { index, kind, move, position } of steps(line)) {
    if (isEdit(kind)) isEdited = true;
    if (move && before) {
      if (isEdited) stretch = { moves: [] };
      isEdited = false;
      const { direction, spawned } = move;
      const { score } = before;
      stretch.moves.push({ ...situationOf(before), score, index, direction, spawned });
    }
    if (!isEdited || stretch.moves.length === 0) stretch.end = endPositionOf(position);
    before = position;
    // Reading the line takes time as well.
    if (slice.isOver) await slice.pause();
  }
  return stretch;
}

/** At least one batch: a stretch without moves has an end, too. */
function batchesOf({ moves, end }: Stretch): MoveBatch[] {
  const count = Math.max(1, Math.ceil(moves.length / BATCH_SIZE));
  return Array.from({ length: count }, (_, nth) => ({
    moves: moves.slice(nth * BATCH_SIZE, (nth + 1) * BATCH_SIZE),
    end: nth === count - 1 ? end : undefined,
  }));
}

function turningPointsOf(moves: readonly MoveReview[]): TurningPoint[] {
  const changes = moves.slice(0, -TOO_LATE).flatMap(({ index, value, loss, luck, confirmed }) => [
    { index, value, cause: 'play' as const, change: confirmed ? -loss : 0 },
    { index, value, cause: 'luck' as const, change: luck },
  ]);
  return changes
    .filter(({ change }) => change)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, TURNING_POINTS);
}

/** The cumulative distribution of the standard normal distribution: Bowling et al. (2009), within 0.0002. */
const normalCdf = (z: number): number => 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z * z * z));

function sumUp(moves: readonly MoveReview[], finalScore: number | undefined): Review {
  const sumOf = (pointsOf: (move: MoveReview) => number) =>
    moves.reduce((sum, move) => sum + pointsOf(move), 0);
  const byLuck = sumOf(({ luck }) => luck);
  const spread = Math.sqrt(sumOf(({ luck }) => luck * luck));
  const countOf = (wanted: Mark) => moves.filter(({ mark }) => mark === wanted).length;
  const reached = finalScore ?? 0;
  const expected = moves[0]?.value ?? reached;
  return {
    moves,
    marks: {
      inaccuracy: countOf('inaccuracy'),
      mistake: countOf('mistake'),
      blunder: countOf('blunder'),
    },
    byPlay: reached - expected - byLuck,
    byLuck,
    luckierThan: normalCdf(spread ? byLuck / spread : 0),
    expected,
    reached,
    turningPoints: turningPointsOf(moves),
  };
}

function checkArguments(line: string, options: ReviewOptions) {
  const names = ['budget', 'signal', 'onProgress'];
  const asked = checkOptions('options', options, 'an option', names);
  const { budget = REVIEW_BUDGET, signal, onProgress } = asked;
  checkPositive('budget', budget);
  checkCallbackAndSignal('onProgress', onProgress, signal);
  const { rules } = verify(line, { allowEdits: true });
  const rule = ruleAgainstReview(rules);
  if (rule) refuse(`${rule} of line`, rules[rule], String(STANDARD_RULES[rule]), 'number');
  return { budget, signal, onProgress };
}

/** Who reviews, and who hears how far it is. */
interface Reviewing {
  readonly computer: PlayerHost;
  readonly progress: ReviewProgress;
}

/** @returns (resolves) `undefined` once the computer is stopped */
async function reviewMoves(
  stretch: Stretch,
  budget: number,
  { computer, progress }: Reviewing,
): Promise<BatchReview | undefined> {
  const reviews: MoveReview[] = [];
  const suspects: Suspect[] = [];
  let reached: BatchReview['reached'];
  for (const batch of batchesOf(stretch)) {
    const result = await computer.review(batch, budget);
    if (!result) return undefined;
    reviews.push(...result.reviews);
    suspects.push(...result.suspects);
    ({ reached } = result);
    progress.addReviews(result);
  }
  return { reviews, suspects, reached };
}

/** Plays on after the moves that may be mistakes. @returns (resolves) `undefined` once the computer is stopped */
async function checkMoves(
  { reviews, suspects }: BatchReview,
  { moves }: Stretch,
  { computer, progress }: Reviewing,
): Promise<MoveReview[] | undefined> {
  const positions = new Map(moves.map((played) => [played.index, played]));
  const reviewed = new Map(reviews.map((move) => [move.index, move]));
  for (const suspect of suspectsToCheck(suspects)) {
    const { index } = suspect;
    const [position, move] = [positions.get(index), reviewed.get(index)];
    if (!position || !move) continue;
    const checked = await checkMove(move, position, suspect, computer);
    if (!checked) return undefined;
    reviewed.set(index, checked);
    progress.addCheck();
  }
  return [...reviewed.values()];
}

/** @returns (resolves) the move with its mark, if that is confirmed; `undefined` once the computer is stopped */
async function checkMove(
  move: MoveReview,
  position: PlayedMove,
  suspect: Suspect,
  computer: PlayerHost,
): Promise<MoveReview | undefined> {
  const { direction: worse, rival: better, tests } = suspect;
  const found = await computer.findWorse(position, { worse, better }, tests);
  if (found === null) return undefined;
  if (!found) return markDoubted(move);
  const loss = lossOf(suspect, move, found, position.score);
  if (!markOf(loss, move.value)) return markDoubted(move);
  const ratings = await computer.rateSuspect(position, suspect);
  return ratings ? markConfirmed(move, { loss, games: found, ratings }) : undefined;
}

/**
 * Reviews a game: what each move cost, how lucky each new tile was, and where the game turned. Of an edited game, it
 * reviews the moves since the last edit that was played on from. It runs in the player's worker, or in short slices
 * without one.
 *
 * The search tells which moves may be mistakes and, where at most three cells are empty, short games after each move do.
 * Up to 60 of these are checked by playing on, by three weak policies and two careful ones. Only those get a
 * mark after which games surely end sooner by each policy, and clearly so where the search sees no mistake; how much sooner
 * they end decides which mark it is.
 * @param line a replay line
 * @throws (the promise rejects) TypeError, ReplayError for anything but the line of a legal game; RangeError for
 *   another board than 4 x 4 or other than the standard rules (a win may end the game); TypeError, RangeError for a
 *   wrong option; the signal's reason; whatever `onProgress` throws
 */
export async function review(line: string, options: ReviewOptions = {}): Promise<Review> {
  const { budget, signal, onProgress } = checkArguments(line, options);
  signal?.throwIfAborted();
  const closing = new AbortController();
  const close = () => closing.abort();
  signal?.addEventListener('abort', close);
  try {
    const computer = startHost(closing.signal);
    const stretch = await lastStretchOf(line);
    const progress = new ReviewProgress(stretch.moves.length, onProgress);
    const found = await reviewMoves(stretch, budget, { computer, progress });
    const moves = found && (await checkMoves(found, stretch, { computer, progress }));
    signal?.throwIfAborted();
    const judged = withPunishments(moves ?? [], stretch.end?.over === true);
    return sumUp(judged, found?.reached);
  } finally {
    signal?.removeEventListener('abort', close);
    close();
  }
}
