import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { version } from './version.js';
import { Game, steps, type Direction, type EndReason, type Move } from '../engine/index.js';
import { checkMethod, ownOf } from '../engine/internal.js';
import { commandOfInvoker, type NamedCommand } from '../session/commands.js';
import { GameErrorEvent, type Game2048EventMap, type PreviousGame } from '../session/events.js';
import type { Player, Rating } from '../player/index.js';
import { Keeper } from '../session/keeper.js';
import { Interaction, type Notice } from '../session/interaction.js';
import type { Change } from '../session/session.js';
import {
  attributes,
  type AfterWin,
  type Announcements,
  type BestOf,
  type BoardSize,
  type Hints,
  type Keys,
  type NewGameOptions,
  type Settings,
  type Swipe,
} from '../session/settings.js';
import { FocusController } from './controllers/focus.js';
import { LocalStorage } from '../board/controllers/local-storage.js';
import { onServer } from '../words/environment.js';
import type { Listen } from '../board/base-element.js';
import type { Invocation } from '../board/board-element.js';
import { Film } from './film.js';
import { FormElement } from './form-element.js';
import { downloadReplay, readGameFile } from '../board/input/replay-file.js';
import { GameFiles } from './input/files.js';
import { Gestures } from '../board/input/gestures.js';
import { readDirection, readKey } from '../board/input/keys.js';
import { SwipeRecognizer, type SwipeCallbacks } from '../board/input/swipe.js';
import { upgradeProperties } from '../board/reflection.js';
import { styles } from './styles/index.js';
import { english } from '../words/locales/en.js';
import { gameBoard, placeOverBoard } from './view/game-board.js';
import { hintReasons } from './view/hint.js';
import { film, overlay } from './view/overlay.js';
import { ScoreGain } from './view/score-gain.js';
import type { ViewContext } from './view/view-context.js';
import { joinedCells, showChange } from './view/show-change.js';
import { directionBar, footerBar, toolbar } from './view/toolbar.js';
import { Announcer } from './wording/announcer.js';
import { snapshotOf } from './wording/game-sentences.js';

