import type { Direction } from '../../engine/index.js';
import type { FirstMoves } from '../../player/judging/first-moves.js';
import type { PlayerHost } from '../../player/worker/host.js';
import type { Rating } from '../../player/index.js';
import { importWithRetry } from '../../board/on-demand.js';
import { continueWith, sampleTile, type Continuation } from './continuation.js';
import { pause } from './demonstration.js';
import { Judgment } from './judgment.js';
import type { Question } from './question.js';
import type { ReasonWords } from './sentences.js';

/** Moves of a continuation, that of the answer included. */
const movesShown = 3;

/** Milliseconds to wait for a file of the computer: a stalled network fires no event. */
const longestFetch = 20_000;

interface Running {
  readonly host: Promise<PlayerHost>;
  readonly closing: AbortController;
}

/**
 * The computer player of a lesson, which judges answers and plays on after them. Its code is fetched with the first
 * question. All that it returns is undefined once it has failed or was stopped.
 */
export class LessonComputer {
  /** The words for the reasons of a rating; undefined before the first answer. */
  words: ReasonWords | undefined;
  readonly #element: Pick<Element, 'isConnected'>;
  readonly #failed: (error: Error) => void;
  readonly #wait: typeof pause;
  #running: Running | undefined;
  readonly #judgments = new WeakMap<Question, Promise<Judgment | undefined>>();
  /** The questions whose judgments are forgotten if the computer fails or is stopped. */
  readonly #unfinished = new Set<Question>();

  /**
   * @param element for which it works: once that is removed, nothing would end a worker
   * @param wait tests bring their own clock
   */
  constructor(element: Pick<Element, 'isConnected'>, failed: (error: Error) => void, wait = pause) {
    this.#element = element;
    this.#failed = failed;
    this.#wait = wait;
  }

  /** @returns (resolves) what it thinks of the moves of a position */
  judge(question: Question): Promise<Judgment | undefined> {
    if (!this.#element.isConnected) return Promise.resolve(undefined);
    const judgment = this.#judgments.get(question) ?? this.#judge(question);
    this.#judgments.set(question, judgment);
    return judgment;
  }

  /** @returns (resolves) the moves of a position, best first */
  rate({ position }: Question): Promise<readonly Rating[] | undefined> {
    return this.#ask((host) => host.rateAsReview(position));
  }

  /** @returns (resolves) whether it is certain that one move is better than another */
  isSure(
    { position }: Question,
    better: Direction,
    worse: Direction,
  ): Promise<boolean | undefined> {
    return this.#ask((host) => host.isSurelyWorse(position, worse, better));
  }

  /** @returns (resolves) what may follow each of these moves, with the same new tiles */
  continuationsOf(
    { position }: Question,
    directions: readonly Direction[],
  ): Promise<Continuation[] | undefined> {
    const { columns, rows, rules } = position;
    const tiles = Array.from({ length: movesShown }, () =>
      sampleTile(columns * rows, rules.fourChance),
    );
    return this.#ask((host) =>
      Promise.all(
        directions.map((direction) =>
          continueWith(direction, position, tiles, (game) => host.choose(game)),
        ),
      ),
    );
  }

  /** Lets the computer go until it is needed again. */
  stop(): void {
    this.#running?.closing.abort();
    this.#running = undefined;
    for (const question of this.#unfinished) this.#judgments.delete(question);
    this.#unfinished.clear();
  }

  async #judge(question: Question): Promise<Judgment | undefined> {
    const { position, named } = question;
    this.#unfinished.add(question);
    const judgment = await this.#ask(async (host) => {
      const [best, ...others] = (await host.rateAsReview(position)) ?? [];
      const playedOn = best && (await host.rollOut(position));
      const comparisons = playedOn && (await host.compare(position));
      if (!comparisons) return null;
      const firstMoves = new Map<Direction, FirstMoves>();
      for (const { direction } of playedOn) {
        const soon = await host.firstMoves(position, direction);
        if (soon) firstMoves.set(direction, soon);
      }
      const { score } = position;
      return new Judgment([best, ...others], playedOn, comparisons, score, firstMoves, named);
    });
    if (judgment) this.#unfinished.delete(question);
    return judgment;
  }

  async #ask<Result>(
    task: (host: PlayerHost) => Promise<Result | null>,
  ): Promise<Result | undefined> {
    if (!this.#element.isConnected) return undefined;
    const { host, closing } = (this.#running ??= this.#start());
    try {
      return (await task(await host)) ?? undefined;
    } catch (error) {
      // Otherwise the answer is no longer wanted, and another computer may be at work.
      if (!closing.signal.aborted) {
        this.stop();
        this.#failed(error as Error);
      }
      return undefined;
    }
  }

  #start(): Running {
    const closing = new AbortController();
    const { signal } = closing;
    const modules = Promise.all([
      importWithRetry(() => import('../../player/worker/host.js')),
      importWithRetry(() => import('../../words/reasons.js')),
    ]);
    const late = this.#wait(longestFetch, signal).then(() => {
      throw new Error('no answer for 20 s');
    });
    const host = Promise.race([modules, late]).then(([{ startHost }, words]) => {
      this.words = words;
      return startHost(signal);
    });
    return { host, closing };
  }
}
