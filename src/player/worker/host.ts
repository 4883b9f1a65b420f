import type { Direction, GameView } from '../../engine/index.js';
import { DIRECTIONS, situationOf, type RatedBoard, type Situation } from '../search/cells.js';
import type { FirstMoves } from '../judging/first-moves.js';
import { gamesAfter, type GamesAfter, type Play } from '../judging/games-after.js';
import { workInSlices, type FirstMovesTask, type Task, type TaskResult } from './jobs.js';
import { REVIEW_BUDGET } from '../judging/marks.js';
import type { BatchReview, MoveBatch } from '../judging/move-review.js';
import type { ReviewPosition } from '../judging/played-move.js';
import type { TaskMessage } from './player-worker.js';
import {
  extentOf,
  EARLY_ERRORS,
  EARLY_GAMES,
  GAMES,
  MOST_MOVES,
  standardErrors,
  POLICIES,
  type FoundWorse,
  type PolicyName,
  type Rollouts,
} from '../judging/rollout-results.js';
import { LONG_TESTS, type Test } from '../judging/tests.js';
import { ratedPositionOf, type Rating } from '../judging/rating.js';
import type { Comparisons } from '../judging/reasons.js';
import { startWorker } from './start-worker.js';
import type { Suspect } from '../judging/suspects.js';
import { TimeSlice } from '../../scheduling/time-slice.js';

/** Milliseconds of work for a move, at most; this sets the budget of ratings, which have no time limit. */
const thinkTime = 10;

/** Milliseconds to wait for the worker's first message: a stalled network fires no event. */
const longestStart = 2500;

/** A worker that has sent no result for so many milliseconds has died, which fires no event. */
const longestSilence = 20_000;

/** Two moves of a position. */
export interface MovePair {
  readonly worse: Direction;
  readonly better: Direction;
}

/** A board's computer. Promises resolve with `null` once its signal is aborted, and reject if the player fails. */
export interface PlayerHost {
  /** Resolves with `null` also if nothing can move. */
  choose(game: Pick<GameView, 'board' | 'rules'>): Promise<Direction | null>;
  rate(game: Pick<GameView, 'board' | 'rules' | 'score'>): Promise<readonly Rating[] | null>;
  rateAsReview(
    game: Pick<GameView, 'board' | 'rules' | 'score'>,
  ): Promise<readonly Rating[] | null>;
  /**
   * Plays on after the legal ones of these moves, by default all, by all policies. The board must be 4 x 4.
   * @param signal stops after at most ten games more: the promise resolves with `null`
   */
  rollOut(
    game: RatedBoard | Situation,
    directions?: readonly Direction[],
    signal?: AbortSignal,
  ): Promise<readonly Rollouts[] | null>;
  /** Resolves with the games after both moves if all tests find one worse, else with `undefined`. The board is 4 x 4. */
  findWorse(
    situation: Situation,
    moves: MovePair,
    tests: readonly Test[],
  ): Promise<FoundWorse | undefined | null>;
  /** True if games surely end sooner after `worse`, by all policies. The board must be 4 x 4. */
  isSurelyWorse(
    game: Pick<GameView, 'board' | 'rules'>,
    worse: Direction,
    better: Direction,
  ): Promise<boolean | null>;
  review(batch: MoveBatch, budget: number): Promise<BatchReview | null>;
  /** The ratings of a reviewed move that a check has confirmed as worse than its rival. */
  rateSuspect(position: ReviewPosition, suspect: Suspect): Promise<readonly Rating[] | null>;
  /** What games have in common soon after a move, which must be legal. The board must be 4 x 4. */
  firstMoves(
    game: Pick<GameView, 'board' | 'rules'>,
    direction: Direction,
  ): Promise<FirstMoves | null>;
  /** The reasons for each move and against each other one, by their boards. */
  compare(game: Pick<GameView, 'board' | 'rules'>): Promise<Comparisons | null>;
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stopWaiting = () => resolve(null);
    signal.addEventListener('abort', stopWaiting);
    void promise
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stopWaiting));
  });
}

