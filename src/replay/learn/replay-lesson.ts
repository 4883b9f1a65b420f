import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { DIRECTIONS, formatValue } from '../../engine/internal.js';
import type { Rating, Review } from '../../player/index.js';
import { Gestures } from '../../board/input/gestures.js';
import { readKey } from '../../board/input/keys.js';
import { button } from '../../board/view/button.js';
import type { BoardView } from '../../board/view/board-view.js';
import type { LiveRegion } from '../../board/wording/live-region.js';
import type { Localizer } from '../../board/wording/localizer.js';
import { readingText } from '../../board/wording/readings.js';
import type { AnswerDetail, LessonEndDetail } from '../core/events.js';
import type { Playback } from '../core/playback.js';
import type { Timeline } from '../core/timeline.js';
import type { Actions } from '../input/actions.js';
import type { LessonParts } from '../view/replay-view.js';
import type { AllTextName } from '../wording/sentences.js';
import { isRight, lossOf, type Answer } from './answers.js';
import { checkAsked, checkRules, readAsk, readLessons } from './asked-positions.js';
import { chooseQuestions } from './choose-questions.js';
import { Demonstration } from './demonstration.js';
import { Judge } from './judge.js';
import { Lesson } from './lesson.js';
import { Question } from './question.js';
import {
  answerText,
  blockedText,
  followsText,
  heardQuestion,
  learnTexts,
  questionText,
  type AllLearnTexts,
} from './sentences.js';
import { learnStyles } from './styles.js';
import { card, endBody, questionBody } from './view.js';

/** The replay that a lesson is a mode of. */
export interface Stage {
  readonly host: LitElement;
  readonly texts: Localizer<AllTextName>;
  readonly playback: Playback;
  readonly status: LiveRegion;
  readonly view: BoardView;
  readonly actions: Pick<Actions, 'offersPlayOn' | 'perform'>;
  /** Reads another game. @throws (rejects) ReplayError */
  read(line: string): Promise<Timeline>;
  answered(answer: AnswerDetail): void;
  ended(result: LessonEndDetail): void;
  /** Nothing could be rated. */
  failed(error: Error): void;
}

/** Questions about positions of games. This file is fetched with the first question, or after a review. */
export class ReplayLesson implements ReactiveController {
  static readonly styles = learnStyles;

