import type { ReactiveController } from 'lit';
import { DIRECTIONS } from '../../engine/internal.js';
import type { Review } from '../../player/index.js';
import type { Command } from '../../session/commands.js';
import { Gestures } from '../../board/input/gestures.js';
import { readKey } from '../../board/input/keys.js';
import { button } from '../../board/view/button.js';
import { readingText } from '../../words/readings.js';
import type { AskedPosition } from '../core/events.js';
import type { Timeline } from '../core/timeline.js';
import type { LessonParts } from '../view/replay-context.js';
import { checkRules, questionAt, questionsOf, readAsk } from './asked-positions.js';
import { Examiner } from './examiner.js';
import type { Judgment } from './judgment.js';
import { LessonComputer } from './lesson-computer.js';
import type { LessonContext } from './lesson-context.js';
import { lessonPanel, type PanelActions } from './lesson-panel.js';
import { Lesson, TriesByQuestion } from './lesson.js';
import { Mistakes } from './mistakes.js';
import type { Question } from './question.js';
import { learnTexts, type AllLearnTexts } from './sentences.js';
import { learnStyles } from './styles.js';

/** The lessons of a replay. This file is fetched with the first question, or after a review. */
export class ReplayLesson implements ReactiveController, PanelActions {
  static readonly styles = learnStyles;

  /** A question or the end of a lesson is shown. */
  isOpen = false;
  /** The lesson itself is changing the position, perhaps to one of another game. */
  isSeeking = false;
  readonly #context: LessonContext;
  readonly #examiner: Examiner;
  /** Looks for mistakes, also while a question is answered. */
  readonly #searcher: LessonComputer;
  /** As long as the element shows the same replay. */
  readonly #tries = new TriesByQuestion();
  #mistakes: Mistakes | undefined;
  /** The questions are those of `ask` or `lessons`, not of a review. */
  #isByPage = false;
  /** The questions of the page whose answers are all right. */
  readonly #reported = new WeakSet<Question>();
  /** The focus has been in the element: before that, nobody listens to a question that the page asks. */
  #isListenedTo: boolean;
  /** Announced when the board gets the focus. */
  #unheard: Question | undefined;
  /** The computer has failed since the viewer began a lesson. */
  #hasFailed = false;
  /** The viewer waits for a question that is not found yet. */
  #isNextWanted = false;
  #shownBefore: { timeline: Timeline | undefined; index: number } | undefined;
  #focusedBeforeUpdate: Element | null = null;

