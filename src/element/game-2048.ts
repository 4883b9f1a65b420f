import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { version } from '../version.js';
import {
  Game,
  type Direction,
  type EndReason,
  type GameOptions,
  type Move,
} from '../engine/index.js';
import type { NamedCommand } from '../session/commands.js';
import { commandOfInvoker } from '../session/commands.js';
import { AutoplayChangeEvent, GameErrorEvent } from '../session/events.js';
import type { Rating } from '../player/index.js';
import { labelOf, readTileLabels } from '../session/tile-labels.js';
import { Keeper } from '../session/keeper.js';
import { Play, type Notice } from '../session/play.js';
import type { Change } from '../session/session.js';
import type { AfterWin, Announcements, BestOf, Hints, Keys, Swipe } from '../session/settings.js';
import { FocusController } from './controllers/focus.js';
import { LocalStorage } from './controllers/local-storage.js';
import { onServer } from './environment.js';
import { defineElement } from './board-element.js';
import { FormElement } from './form-element.js';
import { downloadReplay, GameFiles, readGameFile } from './input/files.js';
import { Gestures } from './input/gestures.js';
import { readKey } from './input/keys.js';
import { SwipeRecognizer } from './input/swipe.js';
import { LateParts } from './late-parts.js';
import { defineReflections, observedAttributes, takeOverProperties } from './reflection.js';
import { shareResult, watchAgain } from './sharing.js';
import { styles } from './styles/index.js';
import { english } from './locales/en.js';
import { board, placeCursor } from './view/board.js';
import { BoardView } from './view/board-view.js';
import { hintReasons } from './view/hint.js';
import { overlay, watched } from './view/overlay.js';
import { ScoreGain } from './view/score-gain.js';
import type { Screen } from './view/screen.js';
import { joinedCells, showChange } from './view/show-change.js';
import { directionBar, footerBar, toolbar } from './view/toolbar.js';
import { Announcer } from './wording/announcer.js';
import { LanguageController } from './wording/language.js';
import { Localizer } from './wording/texts.js';

/**
 * The game 2048 in one tag.
 *
 * @slot - What is shown where scripts do not run, and until they do.
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - Everything above the board: numbers and buttons.
 * @csspart figures - Score, best and moves.
 * @csspart buttons - The buttons above the board.
 * @csspart score - The score with its label; `moves` has this part, too, and looks the same.
 * @csspart best - The best score with its label.
 * @csspart moves - The number of moves with its label.
 * @csspart button - Every button; each has a part of its own, too: `button-` and its name in `controls`, a direction, or an answer (`keep restart watch show-board cancel close`), `arrows` for the switch in the help.
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - What lies over the board: an end screen, a question, the help, or a text to copy.
 * @csspart message - The card on the overlay.
 * @csspart message-bar - The answer buttons of a card.
 * @csspart reasons - The reasons of a hint, under the board.
 * @csspart directions - The four direction buttons under the board.
 * @csspart footer - The buttons at the very bottom: save, load, give up, share.
 * @cssproperty [--game-2048-max-size=max(32rem, 512px)] - Largest width. If unset, smaller in a low window, so that the whole board can be seen, and larger with more than eight cells a side.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile: a number without a unit.
 * @cssproperty [--game-2048-radius=10%] - Corner radius of tiles and cells; board and buttons take theirs through their parts.
 * @cssproperty [--game-2048-duration=110ms] - Duration of a slide.
 * @cssproperty [--game-2048-font=system-ui, sans-serif] - Font of everything. For the page's own, write `game-2048 { font-family: inherit }`.
 * @cssproperty [--game-2048-tile-font=inherit] - Font of the numbers on the tiles.
 * @cssstate won - The winning tile has been made.
 * @cssstate over - The game has ended.
 * @cssstate autoplay - The computer is playing.
 * @cssstate directions - The arrow buttons are shown.
 * @cssstate large - The board has more than eight cells a side.
 * @cssstate framed - The page is in a frame.
 */
export class Game2048Element extends FormElement {
  /** The version of this package. */
  static readonly version: string = version;
  static override styles = styles;

