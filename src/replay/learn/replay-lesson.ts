import type { ReactiveController, TemplateResult } from 'lit';
import { DIRECTIONS } from '../../engine/internal.js';
import type { MoveReview, Review } from '../../player/index.js';
import type { Command } from '../../session/commands.js';
import { Gestures } from '../../board/input/gestures.js';
import { readKey } from '../../board/input/keys.js';
import { button } from '../../board/view/button.js';
import { readingText } from '../../board/wording/readings.js';
import type { AskedPosition } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';
import type { LessonParts } from '../view/replay-context.js';
import { checkRules, questionAt, questionsOf, readAsk } from './asked-positions.js';
import { chooseQuestions } from './choose-questions.js';
import { Examiner } from './examiner.js';
import type { LessonContext } from './lesson-context.js';
import { endBody, lessonPanel, questionBody, type QuestionStep } from './lesson-panel.js';
import { Lesson } from './lesson.js';
import { Question } from './question.js';
import { learnTexts, questionText, questionTitle, type AllLearnTexts } from './sentences.js';
import { learnStyles } from './styles.js';
import type { Tries } from './tries.js';

/** The lessons of a replay. This file is fetched with the first question, or after a review. */
export class ReplayLesson implements ReactiveController {
  static readonly styles = learnStyles;

  readonly #context: LessonContext;
  readonly #examiner: Examiner;
  /** By question, as long as the element shows the same replay. */
  readonly #tries = new Map<string, Tries>();
  #mistakes: { review: Review; questions: readonly Question[] } | undefined;
  #isOpen = false;
  /** Whether the questions are the page's, and not those of a review. */
  #isByPage = false;
  #shownBefore: { timeline: Timeline | undefined; index: number } | undefined;
  #isSeeking = false;
  #focusedBeforeUpdate: Element | null = null;

  constructor(context: LessonContext) {
    this.#context = context;
    const { element, boardView } = context;
    this.#examiner = new Examiner(context, this.#lessonOf([]));
    element.addController(this);
    new Gestures(element, {
      acceptsSwipes: () => this.#question !== undefined,
      swiped: (direction) => {
        const question = this.#question;
        if (question) void this.#examiner.answer(question, direction);
      },
      tapped: () => undefined,
      dragged: (x, y) => boardView.drag(x, y),
    });
  }

  hostUpdate(): void {
    this.#focusedBeforeUpdate = this.#context.element.shadowRoot?.activeElement ?? null;
  }