  readonly #stage: Stage;
  readonly #judge: Judge;
  readonly #board: Demonstration;
  readonly #answers = new Map<string, Answer>();
  /** What a review has to ask. */
  #mistakes: { review: Review; questions: readonly Question[] } | undefined;
  #lesson = new Lesson<Question>([], this.#answers);
  #isOpen = false;
  /** Whether the page asks. */
  #isByPage = false;
  /** Where the film was. */
  #from: { timeline: Timeline | undefined; index: number } | undefined;
  #isLoading = false;
  /** Words the sentence about the last answer; called again when the language changes. */
  #remark = (): string => '';
  /** The move whose continuation is shown on the board. */
  #followed: Direction | undefined;
  #focused: Element | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
    const { host, view } = stage;
    this.#judge = new Judge((error) => stage.failed(error));
    this.#board = new Demonstration(view);
    host.addController(this);
    new Gestures(host, {
      acceptsSwipes: () => this.#question !== undefined,
      swiped: (direction) => void this.#try(direction),
      tapped: () => undefined,
      dragged: (x, y) => view.drag(x, y),
    });
  }

  hostUpdate(): void {
    this.#focused = this.#stage.host.shadowRoot?.activeElement ?? null;
  }

  /** Keeps the focus in the element when a button goes. */
  hostUpdated(): void {
    if (!this.#focused || this.#focused.isConnected) return;
    const place = this.#isOpen && !this.#question ? '.answers button' : '#board';
    const { shadowRoot } = this.#stage.host;
    shadowRoot?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }

  hostDisconnected(): void {
    // It may only have moved.
    queueMicrotask(() => {
      if (!this.#stage.host.isConnected) this.#rest();
    });
  }

  /** Whether a question or the end of a lesson is shown. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether this is about to show a position of another game. */
  get isLoading(): boolean {
    return this.#isLoading;
  }

  /** Whether the question, or at the end one of them, is neither answered rightly nor shown. */
  get #isUnsettled(): boolean {
    const { question } = this.#lesson;
    return !(question ? this.#lesson.answerTo(question) : this.#lesson).isSettled;
  }

  /** Whether the film is closed. */
  get isClosed(): boolean {
    return this.#isOpen && this.#isByPage && this.#isUnsettled;
  }

  /**
   * @param isOffered whether the page offers a lesson before any review
   * @param press what the button of the mistakes does
   */
  parts(isOffered: boolean, press: () => void): LessonParts {
    const texts = this.#texts;
    if (this.#isOpen) {
      return {
        card: this.#card(texts),
        instructions: texts.text('learnInstructions'),
        isAsking: this.#question !== undefined,
        hidesWords: this.#isUnsettled,
        isClosed: this.isClosed,
      };
    }
    const offer = (name: 'learnMistakes' | 'learnMistakesCount' | 'learnQuestions', count = 0) => ({
      offer: button({
        ...{ name: 'learn', label: texts.text(name, { count }) },
        press: this.#isByPage ? () => this.#open() : press,
      }),
    });
    if (this.#isByPage) return offer('learnQuestions', this.#lesson.questions.length);
    if (!this.#mistakes) return isOffered ? offer('learnMistakes') : {};
    const { review, questions } = this.#mistakes;
    const { length: marks } = review.moves.filter(({ mark }) => mark);
    if (!questions.length) return { note: texts.text('learnNone') };
    const note = questions.length < marks && { note: texts.text('learnFewer', { marks }) };
    return { ...offer('learnMistakesCount', questions.length), ...note };
  }

  /**
   * Asks about the positions that the attribute `ask` names.
   *
   * @throws RangeError that names a wrong one
   */
  ask(text: string): void {
    const { timeline } = this.#stage.playback;
    if (!timeline) return;
    checkRules('ask', timeline);
    if (text === 'mistakes') return;
    const positions = readAsk(text);
    for (const at of positions) checkAsked('ask', at, timeline);
    this.#start(positions.map((at) => new Question(timeline, at)));
  }

  /**
   * Asks about positions of several games.
   *
   * @param signal aborted once the page asks something else
   * @throws (rejects) TypeError, RangeError that names a wrong one
   */
  async askLessons(value: unknown, signal: AbortSignal): Promise<void> {
    const timelines = new Map<string, Timeline>();
    const questions: Question[] = [];
    for (const [nth, { line, at }] of readLessons(value).entries()) {
      const timeline = timelines.get(line) ?? (await this.#read(`lessons[${nth}].line`, line));
      timelines.set(line, timeline);
      checkAsked(`lessons[${nth}].at`, at, timeline);
      questions.push(new Question(timeline, at));
    }
    if (!signal.aborted) this.#start(questions);
  }

  /** @throws (rejects) RangeError that names the line */
  async #read(name: string, line: string): Promise<Timeline> {
    try {
      return await this.#stage.read(line);
    } catch (cause) {
      const found = `${formatValue(line)}: ${(cause as Error).message}`;
      throw new RangeError(`${name} must be a replay line, not ${found}`, { cause });
    }
  }

  /** Finds what to ask about a reviewed game. @throws (rejects) if the computer fails */
  async prepare(review: Review): Promise<void> {
    const { host, playback } = this.#stage;
    const { timeline } = playback;
    if (!timeline || this.#mistakes?.review === review) return;
    const questionOf = ({ index }: { index: number }) => new Question(timeline, index - 1);
    const moves = await chooseQuestions(review.moves, (move) => this.#judge.rate(questionOf(move)));
    if (timeline !== playback.timeline) return;
    this.#mistakes = { review, questions: moves.map(questionOf) };
    host.requestUpdate();
  }

  /** Asks about what was prepared, unless the film is closed. */
  learn(): void {
    if (this.isClosed) return;
    const { questions = [] } = this.#mistakes ?? {};
    this.#isByPage = false;
    this.#lesson = new Lesson(questions, this.#answers);
    if (questions.length) this.#open();
    else this.#stage.status.say(this.#texts.text('learnNone'));
  }

  /** Another game is shown. */
  reset(): void {
    this.#isOpen = false;
    this.end();
    this.#mistakes = undefined;
    this.#answers.clear();
  }

  /** The page asks no more. */
  end(): void {
    this.#leave();
    this.#isByPage = false;
    this.#stage.host.requestUpdate();
  }

  /** The film is to move. @param isForced whether a script wants that, which ends a question. @returns whether it may */
  release(isForced = false): boolean {
    if (!this.#isOpen) return true;
    if (this.isClosed && !isForced) return false;
    this.#close();
    return true;
  }

  /** @returns whether the lesson has used the key */
  readKey(event: KeyboardEvent): boolean {
    const [target] = event.composedPath() as Element[];
    const isField = target?.closest('select, input, textarea, [contenteditable]');
    const command = isField ? undefined : readKey(event);
    const question = this.#question;
    if (command === 'escape' && !this.isClosed) this.#leave();
    else if (!command || !question) return false;
    else if (command === 'repeat') this.#sayQuestion(question);
    else if (typeof command === 'string') {
      const direction = DIRECTIONS.find((one) => one === command);
      if (direction && !event.repeat) void this.#try(direction);
      return direction !== undefined;
    } else if (command.read === 'cell' || command.read === 'moves') return false;
    else this.#stage.status.say(readingText(this.#texts, question.position, command));
    return true;
  }

  get #texts(): AllLearnTexts {
    return learnTexts(this.#stage.texts);
  }

  /** Undefined where none is asked. */
  get #question(): Question | undefined {
    return this.#isOpen ? this.#lesson.question : undefined;
  }

  #start(questions: readonly Question[]): void {
    this.#lesson = new Lesson(questions, this.#answers);
    this.#isByPage = true;
    this.#open();
  }

  #open(): void {
    const { playback } = this.#stage;
    playback.pause();
    if (!this.#isOpen) this.#from = { timeline: playback.timeline, index: playback.index };
    this.#isOpen = true;
    this.#lesson.resume();
    this.#show();
  }

  /** Shows the question that is due, or the end. */
  #show(): void {
    const { status } = this.#stage;
    const question = this.#question;
    if (question) this.#goTo(question.timeline, question.at);
    this.#back();
    this.#remark = () => '';
    if (question) {
      this.#sayQuestion(question);
      void this.#judge.rate(question);
      return;
    }
    status.say(this.#texts.text('learnResult', this.#lesson.result));
  }

  #next(): void {
    this.#lesson.next();
    this.#show();
    if (!this.#question) this.#stage.ended({ ...this.#lesson.result, by: 'player' });
  }

  #goTo(timeline: Timeline | undefined, index: number): void {
    const { playback } = this.#stage;
    this.#isLoading = true;
    if (timeline === playback.timeline) playback.seek(index);
    else if (timeline) playback.load(timeline, index);
    else playback.unload();
    this.#isLoading = false;
  }

  /** Leaves to where the film was. */
  #leave(): void {
    if (!this.#isOpen) return;
    this.#close();
    this.#goTo(this.#from?.timeline, this.#from?.index ?? 0);
  }

  #close(): void {
    this.#isOpen = false;
    this.#back();
    this.#rest();
  }

  /** Shows the position that is asked about. */
  #back(): void {
    const { playback, host } = this.#stage;
    this.#board.end(playback.step?.position);
    this.#followed = undefined;
    host.requestUpdate();
  }

  #rest(): void {
    this.#board.end(undefined);
    this.#judge.rest();
  }

  async #try(direction: Direction): Promise<void> {
    const { host, status } = this.#stage;
    const [lesson, question] = [this.#lesson, this.#question];
    if (!question) return;
    this.#back();
    const { signal } = this.#board;
    if (!this.#board.slide(question.position, direction)) {
      this.#remark = () => blockedText(this.#texts, direction);
      status.say(this.#remark());
      return;
    }
    const ratings = await this.#judge.rate(question);
    const [best] = ratings;
    if (!best || this.#lesson !== lesson) return;
    const { line, at, played } = question;
    const right = isRight(ratings, direction, played);
    const answer = lesson.answerTo(question);
    answer.try(right);
    const { tries } = answer;
    const loss = lossOf(ratings, direction) ?? 0;
    this.#stage.answered({ line, at, direction, right, loss, tries, by: 'player' });
    host.requestUpdate();
    if (signal.aborted) return;
    this.#remark = () => this.#sentenceOn(ratings, direction, played);
    status.say(this.#remark());
    if (!right) await this.#playOn(question, [direction, best.direction]);
  }

  async #showBest(question: Question): Promise<void> {
    this.#back();
    const { signal } = this.#board;
    const ratings = await this.#judge.rate(question);
    const [best] = ratings;
    if (!best || signal.aborted) return;
    this.#lesson.answerTo(question).show();
    this.#board.slide(question.position, best.direction);
    this.#remark = () => this.#sentenceOn(ratings);
    this.#stage.status.say(this.#remark());
    this.#stage.host.requestUpdate();
  }

  /** @param direction the answer; undefined to tell the best move */
  #sentenceOn(ratings: readonly Rating[], direction?: Direction, played?: Direction): string {
    const { words } = this.#judge;
    const [best] = ratings;
    if (!words || !best) return '';
    const hints = words.hintTexts(this.#stage.texts);
    if (!direction) return words.comparisonText(hints, best, undefined);
    return answerText(this.#texts, words, hints, ratings, direction, played);
  }

  /** Shows what may follow each of these moves, and goes back. */
  async #playOn(question: Question, directions: readonly Direction[]): Promise<void> {
    const { signal } = this.#board;
    const lines = await this.#judge.playOn(question, directions);
    if (signal.aborted) return;
    const isDone = await this.#board.play(question.position, lines, (nth) => {
      this.#followed = directions[nth];
      this.#stage.host.requestUpdate();
    });
    if (isDone) this.#back();
  }

  #sayQuestion(question: Question): void {
    const text = questionText(this.#texts, question);
    this.#stage.status.say(heardQuestion(this.#texts, text, question.position));
  }

  #card(texts: AllLearnTexts): TemplateResult {
    const lesson = this.#lesson;
    const question = this.#question;
    const go = (move: () => void) => () => {
      move();
      this.#show();
    };
    const steps = lesson.questions.map((one) => ({
      standing: lesson.answerTo(one).standing,
      isAsked: one === question,
      press: go(() => lesson.goTo(one)),
    }));
    const leave = this.isClosed ? undefined : () => this.#leave();
    const { actions } = this.#stage;
    const body = question
      ? questionBody(texts, {
          question: questionText(texts, question),
          remark: this.#remark(),
          caption: this.#followed ? followsText(texts, this.#followed) : '',
          answer: (direction) => void this.#try(direction),
          show: () => void this.#showBest(question),
          next: () => this.#next(),
        })
      : endBody(texts, {
          ...lesson.result,
          again: go(() => lesson.again()),
          playOn: actions.offersPlayOn ? () => actions.perform('play-on') : undefined,
        });
    return card({ texts, steps, leave, body });
  }
}
