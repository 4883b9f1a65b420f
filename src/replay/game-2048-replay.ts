import type { PropertyValues, TemplateResult } from 'lit';
import type { GameView, Step } from '../engine/index.js';
import { carryOut, commandOfInvoker, type ReplayCommand } from './core/commands.js';
import { readPlace } from './core/place.js';
import { Playback, type PlaybackChange } from './core/playback.js';
import type { ReplaySettings } from './core/settings.js';
import type { Timeline } from './core/timeline.js';
import type { TileImagesController } from '../element/controllers/tile-images.js';
import { onServer } from '../element/environment.js';
import { labelOf, readTileLabels } from '../session/tile-labels.js';
import { prefersReducedMotion } from '../element/view/motion.js';
import { PlayOnEvent } from './events.js';
import { Holder } from './input/holder.js';
import { readReplayKey } from './input/keys.js';
import { Scrub, type ScrubHost } from './input/scrub.js';
import {
  BoardView,
  defineElement,
  downloadReplay,
  GameErrorEvent,
  html,
  inARow,
  LanguageController,
  Localizer,
  nothing,
  styles,
  takeOverProperties,
  unsafeCSS,
} from './kit.js';
import { ReplayAttributes } from './replay-attributes.js';
import type { ReplayReview } from './review/replay-review.js';
import { SourceReader } from './source.js';
import { Status } from './status.js';
import { replayStyles } from './styles.js';
import { board, figures } from './view/board.js';
import { actionBar, controlBar } from './view/controls.js';
import type { Player, PlayerAction } from './view/player.js';
import { scrubber } from './view/scrubber.js';
import { whenSeen } from './when-seen.js';
import { positionSentence } from './wording/position-sentence.js';
import { playerEnglish, type PlayerTextName } from './wording/texts.js';

/** The attributes in force, as they were written. */
interface Applied {
  readonly settings: ReplaySettings | undefined;
  readonly source: string;
  readonly at: string | null;
}

/** The game to play on in, as far as it is needed here. */
type LoadingElement = HTMLElement & { load?: (replay: string) => void };

type GameError = Pick<GameErrorEvent['detail'], 'kind' | 'error'>;

/**
 * A game of 2048 to watch.
 *
 * @slot - What is shown until there is a replay, and if there is none: a link to it, for instance.
 * @csspart header - Everything above the board.
 * @csspart figures - Score and position.
 * @csspart score - The score with its label.
 * @csspart position - The position with its label.
 * @csspart board - The board, which takes the keys.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart scrub - The score's curve, on which a position is picked.
 * @csspart marker - A mark on the curve: the first tile of a value.
 * @csspart buttons - The buttons under the curve.
 * @csspart button - Every button; each has a part of its own, too: `button-first button-previous button-play button-next button-last button-play-on button-copy-line button-copy-link button-download`.
 * @csspart speed - The list of speeds.
 * @csspart footer - The buttons at the very bottom.
 * @csspart review - The review, if the page offers one; its buttons have the parts `button-review` and `button-previous-mistake`.
 * @csspart review-progress - How far it is.
 * @csspart review-summary - Its sentence about the whole game.
 * @csspart review-move - What it says of a marked move.
 * @csspart inaccuracy - Its marks on the curve for moves that lose at least 2 % of the expected score.
 * @csspart mistake - Those for 5 %.
 * @csspart blunder - Those for 10 %.
 * @csspart best-arrow - The best move, over the board.
 * @csspart played-arrow - The move that was played.
 * @cssstate playing - The game is played.
 * @cssstate ended - The last position is shown.
 * @cssstate large - The board has more than eight cells a side.
 * @cssstate framed - The page is in a frame.
 */
export class Game2048ReplayElement extends ReplayAttributes {
  static override styles = [styles, unsafeCSS(replayStyles)];

