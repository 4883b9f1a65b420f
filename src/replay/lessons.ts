import { refuse } from '../engine/internal.js';
import { onServer } from '../words/environment.js';
import type { LazyPart } from '../board/on-demand.js';
import type { ProblemReporter } from '../session/problems.js';
import type { AskedPosition } from './core/events.js';
import type { Playback } from './core/playback.js';
import type { ReplayLesson } from './learn/replay-lesson.js';
import type { ReplayReview } from './review/replay-review.js';
import type { LessonParts } from './view/replay-context.js';

/** Fetches the code of lessons once the page asks questions or the viewer wants a lesson, and passes calls on to it. */
export class Lessons {
  readonly #lessonPart: LazyPart<ReplayLesson>;
  readonly #reviewPart: LazyPart<ReplayReview>;
  readonly #playback: Playback;
  readonly #problems: ProblemReporter;
  readonly #changed: () => void;
  #askAttribute = '';
  #lessons: readonly AskedPosition[] = [];
  #awaitedCall: symbol | undefined;
  /** Aborted once other questions take their place, or their code cannot be fetched. */
  #pageQuestions = new AbortController();

  constructor(
    lesson: LazyPart<ReplayLesson>,
    review: LazyPart<ReplayReview>,
    playback: Playback,
    problems: ProblemReporter,
    changed: () => void,
  ) {
    this.#lessonPart = lesson;
    this.#reviewPart = review;
    this.#playback = playback;
    this.#problems = problems;
    this.#changed = changed;
  }

  /** @param ask empty, positions, or `mistakes` */
  askPositions(ask: string): void {
    this.#askAttribute = ask.trim();
    this.restartPageQuestions();
  }

  /** The property `lessons`, empty for none. A new value is asked at once, instead of `ask`. */
  get lessons(): readonly AskedPosition[] {
    return this.#lessons;
  }

  /** @throws TypeError unless it is an array */
  set lessons(lessons: readonly AskedPosition[]) {
    if (!Array.isArray(lessons)) refuse('lessons', lessons, 'an array or null');
    this.#lessons = lessons;
    this.restartPageQuestions();
  }

  get isOpen(): boolean {
    return this.#lessonPart.value?.isOpen ?? false;
  }

  /** A question is open, or will be once its code is there: playback does not start by itself. */
  get isQuestionDue(): boolean {
    const asksPositions = this.#askAttribute !== '' && this.#askAttribute !== 'mistakes';
    const isAsking = asksPositions || this.#lessons.length > 0;
    return this.#lessonPart.value?.isOpen ?? (isAsking && !this.#pageQuestions.signal.aborted);
  }

  /** The viewer waits for a lesson about the mistakes. */
  get isAwaited(): boolean {
    return this.#awaitedCall !== undefined;
  }

  /** The viewer waits for the review that a lesson needs. */
  get isReviewAwaited(): boolean {
    return this.isAwaited && !this.#reviewPart.value?.review;
  }

  /** @param begin what the button does that offers a lesson about the mistakes */
  parts(begin: () => void): LessonParts {
    const isOffered = this.#askAttribute === 'mistakes' && !this.isAwaited;
    return this.#lessonPart.value?.parts(isOffered, begin) ?? {};
  }

  /** @returns whether a lesson has used the key */
  readKey(event: KeyboardEvent): boolean {
    return this.#lessonPart.value?.readKey(event) ?? false;
  }

  /** Closes a lesson for a script that plays or seeks. */
  close(): void {
    this.#lessonPart.value?.close();
  }

  /** Closes a lesson for a viewer who plays or seeks, unless it is locked. @returns whether none is open now */
  tryToClose(): boolean {
    if (this.#lessonPart.value?.isLocked) return false;
    this.close();
    return true;
  }

  /** Resets the lesson after a replay was loaded, unless the lesson itself loaded it. @returns whether it was reset */
  resetAfterLoad(): boolean {
    if (this.#lessonPart.value?.isSeeking) return false;
    this.#lessonPart.value?.reset();
    return true;
  }

  restartPageQuestions(): void {
    this.#pageQuestions.abort();
    this.#pageQuestions = new AbortController();
    const { signal } = this.#pageQuestions;
    this.#problems.clear('ask', 'lessons');
    this.#lessonPart.value?.stopAsking();
    const isAsking = this.#askAttribute !== '' || this.#lessons.length > 0;
    if (onServer || !isAsking) return;
    this.#lessonPart.load().then(
      (lesson) => {
        if (!signal.aborted) void this.#askPageQuestions(lesson, signal);
      },
      // The failure has been reported.
      () => {
        this.#pageQuestions.abort();
        this.#changed();
      },
    );
  }

  async #askPageQuestions(lesson: ReplayLesson, signal: AbortSignal): Promise<void> {
    const name = this.#lessons.length > 0 ? 'lessons' : 'ask';
    try {
      if (name === 'ask') lesson.askPositions(this.#askAttribute);
      else await lesson.askLessons(this.#lessons, signal);
    } catch (thrown) {
      const error = thrown as Error;
      if (!signal.aborted) this.#problems.report(name, error.message, { error });
    }
  }

  /** Prepares the lesson about the mistakes, if there is a review. @throws (rejects) if its code cannot be fetched */
  async findMistakes(): Promise<void> {
    const { timeline } = this.#playback;
    const review = this.#reviewPart.value?.review;
    if (!review) return;
    const lesson = await this.#lessonPart.load();
    if (timeline === this.#playback.timeline)
      lesson.findMistakes(review, this.#askAttribute === 'mistakes');
  }

  /** Says why a link to another position is not followed. */
  refuseLink(): void {
    this.#lessonPart.value?.refuseLink();
  }

  /**
   * Asks about the mistakes of the game, and reviews it before if that is still to do. A locked question of the page
   * stays. Without a replay, this has to be called again once there is one.
   *
   * @throws (rejects) if the review fails
   */
  async askMistakes(): Promise<void> {
    const call = Symbol();
    this.#awaitedCall = call;
    const { timeline } = this.#playback;
    if (!timeline) return;
    try {
      // By the time this is loaded, the positions of `ask` have been asked.
      const lesson = await this.#lessonPart.load();
      if (lesson.isLocked) {
        lesson.refuseLink();
        return;
      }
      const review = await this.#reviewPart.load();
      await review.run();
      if (timeline !== this.#playback.timeline) return;
      await this.findMistakes();
      await lesson.askMistakes();
    } finally {
      if (this.#awaitedCall === call) this.#awaitedCall = undefined;
      this.#changed();
    }
  }
}
