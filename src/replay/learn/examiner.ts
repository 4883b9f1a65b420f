import type { Direction } from '../../engine/index.js';
import { joinSentences } from '../../words/phrases.js';
import { bringIntoView } from '../input/bring-into-view.js';
import { Demonstration } from './demonstration.js';
import type { Judgment } from './judgment.js';
import { LessonComputer } from './lesson-computer.js';
import type { LessonContext } from './lesson-context.js';
import type { Lesson } from './lesson.js';
import type { Question } from './question.js';
import {
  bestMoveText,
  blockedText,
  followsText,
  learnTexts,
  spokenQuestion,
  verdictText,
  type AllLearnTexts,
  type JudgedAnswer,
} from './sentences.js';

const noText = (): string => '';

/** Asks the questions of a lesson, judges the answers, and shows on the board what may follow. */
export class Examiner {
  lesson: Lesson<Question>;
  readonly #context: LessonContext;
  readonly #computer: LessonComputer;
  readonly #judged: (question: Question, judgment: Judgment) => void;
  readonly #demonstration: Demonstration;
  #wordVerdict = noText;
  /** The move whose continuation is on the board. */
  #followed: Direction | undefined;
  /** Aborted with all questions that were asked so far: what the computer finds about them is told to nobody. */
  #asking = new AbortController();

  /**
   * @param judged called when the computer has judged the moves of the question that is asked
   * @param failed called when the computer has failed: no answer can be judged then
   */
  constructor(
    context: LessonContext,
    lesson: Lesson<Question>,
    judged: (question: Question, judgment: Judgment) => void,
    failed: (error: Error) => void,
  ) {
    this.lesson = lesson;
    this.#context = context;
    this.#judged = judged;
    this.#computer = new LessonComputer(context.element, failed);
    this.#demonstration = new Demonstration(context.boardView);
  }

  /** Empty before there is an answer. */
  get verdict(): string {
    return this.#wordVerdict();
  }

  /** Names the line of moves that the board shows; empty while it shows the question. */
  get caption(): string {
    return this.#followed ? followsText(this.#texts, this.#followed) : '';
  }

  /** Asks a question about the position that the replay shows, without announcing it. */
  ask(question: Question): void {
    this.clear();
    void this.judge(question);
  }

  say(question: Question): void {
    this.#context.liveRegion.say(spokenQuestion(this.#texts, question));
  }

  /** Announces a question once what the focus lands on has been read. */
  sayInPause(question: Question): void {
    this.#context.liveRegion.sayInPause(() => spokenQuestion(this.#texts, question));
  }

  /** Begins to judge the answers, so that the viewer waits less. */
  async judge(question: Question): Promise<void> {
    const { signal } = this.#asking;
    const judgment = await this.#computer.judge(question);
    if (!judgment || signal.aborted) return;
    if (question === this.lesson.question) this.#judged(question, judgment);
  }

  async answer(question: Question, direction: Direction): Promise<void> {
    const { lesson } = this;
    const { signal: asking } = this.#asking;
    this.showPosition();
    const { signal } = this.#demonstration;
    if (!this.#demonstration.slide(question.position, direction)) {
      this.tell((texts) => blockedText(texts, direction));
      return;
    }
    const judgment = await this.#computer.judge(question);
    // The page may ask something else by now, if only because of another answer.
    if (!judgment || asking.aborted || lesson !== this.lesson) return;
    const { best } = judgment;
    const right = judgment.isRight(direction);
    const tries = lesson.triesAt(question);
    tries.add(direction, right);
    tries.best = best;
    const { line, at, played, kind } = question;
    const loss = judgment.lossOf(direction);
    this.#context.answered({
      line,
      at,
      kind,
      direction,
      right,
      loss,
      tries: tries.count,
      by: 'player',
    });
    this.#context.element.requestUpdate();
    if (signal.aborted) return;
    this.tell((texts) => this.#wording(verdictText, texts, { direction, played, judgment }), right);
    this.bringIntoView();
    if (!right) await this.#showContinuations(question, [direction, best]);
  }

  async showBest(question: Question): Promise<void> {
    this.showPosition();
    const { signal } = this.#demonstration;
    const judgment = await this.#computer.judge(question);
    if (!judgment || signal.aborted) return;
    const { best: direction } = judgment;
    const tries = this.lesson.triesAt(question);
    tries.best = direction;
    tries.show();
    this.#demonstration.slide(question.position, direction);
    const { played } = question;
    this.tell((texts) => this.#wording(bestMoveText, texts, { direction, played, judgment }), true);
    this.bringIntoView();
  }

  /**
   * Shows a sentence in the place of the verdict, and announces it.
   *
   * @param word called again in another language
   * @param isSettled whether to say how to go on
   */
  tell(word: (texts: AllLearnTexts) => string, isSettled = false): void {
    this.#wordVerdict = () => word(this.#texts);
    const texts = this.#texts;
    const goesOn = isSettled && !this.lesson.isNextUnknown;
    const next = goesOn ? texts.text('learnGoOn', { next: texts.text('learnNext') }) : '';
    this.#context.liveRegion.say(joinSentences(texts, [this.verdict, next]));
    this.#context.element.requestUpdate();
  }

  /** After a press of the viewer: shows the board, the question and the answer together. */
  bringIntoView(): void {
    const { element } = this.#context;
    void element.updateComplete.then(() => bringIntoView(element));
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
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#demonstration.stop();
    this.#computer.stop();
  }

  get #texts(): AllLearnTexts {
    return learnTexts(this.#context.texts);
  }

  #wording(word: typeof verdictText, texts: AllLearnTexts, answer: JudgedAnswer): string {
    const { words } = this.#computer;
    return words ? word(texts, words, words.hintTexts(this.#context.texts), answer) : '';
  }

  async #showContinuations(question: Question, directions: readonly Direction[]): Promise<void> {
    const { signal } = this.#demonstration;
    const continuations = await this.#computer.continuationsOf(question, directions);
    if (!continuations || signal.aborted) return;
    const isDone = await this.#demonstration.play(question.position, continuations, (nth) => {
      this.#followed = directions[nth];
      this.#context.element.requestUpdate();
    });
    if (isDone) this.showPosition();
  }
}
