import type { Direction, GameView } from '../engine/index.js';
import { situationOf } from './cells.js';
import { workInSlices, type Answer, type Task } from './jobs.js';
import type { TaskMessage } from './player-worker.js';
import { REVIEW_BUDGET } from './marks.js';
import { ratedOf, type Rating } from './rating.js';
import type { ReviewedPart, ReviewPart } from './review-move.js';
import { startWorker } from './start-worker.js';

/** Milliseconds of work for a move, at most; this sets the budget of ratings, which have no time limit. */
const thinkTime = 10;

/** For its first message, so many milliseconds: a stalled network fires no event. */
const longestStart = 2500;

/** A worker that owes an answer for so many milliseconds has died, which fires no event. */
const longestSilence = 20_000;

/**
 * The computer of a board. Every answer is `null` once the signal it was started with is aborted, and every promise
 * rejects if the player fails.
 */
export interface PlayerHost {
  /** `null` if nothing can move. */
  choose(game: Pick<GameView, 'board' | 'rules'>): Promise<Direction | null>;
  rate(game: Pick<GameView, 'board' | 'rules' | 'score'>): Promise<readonly Rating[] | null>;
  /** Judges a position as a review does. */
  rateAsReview(
    game: Pick<GameView, 'board' | 'rules' | 'score'>,
  ): Promise<readonly Rating[] | null>;
  review(part: ReviewPart, budget: number): Promise<ReviewedPart | null>;
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    signal.addEventListener('abort', giveUp);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** The computer player of a page: one worker for all boards, or the main thread. */
class PagePlayer {
  readonly #closing = new AbortController();
  #worker: Promise<Worker | undefined>;
  /** Resolves when the worker is waited for no longer; it takes over once it comes. */
  readonly #patience: Promise<undefined>;
  #start: ReturnType<typeof setTimeout> | undefined;
  /** Boards that may still ask. */
  #boards = 0;
  /** Questions to the worker; answered with `undefined` if it fails. */
  readonly #asked = new Set<(answer: undefined) => void>();
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#worker = startWorker(this.#closing.signal).then((worker) => {
      if (worker) {
        worker.onerror = (event) => {
          // If the page fails as well, its error reaches the one who asked.
          event.preventDefault();
          this.#fail(worker);
        };
      }
      return worker;
    });
    this.#patience = new Promise((resolve) => {
      this.#start = setTimeout(() => resolve(undefined), longestStart);
    });
  }

  join(): void {
    this.#boards++;
  }

  /** Ends the worker with the last board. @returns whether it was the last */
  leave(): boolean {
    if (--this.#boards > 0) return false;
    clearTimeout(this.#start);
    clearTimeout(this.#silence);
    this.#closing.abort();
    return true;
  }

  async work<Asked extends Task>(task: Asked, signal: AbortSignal): Promise<Answer<Asked> | null> {
    const worker = await Promise.race([this.#worker, this.#patience]);
    // While the worker was started, the board may have been removed.
    if (signal.aborted) return null;
    const answer = worker && (await this.#ask(worker, task));
    return answer === undefined ? workInSlices(task, signal) : answer;
  }

  #ask<Asked extends Task>(worker: Worker, task: Asked): Promise<Answer<Asked> | undefined> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      this.#asked.add(resolve);
      port1.onmessage = ({ data }: MessageEvent<Answer<Asked>>) => {
        port1.close();
        this.#asked.delete(resolve);
        this.#listen(worker);
        resolve(data);
      };
      this.#listen(worker);
      worker.postMessage({ task, port: port2 } satisfies TaskMessage, [port2]);
    });
  }

  #listen(worker: Worker): void {
    clearTimeout(this.#silence);
    if (this.#asked.size) this.#silence = setTimeout(() => this.#fail(worker), longestSilence);
  }

  /** From now on the main thread works, even on what the worker was asked. */
  #fail(worker: Worker): void {
    clearTimeout(this.#silence);
    worker.terminate();
    this.#worker = Promise.resolve(undefined);
    for (const answer of this.#asked) answer(undefined);
    this.#asked.clear();
  }
}

let pagePlayer: PagePlayer | undefined;

/**
 * The computer for a board of the page: in a worker that all boards share where the page's origin
 * and policy allow one, else on the main thread in short slices. A board's questions are
 * answered one after another, so that a board with many does not keep the others waiting.
 *
 * @param signal aborted when the board is done with it; open questions are then answered with
 *   `null`. When all boards are done, the worker ends.
 */
export function startHost(signal: AbortSignal): PlayerHost {
  const page = signal.aborted ? undefined : (pagePlayer ??= new PagePlayer());
  page?.join();
  signal.addEventListener('abort', () => {
    if (page?.leave()) pagePlayer = undefined;
  });

  let last: Promise<unknown> = Promise.resolve();
  const ask = <Asked extends Task>(task: Asked): Promise<Answer<Asked> | null> => {
    if (!page || signal.aborted) return Promise.resolve(null);
    const answer = last.then(() => (signal.aborted ? null : page.work(task, signal)));
    // An error is reported to the one who asked, and does not block later questions.
    last = answer.catch(() => undefined);
    return untilAborted(answer, signal);
  };
  return {
    choose: (game) => ask({ kind: 'choose', ...situationOf(game), thinkTime }),
    rate: (game) => ask({ kind: 'rate', ...ratedOf(game), thinkTime }),
    rateAsReview: (game) =>
      ask({
        kind: 'rate',
        ...situationOf(game),
        score: game.score,
        thinkTime,
        budget: REVIEW_BUDGET,
      }),
    review: (part, budget) => ask({ kind: 'review', ...part, budget }),
  };
}
