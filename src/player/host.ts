import type { Direction, GameView } from '../engine/index.js';
import { DIRECTIONS, situationOf, slide, type Situation } from './cells.js';
import type { FirstMoves } from './first-moves.js';
import { workInSlices, type FirstMovesTask, type Task, type TaskResult } from './jobs.js';
import { REVIEW_BUDGET } from './marks.js';
import type { BatchReview, MoveBatch, ReviewPosition } from './move-review.js';
import type { TaskMessage } from './player-worker.js';
import { GAMES_AT_ONCE, type PlayedFrom } from './play-on.js';
import {
  EARLY_GAMES,
  GAMES,
  isWorseBy,
  LONG_TEST,
  shareCut,
  WAYS,
  type PlayedOn,
  type Test,
} from './played-on.js';
import { ratedPositionOf, type Rating } from './rating.js';
import type { Comparisons } from './reasons.js';
import { startWorker } from './start-worker.js';
import type { Suspect } from './suspects.js';
import { TimeSlice } from '../scheduling/time-slice.js';

/** Milliseconds of work for a move, at most; this sets the budget of ratings, which have no time limit. */
const thinkTime = 10;

/** Milliseconds to wait for the worker's first message: a stalled network fires no event. */
const longestStart = 2500;

/** A worker that has sent no result for so many milliseconds has died, which fires no event. */
const longestSilence = 20_000;

export interface PlayOnOptions {
  /**
   * Plays on as far as this test asks, and stops after the first way of playing in which it does not find the last of
   * two moves worse than the first: later ways are then missing.
   */
  readonly test?: Test;
  /** Stops after at most ten games more: the promise resolves with `null`. */
  readonly signal?: AbortSignal;
}

/** A board's computer. Promises resolve with `null` once its signal is aborted, and reject if the player fails. */
export interface PlayerHost {
  /** Resolves with `null` also if nothing can move. */
  choose(game: Pick<GameView, 'board' | 'rules'>): Promise<Direction | null>;
  rate(game: Pick<GameView, 'board' | 'rules' | 'score'>): Promise<readonly Rating[] | null>;
  rateAsReview(
    game: Pick<GameView, 'board' | 'rules' | 'score'>,
  ): Promise<readonly Rating[] | null>;
  /** Plays on after the legal ones of these moves, by default all, in all ways of playing. The board must be 4 x 4. */
  playOn(
    game: Pick<GameView, 'board' | 'rules'>,
    directions?: readonly Direction[],
    options?: PlayOnOptions,
  ): Promise<readonly PlayedOn[] | null>;
  /** True if games surely end sooner after `worse`, in all ways of playing. Both must be legal, the board 4 x 4. */
  isSurelyWorse(situation: Situation, worse: Direction, better: Direction): Promise<boolean | null>;
  /** By which share of their moves games end sooner after `worse`; 0 unless all tests, in this order, find it worse. */
  shareLost(
    situation: Situation,
    worse: Direction,
    better: Direction,
    tests: readonly Test[],
  ): Promise<number | null>;
  review(batch: MoveBatch, budget: number): Promise<BatchReview | null>;
  /** The ratings of a reviewed move that a check has confirmed as worse than its rival. */
  rateSuspect(position: ReviewPosition, suspect: Suspect): Promise<readonly Rating[] | null>;
  /** What games have in common soon after a move, which must be legal. The board must be 4 x 4. */
  firstMoves(
    game: Pick<GameView, 'board' | 'rules'>,
    direction: Direction,
  ): Promise<FirstMoves | null>;
  /** What can be said for each move and against each other one, by their boards. */
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

/** Some games after a move in one way of playing: a few a task, so that other boards need not wait for all. */
async function playGames(
  request: Request,
  from: Omit<PlayedFrom, 'firstGame'>,
  [start, end]: readonly [start: number, end: number],
  signal: AbortSignal | undefined,
): Promise<number[] | null> {
  const lengths: number[] = [];
  for (let firstGame = start; firstGame < end; firstGame += GAMES_AT_ONCE) {
    if (signal?.aborted) return null;
    const some = await request({ kind: 'play-on', ...from, firstGame });
    if (!some) return null;
    lengths.push(...some);
  }
  return lengths;
}

async function playOn(
  request: Request,
  situation: Situation,
  directions: readonly Direction[],
  { test, signal }: PlayOnOptions,
): Promise<PlayedOn[] | null> {
  const played = directions
    .filter((direction) => slide(situation, DIRECTIONS.indexOf(direction)))
    .map((direction) => ({ direction, lengths: [] as Uint8Array[] }));
  const mostMoves = test?.mostMoves;
  const stops = test ? [EARLY_GAMES, GAMES] : [GAMES];
  for (const [nth, way] of WAYS.entries()) {
    for (const stop of stops) {
      for (const { direction, lengths } of played) {
        const before = lengths[nth] ?? [];
        const from = { ...situation, direction: DIRECTIONS.indexOf(direction), way, mostMoves };
        const more = await playGames(request, from, [before.length, stop], signal);
        if (!more) return null;
        lengths[nth] = Uint8Array.from([...before, ...more]);
      }
      const [first, last] = [played[0], played.at(-1)];
      const isOver = test && first && last && isDoubtful(test, last, first, stop < GAMES);
      if (isOver) return played;
    }
  }
  return played;
}

/** @param isEarly after few games of a way, which need only last longer at all */
function isDoubtful(test: Test, worse: PlayedOn, better: PlayedOn, isEarly: boolean): boolean {
  return !isWorseBy(isEarly ? { ...test, errors: 0 } : test, worse, better);
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
    playOn: (game, directions = DIRECTIONS, options = {}) =>
      playOn(request, situationOf(game), directions, options),
    async isSurelyWorse(situation, worse, better) {
      const played = await playOn(request, situation, [better, worse], { test: LONG_TEST });
      const [after, instead] = played ?? [];
      return after && instead ? isWorseBy(LONG_TEST, instead, after) : null;
    },
    async shareLost(situation, worse, better, tests) {
      let share = 0;
      for (const test of tests) {
        const played = await playOn(request, situation, [better, worse], { test });
        const [after, instead] = played ?? [];
        if (!after || !instead) return null;
        if (!isWorseBy(test, instead, after)) return 0;
        share = shareCut(instead, after, test.mostMoves);
      }
      return share;
    },
    review: (batch, budget) => request({ kind: 'review', ...batch, budget }),
    rateSuspect: (position, suspect) => request({ kind: 'rate-suspect', ...suspect, position }),
    firstMoves: (game, direction) => request(firstMovesTask(situationOf(game), direction)),
    compare: (game) => request({ kind: 'compare', ...situationOf(game) }),
  };
}