/** The computer player of a page: one worker for all boards, or the main thread. */
class PagePlayer {
  readonly #closing = new AbortController();
  #worker: Promise<Worker | undefined>;
  /** Resolves when the worker takes too long to start: until it has started, the main thread works. */
  readonly #startIsLate: Promise<undefined>;
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #boards = 0;
  /** For each task that the worker is doing: resolves its promise with `undefined`, as the worker has failed. */
  readonly #pending = new Set<(failed: undefined) => void>();
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  /** Of the work on the main thread. */
  readonly #slice = new TimeSlice();

  constructor() {
    this.#worker = startWorker(this.#closing.signal).then((worker) => {
      if (worker) {
        worker.onerror = (event) => {
          // The main thread repeats the task: if it fails as well, that error reaches the caller.
          event.preventDefault();
          this.#fail(worker);
        };
      }
      return worker;
    });
    this.#startIsLate = new Promise((resolve) => {
      this.#startTimer = setTimeout(() => resolve(undefined), longestStart);
    });
  }

  join(): void {
    this.#boards++;
  }

  /** Ends the worker with the last board. @returns whether it was the last */
  leave(): boolean {
    if (--this.#boards > 0) return false;
    clearTimeout(this.#startTimer);
    clearTimeout(this.#silenceTimer);
    this.#closing.abort();
    return true;
  }

  async work<Asked extends Task>(
    task: Asked,
    signal: AbortSignal,
  ): Promise<TaskResult<Asked> | null> {
    const worker = await Promise.race([this.#worker, this.#startIsLate]);
    // While the worker was started, the board may have been removed.
    if (signal.aborted) return null;
    const result = worker && (await this.#send(worker, task));
    return result === undefined ? workInSlices(task, signal, this.#slice) : result;
  }

  /** Resolves with `undefined` if the worker fails. */
  #send<Asked extends Task>(worker: Worker, task: Asked): Promise<TaskResult<Asked> | undefined> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      this.#pending.add(resolve);
      port1.onmessage = ({ data }: MessageEvent<TaskResult<Asked>>) => {
        port1.close();
        this.#pending.delete(resolve);
        this.#restartSilenceTimer(worker);
        resolve(data);
      };
      this.#restartSilenceTimer(worker);
      worker.postMessage({ task, port: port2 } satisfies TaskMessage, [port2]);
    });
  }

  #restartSilenceTimer(worker: Worker): void {
    clearTimeout(this.#silenceTimer);
    if (this.#pending.size === 0) return;
    this.#silenceTimer = setTimeout(() => this.#fail(worker), longestSilence);
  }

  /** From now on the main thread works, even on the tasks that the worker has not finished. */
  #fail(worker: Worker): void {
    clearTimeout(this.#silenceTimer);
    worker.terminate();
    this.#worker = Promise.resolve(undefined);
    for (const resolve of this.#pending) resolve(undefined);
    this.#pending.clear();
  }
}

type Request = <Asked extends Task>(task: Asked) => Promise<TaskResult<Asked> | null>;

/** Plays on after these moves, by all policies. */
async function rollOut(
  play: Play,
  situation: Situation,
  directions: readonly Direction[],
): Promise<Rollouts[] | null> {
  const after = gamesAfter(situation);
  const played: Rollouts[] = [];
  for (const direction of directions) {
    const games = after(direction);
    if (!games) continue;
    const lengths = await lengthsOf(games, play);
    if (!lengths) return null;
    played.push({ direction, lengths });
  }
  return played;
}

/** By all policies. */
async function lengthsOf(games: GamesAfter, play: Play): Promise<Uint8Array[] | null> {
  const all: Uint8Array[] = [];
  for (const policy of POLICIES) {
    const lengths = await lengthsBy(policy, games, extentOf(policy), play);
    if (!lengths) return null;
    all.push(lengths);
  }
  return all;
}

/** Plays on as far as asked, or as the policy does in the end. */
async function lengthsBy(
  policy: PolicyName,
  after: GamesAfter,
  [games, mostMoves]: readonly [games: number, mostMoves: number],
  play: Play,
): Promise<Uint8Array | null> {
  const [mostGames, longest] = extentOf(policy);
  const most = Math.min(mostMoves, longest);
  const lengths = await after.lengths(policy, Math.min(games, mostGames), most, play);
  if (!lengths || longest === MOST_MOVES) return lengths;
  return lengths.map((length) => (length < most ? length : MOST_MOVES));
}

/** Plays on after two moves, until a test does not find one worse by a policy. */
async function findWorse(
  play: Play,
  situation: Situation,
  { worse, better }: MovePair,
  tests: readonly Test[],
): Promise<FoundWorse | undefined | null> {
  const after = gamesAfter(situation);
  const [afterBetter, afterWorse] = [after(better), after(worse)];
  if (!afterBetter || !afterWorse) return undefined;
  for (const [policies, mostMoves, errors] of tests) {
    // Few games by all policies come first: most moves are cleared by these.
    for (const count of [EARLY_GAMES, GAMES]) {
      for (const policy of policies) {
        const extent = [count, mostMoves] as const;
        const longer = await lengthsBy(policy, afterBetter, extent, play);
        const shorter = longer && (await lengthsBy(policy, afterWorse, extent, play));
        if (!shorter) return null;
        const least = count < GAMES ? EARLY_ERRORS : errors;
        if (standardErrors(longer, shorter, mostMoves) <= least) return undefined;
      }
    }
  }
  const played = await rollOut(play, situation, [better, worse]);
  const [games, instead] = played ?? [];
  return games && instead ? [games, instead] : null;
}

const firstMovesTask = (situation: Situation, direction: Direction): FirstMovesTask => ({
  kind: 'first-moves',
  ...situation,
  direction: DIRECTIONS.indexOf(direction),
});

let pagePlayer: PagePlayer | undefined;

/**
 * Starts the computer for a board of the page, in a worker that all boards share, or else on the main thread. A board's
 * tasks are done one after another, so that a board with many does not keep the others waiting.
 * @param signal aborted when the board needs no computer any more; the worker ends with the last board
 */
export function startHost(signal: AbortSignal): PlayerHost {
  const page = signal.aborted ? undefined : (pagePlayer ??= new PagePlayer());
  page?.join();
  signal.addEventListener('abort', () => {
    if (page?.leave()) pagePlayer = undefined;
  });

  let last: Promise<unknown> = Promise.resolve();
  const request: Request = (task) => {
    if (!page || signal.aborted) return Promise.resolve(null);
    const result = last.then(() => (signal.aborted ? null : page.work(task, signal)));
    // An error reaches the caller of this task, and does not block later ones.
    last = result.catch(() => undefined);
    return untilAborted(result, signal);
  };
  /** Games that are remembered need no task. */
  const untilClosed = <T>(work: () => Promise<T | null>): Promise<T | null> =>
    signal.aborted ? Promise.resolve(null) : untilAborted(work(), signal);
  const playUntil =
    (stopped?: AbortSignal): Play =>
    (from) =>
      stopped?.aborted ? Promise.resolve(null) : request({ kind: 'play-on', ...from });
  return {
    choose: (game) => request({ kind: 'choose', ...situationOf(game), thinkTime }),
    rate: (game) => request({ kind: 'rate', ...ratedPositionOf(game), thinkTime }),
    rateAsReview: (game) =>
      request({
        kind: 'rate',
        ...situationOf(game),
        score: game.score,
        thinkTime,
        budget: REVIEW_BUDGET,
      }),
    rollOut: (game, directions = DIRECTIONS, stopped) =>
      untilClosed(() =>
        rollOut(playUntil(stopped), 'cells' in game ? game : situationOf(game), directions),
      ),
    findWorse: (situation, moves, tests) =>
      untilClosed(() => findWorse(playUntil(), situation, moves, tests)),
    async isSurelyWorse(game, worse, better) {
      const found = await this.findWorse(situationOf(game), { worse, better }, LONG_TESTS);
      return found === null ? null : found !== undefined;
    },
    review: (batch, budget) => request({ kind: 'review', ...batch, budget }),
    rateSuspect: (position, suspect) => request({ kind: 'rate-suspect', ...suspect, position }),
    firstMoves: (game, direction) => request(firstMovesTask(situationOf(game), direction)),
    compare: (game) => request({ kind: 'compare', ...situationOf(game) }),
  };
}