  /** Keeps the focus in the element when the focused button goes. */
  hostUpdated(): void {
    if (!this.#focusedBeforeUpdate || this.#focusedBeforeUpdate.isConnected) return;
    const isAtEnd = this.#isOpen && !this.#question;
    const next = isAtEnd ? '.answers button' : '#board';
    const { shadowRoot } = this.#context.element;
    shadowRoot?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }

  hostDisconnected(): void {
    // It may only have moved.
    queueMicrotask(() => {
      if (!this.#context.element.isConnected) this.#examiner.stop();
    });
  }

  /** Whether a question or the end of a lesson is shown. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether the lesson itself is changing the position, perhaps to one of another game. */
  get isSeeking(): boolean {
    return this.#isSeeking;
  }

  /** Whether the viewer may not leave the page's question yet. */
  get isLocked(): boolean {
    return this.#isOpen && this.#isByPage && !this.#isSettled;
  }

  /**
   * @param isOffered whether the page offers a lesson before any review
   * @param begin what the button does that offers a lesson about the mistakes
   */
  parts(isOffered: boolean, begin: () => void): LessonParts {
    const texts = this.#texts;
    if (!this.#isOpen) return this.#offer(isOffered, begin);
    return {
      panel: this.#panel(texts),
      instructions: texts.text('learnInstructions'),
      isAsking: this.#question !== undefined,
      hidesPageText: !this.#isSettled,
      isLocked: this.isLocked,
    };
  }

  /** Asks about the positions in the attribute `ask`. @throws RangeError that names a wrong one */
  askPositions(ask: string): void {
    const { timeline } = this.#context.playback;
    if (!timeline) return;
    checkRules('ask', timeline);
    if (ask === 'mistakes') return;
    this.#askForPage(readAsk(ask).map((at) => questionAt('ask', at, timeline)));
  }

  /** @param signal aborted once the page asks something else. @throws (rejects) what `questionsOf` throws */
  async askLessons(lessons: readonly AskedPosition[], signal: AbortSignal): Promise<void> {
    const questions = await questionsOf(lessons, (line) => this.#context.readLine(line));
    if (!signal.aborted) this.#askForPage(questions);
  }

  /** Chooses what to ask about a reviewed game. @throws (rejects) if the computer fails */
  async prepareMistakes(review: Review): Promise<void> {
    const { element, playback } = this.#context;
    const { timeline } = playback;
    if (!timeline || this.#mistakes?.review === review) return;
    const questionOf = ({ index }: MoveReview) => new Question(timeline, index - 1);
    const { computer } = this.#examiner;
    const moves = await chooseQuestions(review.moves, {
      rate: (move) => computer.rate(questionOf(move)),
      compare: (move, better, worse) => computer.compare(questionOf(move), better, worse),
    });
    if (timeline !== playback.timeline) return;
    this.#mistakes = { review, questions: moves.map(questionOf) };
    element.requestUpdate();
  }

  /** Asks what was prepared, unless a question of the page is locked. */
  askMistakes(): void {
    if (this.isLocked) return;
    const { questions = [] } = this.#mistakes ?? {};
    this.#isByPage = false;
    this.#examiner.lesson = this.#lessonOf(questions);
    if (questions.length > 0) this.#open();
    else this.#context.liveRegion.say(this.#texts.text('learnNone'));
  }

  /** Forgets all questions and answers, since another replay is shown. */
  reset(): void {
    this.#isOpen = false;
    this.#examiner.stop();
    this.#mistakes = undefined;
    this.#tries.clear();
    this.#examiner.lesson = this.#lessonOf([]);
    this.stopAsking();
  }

  /** Takes back the questions of the page. */
  stopAsking(): void {
    this.#returnToReplay();
    this.#isByPage = false;
    this.#context.element.requestUpdate();
  }

  /** Closes the lesson, and stays at its position. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#examiner.showPosition();
    this.#examiner.stop();
  }

  /** @returns whether the lesson has used the key */
  readKey(event: KeyboardEvent): boolean {
    const [target] = event.composedPath() as Element[];
    const isField = target?.closest('select, input, textarea, [contenteditable]');
    const command = isField ? undefined : readKey(event);
    if (!command) return false;
    if (command === 'escape' && !this.isLocked) {
      this.#returnToReplay();
      return true;
    }
    const question = this.#question;
    return question !== undefined && this.#carryOut(command, question, event.repeat);
  }

  /** @returns whether a question knows the command */
  #carryOut(command: Command, question: Question, isHeld: boolean): boolean {
    if (command === 'repeat') {
      this.#examiner.say(question);
      return true;
    }
    if (typeof command === 'string') {
      const direction = DIRECTIONS.find((one) => one === command);
      if (direction && !isHeld) void this.#examiner.answer(question, direction);
      return direction !== undefined;
    }
    // The moves would give points away, and there is no cell being read.
    if (command.read === 'cell' || command.read === 'moves') return false;
    this.#context.liveRegion.say(readingText(this.#texts, question.position, command));
    return true;
  }

  get #texts(): AllLearnTexts {
    return learnTexts(this.#context.texts);
  }

  get #lesson(): Lesson<Question> {
    return this.#examiner.lesson;
  }

  #lessonOf(questions: readonly Question[]): Lesson<Question> {
    return new Lesson(questions, this.#tries);
  }

  get #question(): Question | undefined {
    return this.#isOpen ? this.#lesson.question : undefined;
  }

  /** Whether the question is settled; at the end, whether all are. */
  get #isSettled(): boolean {
    const { question } = this.#lesson;
    return question ? this.#lesson.triesAt(question).isSettled : this.#lesson.isSettled;
  }

  #askForPage(questions: readonly Question[]): void {
    this.#examiner.lesson = this.#lessonOf(questions);
    this.#isByPage = true;
    this.#open();
  }