/**
 * The game 2048 in one tag.
 *
 * @since 0.1.0
 * @status stable
 * @slot - Fallback content, shown until the script has run.
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - Everything above the board: numbers and buttons.
 * @csspart figures - Score, best and moves.
 * @csspart buttons - The buttons above the board.
 * @csspart score - The score with its label; `moves` also has this part, so that both look alike.
 * @csspart best - The best score with its label.
 * @csspart moves - The number of moves with its label.
 * @csspart button - Every button. Each has its own part, too: `button-` and its name in `controls`; `button-up button-right button-down button-left`; on cards `button-keep button-restart button-watch button-copy button-show-board button-cancel button-close`, and `button-arrows` in the help.
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - The overlay on top of the board: an end screen, a question, the help, or text to copy.
 * @csspart message - The card on the overlay.
 * @csspart message-bar - The answer buttons of a card.
 * @csspart reasons - The reasons of a hint, under the board.
 * @csspart directions - The four direction buttons under the board.
 * @csspart footer - The buttons below the board: save, load, give up, share.
 * @cssproperty [--game-2048-max-size=max(32rem, 512px)] - Largest width. If unset, smaller in a short window, so that the whole board fits, and larger with more than eight cells a side.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile: a number without a unit.
 * @cssproperty [--game-2048-radius=10%] - Corner radius of tiles and cells; set those of board and buttons through their parts.
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

  protected static override tag = 'game-2048';

  static {
    this.reflect(this.prototype, attributes);
  }

  declare addEventListener: Listen<this, Game2048EventMap, AddEventListenerOptions>;
  declare removeEventListener: Listen<this, Game2048EventMap, EventListenerOptions>;

  /** `4` or `'5x4'` (columns x rows), each side 2 to 32. A change starts a new game. @default 4 */
  declare size: BoardSize;
  /** The same seed gives the same tiles; without one every game is random. A change starts a new game. */
  declare seed: string | number | null | undefined;
  /** URL template for tile images; `{value}` is replaced by the tile's value. Tiles without a picture show numbers. */
  declare tileImage: string;
  /** The tile that wins: a power of two from 4 to 2 ** 52. A change starts a new game. @default 2048 */
  declare winTile: number;
  /** The share of 4s among new tiles, 0 to 1; the others are 2s. A change starts a new game. @default 0.1 */
  declare fourChance: number;
  /** Number of tiles at the start, from 0 to the number of cells. A change starts a new game. @default 2 */
  declare startTiles: number;
  /** What happens after a win: `ask` the player, `continue`, or `stop` (takes effect with the next game). @default 'ask' */
  declare afterWin: AfterWin;
  /**
   * The controls shown: any of `score best moves new undo hint autoplay help directions save load give-up share`, or `none`.
   * With `share`, its file is fetched at once.
   *
   * @default 'score best new undo help'
   */
  declare controls: string;
  /** How much is announced to screen readers: `brief`, `normal` or `full`. @default 'normal' */
  declare announcements: Announcements;
  /**
   * Which swipes move the tiles: `always` those on the board; `focused`, only once it was tapped; `never`; or `page`,
   * all in the page while the board is in view, except on links, buttons, fields and what scrolls.
   *
   * @default 'always'
   */
  declare swipe: Swipe;
  /** Where key presses move the tiles: on the focused `board`, or anywhere on the `page`. @default 'board' */
  declare keys: Keys;
  /** The computer plays; a move by the player turns it off. @default false */
  declare autoplay: boolean;
  /** Delay between the computer's moves, in milliseconds; if null, moves follow the animation. @default null */
  declare autoplayDelay: number | null;
  /**
   * How many moves of a game can be taken back, a whole number from 0, whoever made them; if null, all. A change starts no
   * game. Taking back "New game" or giving up does not count, and stays possible. A loaded line has used none.
   *
   * @default null
   */
  declare undoLimit: number | null;
  /** Key in `localStorage` under which the game and the best score are kept. Without it nothing is stored. */
  declare storageKey: string;
  /**
   * Which scores count as the best: `played`, any score reached in a game started here, or `finished`, only those of games
   * played to the end (not given up). A game in which the computer moved never counts.
   *
   * @default 'played'
   */
  declare bestOf: BestOf;
  /**
   * Labels to show instead of numbers, starting with the 2 tile; separate them with spaces, or with `|` if a label contains
   * spaces: `BSc MSc PhD`, `Elm tree|Oak`. Tiles beyond the last label show their numbers.
   */
  declare tileLabels: string;
  /** How much a hint shows: the best `move`, the `values` of all moves, or the `reasons` too. @default 'move' */
  declare hints: Hints;
  /** The link that `share` gives; `{replay}` in it is replaced by the replay line. Without it, the page's address. */
  declare shareUrl: string;
  /** Name of the form field, whose value is the replay line. */
  declare name: string;
  /** Keeps the player from playing. Scripts still can: `move()` works. @default false */
  declare disabled: boolean;

  /** Resolves when the first game, new or restored, is in place and drawn. */
  readonly ready: Promise<void>;

  readonly #keeper = new Keeper(
    {
      getAttribute: (name) => this.getAttribute(name),
      changed: (change) => this.#changed(change),
      dispatchEvent: (event) => this.fire(event),
    },
    new LocalStorage(this, () => this.#keeper.refresh()),
  );
  readonly #interaction = new Interaction(this.#keeper, {
    isDisabled: () => this.isDisabled,
    showAutoplay: (on) => (this.autoplay = on),
    tell: (notice) => this.#tell(notice),
    requestUpdate: () => this.requestUpdate(),
    // `hint()` has reported the failure.
    hint: (by) => this.#computer.whenLoaded((computer) => void computer.hint(by).catch(() => null)),
    save: () => this.saveFile(),
    load: () => this.#files.pick(),
    share: (by) => this.#sharing.whenLoaded((sharing) => void sharing.share(by)),
    copy: () => this.#sharing.whenLoaded((sharing) => void sharing.copy()),
    watch: () => void this.#film.show(),
  });
  readonly #announcer = new Announcer(this.texts, this.say);
  readonly #focus = new FocusController(this);
  readonly #gain = new ScoreGain(this.texts);
  readonly #files = new GameFiles(this, this.#interaction);
  readonly #computer = this.onDemand.part(
    'computer',
    () => import('./computer.js'),
    ({ Computer }) => {
      this.addStyles(Computer.styles);
      return new Computer(this, this.#interaction, this.texts, this.view);
    },
  );
  readonly #sharing = this.onDemand.part(
    'share',
    () => import('./share.js'),
    ({ Sharing }) => new Sharing(this, this.#interaction, this.texts),
  );
  readonly #pageKeys = this.onDemand.part(
    'keys',
    () => import('./input/page-keys.js'),
    ({ PageKeys }) => new PageKeys(this, this.#interaction, readDirection),
  );
  readonly #pageSwipes = this.onDemand.part(
    'swipe',
    () => import('./input/page-keys.js'),
    ({ PageSwipes }) => new PageSwipes(this, this.#interaction, this.#swiping, SwipeRecognizer),
  );
  readonly #scoreGraph = this.onDemand.part(
    'score-graph',
    () => import('./view/draw-score-graph.js'),
    ({ drawScoreGraph, finishedStyles }) => {
      this.addStyles(finishedStyles);
      return drawScoreGraph;
    },
  );
  readonly #film = new Film(this, this.#interaction, this.onDemand, () => this.#scoreGraph.load());
  readonly #context: ViewContext = {
    interaction: this.#interaction,
    sharing: () => this.#sharing.value,
    texts: this.texts,
    press: (command, event) => this.#press(command, event),
  };
  readonly #swiping: SwipeCallbacks = {
    acceptsSwipes: () => this.#takesSwipes,
    swiped: (direction) => this.#interaction.act(direction, 'player'),
    tapped: () => this.#onTap(),
    dragged: (x, y) => this.view.drag(x, y),
  };
  #player: Player | null = null;
  #resolveReady: (() => void) | undefined;
  #isFirstChange = true;

  constructor() {
    super();
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    new Gestures(this, this.#swiping);
    upgradeProperties(this);
  }

  /** Who plays for `autoplay`, `hint()` and `rate()`; null for the built-in computer. @default null */
  get player(): Player | null {
    return this.#player;
  }

  /** @throws TypeError unless it is null or an object with a method `chooseMove` */
  set player(player: Player | null | undefined) {
    const absent = player === null || player === undefined;
    const allowed = 'null or an object with a method chooseMove';
    if (!absent) checkMethod('player', player, 'chooseMove', allowed);
    this.#player = player ?? null;
    this.requestUpdate();
  }

  /** Points of the game in progress. */
  get score(): number {
    return this.#game.score;
  }

  /** The player's best score; `bestOf` sets what counts. The board hides it while it shows a loaded game that does not count. */
  get best(): number {
    return this.#keeper.sync().best;
  }

  /** Number of moves made, not counting undone ones. */
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

  /** Why the game has ended: `no-moves`, `won` or `gave-up`; null while it goes on. */
  get endReason(): EndReason | null {
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

  /** The game as a replay line, to store, share or verify. */
  get replay(): string {
    return this.#game.replay;
  }

  /**
   * When this game was started or loaded here, in milliseconds since 1970. A reload keeps it, and no other game of the page
   * has the same: it identifies the game there. In two tabs, games that start at once may have the same.
   */
  get startedAt(): number {
    return this.#keeper.sync().provenance.startedAt;
  }

  /** Whether this game began on this board; false for a loaded one, whatever is played on. */
  get playedHere(): boolean {
    return this.#keeper.sync().provenance.playedHere;
  }

  /** The game that this one replaced, as `new-game` or `game-load` told it: for scripts that came after the event. */
  get previous(): PreviousGame | null {
    return this.#keeper.sync().previous;
  }

  /** Whether a move of this game, not undone since, was the computer's. */
  get assisted(): boolean {
    return this.#keeper.sync().isAssisted;
  }

  /** How many moves of this game can still be taken back; null without `undoLimit`. The count is stored with the game. */
  get undosLeft(): number | null {
    return this.#keeper.sync().undosLeft;
  }

  /**
   * The replay line, as the value of a form field. Setting it loads that game; the line of the game in progress and an
   * empty string are ignored. Any other value fires `game-error`.
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
   * @throws TypeError unless it is a string; RangeError unless it is a direction
   */
  move(direction: Direction): Move | null {
    return this.#interaction.move(direction, 'page');
  }

  /**
   * Starts a new game.
   *
   * @param options rules, seed and position for this game alone; omitted ones come from the attributes
   * @throws TypeError or RangeError for an option that is unknown or not allowed; the game in progress goes on
   */
  newGame(options: NewGameOptions = {}): void {
    this.#keeper.start(this.#keeper.makeGame(options), { afterWin: ownOf(options).afterWin });
  }

  /**
   * Undoes the last move or, if there is none, the player's last "New game".
   *
   * @returns {boolean} false if there is neither, or `undoLimit` does not allow it; nothing changes then
   */
  undo(): boolean {
    return this.#interaction.act('undo', 'page');
  }

  /** Continues after the win. */
  keepPlaying(): void {
    this.#interaction.act('keep-playing', 'page');
  }

  /** Ends the game as if the player had given up. `undo()` takes it back. */
  giveUp(): void {
    this.#interaction.act('give-up', 'page');
  }

  /**
   * Shows the computer's best move.
   *
   * @returns {Promise<Direction | null>} the best move; null if there is none, or the game has changed meanwhile
   * @throws Error (the promise rejects) if the computer fails or cannot be fetched; `game-error` also reports it
   */
  async hint(): Promise<Direction | null> {
    return (await this.#computer.load()).hint('page');
  }

  /**
   * Has the computer rate all legal moves.
   *
   * @returns {Promise<Rating[]>} the best first; empty if the game is over or awaits an answer, or has changed before the
   *   computer's answer. `value` and `loss` are `null` on boards other than 4 x 4 and under rules other than the
   *   standard ones. A `player` without `rate` gives only its move
   * @throws as `hint()` does
   */
  async rate(): Promise<Rating[]> {
    return (await this.#computer.load()).rate();
  }

  /**
   * Continues a game from its replay.
   *
   * @throws TypeError unless it is a string; ReplayError unless it is a legal game; the game in progress goes on
   */
  load(replay: string): void {
    this.#keeper.sync().load(Game.fromReplay(replay));
  }

  /** Downloads the replay line as a file. */
  saveFile(): void {
    downloadReplay(this.ownerDocument, this);
    this.#interaction.tell({ kind: 'done', text: 'sentenceSaved' });
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
   * Shares the result in words and a link, with the system's share dialog, falling back to the clipboard, then to a card
   * with the text. A listener of `share` may change both, or cancel it.
   *
   * @throws Error (the promise rejects) if its file cannot be fetched; `game-error` also reports it
   */
  async share(): Promise<void> {
    return (await this.#sharing.load()).share('page');
  }

  /** Moves the focus to the board. */
  override focus(options?: FocusOptions): void {
    // A change that the page has just made may be what makes the board focusable.
    if (this.isConnected && this.isUpdatePending) this.performUpdate();
    this.#focus.focusBoard(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#interaction.cards.reveal();
  }

  /** @internal */
  formResetCallback(): void {
    this.newGame();
  }

  /** @internal */
  formStateRestoreCallback(state: unknown): void {
    // With a storage key, the stored game is at least as new; another tab may have saved it.
    if (!this.storageKey) this.#loadFormValue(state as string);
  }

  protected override emit(event: Event): void {
    this.#keeper.sync().events.emit(event);
  }

  protected override render(): TemplateResult {
    const context = this.#context;
    const card = this.#interaction.cards.current;
    return html`<span
        class="delegate"
        tabindex=${this.isDisabled ? nothing : -1}
        @focusin=${this.#focus.passOn}
      ></span>
      <div
        class="game"
        lang=${this.texts.code}
        data-columns=${this.columns}
        data-rows=${this.rows}
        data-swipe=${this.#keeper.settings.swipe}
        data-card=${card ?? nothing}
        @keydown=${this.#onEscape}
        @click=${this.#onClick}
      >
        <slot name="banner"></slot>
        ${toolbar(context)}
        <div class="stage">
          ${gameBoard(context, this.accessibleName, { onKeydown: this.#onKeydown, onBlur: this.#onBlur })}
          ${card ? overlay(context, card) : nothing}
        </div>
        ${hintReasons(context)} ${directionBar(context)} ${footerBar(context)}
        ${this.#interaction.cards.isWatching ? film(context, this.tileImage, this.tileLabels) : nothing}
        <div class="hidden"><div role="status">${this.status}</div></div>
      </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.updateBoard(this.#game);
    this.#gain.attach(this.renderRoot);
    this.#fetchWhatIsUsed(this.renderRoot.querySelector('.score-graph'));
    this.toggleState('autoplay', this.#mayAutoplay);
    this.toggleState('directions', this.renderRoot.querySelector('.directions') !== null);
    placeOverBoard(this.renderRoot, this.#context);
    if (this.isConnected && this.#resolveReady) {
      void this.updateComplete.then(this.#resolveReady);
      this.#resolveReady = undefined;
      // The first number with separators takes longer than a whole key, so none has to wait for it.
      if ('requestIdleCallback' in window) requestIdleCallback(() => this.texts.number(10_000));
    }
  }

  /** Fetches the parts that are used, and draws the score graph of an end screen. */
  #fetchWhatIsUsed(scoreGraph: Element | null): void {
    const { keys, swipe, controls } = this.#keeper.settings;
    if (this.#mayAutoplay) this.#computer.preload();
    if (keys === 'page') this.#pageKeys.preload();
    if (swipe === 'page') this.#pageSwipes.preload();
    if (controls.includes('share')) this.#sharing.preload();
    if (!scoreGraph) return;
    this.#scoreGraph.preload();
    this.#scoreGraph.value?.(scoreGraph, this.#game, steps);
  }

  protected override partFailed(name: string, error: Error): void {
    if (name === 'computer') this.#interaction.computerFailed(error, 'module');
    else super.partFailed(name, error);
  }

  protected englishTexts(): typeof english {
    return english;
  }

  protected get settings(): Settings {
    return this.#keeper.settings;
  }

  protected settingChanged(name: keyof Settings): void {
    this.#keeper.invalidate();
    if (name === 'autoplay') this.#interaction.setAutoplay(this.hasAttribute('autoplay'), 'page');
  }

  protected applySettings(): void {
    if (onServer) this.#keeper.preview();
    else this.#keeper.sync();
  }

  protected runInvocation({ command: name }: Invocation): void {
    const command = commandOfInvoker(name);
    if (command) this.#interaction.invoke(command);
  }

  protected get problems(): Keeper['problems'] {
    return this.#keeper.problems;
  }

  protected get expectedTiles(): { maxTile: number; winTile: number } {
    return { maxTile: this.maxTile, winTile: this.#game.rules.winTile };
  }

  get #game(): Game {
    return this.#keeper.sync().game;
  }

  get #takesSwipes(): boolean {
    const { swipe } = this.#keeper.settings;
    if (this.isDisabled || swipe === 'never') return false;
    return swipe !== 'focused' || this.#focus.isOnBoard;
  }

  get #mayAutoplay(): boolean {
    return this.isConnected && this.#interaction.mayAutoplay;
  }

  /** Everything that follows from a change of the game, in this order; the keeper then saves it. */
  #changed(change: Change): void {
    if (onServer) return;
    const { game } = this.#keeper.sync();
    this.#interaction.gameChanged(change, this.#drawChange(change, game));
    this.toggleState('won', game.won);
    this.toggleState('over', game.over);
    this.changeValue(game.replay, { isByScript: change.by === 'page', isComplete: game.over });
    this.#announce(change);
    this.#isFirstChange = false;
    this.requestUpdate();
  }

  /** Announces a change, but not the first game, which a screen reader reads when the user reaches the board. */
  #announce(change: Change): void {
    const session = this.#keeper.sync();
    const { announcements } = this.#keeper.settings;
    if (this.#isFirstChange || !this.hasUpdated) {
      this.#announcer.open(change, session, announcements);
      return;
    }
    // Taken now, since the next move may come before the paint.
    const snapshot = snapshotOf(session);
    this.afterPaint.run(() => this.#announcer.announce(change, snapshot, announcements));
  }

  /** @returns the milliseconds before a card may cover the board */
  #drawChange(change: Change, game: Game): number {
    // A board of another size is rendered with the next update.
    if (!this.view.fits(game)) return 0;
    // The first game is shown at once: a server may have rendered it already, and it must not flicker.
    if (this.#isFirstChange && change.kind !== 'move') {
      this.view.show(game);
      return 0;
    }
    return showChange(change, game, this.view, this.#gain, this.texts);
  }

  #tell(notice: Notice): void {
    this.afterPaint.flush();
    this.#announcer.tell(notice, this.#keeper.sync());
    // A page that tries all directions in turn must not shake the board.
    const isNudged = notice.kind === 'blocked' && notice.by === 'player' && !notice.repeated;
    if (isNudged) this.view.nudge(notice.direction);
    if (notice.kind === 'card-closed') this.#focus.returnToOpener();
    if (notice.kind === 'hint')
      this.view.hintTiles(joinedCells(this.#game.board, notice.hint.direction));
  }

  #loadFormValue(replay: string): void {
    if (replay === this.replay) return;
    try {
      this.load(replay);
    } catch (caught) {
      const error = caught as Error;
      const message = `value must be a replay: ${error.message}`;
      this.emit(new GameErrorEvent({ kind: 'form', name: 'value', message, error, by: 'page' }));
    }
  }

  #press(command: NamedCommand, event: Event): void {
    this.#interaction.act(command, 'player');
    // After a click, which `detail` counts, the arrow keys are wanted on the board. A keyboard user stays on the button.
    if ((event as MouseEvent).detail > 0 && !this.#interaction.cards.current) {
      this.#focus.focusBoard({ preventScroll: true });
    }
  }

  #onTap(): void {
    // A finger taps the table over the board, which cannot take the focus.
    this.#focus.focusBoard({ preventScroll: true });
    this.#interaction.cards.reopenEnd();
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const command = event.defaultPrevented ? undefined : readKey(event);
    if (command === 'confirm' && this.#focus.hidesAnswer) return;
    if (command && this.#interaction.act(command, 'player', event.repeat)) this.useKey(event);
  };

  readonly #onEscape = (event: KeyboardEvent): void => {
    if (readKey(event) !== 'escape') return;
    const isInFilm = (event.target as Element).closest('.film');
    if (!isInFilm) this.#onKeydown(event);
    else if (!event.defaultPrevented && this.#interaction.act('close-film', 'player')) {
      this.useKey(event);
    }
  };

  /** A click beside an end screen's card shows the board. */
  readonly #onClick = (event: Event): void => {
    const isBeside = (event.target as Element).matches('[part="overlay"][data-kind="end"]');
    if (isBeside) this.#press('show-board', event);
  };

  readonly #onBlur = (): void => {
    if (this.#interaction.cursor.hide()) this.requestUpdate();
  };
}