  static {
    defineReflections(this.prototype, (element) => element.#keeper.settings);
  }

  /** `4` or `'5x4'` (columns x rows), each side 2 to 32. A change starts a new game. @default 4 */
  declare size: number | string;
  /** The same seed gives the same tiles; without one every game is random. A change starts a new game. */
  declare seed: string | number | null | undefined;
  /** URL template for tile images; `{value}` is replaced by the tile's value. Without it tiles show numbers. */
  declare tileImage: string;
  /** The tile that wins: a power of two from 4 to 2 ** 52. A change starts a new game. @default 2048 */
  declare winTile: number;
  /** Probability, 0 to 1, that a new tile is a 4 and not a 2. A change starts a new game. @default 0.1 */
  declare fourChance: number;
  /** Tiles on the board at the start, 0 to all cells. A change starts a new game. @default 2 */
  declare startTiles: number;
  /** What happens after a win: `ask` the player, `continue`, or `stop` (from the next game on). @default 'ask' */
  declare afterWin: AfterWin;
  /**
   * The controls shown: any of `score best moves new undo hint autoplay help directions save load give-up share`, or `none`.
   *
   * @default 'score best new undo help'
   */
  declare controls: string;
  /** How verbose announcements to screen readers are: `brief`, `normal` or `full`. @default 'normal' */
  declare announcements: Announcements;
  /** When swipes move the tiles: `always`, `focused` (until the board is tapped, the page scrolls over it) or `never`. @default 'always' */
  declare swipe: Swipe;
  /** Which keys move the tiles: those on the focused `board`, or those anywhere in the `page`. @default 'board' */
  declare keys: Keys;
  /** The computer plays; a move by the player turns it off. @default false */
  declare autoplay: boolean;
  /** Milliseconds from one move of the computer to the next; below 0: the animation's pace. @default -1 */
  declare autoplayDelay: number;
  /** Key in `localStorage` under which the game and the best score are kept. Without it nothing is stored. */
  declare storageKey: string;
  /**
   * What counts for the best score: `played`, the highest score reached in a game played here from its start, or
   * `finished`, only games that ended by themselves.
   *
   * @default 'played'
   */
  declare bestOf: BestOf;
  /**
   * Words instead of numbers on the tiles, from 2 upwards, separated by spaces, or by vertical bars if a label contains
   * spaces: `BSc MSc PhD`, `Elm tree|Oak`. Tiles beyond the last label show their numbers.
   */
  declare tileLabels: string;
  /** How much a hint shows: the best `move`, the `values` of all moves, or the `reasons` too. @default 'move' */
  declare hints: Hints;
  /** The link that `share` gives; `{replay}` in it is replaced by the replay line. Without it, the page's address. */
  declare shareUrl: string;
  /** Name of the form field, whose value is the replay line. */
  declare name: string;
  /** Whether play is disabled. @default false */
  declare disabled: boolean;

  /** Resolves when the first game, new or restored, is in place and drawn. */
  readonly ready: Promise<void>;

  readonly #keeper = new Keeper(
    {
      getAttribute: (name) => this.getAttribute(name),
      changed: (change) => this.#changed(change),
      dispatchEvent: (event) => this.#dispatch(event),
    },
    new LocalStorage(this, () => this.#keeper.look()),
  );
  readonly #play = new Play(this.#keeper, {
    isDisabled: () => this.isDisabled,
    isAutoplaying: () => this.autoplay,
    setAutoplay: (on) => (this.autoplay = on),
    tell: (notice) => this.#tell(notice),
    requestUpdate: () => this.requestUpdate(),
    showHint: (by) => void this.#parts.showHint(by),
    saveFile: () => this.saveFile(),
    pickFile: () => this.#files.pick(),
    share: (by) => void shareResult(this, this.#tools, by),
    watch: () => void watchAgain(this, this.#tools),
  });
  readonly #language = new LanguageController(this, () => this.#texts.reset());
  readonly #texts: Localizer = new Localizer(this, () => this.#language.language, english);
  readonly #announcer = new Announcer(this.#texts, () => this.requestUpdate());
  readonly #focus = new FocusController(this);
  readonly #view = new BoardView();
  readonly #gain = new ScoreGain(
    (points) => this.#texts.number(points, 'signed'),
    (value) =>
      this.#texts.text('milestone', { value: this.#texts.tileLabel(value) ?? String(value) }),
  );
  readonly #swipes = new SwipeRecognizer({
    acceptsSwipes: () => this.#takesSwipes,
    swiped: (direction) => this.#play.act(direction, 'player'),
    tapped: () => {
      // The table over the board, which receives a finger's taps, cannot have the focus itself.
      this.#focus.focusBoard({ preventScroll: true });
      // A tap brings back an end screen that was closed.
      this.#play.cards.reopenEnd();
    },
    leaned: (x, y) => this.#view.lean(x, y),
  });
  readonly #files = new GameFiles(this, {
    takesFiles: () => !this.isDisabled,
    opened: (open, name) => this.#play.act({ open, name }, 'player'),
    failed: (name, error) => this.#play.rejectFile(name, error),
  });
  readonly #tools = {
    keeper: this.#keeper,
    play: this.#play,
    texts: this.#texts,
    announcer: this.#announcer,
  };
  readonly #parts = new LateParts(this, this.onDemand, {
    ...this.#tools,
    view: this.#view,
    isDisabled: () => this.isDisabled,
    mayAutoplay: () => this.#mayAutoplay,
    stopped: () => {
      this.setState('autoplay', false);
      this.#announcer.summarize(this.#game);
    },
  });
  /** Undefined once it has been called. */
  #resolveReady: (() => void) | undefined;
  /** Whether no game has begun yet. */
  #isOpening = true;

  constructor() {
    super();
    this.#texts.tileLabel = (value) => labelOf(readTileLabels(this.tileLabels), value);
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    new Gestures(this, this.#swipes, () => this.#takesSwipes);
    this.addEventListener('command', this.#onCommand);
    takeOverProperties(this);
  }

  /**
   * Registers the element. Does nothing if the tag is taken.
   *
   * @param tag default `game-2048`
   * @param registry default the page's
   */
  static define(tag = 'game-2048', registry = customElements): void {
    defineElement(tag, this, registry);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...observedAttributes];
  }

  /** Points of the game in progress. */
  get score(): number {
    return this.#game.score;
  }

  /** The best score; `bestOf` says what counts. */
  get best(): number {
    return this.#keeper.session.best;
  }

  /** Moves made, undone ones not counted. */
  get moves(): number {
    return this.#game.moves;
  }

  /** The highest tile's value; 0 on an empty board. */
  get maxTile(): number {
    return this.#game.maxTile;
  }

  /** Whether the winning tile has been made. */
  get won(): boolean {
    return this.#game.won;
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.#game.over;
  }

  /** Why the game has ended; undefined while it goes on. */
  get endReason(): EndReason | undefined {
    return this.#game.endReason;
  }

  /** Cells in a row. */
  get columns(): number {
    return this.#game.columns;
  }

  /** Cells in a column. */
  get rows(): number {
    return this.#game.rows;
  }

  /** The position, top row first, 0 for an empty cell; a copy. */
  get board(): number[][] {
    return this.#game.board;
  }

  /** The whole game in one line, which needs no escaping in a URL. */
  get replay(): string {
    return this.#game.replay;
  }

  /**
   * The replay line, as the value of a form field. Setting it loads that game; an empty text, with which scripts clear
   * forms, has no effect. Any other value fires `game-error`, and the game goes on.
   */
  get value(): string {
    return this.replay;
  }

  set value(replay: string) {
    if (replay !== '') this.#loadFormValue(replay);
  }

  /**
   * Makes a move.
   *
   * @returns {Move | null} what happened; null if it changes nothing, the game is over or awaits an answer, or a
   *   listener of `before-move` cancelled it
   * @throws TypeError for anything but text, RangeError for a text that is not a direction
   */
  move(direction: Direction): Move | null {
    return this.#play.move(direction, 'page');
  }

  /**
   * Starts a new game.
   *
   * @param options rules, seed and position for this game alone; omitted ones come from the attributes
   * @throws TypeError or RangeError for an option that is not allowed; the game in progress goes on
   */
  newGame(options: GameOptions = {}): void {
    const game = this.#keeper.newGame(options);
    this.#keeper.start(game, { neverAsk: options.afterWin === 'continue' });
  }

  /**
   * Takes back the last move, or else the new game that the player started last.
   *
   * @returns {boolean} false if there is neither
   */
  undo(): boolean {
    return this.#play.act('undo', 'page');
  }

  /** Continues after the win. */
  keepPlaying(): void {
    this.#play.act('keep', 'page');
  }

  /** Ends the game for good, as given up by the player. */
  giveUp(): void {
    this.#play.act('give-up', 'page');
  }

  /**
   * Asks the computer for the best move, and shows it.
   *
   * @returns {Promise<Direction | null>} the best move; null if there is none
   * @throws Error (the promise rejects) if the player's file cannot be fetched
   */
  async hint(): Promise<Direction | null> {
    return (await this.#parts.computer.fetch()).hint('page');
  }

  /**
   * Has the computer rate all legal moves.
   *
   * @returns {Promise<Rating[]>} the best first; empty if the game is over or awaits an answer. `value` and `loss` are
   *   `null` on boards other than 4 x 4 and under rules other than the standard ones
   * @throws Error (the promise rejects) if the player's file cannot be fetched
   */
  async rate(): Promise<Rating[]> {
    return (await this.#parts.computer.fetch()).rate();
  }

  /**
   * Continues a game from its replay.
   *
   * @throws TypeError for anything but a text, ReplayError for a text that is not a legal game; the game in progress
   *   goes on
   */
  load(replay: string): void {
    this.#keeper.session.load(Game.fromReplay(replay));
  }

  /** Downloads the replay line as a file. */
  saveFile(): void {
    downloadReplay(this.ownerDocument, `2048-${this.score}.txt`, this.replay);
    this.#announcer.say('sentenceSaved');
  }

  /**
   * Continues a game from a file that `saveFile` made.
   *
   * @throws TypeError, RangeError or ReplayError (the promise rejects) for any other file; the game in progress goes on
   */
  async loadFile(file: Blob): Promise<void> {
    this.load(await readGameFile(file));
  }

  /**
   * Shares the result in words, with a link: through the system's dialog, else the clipboard, else a card with the text
   * to copy. A listener of `share` may change both, or cancel it.
   */
  share(): Promise<void> {
    return shareResult(this, this.#tools, 'page');
  }

  /** Gives the board the focus. */
  override focus(options?: FocusOptions): void {
    // A change that the page has just made may be what makes the board focusable.
    if (this.isConnected && this.isUpdatePending) this.performUpdate();
    this.#focus.focusBoard(options);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === 'lang') this.#texts.reset();
    else this.#keeper.invalidate();
    // Attributes present at parse time are not changes.
    if (name === 'autoplay' && this.#keeper.hasBegun && (old === null) !== (value === null)) {
      const detail = { autoplay: value !== null, by: this.#play.autoplayCause };
      this.emit(new AutoplayChangeEvent(detail));
    }
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#play.cards.reveal();
  }

  /** @internal */
  formResetCallback(): void {
    this.newGame();
  }

  /** @internal */
  formStateRestoreCallback(state: unknown): void {
    // What is in storage is at least as new, and may be another tab's.
    if (!this.storageKey) this.#loadFormValue(state as string);
  }

  protected override emit(event: Event): void {
    this.#keeper.session.emit(event);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (onServer) this.#keeper.preview();
  }

  protected override render(): TemplateResult {
    const screen: Screen = {
      ...this.#tools,
      isDisabled: this.isDisabled,
      autoplay: this.autoplay,
      press: this.#press,
    };
    const { game } = this.#keeper.session;
    const card = this.#play.cards.current;
    return html`<span
        class="delegate"
        tabindex=${this.isDisabled ? nothing : -1}
        @focusin=${this.#focus.passOn}
      ></span>
      <div
        class="game"
        lang=${this.#texts.code}
        data-columns=${game.columns}
        data-rows=${game.rows}
        data-swipe=${this.#keeper.settings.swipe}
        @keydown=${this.#onEscape}
      >
        <slot name="banner"></slot>
        ${toolbar(screen)}
        <div class="stage" ?hidden=${card === 'watch'}>
          ${board(screen, {
            label: this.label,
            position: onServer ? game.board : undefined,
            onKeydown: this.#onKeydown,
            onBlur: this.#onBlur,
          })}
          ${card && card !== 'watch' ? overlay(screen, card) : nothing}
        </div>
        ${card === 'watch' ? watched(screen, this.tileImage, this.tileLabels) : nothing}
        ${hintReasons(this.#play.hint)} ${directionBar(screen)} ${footerBar(screen)}
        <div class="hidden"><div role="status">${this.#announcer.sentence}</div></div>
      </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { renderRoot } = this;
    const game = this.#game;
    this.#view.labels = this.tileLabels;
    if (!this.#view.fits(game)) {
      this.#view.attach(renderRoot, game);
      this.setState('large', Math.max(game.columns, game.rows) > 8);
      this.#view.show(game);
    }
    this.#gain.attach(renderRoot);
    this.#parts.wantWhatIsUsed();
    this.#parts.drawScoreLine(renderRoot.querySelector('.score-line'));
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.ownerDocument;
    this.setState('framed', defaultView !== defaultView?.parent);
    this.setState('autoplay', this.#mayAutoplay);
    this.setState('directions', renderRoot.querySelector('.directions') !== null);
    placeCursor(renderRoot.querySelector<HTMLElement>('.cursor'), this.#play.cursor);
    if (this.isConnected && this.#resolveReady) {
      void this.updateComplete.then(this.#resolveReady);
      this.#resolveReady = undefined;
    }
  }

  /** The game in progress, with changed attributes applied. */
  get #game(): Game {
    return this.#keeper.session.game;
  }

  get #takesSwipes(): boolean {
    const { swipe } = this.#keeper.settings;
    if (this.isDisabled || swipe === 'never') return false;
    return swipe === 'always' || this.#focus.isOnBoard;
  }

  get #mayAutoplay(): boolean {
    return this.isConnected && this.#play.mayAutoplay;
  }

  /** Everything that follows from a change of the session, in this order. */
  #changed(change: Change): void {
    if (onServer) return;
    const { session, settings } = this.#keeper;
    const { game } = session;
    const end = this.#play.follow(change, this.#show(change, game));
    const isOtherValue = this.setFormValue(game.replay);
    this.setState('won', game.won);
    this.setState('over', game.over);
    const { announcements } = settings;
    // The game that a page opens with is read when the user gets to it.
    if (this.#isOpening || !this.hasUpdated)
      this.#announcer.open(change, session, announcements, end);
    else this.#announcer.announce(change, session, announcements, end);
    this.#isOpening = false;
    this.requestUpdate();
    if (change.by !== 'page' && isOtherValue) this.emitInput();
    if (change.by !== 'page' && game.over) this.emitChange();
  }

  /** Shows a change on the board. @returns the milliseconds before a card may cover it */
  #show(change: Change, game: Game): number {
    // A board of another size is rendered with the next update.
    if (!this.#view.fits(game)) return 0;
    // The first game is shown at once: a server may have rendered it already, and it must not flicker.
    if (this.#isOpening && change.kind !== 'move') {
      this.#view.show(game);
      return 0;
    }
    return showChange(change, game, this.#view, this.#gain);
  }

  /** Announces and shows what is not a change of the game. */
  #tell(notice: Notice): void {
    this.#announcer.tell(notice, this.#keeper.session);
    // A page that tries all directions in turn must not shake the board.
    const isNudged = notice.kind === 'blocked' && notice.by === 'player' && !notice.repeated;
    if (isNudged) this.#view.nudge(notice.direction);
    if (notice.kind === 'card-closed') this.#focus.returnToOpener();
    if (notice.kind === 'hint')
      this.#view.markTiles(joinedCells(this.#game.board, notice.hint.direction));
  }

  /** Fires an event. An error that no listener cancels is written to the console. */
  #dispatch(event: Event): boolean {
    const isWanted = this.dispatchEvent(event);
    if (event instanceof GameErrorEvent && isWanted && !onServer) {
      console.warn(`<${this.localName}> ${event.detail.message}`);
    }
    return isWanted;
  }

  #loadFormValue(replay: string): void {
    try {
      this.load(replay);
    } catch (caught) {
      const error = caught as Error;
      const message = `value must be a replay: ${error.message}`;
      const detail = { kind: 'form', name: 'value', message, error, by: 'page' } as const;
      this.emit(new GameErrorEvent(detail));
    }
  }

  readonly #press = (command: NamedCommand, event: Event): void => {
    this.#play.act(command, 'player');
    // After a click the arrow keys are wanted on the board; a keyboard user stays on the button.
    if ((event as MouseEvent).detail > 0 && !this.#play.cards.current) {
      this.#focus.focusBoard({ preventScroll: true });
    }
  };

  /** Keys on the board. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    const command = event.defaultPrevented ? undefined : readKey(event);
    if (!command || !this.#play.act(command, 'player', event.repeat)) return;
    event.preventDefault();
    // What the board has used goes no further, or a carousel around it would turn, too.
    event.stopPropagation();
  };

  /** Escape anywhere in the element. */
  readonly #onEscape = (event: KeyboardEvent): void => {
    if (readKey(event) === 'escape') this.#onKeydown(event);
  };

  readonly #onBlur = (): void => {
    if (this.#play.cursor.hide()) this.requestUpdate();
  };

  /** A page's `<button commandfor command>`. */
  readonly #onCommand = (event: Event & { command?: string }): void => {
    const command = commandOfInvoker(event.command ?? '');
    if (command && this.#play.can(command)) this.#play.act(command, 'player');
  };
}