  readonly #playback = new Playback((change) => this.#changed(change));
  readonly #source = new SourceReader({
    opened: (timeline) => this.#opened(timeline),
    failed: (name, error) => this.#failed(name, error),
  });
  readonly #language = new LanguageController(this, () => this.#texts.reset());
  readonly #texts: Localizer<PlayerTextName> = new Localizer(
    this,
    () => this.#language.language,
    playerEnglish,
  );
  readonly #view = new BoardView();
  readonly #status = new Status(() => this.requestUpdate());
  readonly #tileImages = this.onDemand.part(
    () => this.#makeTileImages(),
    ({ message }) => this.#report('tile-image', `tile-image: ${message}`),
  );
  readonly #scrub = new Scrub(this.#makeScrubHost());
  readonly #holder = new Holder((command) => this.#act(command));
  /** The problem last reported for each attribute. */
  readonly #reported = new Map<string, string>();
  #applied: Applied = { settings: undefined, source: '\n', at: null };
  /** Where to begin, if the page called `seek` before there was a replay. */
  #start: number | string | undefined;
  #hovered: number | undefined;
  /** Whether the board's nodes are there. */
  #hasBoard = false;
  #hasAutoplayed = false;
  #stopWatching: (() => void) | undefined;
  /** Fetched when the attribute `review` is there for the first time. */
  #review: ReplayReview | undefined;
  #isReviewFetched = false;

  constructor() {
    super();
    this.#texts.tileLabel = (value) => labelOf(readTileLabels(this.tileLabels), value);
    this.addEventListener('command', this.#onCommand);
    takeOverProperties(this);
  }

  /**
   * Registers the element. Does nothing if the tag is taken.
   *
   * @param tag default `game-2048-replay`
   * @param registry default the page's
   */
  static define(tag = 'game-2048-replay', registry = customElements): void {
    defineElement(tag, this, registry);
  }

  /** Whether it is paused: `false` from `play()` on, even while there is no replay. */
  get paused(): boolean {
    return this.#playback.isPaused;
  }

  /** Whether the last position is shown. */
  get ended(): boolean {
    return this.#current.isAtEnd;
  }

  /** The position shown, 0 to `length`. */
  get moveIndex(): number {
    return this.#current.index;
  }

  /** The last position: the number of entries of the replay; 0 without one. */
  get length(): number {
    return this.#current.length;
  }

  /** The points at the position shown. */
  get score(): number {
    return this.#position?.score ?? 0;
  }

  /** The position shown, top row first, 0 for an empty cell; a copy. Empty without a replay. */
  get board(): number[][] {
    return this.#position?.board ?? [];
  }

  /** The game up to the position shown, in one line; empty without a replay. */
  get replay(): string {
    return this.#position?.replay ?? '';
  }

  /** Plays on, from the start if the end is shown; without a replay, as soon as there is one. */
  play(): void {
    this.#current.play();
  }

  /** Stops playing. */
  pause(): void {
    this.#current.pause();
  }

  /**
   * Shows a position. Without a replay it is where the next one begins.
   *
   * @param at as the attribute: a position, `last`, or `tile:N`; a position beyond the end is the last one
   * @throws TypeError for anything but a number or a text, RangeError for one that is not a place, or not in this game
   */
  seek(at: number | string): void {
    const place = readPlace('at', at);
    const playback = this.#current;
    if (!playback.timeline) this.#start = at;
    else if (!playback.seek(place)) throw new RangeError(missing(playback.timeline, at));
  }

  /** Stops, and shows the next position. */
  next(): void {
    this.#current.next();
  }

  /** Stops, and shows the position before. */
  previous(): void {
    this.#current.previous();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.#texts.reset();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    this.#holder.release();
    // As media do: one that is only moved plays on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#playback.pause();
      this.#review?.cancel();
    });
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#apply();
  }

  protected override render(): TemplateResult {
    const { timeline, step } = this.#playback;
    if (!timeline || !step) {
      this.#hasBoard = false;
      return html`<slot></slot>`;
    }
    const { columns, rows } = step.position;
    const player = this.#makePlayer(timeline, step);
    return html`<div
      class="game"
      lang=${this.#texts.code}
      data-columns=${columns}
      data-rows=${rows}
      data-swipe="never"
    >
      ${figures(player)} ${board(player, this.label)}
      ${player.settings.controls.includes('scrub') ? scrubber(player) : nothing}
      ${controlBar(player)} ${player.review?.panel ?? nothing} ${actionBar(player)}
      <div class="hidden"><div role="status">${this.#status.sentence}</div></div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const position = this.#position;
    if (position && !(this.#hasBoard && this.#view.fits(position))) {
      this.#hasBoard = true;
      this.#view.attach(this.renderRoot, position);
      this.setState('large', Math.max(position.columns, position.rows) > 8);
      this.#view.show(position);
    }
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.ownerDocument;
    this.setState('framed', defaultView !== defaultView?.parent);
    this.#view.labels = this.tileLabels;
    if (this.tileImage) this.#tileImages.want();
    this.#watchForAutoplay();
    if (this.review && !this.#isReviewFetched) void this.#fetchReview();
  }

  /** The playback, with changed attributes applied. */
  get #current(): Playback {
    this.#apply();
    return this.#playback;
  }

  get #position(): GameView | undefined {
    return this.#current.step?.position;
  }

  /** Applies the attributes. */
  #apply(): void {
    const { settings, problems } = this;
    if (settings === this.#applied.settings) return;
    const { source, at } = this.#applied;
    const now = { settings, source: `${this.line}\n${this.src}`, at: this.getAttribute('at') };
    this.#applied = now;
    for (const name of ['at', 'speed', 'controls']) this.#report(name, problems.get(name));
    this.#playback.speed = settings.speed;
    this.#playback.loop = this.loop;
    if (now.source !== source) this.#open();
    else if (now.at !== at && this.#playback.timeline) this.#playback.seek(this.#placeIn(this.#playback.timeline)); // prettier-ignore
  }

  #open(): void {
    this.#report('line', undefined);
    this.#report('src', undefined);
    this.#hasAutoplayed = false;
    const line = this.line.trim();
    const { src, baseURI: base } = this;
    if (!line && !src) this.#playback.unload();
    this.#source.open({ line, src, base });
  }

  #opened(timeline: Timeline): void {
    this.#playback.load(timeline, this.#placeIn(timeline));
  }

  #failed(name: 'line' | 'src', error: Error): void {
    this.#playback.unload();
    const message = error.message.startsWith(name) ? error.message : `${name} must be a replay: ${error.message}`; // prettier-ignore
    this.#report(name, message, { kind: name === 'src' ? 'file' : 'attribute', error });
  }

  /** Where to begin in a replay: at its start, if it has no such place. */
  #placeIn(timeline: Timeline): number {
    const start = this.#start;
    this.#start = undefined;
    const place = start === undefined ? this.settings.at : readPlace('at', start);
    const index = timeline.find(place);
    if (index === undefined) this.#report('at', missing(timeline, start ?? this.at));
    return index ?? 0;
  }

  /**
   * Reports what is wrong with an attribute; the same problem is not reported twice in a row.
   *
   * @param message undefined if nothing is wrong
   */
  #report(
    name: string,
    message: string | undefined,
    { kind, error }: GameError = { kind: 'attribute' },
  ): void {
    const last = this.#reported.get(name);
    if (message === undefined) this.#reported.delete(name);
    else this.#reported.set(name, message);
    if (message === undefined || message === last || onServer) return;
    const detail = { kind, name, message, ...(error && { error }), by: 'page' } as const;
    // Reading a property fires no event.
    queueMicrotask(() => {
      if (this.dispatchEvent(new GameErrorEvent(detail))) {
        console.warn(`<${this.localName}> ${message}`);
      }
    });
  }

  async #makeTileImages(): Promise<TileImagesController> {
    const { TileImagesController } = await import('../element/controllers/tile-images.js');
    return new TileImagesController(
      this,
      () => {
        // The highest tile of the whole game: a seek may lead anywhere.
        const maxTile = this.#playback.timeline?.maxTile ?? 0;
        return { template: this.tileImage, maxTile, winTile: maxTile };
      },
      (problem) => this.#report('tile-image', problem),
    );
  }

  /** Everything that follows from a change of the playback. */
  #changed({ kind, from, to }: PlaybackChange): void {
    if (kind === 'load') this.#review?.load();
    this.#show(kind, from, to);
    this.setState('playing', !this.#playback.isPaused);
    this.setState('ended', this.#playback.isAtEnd);
    this.requestUpdate();
    if (kind === 'play') {
      this.#hasAutoplayed = true;
      this.#status.clear();
    } else if (kind !== 'load' && kind !== 'tick' && this.#playback.isPaused) this.#announce();
    if (kind === 'step') this.dispatchEvent(new Event('seek'));
    else if (kind !== 'load' && kind !== 'tick') this.dispatchEvent(new Event(kind));
  }

  /** Shows a position on the board. One of another size is rendered with the next update. */
  #show(kind: PlaybackChange['kind'], from: number, to: number): void {
    const { step, timeline, interval } = this.#playback;
    if (!step || !timeline || (from === to && kind !== 'load')) return;
    if (!this.#hasBoard || !this.#view.fits(step.position)) return;
    const slides = kind === 'step' || (kind === 'tick' && interval >= this.#view.duration);
    const isForward = to === from + 1;
    const move = slides && (isForward ? step.move : timeline.step(from).move);
    if (move && isForward) this.#view.play(move, step.position);
    else if (move && to === from - 1) this.#view.playBack(move, step.position);
    else this.#view.show(step.position, slides ? 'fade' : 'cut');
  }

  /** Announces the position, unless the scrubber does so itself. */
  #announce(): void {
    const isAnnounced = this.shadowRoot?.activeElement?.matches('[role="slider"]');
    this.#status.sayInPause(() => {
      const { timeline, step } = this.#playback;
      if (!timeline || !step) return ' ';
      const position = isAnnounced ? '' : positionSentence(this.#texts, timeline, step);
      return inARow(this.#texts, [position, this.#review?.sentence ?? '']) || ' ';
    });
  }

  async #fetchReview(): Promise<void> {
    this.#isReviewFetched = true;
    const failed = (error: Error): void => {
      const message = `the game cannot be reviewed: ${error.message}`;
      this.#report('review', undefined);
      this.#report('review', message, { kind: 'player', error });
    };
    try {
      const { ReplayReview } = await import('./review/replay-review.js');
      this.addStyles(ReplayReview.styles);
      this.#review = new ReplayReview({
        texts: this.#texts,
        playback: this.#playback,
        requestUpdate: () => this.requestUpdate(),
        say: (sentence) => this.#status.say(sentence),
        failed,
      });
      this.requestUpdate();
    } catch (error) {
      failed(error as Error);
    }
  }

  #watchForAutoplay(): void {
    const isWanted = this.autoplay && !this.#hasAutoplayed && this.#playback.timeline !== undefined;
    if (!isWanted) {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    } else if (!prefersReducedMotion(this)) {
      this.#stopWatching ??= whenSeen(this, () => this.play());
    }
  }

  #makePlayer(timeline: Timeline, step: Step): Player {
    return {
      texts: this.#texts,
      settings: this.settings,
      playback: this.#playback,
      timeline,
      step,
      scrub: this.#scrub,
      hovered: this.#hovered,
      offersPlayOn: this.offersPlayOn,
      review: this.review ? this.#review?.parts : undefined,
      perform: this.#perform,
      setSpeed: (speed) => (this.speed = speed),
      holder: this.#holder,
      onKeydown: this.#onKeydown,
    };
  }

  /** @returns whether there is more to do */
  readonly #act = (command: ReplayCommand): boolean => carryOut(command, this.#current);

  readonly #perform = (action: PlayerAction): void => {
    const { timeline, step } = this.#playback;
    if (!timeline || !step) return;
    const { line } = timeline;
    if (action === 'play-on') this.#playOn();
    if (action === 'copy-line') void this.#copy(line);
    if (action === 'copy-link') {
      void this.#copy(new URL(`#${encodeURIComponent(this.id)}`, this.ownerDocument.URL).href);
    }
    if (action === 'download') {
      const { score } = timeline.step(timeline.length).position;
      downloadReplay(this.ownerDocument, `2048-${score}.txt`, line);
    }
  };

  async #copy(text: string): Promise<void> {
    const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
    const isCopied = await clipboard?.writeText(text).then(() => true, () => false); // prettier-ignore
    this.#status.say(this.#texts.text(isCopied ? 'sentenceShared' : 'sentenceNotCopied'));
  }

  /** Hands the game so far to the listeners of `play-on`, then to the element that `for` names. */
  #playOn(): void {
    this.pause();
    const { replay } = this;
    if (!this.dispatchEvent(new PlayOnEvent({ replay, by: 'player' })) || !this.htmlFor) return;
    const root = this.getRootNode() as Document | ShadowRoot;
    // Checked for its method, not its class: it may come from another copy, or not be defined yet.
    const game: LoadingElement | null = root.getElementById(this.htmlFor);
    if (game?.load) {
      this.#report('for', undefined);
      game.load(replay);
      game.focus();
    } else this.#report('for', `for must be the id of a <game-2048>, not ${JSON.stringify(this.htmlFor)}`); // prettier-ignore
  }

  #makeScrubHost(): ScrubHost {
    return {
      length: () => this.#playback.length,
      seek: (index) => void this.#playback.seek(index),
      hovered: (index) => {
        if (index === this.#hovered) return;
        this.#hovered = index;
        this.requestUpdate();
      },
    };
  }

  /** Keys on the board and on the scrubber. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const isReviews = this.review && this.#review?.readKey(event);
    const isSlider = (event.currentTarget as Element).getAttribute('role') === 'slider';
    const command = readReplayKey(event, isSlider);
    if (!command && !isReviews) return;
    // A held key plays and pauses once.
    if (command && !(event.repeat && command === 'play-pause')) this.#act(command);
    event.preventDefault();
    // What the player has used goes no further, or a carousel around it would turn, too.
    event.stopPropagation();
  };

  /** A page's `<button commandfor command>`. */
  readonly #onCommand = (event: Event & { command?: string }): void => {
    const command = commandOfInvoker(event.command ?? '');
    if (command) this.#act(command);
  };
}

/** The message for a place that a game does not have. */
function missing({ maxTile }: Timeline, at: number | string): string {
  return `at must be a tile of this game, which has none above ${maxTile}, not ${JSON.stringify(at)}`;
}