  constructor(context: LessonContext) {
    this.#context = context;
    const { element, boardView } = context;
    this.#examiner = new Examiner(
      context,
      this.#lessonOf([]),
      (question, judgment) => this.#judged(question, judgment),
      (error) => this.#giveUp(error),
    );
    this.#searcher = new LessonComputer(element, (error) => {
      context.computerFailed(error);
      this.#hasFailed = true;
      this.#mistakes?.end();
    });
    element.addController(this);
    this.#isListenedTo = element.matches(':focus-within');
    element.addEventListener('focusin', (event) => this.#onFocus(event));
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
    const isAtEnd = this.isOpen && !this.#question;
    const next = isAtEnd ? '.heading ~ * button' : '#board';
    const { shadowRoot } = this.#context.element;
    shadowRoot?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }

  hostConnected(): void {
    const question = this.#question;
    if (question) void this.#examiner.judge(question);
    void this.#mistakes?.search();
  }

  hostDisconnected(): void {
    // It may only have moved.
    queueMicrotask(() => {
      if (this.#context.element.isConnected) return;
      this.#examiner.stop();
      this.#mistakes?.stop();
    });
  }

  /** A question of the page is open: the viewer may not leave it. */
  get isLocked(): boolean {
    return this.isOpen && this.#isByPage && !this.#isSettled;
  }

  /**
   * @param isOffered whether the page offers a lesson before any review
   * @param begin what the button does that offers a lesson about the mistakes
   */
  parts(isOffered: boolean, begin: () => void): LessonParts {
    const texts = this.#texts;
    if (!this.isOpen) return this.#offer(isOffered, begin);
    return {
      panel: lessonPanel(texts, this.#examiner, this),
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

  /**
   * Prepares a lesson about a reviewed game. It begins with the mistakes, and more is looked for meanwhile.
   * @param mistakesOnly whether it is to ask about nothing else
   */
  findMistakes(review: Review, mistakesOnly: boolean): void {
    const { element, playback } = this.#context;
    const { timeline } = playback;
    const known = this.#mistakes;
    if (!timeline || (known?.review === review && known.mistakesOnly === mistakesOnly)) return;
    known?.stop();
    const searched = () => this.#searched();
    this.#mistakes = new Mistakes(
      review,
      timeline,
      this.#tries,
      this.#searcher,
      mistakesOnly,
      searched,
    );
    void this.#mistakes.search();
    element.requestUpdate();
  }

  /** Asks about the mistakes as soon as one is found, unless a question of the page is locked by then. */
  async askMistakes(): Promise<void> {
    const mistakes = this.#mistakes;
    await mistakes?.begun;
    if (!mistakes || mistakes !== this.#mistakes || this.isLocked) return;
    this.#isByPage = false;
    this.#examiner.lesson = mistakes.lesson;
    if (mistakes.lesson.questions.length > 0) {
      this.#open();
      this.#examiner.bringIntoView();
    } else this.#context.liveRegion.say(this.#noMistakes);
  }

  /** Says why a link to another position is not followed. */
  refuseLink(): void {
    this.#examiner.tell((texts) => texts.text('learnLocked', { show: texts.text('learnShow') }));
  }

  /** Forgets all questions and answers, since another replay is shown. */
  reset(): void {
    this.isOpen = false;
    this.#examiner.stop();
    this.#mistakes?.end();
    this.#mistakes = undefined;
    this.#tries.clear();
    this.#examiner.lesson = this.#lessonOf([]);
    this.stopAsking();
  }

  /** Takes back the questions of the page. */
  stopAsking(): void {
    this.#returnToReplay();
    this.#isByPage = false;
    this.#hasFailed = false;
    this.#context.element.requestUpdate();
  }

  /** Closes the lesson, and stays at its position. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
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

  pick(question: Question): void {
    this.#lesson.pick(question);
    this.#show();
    this.#examiner.bringIntoView();
  }

  /** Goes to the next question as soon as it is known, or to the end. */
  next(): void {
    const lesson = this.#lesson;
    this.#isNextWanted = lesson.isNextUnknown;
    if (this.#isNextWanted) {
      this.#context.liveRegion.say(this.#texts.text('learnNextUnknown'));
      return;
    }
    lesson.next();
    this.#show();
    this.#examiner.bringIntoView();
    if (!this.#question) this.#context.lessonEnded({ ...lesson.result, by: 'player' });
  }

  repeatMissed(): void {
    this.#lesson.repeatMissed();
    this.#show();
    this.#examiner.bringIntoView();
  }

  get leave(): (() => void) | undefined {
    return this.isLocked ? undefined : () => this.#returnToReplay();
  }

  get playOn(): (() => void) | undefined {
    const { actions } = this.#context;
    return actions.offersPlayOn ? () => actions.perform('play-on') : undefined;
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
    return this.isOpen ? this.#lesson.question : undefined;
  }

  /** Whether the question is settled; at the end, whether all are. */
  get #isSettled(): boolean {
    const { question } = this.#lesson;
    return question ? this.#lesson.triesAt(question).isSettled : this.#lesson.isSettled;
  }

  #askForPage(questions: readonly Question[]): void {
    this.#examiner.lesson = this.#lessonOf(questions);
    this.#isByPage = true;
    this.#open(this.#isListenedTo);
  }

  #open(isListenedTo = true): void {
    const { playback } = this.#context;
    this.#hasFailed = false;
    playback.pause();
    if (!this.isOpen) this.#shownBefore = { timeline: playback.timeline, index: playback.index };
    this.isOpen = true;
    this.#lesson.resume();
    this.#show(isListenedTo);
  }

  /** Shows the question that is due, or the end. */
  #show(isListenedTo = true): void {
    this.#isNextWanted = false;
    const question = this.#question;
    this.#unheard = isListenedTo ? undefined : question;
    if (question) {
      this.#seek(question.timeline, question.at);
      this.#examiner.ask(question);
      if (isListenedTo) this.#examiner.say(question);
    } else {
      this.#examiner.clear();
      this.#context.liveRegion.say(this.#texts.text('learnResult', this.#lesson.result));
    }
  }

  #onFocus(event: Event): void {
    this.#isListenedTo = true;
    const [target] = event.composedPath() as Element[];
    if (target?.id !== 'board') return;
    const question = this.#unheard;
    this.#unheard = undefined;
    if (question && question === this.#question) this.#examiner.sayInPause(question);
  }

  /** A question of the page has to have a wrong answer. */
  #judged(question: Question, judgment: Judgment): void {
    if (!this.#isByPage || !judgment.hasOnlyRightMoves || this.#reported.has(question)) return;
    this.#reported.add(question);
    const { name, at } = question;
    const allowed = `a position with a wrong move, not ${at}, where every move is right`;
    this.#context.problems.report(name.replace(/\[.*/, ''), `${name} must be ${allowed}`);
  }

  /** Another question was found, or all were. */
  #searched(): void {
    if (this.#isNextWanted && this.isOpen) this.next();
    this.#context.element.requestUpdate();
  }

  /** Nobody can judge an answer: the replay is open again, and a sentence says why. */
  #giveUp(error: Error): void {
    this.#context.computerFailed(error);
    if (!this.isOpen) return;
    this.close();
    this.#hasFailed = true;
    this.#context.liveRegion.say(this.#texts.text('learnFailed'));
  }

  #seek(timeline: Timeline | undefined, index: number): void {
    const { playback } = this.#context;
    this.isSeeking = true;
    if (timeline === playback.timeline) playback.seek(index);
    else if (timeline) playback.load(timeline, index);
    else playback.unload();
    this.isSeeking = false;
  }

  /** Closes the lesson, and goes back to what was shown before it. */
  #returnToReplay(): void {
    if (!this.isOpen) return;
    this.close();
    this.#seek(this.#shownBefore?.timeline, this.#shownBefore?.index ?? 0);
  }

  /** A button that begins a lesson or goes back to it, or why there is none. */
  #offer(isOffered: boolean, begin: () => void): LessonParts {
    const texts = this.#texts;
    const note = this.#hasFailed ? { note: texts.text('learnFailed') } : {};
    const parts = (label: string, press: () => void) => ({
      ...note,
      button: button({ name: 'learn', label, press }),
    });
    if (this.#isByPage) {
      const label = texts.text('learnQuestions', { count: this.#lesson.questions.length });
      return parts(label, () => this.#open());
    }
    const lesson = this.#mistakes?.lesson;
    if (!lesson) return isOffered ? parts(texts.text('learnMistakes'), begin) : note;
    const count = lesson.questions.length;
    if (count > 0) {
      const hasFound = lesson.questions.some(({ kind }) => kind === 'only-move');
      return parts(
        texts.text(hasFound ? 'learnGameCount' : 'learnMistakesCount', { count }),
        begin,
      );
    }
    return { note: lesson.isGrowing ? texts.text('learnLooking') : this.#noMistakes };
  }

  get #noMistakes(): string {
    return this.#texts.text(this.#hasFailed ? 'learnFailed' : 'learnNone');
  }
}