  #open(): void {
    const { playback } = this.#context;
    playback.pause();
    if (!this.#isOpen) this.#shownBefore = { timeline: playback.timeline, index: playback.index };
    this.#isOpen = true;
    this.#lesson.resume();
    this.#show();
  }

  /** Shows the question that is due, or the end. */
  #show(): void {
    const question = this.#question;
    if (question) {
      this.#seek(question.timeline, question.at);
      this.#examiner.ask(question);
    } else {
      this.#examiner.clear();
      this.#context.liveRegion.say(this.#texts.text('learnResult', this.#lesson.result));
    }
  }

  #next(): void {
    this.#lesson.next();
    this.#show();
    if (!this.#question) this.#context.lessonEnded({ ...this.#lesson.result, by: 'player' });
  }

  #seek(timeline: Timeline | undefined, index: number): void {
    const { playback } = this.#context;
    this.#isSeeking = true;
    if (timeline === playback.timeline) playback.seek(index);
    else if (timeline) playback.load(timeline, index);
    else playback.unload();
    this.#isSeeking = false;
  }

  /** Closes the lesson, and goes back to what was shown before it. */
  #returnToReplay(): void {
    if (!this.#isOpen) return;
    this.close();
    this.#seek(this.#shownBefore?.timeline, this.#shownBefore?.index ?? 0);
  }

  #panel(texts: AllLearnTexts): TemplateResult {
    const lesson = this.#lesson;
    const question = this.#question;
    const steps = lesson.questions.map((one) => this.#stepOf(one));
    const leave = this.isLocked ? undefined : () => this.#returnToReplay();
    const body = question ? this.#questionBody(texts, question) : this.#endBody(texts);
    return lessonPanel({ texts, steps, leave, body });
  }

  #stepOf(question: Question): QuestionStep {
    const lesson = this.#lesson;
    return {
      standing: lesson.triesAt(question).standing,
      isAsked: question === this.#question,
      press: () => {
        lesson.pick(question);
        this.#show();
      },
    };
  }

  #questionBody(texts: AllLearnTexts, question: Question): TemplateResult {
    const examiner = this.#examiner;
    return questionBody(texts, {
      question: questionText(texts, question),
      verdict: examiner.verdict,
      caption: examiner.caption,
      isSettled: this.#lesson.triesAt(question).isSettled,
      answer: (direction) => void examiner.answer(question, direction),
      showBest: () => void examiner.showBest(question),
      next: () => this.#next(),
    });
  }

  #endBody(texts: AllLearnTexts): TemplateResult {
    const lesson = this.#lesson;
    const { actions } = this.#context;
    return endBody(texts, {
      ...lesson.result,
      questions: lesson.questions.map((one) => ({
        ...this.#stepOf(one),
        title: questionTitle(texts, one),
        board: one.position.board,
        answer: lesson.triesAt(one).answer,
        best: lesson.triesAt(one).best,
      })),
      repeatMissed: () => {
        lesson.repeatMissed();
        this.#show();
      },
      playOn: actions.offersPlayOn ? () => actions.perform('play-on') : undefined,
    });
  }

  #offer(isOffered: boolean, begin: () => void): LessonParts {
    const texts = this.#texts;
    const lessonButton = (label: string, press: () => void) =>
      button({ name: 'learn', label, press });
    if (this.#isByPage) {
      const label = texts.text('learnQuestions', { count: this.#lesson.questions.length });
      return { button: lessonButton(label, () => this.#open()) };
    }
    if (!this.#mistakes) {
      return isOffered ? { button: lessonButton(texts.text('learnMistakes'), begin) } : {};
    }
    const count = this.#mistakes.questions.length;
    if (count === 0) return { note: texts.text('learnNone') };
    return {
      button: lessonButton(texts.text('learnMistakesCount', { count }), begin),
      questionCount: count,
    };
  }
}
