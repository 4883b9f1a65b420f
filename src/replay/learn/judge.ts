import type { Direction } from '../../engine/index.js';
import type { PlayerHost } from '../../player/host.js';
import type { Rating } from '../../player/index.js';
import { importWithRetry } from '../../board/on-demand.js';
import { playOnFrom, sampleTile, type PlayedOn } from './continuation.js';
import type { Question } from './question.js';
import type { ReasonWords } from './sentences.js';

/** Moves shown after an answer. */
const followed = 3;

/** The computer that judges answers, and plays on after them; fetched with the first question. */
export class Judge {
  readonly #failed: (error: Error) => void;
  #words: ReasonWords | undefined;
  #computer: { host: Promise<PlayerHost>; closing: AbortController } | undefined;
  readonly #ratings = new WeakMap<Question, Promise<readonly Rating[]>>();

  constructor(failed: (error: Error) => void) {
    this.#failed = failed;
  }

  /** The moves from a position, the best first; empty if the computer has failed, or is not needed any more. */
  rate(question: Question): Promise<readonly Rating[]> {
    const rating = this.#ratings.get(question) ?? this.#rate(question);
    this.#ratings.set(question, rating);
    return rating;
  }

  /** The words of reasons; undefined before the first ratings. */
  get words(): ReasonWords | undefined {
    return this.#words;
  }

  /** The moves that may follow each of these, with the same new tiles. */
  async playOn(question: Question, directions: readonly Direction[]): Promise<PlayedOn[][]> {
    const { position } = question;
    const { columns, rows, rules } = position;
    const tiles = Array.from({ length: followed }, () =>
      sampleTile(columns * rows, rules.fourChance),
    );
    const computer = await this.#host();
    const lines = directions.map((direction) =>
      playOnFrom(position, direction, tiles, (game) => computer.choose(game)),
    );
    return Promise.all(lines);
  }

  /** Lets the computer go until the next question. */
  rest(): void {
    this.#computer?.closing.abort();
    this.#computer = undefined;
  }

  async #rate(question: Question): Promise<readonly Rating[]> {
    try {
      const words = importWithRetry(() => import('../../board/wording/reasons.js'));
      const [ratings] = await Promise.all([
        this.#host().then((host) => host.rateAsReview(question.position)),
        words.then((loaded) => (this.#words = loaded)),
      ]);
      if (ratings) return ratings;
    } catch (error) {
      this.#computer = undefined;
      this.#failed(error as Error);
    }
    this.#ratings.delete(question);
    return [];
  }

  #host(): Promise<PlayerHost> {
    if (!this.#computer) {
      const closing = new AbortController();
      const host = importWithRetry(() => import('../../player/host.js')).then(({ startHost }) =>
        startHost(closing.signal),
      );
      this.#computer = { host, closing };
    }
    return this.#computer.host;
  }
}
