import type { MoveReview, Review } from '../../player/index.js';
import type { QuestionKind } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';
import { mistakesToAsk, onlyMoves } from './choose-questions.js';
import type { LessonComputer } from './lesson-computer.js';
import { Lesson, type TriesByQuestion } from './lesson.js';
import { Question } from './question.js';

/** Only moves are looked for where at most so many cells are free. */
const mostFree = 3;

/** The computer was stopped, or has failed. */
class Stopped extends Error {}

async function orStop<Found>(finding: Promise<Found | undefined>): Promise<Found> {
  const found = await finding;
  if (found === undefined) throw new Stopped();
  return found;
}

/** The lesson about a reviewed game: its mistakes and, if these are few, found positions with only one good move. */
export class Mistakes {
  readonly lesson: Lesson<Question>;
  /** Resolves once there is a question, or none was found. */
  readonly begun: Promise<void>;
  readonly review: Review;
  readonly #timeline: Timeline;
  readonly #computer: LessonComputer;
  readonly #changed: () => void;
  readonly #asked: MoveReview[];
  #isSearching = false;
  #begin: () => void = () => undefined;

  /**
   * @param mistakesOnly whether it asks about nothing else, however few they are
   * @param changed called for each question that is found, and at the end of the search
   */
  constructor(
    review: Review,
    timeline: Timeline,
    tries: TriesByQuestion,
    computer: LessonComputer,
    readonly mistakesOnly: boolean,
    changed: () => void,
  ) {
    this.review = review;
    this.#timeline = timeline;
    this.#computer = computer;
    this.#changed = changed;
    this.#asked = mistakesToAsk(review.moves);
    const questions = this.#asked.map((move) => this.#questionOf(move));
    this.lesson = new Lesson(questions, tries);
    this.lesson.isGrowing = !mistakesOnly;
    this.begun = new Promise((resolve) => (this.#begin = resolve));
    if (questions.length > 0 || mistakesOnly) this.#begin();
  }

  /** Looks for more questions, unless it does so already, or all were found. */
  async search(): Promise<void> {
    const { lesson } = this;
    if (this.#isSearching || !lesson.isGrowing) return;
    this.#isSearching = true;
    const computer = this.#computer;
    const found = onlyMoves(this.review.moves, this.#asked, {
      isCrowded: ({ index }) => (this.#timeline.freeCells[index - 1] ?? 0) <= mostFree,
      rate: (move) => orStop(computer.rate(this.#questionOf(move))),
      isSure: (move, better, worse) =>
        orStop(computer.isSure(this.#questionOf(move), better, worse)),
    });
    try {
      for await (const move of found) {
        this.#asked.push(move);
        lesson.add(this.#questionOf(move, 'only-move'));
        this.#begin();
        this.#changed();
      }
      this.end();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  /** Interrupts the search. */
  stop(): void {
    this.#isSearching = false;
    this.#computer.stop();
  }

  /** Leaves it at the questions that were found. */
  end(): void {
    this.stop();
    this.lesson.isGrowing = false;
    this.#begin();
    this.#changed();
  }

  #questionOf({ index, best }: MoveReview, kind?: QuestionKind): Question {
    return new Question(this.#timeline, index - 1, '', kind, best);
  }
}
