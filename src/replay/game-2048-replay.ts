import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ReplayError, type GameView, type Step } from '../engine/index.js';
import { ruleAgainstReview } from '../player/judging/standard-rules.js';
import { defaultsOf } from '../session/attributes.js';
import { ProblemReporter } from '../session/problems.js';
import type { Listen } from '../board/base-element.js';
import type { Invocation } from '../board/board-element.js';
import type { LazyPart } from '../board/on-demand.js';
import { upgradeProperties } from '../board/reflection.js';
import { prefersReducedMotion } from '../board/view/motion.js';
import { LiveRegion } from '../words/live-region.js';
import type { ReplayTextName } from '../words/replay-texts.js';
import { joinSentences } from '../words/phrases.js';
import { Autoplay } from './autoplay.js';
import { readingTime, wordsAt } from './author-words.js';
import {
  AnswerEvent,
  LessonEndEvent,
  type AskedPosition,
  type Game2048ReplayEventMap,
} from './core/events.js';
import { Playback, type PlaybackChange } from './core/playback.js';
import { attributes, readMoment, readSettings, type ReplaySettings } from './core/settings.js';
import { noSuchTile, type Moment, type Timeline } from './core/timeline.js';
import { Actions } from './input/actions.js';
import { AddressController } from './input/address.js';
import { carryOut, commandOfInvoker, commandOfKey, type ReplayCommand } from './input/commands.js';
import { TimelinePointer } from './input/timeline-pointer.js';
import type { ReplayLesson } from './learn/replay-lesson.js';
import { Lessons } from './lessons.js';
import { ListenedElement } from './listened-element.js';
import { readLine, readSource } from './source.js';
import { styles } from './styles.js';
import { board, figures, noReplay } from './view/replay-board.js';
import { controls } from './view/controls.js';
import type { ReplayContext, ReviewParts } from './view/replay-context.js';
import { timelineSlider } from './view/timeline.js';
import { allEnglish, positionSentence, type AllTextName } from './wording/sentences.js';

/**
 * Plays back a game of 2048.
 *
 * @since 0.1.0
 * @status stable
 * @slot - Fallback content, shown until a replay is loaded, and if none can be: for instance a link to it.
 * @slot at-N - The author's words at position N, for instance `<p slot="at-248">`: shown below the board when the film comes to that position, where it rests until they can be read.
 * @slot caption - A caption under the replay, shown with or without one.
 * @csspart header - Everything above the board.
 * @csspart figures - Score and position.
 * @csspart score - The score with its label.
 * @csspart position - The position with its label.
 * @csspart board - The board, which takes the keys.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart scrub - The graph of the score, where the viewer picks a position.
 * @csspart marker - A mark on the graph: the first tile of a value.
 * @csspart buttons - The buttons under the graph.
 * @csspart button - Every button. Each also has its own part: `button-first button-previous button-play button-last button-same-tiles button-copy-line button-copy-link button-download`, and the two below.
 * @csspart button-next - Two buttons: under the graph, the one that goes a step on; in a question, the one that goes to the next question.
 * @csspart button-play-on - The button that plays on from the position shown: in the last row, and after a question.
 * @csspart speed - The list of speeds.
 * @csspart footer - The buttons in the last row.
 * @csspart message - What went wrong: the replay cannot be shown, a review failed, or nothing could be copied.
 * @csspart review - The review, if the page offers one; `button-review` starts it. Then it goes to the next mistake and stands among the buttons of the playback, beside `button-previous-mistake`.
 * @csspart review-key - What the graph of a review shows.
 * @csspart review-progress - The progress of the review.
 * @csspart review-summary - The game at a glance: where it was lost, how many there are of each mark, and how lucky it was.
 * @csspart review-story - The first sentence of that: where the game was lost, by play or by luck.
 * @csspart review-counts - The list of the three counts, each with its mark.
 * @csspart review-luck - How lucky the game was, and how often it suffered as the largest tile left its corner.
 * @csspart review-moments - The list of moments that are worth a look. The row of the position shown has `aria-current`.
 * @csspart review-link - A row of that list: a marked move (the worst is also `button-worst-mistake`), another fall of the graph, or the end.
 * @csspart review-turn - The row of the move, the tile or the fall by which the game was lost.
 * @csspart review-details - How the figures are made, closed at first.
 * @csspart review-points - A paragraph of that: what marks and costs are, or how lucky a tile is.
 * @csspart review-move - The review's comment on a marked move, or on the move after which the graph falls.
 * @csspart inaccuracy - A mark on the graph: a move that loses at least 5 % of the expected score.
 * @csspart mistake - A mark on the graph: at least 10 %.
 * @csspart blunder - A mark on the graph: at least 20 %.
 * @csspart fall - A line under the graph, where it falls by a tenth of its height within ten moves and no marked move is the reason.
 * @csspart button-learn - The button of a lesson about the mistakes, or back to the questions of the page.
 * @csspart learn-note - Says why there is no question (none is found yet, there is no mistake to learn from, or answers cannot be judged).
 * @csspart learn - A question, or the end of a lesson, under the board. Its buttons have the parts `button-step`, `button-leave`, `button-left button-up button-down button-right`, `button-show` and `button-again`, and also `button-next` and `button-play-on`.
 * @csspart learn-question - The question alone.
 * @csspart learn-answer - What an answer is worth.
 * @csspart learn-follows - What the moves on the board show after a wrong answer.
 * @csspart learn-result - The result at the end.
 * @csspart learn-answers - The list at the end: every question, with the first answer and the best move.
 * @csspart button-answered - A question in that list, with a small board. Pressed, it is asked again.
 * @csspart best-arrow - The best move, over the board.
 * @csspart played-arrow - The move that was played.
 * @cssstate playing - Playback is running.
 * @cssstate ended - The last position is shown.
 * @cssstate large - The board has more than eight cells a side.
 * @cssstate framed - The page is in a frame.
 * @cssstate reviewed - A review is shown. Where there is room, it stands beside the board: the element is then up to twice as wide.
 */
