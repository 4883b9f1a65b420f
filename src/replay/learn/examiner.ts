import type { Direction } from '../../engine/index.js';
import type { AnswerDetail } from '../core/events.js';
import { isRight, lossOf } from './answers.js';
import { Demonstration } from './demonstration.js';
import { LessonComputer } from './lesson-computer.js';
import type { LessonContext } from './lesson-context.js';
import type { Lesson } from './lesson.js';
import type { Question } from './question.js';
import {
  blockedText,
  followsText,
  learnTexts,
  spokenQuestion,
  bestMoveText,
  verdictText,
  type AllLearnTexts,
  type JudgedAnswer,
} from './sentences.js';

const noText = (): string => '';

/** Asks the questions of a lesson, judges the answers, and shows on the board what may follow. */
export class Examiner {
  lesson: Lesson<Question>;
  readonly #context: LessonContext;
  readonly computer: LessonComputer;
  readonly #demonstration: Demonstration;
  #wordVerdict = noText;
  /** The move whose continuation is on the board. */
  #followed: Direction | undefined;

  constructor(context: LessonContext, lesson: Lesson<Question>) {
    this.lesson = lesson;
    this.#context = context;
    this.computer = new LessonComputer((error) => context.computerFailed(error));
    this.#demonstration = new Demonstration(context.boardView);
  }

  /** Empty before there is an answer. */
  get verdict(): string {
    return this.#wordVerdict();
  }

  /** What the moves on the board show; empty while none are shown. */
  get caption(): string {
    return this.#followed ? followsText(this.#texts, this.#followed) : '';
  }

  /** Asks a question about the position that the replay shows. */
  ask(question: Question): void {
    this.clear();
    this.say(question);
    void this.computer.judge(question);
  }

  say(question: Question): void {
    this.#context.liveRegion.say(spokenQuestion(this.#texts, question));
  }

  async answer(question: Question, direction: Direction): Promise<void> {
    const { lesson } = this;
    this.showPosition();
    const { signal } = this.#demonstration;
    if (!this.#demonstration.slide(question.position, direction)) {
      this.#tell(() => blockedText(this.#texts, direction));
      return;
    }
    const judgment = await this.computer.judge(question);
    const { ratings } = judgment;
    const [best] = ratings;
    // The page may ask something else by now.
    if (!best || lesson !== this.lesson) return;
    const tries = lesson.triesAt(question);
    tries.answer ??= direction;
    tries.best = best.direction;
    const { played } = question;
    const right = isRight(judgment, direction);
    this.#count(question, { direction, right, loss: lossOf(ratings, direction) ?? 0 });
    if (signal.aborted) return;
    this.#tell(() => this.#wording(verdictText, { direction, played, ...judgment }));
    if (!right) await this.#showContinuations(question, [direction, best.direction]);
  }

  async showBest(question: Question): Promise<void> {
    this.showPosition();
    const { signal } = this.#demonstration;
    const judgment = await this.computer.judge(question);
    const [best] = judgment.ratings;
    if (!best || signal.aborted) return;
    const tries = this.lesson.triesAt(question);
    tries.best = best.direction;
    tries.show();
    this.#demonstration.slide(question.position, best.direction);
    const { direction } = best;
    const { played } = question;
    this.#tell(() => this.#wording(bestMoveText, { direction, played, ...judgment }));
  }

  /** Stops what the board shows, and takes back the verdict. */
  clear(): void {
    this.showPosition();
    this.#wordVerdict = noText;
  }

  /** Shows the position of the replay, and stops what may follow it. */
  showPosition(): void {
    const { playback, element } = this.#context;
    this.#demonstration.stop(playback.step?.position);
    this.#followed = undefined;
    element.requestUpdate();
  }

  /** Stops what the board shows, and the computer until it is needed again. */
  stop(): void {
    this.#demonstration.stop();
    this.computer.stop();
  }

  get #texts(): AllLearnTexts {
    return learnTexts(this.#context.texts);
  }

  #wording(word: typeof verdictText, answer: JudgedAnswer): string {
    const { words } = this.computer;
    if (!words) return '';
    return word(this.#texts, words, words.hintTexts(this.#context.texts), answer);
  }

  #count(question: Question, answer: Pick<AnswerDetail, 'direction' | 'right' | 'loss'>): void {
    const { line, at } = question;
    const tries = this.lesson.triesAt(question);
    tries.add(answer.right);
    this.#context.answered({ line, at, ...answer, tries: tries.count, by: 'player' });
    this.#context.element.requestUpdate();
  }

  /** Shows a verdict, and announces it. @param word words it; called again when the language changes */
  #tell(word: () => string): void {
    this.#wordVerdict = word;
    this.#context.liveRegion.say(word());
    this.#context.element.requestUpdate();
  }

  async #showContinuations(question: Question, directions: readonly Direction[]): Promise<void> {
    const { signal } = this.#demonstration;
    const continuations = await this.computer.continuationsOf(question, directions);
    if (signal.aborted) return;
    const isDone = await this.#demonstration.play(question.position, continuations, (nth) => {
      this.#followed = directions[nth];
      this.#context.element.requestUpdate();
    });
    if (isDone) this.showPosition();
  }
}
