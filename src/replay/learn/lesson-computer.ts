import type { Direction } from '../../engine/index.js';
import type { PlayerHost } from '../../player/host.js';
import { clearness } from '../../player/played-on.js';
import { importWithRetry } from '../../board/on-demand.js';
import type { Judgment } from './answers.js';
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
  readonly #judgments = new WeakMap<Question, Promise<Judgment>>();
  /** The questions whose judgments are forgotten if the computer fails or is stopped. */
  readonly #unfinished = new Set<Question>();

  constructor(failed: (error: Error) => void) {
    this.#failed = failed;
  }

  /** @returns (resolves) what it thinks of the moves of a position; empty if it has failed or was stopped */
  judge(question: Question): Promise<Judgment> {
    const judgment = this.#judgments.get(question) ?? this.#judge(question);
    this.#judgments.set(question, judgment);
    return judgment;
  }

  /** @returns (resolves) the moves of a position, best first; empty if the computer has failed or was stopped */
  async rate({ position }: Question): Promise<Judgment['ratings']> {
    return (await this.#ask((host) => host.rateAsReview(position))) ?? [];
  }

  /** @returns (resolves) how clearly games last longer after one move than after another; 0 if it has failed */
  async compare({ position }: Question, better: Direction, worse: Direction): Promise<number> {
    const played = await this.#ask((host) =>
      host.playOn(position, [better, worse], { untilDoubt: true }),
    );
    const [one, other] = played ?? [];
    return one && other ? clearness(one, other) : 0;
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
    const continuations = await this.#ask((host) =>
      Promise.all(
        directions.map((direction) =>
          continueWith(direction, position, tiles, (game) => host.choose(game)),
        ),
      ),
    );
    return continuations ?? [];
  }

  /** Lets the computer go until it is needed again. */
  stop(): void {
    this.#running?.closing.abort();
    this.#running = undefined;
    for (const question of this.#unfinished) this.#judgments.delete(question);
    this.#unfinished.clear();
  }

  async #judge(question: Question): Promise<Judgment> {
    const { position } = question;
    this.#unfinished.add(question);
    const ratings = await this.#ask(async (host) => {
      this.#words = await importWithRetry(() => import('../../board/wording/reasons.js'));
      return host.rateAsReview(position);
    });
    const playedOn = ratings && (await this.#ask((host) => host.playOn(position)));
    if (playedOn) this.#unfinished.delete(question);
    return { ratings: ratings ?? [], playedOn: playedOn ?? [] };
  }

  /** @returns (resolves) null if the computer has failed or was stopped */
  async #ask<Result>(task: (host: PlayerHost) => Promise<Result>): Promise<Result | null> {
    try {
      return await task(await this.#start());
    } catch (error) {
      this.#reportFailure(error);
      return null;
    }
  }

  #reportFailure(error: unknown): void {
    this.stop();
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