export class Game2048ReplayElement extends ListenedElement<ReplayTextName> {
  static override styles = styles;
  protected static override tag = 'game-2048-replay';

  static {
    this.reflect(this.prototype, attributes);
  }

  /** The replay: one line, as `replay` of `<game-2048>` gives it. It takes precedence over `src`. */
  declare line: string;
  /** The URL of a file with the replay, of at most 1 MiB. A later value cancels a load in progress. */
  declare src: string;
  /** Where to begin: a position (the number of entries played), `last`, or `tile:N` for the first with tile N. @default 0 */
  declare at: number | string;
  /**
   * Positions to ask about, separated by spaces. Only the right answer, or showing it, leads on; `seek()`, `play()`,
   * `next()` or `previous()` ends them. One without a wrong move fires `game-error`. `mistakes` offers a lesson about
   * these. 4 x 4, standard rules only.
   */
  declare ask: string;
  /** Moves per second, 0.25 to 1000. If a move takes less time than a slide, tiles do not slide. @default 4 */
  declare speed: number;
  /** Starts playback once half of the element is in view; never under reduced motion. @default false */
  declare autoplay: boolean;
  /** Starts again after the last position. @default false */
  declare loop: boolean;
  /**
   * The controls shown: any of `play step scrub speed score moves same-tiles copy download`, or `none`.
   *
   * @default 'play step scrub speed score moves'
   */
  declare controls: string;
  /** URL template for tile images; `{value}` is replaced by the tile's value. Tiles without a picture show numbers. */
  declare tileImage: string;
  /**
   * Labels to show instead of numbers, as in the attribute `tile-labels` of `<game-2048>`.
   */
  declare tileLabels: string;
  /**
   * Shows a button that reviews the game: where it was lost, what each mistake cost, and what would have been better. Not
   * for other boards or rules than the standard ones. The button fetches the review and the computer player.
   *
   * @default false
   */
  declare review: boolean;
  /** The `id` of a `<game-2048>` for "Play on from here" and "Play the same tiles"; attribute `for`. */
  declare htmlFor: string;

  declare addEventListener: Listen<this, Game2048ReplayEventMap, AddEventListenerOptions>;
  declare removeEventListener: Listen<this, Game2048ReplayEventMap, EventListenerOptions>;

