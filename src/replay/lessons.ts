import { refuse } from '../engine/internal.js';
import { onServer } from '../board/environment.js';
import type { LazyPart } from '../board/on-demand.js';
import type { ProblemReporter } from '../session/problems.js';
import type { AskedPosition } from './core/events.js';
import type { Playback } from './core/playback.js';
import type { ReplayLesson } from './learn/replay-lesson.js';
import type { ReplayReview } from './review/replay-review.js';
import type { LessonParts } from './view/replay-view.js';

/** What a page asks, by the attribute `ask` or the property `lessons`, and the lesson that a reader wants. */
export class Lessons {
  /** Whether the reader waits for a lesson, from the press on. */
  isLearning = false;
  readonly #lesson: LazyPart<ReplayLesson>;
  readonly #review: LazyPart<ReplayReview>;
  readonly #playback: Playback;
  readonly #problems: ProblemReporter;
  readonly #changed: () => void;
  #ask = '';
  #lessons: readonly AskedPosition[] = [];
  /** Aborted once the page asks something else. */
  #asking = new AbortController();

  constructor(
    lesson: LazyPart<ReplayLesson>,
    review: LazyPart<ReplayReview>,
    playback: Playback,
    problems: ProblemReporter,
    changed: () => void,
  ) {
    this.#lesson = lesson;
    this.#review = review;
    this.#playback = playback;
    this.#problems = problems;
    this.#changed = changed;
  }

  /** The attribute `ask`: empty, positions, or `mistakes`. */
  get ask(): string {
    return this.#ask;
  }

  /** Asks at once. */
  set ask(ask: string) {
    this.#ask = ask.trim();
    this.start();
  }

  /** The property `lessons`; empty for none. */
  get lessons(): readonly AskedPosition[] {
    return this.#lessons;
  }

  /** Asks at once. @throws TypeError unless it is an array */
  set lessons(lessons: readonly AskedPosition[]) {
    if (!Array.isArray(lessons)) refuse('lessons', lessons, 'an array or null');
    this.#lessons = lessons;
    this.start();
  }

  get isOpen(): boolean {
    return this.#lesson.value?.isOpen ?? false;
  }

  /** Whether a question comes before the film may play by itself. */
  get comeFirst(): boolean {
    const isAsked = this.lessons.length > 0 || !['', 'mistakes'].includes(this.ask);
    return this.#lesson.value?.isOpen ?? isAsked;
  }

  /** @param learn what the button of the mistakes does */
  parts(learn: () => void): LessonParts {
    const isOffered = this.ask === 'mistakes' && !this.isLearning;
    return this.#lesson.value?.parts(isOffered, learn) ?? {};
  }

  readKey(event: KeyboardEvent): boolean {
    return this.#lesson.value?.readKey(event) ?? false;
  }

  /** The film is to move. @param isForced whether a script wants that, which ends a question. @returns whether it may */
  release(isForced = false): boolean {
    return this.#lesson.value?.release(isForced) ?? true;
  }

  /** Another game is shown. @returns whether that is none of a lesson's */
  reset(): boolean {
    if (this.#lesson.value?.isLoading) return false;
    this.#lesson.value?.reset();
    return true;
  }

  /** Asks what the page wants asked. */
  start(): void {
    this.#asking.abort();
    const { signal } = (this.#asking = new AbortController());
    const name = this.lessons.length ? 'lessons' : 'ask';
    this.#problems.clear('ask', 'lessons');
    this.#lesson.value?.end();
    if (onServer || !(this.ask || this.lessons.length)) return;
    this.#lesson.whenLoaded((lesson) => {
      this.#changed();
      if (!signal.aborted) void this.#askIn(lesson, name, signal);
    });
  }

  async #askIn(lesson: ReplayLesson, name: 'ask' | 'lessons', signal: AbortSignal): Promise<void> {
    try {
      if (name === 'ask') lesson.ask(this.ask);
      else await lesson.askLessons(this.lessons, signal);
    } catch (thrown) {
      const error = thrown as Error;
      if (!signal.aborted) this.#problems.report(name, error.message, { error });
    }
  }

  /** Finds what to ask about a review that has ended. @throws (rejects) if that fails */
  async prepare(): Promise<void> {
    const review = this.#review.value?.review;
    if (review) await (await this.#lesson.load()).prepare(review);
  }

  /** Reviews the game if need be, and asks about its mistakes, unless the film is closed. @throws (rejects) if that fails */
  async learn(): Promise<void> {
    this.isLearning = true;
    const { timeline } = this.#playback;
    // Once there is a replay, this is called again.
    if (!timeline) return;
    try {
      const lesson = await this.#lesson.load();
      // The page has asked its own question by now, which comes first.
      if (lesson.isClosed) return;
      await (await this.#review.load()).run();
      await this.prepare();
      if (timeline === this.#playback.timeline) lesson.learn();
    } finally {
      this.isLearning = false;
      this.#changed();
    }
  }
}
