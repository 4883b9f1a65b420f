import type { Direction } from '../../engine/index.js';
import type { PlayerHost } from '../../player/host.js';
import type { Rating } from '../../player/index.js';
import { importWithRetry } from '../../board/on-demand.js';
import { continueWith, sampleTile, type Continuation } from './continuation.js';
import type { Question } from './question.js';
import type { ReasonWords } from './sentences.js';

/** Moves of a continuation, that of the answer included. */
const movesShown = 3;

/** The computer player of a lesson, which rates answers and plays on after them. Fetched with the first question. */
export class LessonComputer {
  readonly #failed: (error: Error) => void;
  #words: ReasonWords | undefined;
  #running: { host: Promise<PlayerHost>; closing: AbortController } | undefined;
  readonly #ratings = new WeakMap<Question, Promise<readonly Rating[]>>();

  constructor(failed: (error: Error) => void) {
    this.#failed = failed;
  }

  /** @returns (resolves) the moves of a position, best first; empty if the computer has failed or was stopped */
  rate(question: Question): Promise<readonly Rating[]> {
    const rating = this.#ratings.get(question) ?? this.#rate(question);
    this.#ratings.set(question, rating);
    return rating;
  }

  /** The words for the reasons of a rating; undefined before the first ratings. */
  get words(): ReasonWords | undefined {
    return this.#words;
  }

  /** @returns (resolves) what may follow each of these moves, with the same new tiles; empty if the computer has failed */
  async continuationsOf(
    { position }: Question,
    directions: readonly Direction[],
  ): Promise<Continuation[]> {
    const { columns, rows, rules } = position;
    const tiles = Array.from({ length: movesShown }, () =>
      sampleTile(columns * rows, rules.fourChance),
    );
    try {
      const host = await this.#start();
      const continuations = directions.map((direction) =>
        continueWith(direction, position, tiles, (game) => host.choose(game)),
      );
      return await Promise.all(continuations);
    } catch (error) {
      this.#reportFailure(error);
      return [];
    }
  }

  /** Lets the computer go until it is needed again. */
  stop(): void {
    this.#running?.closing.abort();
    this.#running = undefined;
  }

  async #rate(question: Question): Promise<readonly Rating[]> {
    try {
      const [host, words] = await Promise.all([
        this.#start(),
        importWithRetry(() => import('../../board/wording/reasons.js')),
      ]);
      this.#words = words;
      const ratings = await host.rateAsReview(question.position);
      if (ratings) return ratings;
    } catch (error) {
      this.#reportFailure(error);
    }
    this.#ratings.delete(question);
    return [];
  }

  #reportFailure(error: unknown): void {
    this.#running = undefined;
    this.#failed(error as Error);
  }

  #start(): Promise<PlayerHost> {
    if (!this.#running) {
      const closing = new AbortController();
      const host = importWithRetry(() => import('../../player/host.js')).then(({ startHost }) =>
        startHost(closing.signal),
      );
      this.#running = { host, closing };
    }
    return this.#running.host;
  }
}