  readonly #playback = new Playback((change, from) => this.#changed(change, from));
  readonly #liveRegion = new LiveRegion(this.say);
  protected readonly problems = new ProblemReporter((event) => {
    // Reading a property fires no event.
    queueMicrotask(() => this.fire(event));
  });
  readonly #actions = new Actions(
    this,
    this.#playback,
    this.texts,
    this.#liveRegion,
    this.problems,
  );
  readonly #pointer = new TimelinePointer(
    this.#playback,
    () => this.requestUpdate(),
    () => this.#lessons.tryToClose(),
  );
  readonly #address = new AddressController(this, (moment) => this.#followLink(moment));
  /** Fetched when its button is pressed. */
  readonly #review = this.onDemand.part(
    'review',
    () => import('./review/replay-review.js'),
    ({ ReplayReview }) => {
      this.addStyles(ReplayReview.styles);
      return new ReplayReview(this, this.texts, this.#playback, this.#liveRegion);
    },
  );
  /** Fetched with the first question, or after a review. */
  readonly #lesson: LazyPart<ReplayLesson> = this.onDemand.part(
    'learn',
    () => import('./learn/replay-lesson.js'),
    ({ ReplayLesson }) => {
      this.addStyles(ReplayLesson.styles);
      return new ReplayLesson({
        element: this,
        texts: this.texts,
        playback: this.#playback,
        liveRegion: this.#liveRegion,
        boardView: this.view,
        actions: this.#actions,
        readLine,
        answered: (detail) => this.dispatchEvent(new AnswerEvent(detail)),
        lessonEnded: (detail) => this.dispatchEvent(new LessonEndEvent(detail)),
        problems: this.problems,
        computerFailed: (error) => this.#reportReview('computer', error),
      });
    },
  );
  readonly #lessons = new Lessons(this.#lesson, this.#review, this.#playback, this.problems, () =>
    this.requestUpdate(),
  );
  #cachedSettings: ReturnType<typeof readSettings> | undefined;
  #applied: ReplaySettings = defaultsOf(attributes);
  #opening = new AbortController();
  #openingProblem: AllTextName | undefined;
  /** `seek(12)` or `playWhole()` was called before there was a replay. */
  #wantedOnceLoaded: Moment | 'whole' | undefined;
  #hasBoard = false;
  /** Playback has begun before, or a link has named a position: then it does not begin by itself. */
  #hasPlayed = false;
  readonly #autoplay = new Autoplay(this, () => this.play());

  constructor() {
    super();
    this.#playback.restAt = (index) => readingTime(wordsAt(this, index));
    upgradeProperties(this);
  }

  /** Whether playback is paused; `false` once `play()` was called, even before a replay is loaded. */
  get paused(): boolean {
    return this.#playback.isPaused;
  }

  /** Whether the last position is shown. */
  get ended(): boolean {
    return this.#syncedPlayback.isAtEnd;
  }

  /** The position shown, 0 to `length`. */
  get index(): number {
    return this.#syncedPlayback.index;
  }

  /** The last position, which is the number of entries of the replay; 0 without a replay. */
  get length(): number {
    return this.#syncedPlayback.length;
  }

  /** The points at the position shown. */
  get score(): number {
    return this.#position?.score ?? 0;
  }

  /** The position shown, top row first, 0 for an empty cell; a copy. Empty without a replay. */
  get board(): number[][] {
    return this.#position?.board ?? [];
  }

  /** The replay line of the game up to the position shown; empty without a replay. */
  get replay(): string {
    return this.#position?.replay ?? '';
  }

  /**
   * Positions of one or several games to ask about, in this order; empty for none. `line` and `src` stay; `index`, `board`,
   * `score` and `replay` are those of the question.
   */
  get lessons(): readonly AskedPosition[] {
    return this.#lessons.lessons;
  }

  /** @throws TypeError unless it is an array or null; a wrong member fires `game-error` */
  set lessons(lessons: readonly AskedPosition[] | null | undefined) {
    this.#lessons.lessons = lessons ?? [];
  }

  /** Resumes playback (from the start if at the end); if no replay is loaded, starts as soon as one is. It ends a lesson. */
  play(): void {
    this.#playbackWithoutLesson().play();
  }

  /**
   * Shows the last position, rewinds, and plays the whole game in 20 to 30 seconds, slowing down where a tile of 128 or
   * more first appears. Under reduced motion it only shows the last position. Without a replay, as soon as there is one.
   */
  playWhole(): void {
    const playback = this.#playbackWithoutLesson();
    if (!playback.timeline) this.#wantedOnceLoaded = 'whole';
    else if (prefersReducedMotion(this)) playback.seek('last');
    else playback.playWhole();
  }

  /** Pauses playback. */
  pause(): void {
    this.#syncedPlayback.pause();
  }

  /**
   * Shows a position. If no replay is loaded, the next one begins there. It ends a lesson, even one of `ask`.
   *
   * @param at a position, `last`, or `tile:N`, as in the attribute `at`; a position beyond the end is the last one
   * @throws TypeError unless it is a number or a string; RangeError if it is not a valid position of this game
   */
  seek(at: number | string): void {
    const moment = readMoment(at);
    const playback = this.#playbackWithoutLesson();
    if (!playback.timeline) this.#wantedOnceLoaded = moment;
    else if (!playback.seek(moment)) throw new RangeError(noSuchTile(playback.timeline, at));
  }

  /** Pauses, and shows the next position. It ends a lesson. */
  next(): void {
    this.#playbackWithoutLesson().next();
  }

  /** Pauses, and shows the previous position. It ends a lesson. */
  previous(): void {
    this.#playbackWithoutLesson().previous();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#autoplay.cancel();
    // As with media, moving the element does not stop playback.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#playback.pause();
      this.#review.value?.cancel();
    });
  }

  protected listenerChanged(type: string, listener: unknown, isAdded: boolean): void {
    if (type !== 'play-on' || !listener) return;
    const { playOnListeners } = this.#actions;
    if (isAdded) playOnListeners.add(listener);
    else playOnListeners.delete(listener);
    this.requestUpdate();
  }

  protected runInvocation({ command: name, source }: Invocation): void {
    const command = commandOfInvoker(name);
    if (command) this.#press(command);
    else if (name === '--seek' && this.#lessons.tryToClose()) {
      this.#seekOrReport(source?.getAttribute('value') ?? '');
    }
  }

  protected override partFailed(name: string, error: Error): void {
    if (name === 'review') this.#reportReview('module', error);
    else super.partFailed(name, error);
  }

  protected englishTexts(): typeof allEnglish {
    return allEnglish;
  }

  protected get expectedTiles(): { maxTile: number; winTile: number } {
    // The highest tile of the whole game: a seek may lead anywhere.
    const maxTile = this.#playback.timeline?.maxTile ?? 0;
    return { maxTile, winTile: maxTile };
  }

  protected override render(): TemplateResult {
    const { timeline, step } = this.#playback;
    if (!timeline || !step) {
      this.#hasBoard = false;
      return noReplay(this, this.texts, this.#openingProblem, this.settings);
    }
    const { columns, rows } = step.position;
    const context = this.#contextOf(timeline, step);
    const { lesson } = context;
    return html`<div
      class="game"
      lang=${this.texts.code}
      data-columns=${columns}
      data-rows=${rows}
      data-swipe=${lesson.isAsking ? 'always' : 'never'}
      @keydown=${lesson.panel ? this.#onLessonKey : nothing}
    >
      <div class="film">
        ${figures(context)} ${board(context, this.accessibleName)} ${lesson.panel}
        ${lesson.hidesPageText ? nothing : html`<slot name="at-${step.index}"></slot>`}
        ${timelineSlider(context)} ${controls(context)}
      </div>
      <slot name="caption"></slot>
      <div class="hidden"><div role="status">${this.status}</div></div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const position = this.#position;
    if (position) {
      this.updateBoard(position, !this.#hasBoard || !this.view.fits(position));
      this.#hasBoard = true;
    }
    this.toggleState('reviewed', this.review && this.#review.value?.review !== undefined);
    const mayAutoplay = this.autoplay && !this.#hasPlayed && !this.#lessons.isQuestionDue;
    if (mayAutoplay && position && !prefersReducedMotion(this)) this.#autoplay.wait();
    else this.#autoplay.cancel();
  }

  /** The playback, once all changed attributes are applied. */
  get #syncedPlayback(): Playback {
    this.applySettings();
    return this.#playback;
  }

  /** Closes a lesson: a script that plays or seeks ends even a locked one. */
  #playbackWithoutLesson(): Playback {
    const playback = this.#syncedPlayback;
    this.#lessons.close();
    return playback;
  }

  get #position(): GameView | undefined {
    return this.#syncedPlayback.step?.position;
  }

  protected get settings(): ReplaySettings {
    return this.#readSettings().settings;
  }

  protected settingChanged(): void {
    this.#cachedSettings = undefined;
  }

  protected applySettings(): void {
    const { settings, problems } = this.#readSettings();
    const before = this.#applied;
    if (settings === before) return;
    this.#applied = settings;
    this.problems.update(['at', 'speed', 'controls'], problems);
    const { line, src, at, ask, speed, loop } = settings;
    this.#playback.speed = speed;
    this.#playback.loop = loop;
    if (line !== before.line || src !== before.src) this.#open();
    else if (at !== before.at) this.#seekTo(at);
    // Last, so that a question stays open which was set together with a position.
    if (ask !== before.ask) this.#lessons.askPositions(ask);
  }

  #seekTo(at: Moment): void {
    const { timeline } = this.#playback;
    if (!timeline) return;
    this.#lessons.close();
    this.#playback.seek(this.#indexOf(at, timeline));
  }

  #readSettings(): ReturnType<typeof readSettings> {
    return (this.#cachedSettings ??= readSettings((name) => this.getAttribute(name)));
  }

  #open(): void {
    this.problems.clear('line', 'src');
    this.#openingProblem = undefined;
    this.#hasPlayed = this.#address.moment !== undefined;
    const line = this.line.trim();
    const { src, baseURI: base } = this;
    if (!line && !src) this.#playback.unload();
    this.#opening.abort();
    this.#opening = new AbortController();
    const opened = (timeline: Timeline): void => this.#opened(timeline);
    const failed = (error: Error, isLater: boolean): void => {
      this.#openingFailed(line ? 'line' : 'src', error, isLater);
    };
    void readSource({ line, src, base }, this.#opening.signal, opened, failed);
  }

  #opened(timeline: Timeline): void {
    const wanted = this.#wantedOnceLoaded;
    this.#wantedOnceLoaded = undefined;
    const start = wanted === undefined || wanted === 'whole' ? this.settings.at : wanted;
    this.#playback.load(timeline, this.#indexOf(start, timeline));
    if (wanted === 'whole') this.playWhole();
    if (this.getAttribute('review') === reviewBegun) void this.#pressReview();
    this.#lessons.restartPageQuestions();
    if (this.#lessons.isAwaited || this.#address.moment === 'learn') void this.#askMistakes();
  }

  #openingFailed(name: 'line' | 'src', error: Error, isLater: boolean): void {
    this.#playback.unload();
    const damage = isLater ? 'replayNewer' : 'replayDamaged';
    this.#openingProblem = error instanceof ReplayError ? damage : 'replayFailed';
    this.requestUpdate();
    const isNamed = error.message.startsWith(name);
    const message = isNamed ? error.message : `${name} must be a replay: ${error.message}`;
    this.problems.report(name, message, { kind: name === 'src' ? 'file' : 'attribute', error });
  }

  /** The start of the replay if it does not have that moment, which is reported. */
  #indexOf(moment: Moment, timeline: Timeline): number {
    const index = timeline.find(moment);
    if (index === undefined) this.problems.report('at', noSuchTile(timeline, moment));
    return index ?? 0;
  }

  #changed(change: PlaybackChange, from: number): void {
    if (change === 'load' && this.#lessons.resetAfterLoad()) this.#review.value?.reset();
    this.#playOnBoard(change, from);
    this.toggleState('playing', !this.#playback.isPaused);
    this.toggleState('ended', this.#playback.isAtEnd);
    this.requestUpdate();
    if (change === 'play') this.#hasPlayed = true;
    this.#announce(change);
    if (change === 'load' || change === 'tick') return;
    this.dispatchEvent(new Event(change === 'step' ? 'seeked' : change));
  }

  /** Shows a change on the board; a board of another size is rendered with the next update. */
  #playOnBoard(change: PlaybackChange, from: number): void {
    const { step, timeline, index: to, interval } = this.#playback;
    if (!step || !timeline || (from === to && change !== 'load')) return;
    if (!this.#hasBoard || !this.view.fits(step.position)) return;
    const slides = change === 'step' || (change === 'tick' && interval >= this.view.duration);
    const isForward = to === from + 1;
    const move = slides && (isForward ? step.move : timeline.step(from).move);
    if (move && isForward) this.view.play(move, step.position);
    else if (move && to === from - 1) this.view.playUndo(move, step.position);
    else this.view.show(step.position, slides ? 'fade' : 'cut');
  }

  /** While it plays, only the author's words are announced. */
  #announce(change: PlaybackChange): void {
    const words = change === 'tick' ? wordsAt(this, this.index) : '';
    if (words) this.#liveRegion.say(words);
    if (change === 'load' || change === 'tick') return;
    if (change === 'play') this.#liveRegion.clear();
    else if (this.#playback.isPaused && !this.#lessons.isOpen) this.#announcePosition();
  }

  /** A screen reader reads the position itself while the timeline has the focus. */
  #announcePosition(): void {
    const isOnTimeline = this.shadowRoot?.activeElement?.matches('[role="slider"]');
    this.#liveRegion.sayInPause(() => {
      const { timeline, step } = this.#playback;
      if (!timeline || !step) return '';
      const position = isOnTimeline ? '' : positionSentence(this.texts, timeline, step);
      const words = wordsAt(this, step.index);
      const remark = this.#review.value?.sentence ?? '';
      return joinSentences(this.texts, [position, words, remark]);
    });
  }

  #reviewOf(timeline: Timeline): ReviewParts | undefined {
    const isShown = (this.review && !this.#lessons.isOpen) || this.#lessons.isReviewAwaited;
    if (!isShown || timeline.length === 0) return;
    if (ruleAgainstReview(timeline.step(0).position.rules)) {
      return { refusal: this.texts.text('noReview') };
    }
    return this.#review.value?.parts ?? { buttonLabel: this.texts.text('review') };
  }

  #pressReview(): Promise<void> {
    return this.#attemptReview(async () => {
      const review = await this.#review.load();
      await review.press();
      await this.#lessons.findMistakes();
    });
  }

  #askMistakes(): Promise<void> {
    return this.#attemptReview(() => this.#lessons.askMistakes());
  }

  async #attemptReview(act: () => Promise<void>): Promise<void> {
    this.#actions.problem = undefined;
    try {
      await act();
    } catch (error) {
      // A failure to fetch the part has been reported already.
      if (this.#review.value) this.#reportReview('computer', error as Error);
      this.#actions.fail('reviewFailed');
    }
  }

  #reportReview(kind: 'computer' | 'module', error: Error): void {
    // Each attempt is reported, even if the reason is the same.
    this.problems.clear('review');
    const message = `the game cannot be reviewed: ${error.message}`;
    this.problems.report('review', message, { kind, error });
  }

  #contextOf(timeline: Timeline, step: Step): ReplayContext {
    return {
      texts: this.texts,
      settings: this.settings,
      playback: this.#playback,
      timeline,
      step,
      pointer: this.#pointer,
      actions: this.#actions,
      review: this.#reviewOf(timeline),
      lesson: this.#lessons.parts(() => void this.#askMistakes()),
      press: this.#press,
      pressReview: () => void this.#pressReview(),
      setSpeed: (speed) => {
        this.#playback.endPace();
        this.speed = speed;
        this.requestUpdate();
      },
      onKeydown: this.#onKeydown,
    };
  }

  readonly #press = (command: ReplayCommand): void => {
    if (this.#lessons.tryToClose()) carryOut(command, this.#syncedPlayback);
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    // A lesson reads all keys.
    if (event.defaultPrevented || this.#lessons.isOpen) return;
    const isSlider = (event.currentTarget as Element).getAttribute('role') === 'slider';
    const command = commandOfKey(event, isSlider);
    const isUsedByReview = this.review && this.#review.value?.readKey(event);
    if (command === undefined && !isUsedByReview) return;
    // A held key plays and pauses once.
    if (command !== undefined && !(event.repeat && command === 'play-pause')) this.#press(command);
    this.useKey(event);
  };

  readonly #onLessonKey = (event: KeyboardEvent): void => {
    if (!event.defaultPrevented && this.#lessons.readKey(event)) this.useKey(event);
  };

  /** @param moment as the link names it, such as `412` or `learn` */
  #followLink(moment: string): void {
    if (moment === 'learn') void this.#askMistakes();
    else if (this.#lessons.tryToClose()) {
      this.pause();
      this.#seekOrReport(moment);
    } else this.#lessons.refuseLink();
  }

  #seekOrReport(at: string): void {
    try {
      this.seek(at);
      this.problems.clear('seek');
    } catch (error) {
      this.problems.report('seek', (error as Error).message);
    }
  }
}

/**
 * The value of the attribute `review` with which a review begins by itself, once there is a replay: for the other elements,
 * whose own button the viewer has pressed. A page's boolean attribute never has it.
 */
const reviewBegun = 'begun';
