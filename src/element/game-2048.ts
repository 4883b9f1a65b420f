import { html, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import { Game, type Direction, type GameOptions, type Move } from '../engine/index.js';
import { AutoplayChangeEvent } from '../session/events.js';
import type { Change } from '../session/session.js';
import type { AfterWin, Announcements, Keys, Swipe } from '../session/settings.js';
import { defineFormMembers } from './form-members.js';
import { onServer } from './environment.js';
import { HydratableElement } from './hydratable-element.js';
import { downloadReplay, readGameFile } from './input/game-files.js';
import { overlayModel, stageModel, toolbarModel } from './models.js';
import { GameParts } from './parts.js';
import { defineReflections, observedAttributes, takeOverProperties } from './reflection.js';
import { styles } from './styles/index.js';
import { overlay } from './view/overlay.js';
import { showChange } from './view/show-change.js';
import { stage } from './view/stage.js';
import { directionBar, footerBar, toolbar } from './view/toolbar.js';

/**
 * The game 2048 in one tag.
 *
 * @slot - What is shown where scripts do not run, and until they do.
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - Everything above the board: figures and buttons.
 * @csspart figures - Score, best and moves.
 * @csspart buttons - The buttons above the board.
 * @csspart score - The score with its label; `moves` has this part, too, and looks the same.
 * @csspart best - The best score with its label.
 * @csspart moves - The number of moves with its label.
 * @csspart button - Every button; each has a part of its own, too: `button-` and its name in `controls`, a direction, an answer (`keep restart showBoard leave cancel close`), or `arrows` (the direction buttons' switch in the help).
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - What lies over the board: an end screen, a question, or the help.
 * @csspart message - The card on the overlay.
 * @csspart message-bar - The answer buttons of a card.
 * @csspart directions - The four direction buttons under the board.
 * @csspart footer - The buttons at the very bottom: save, load, leave.
 * @cssproperty [--game-2048-max-size=max(32rem, 512px)] - Largest width. If unset, smaller in a low window, so that the whole board can be seen, and larger with more than eight cells a side.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile: a number without a unit.
 * @cssproperty [--game-2048-radius=10%] - Corner radius of tiles and cells; board and buttons take theirs through their parts.
 * @cssproperty [--game-2048-duration=110ms] - Duration of a slide.
 * @cssproperty [--game-2048-font=system-ui, sans-serif] - Font of everything. For the page's own, write `game-2048 { font-family: inherit }`.
 * @cssproperty [--game-2048-tile-font=inherit] - Font of the numbers on the tiles.
 * @cssstate won - The winning tile has been made.
 * @cssstate over - The game has ended.
 * @cssstate autoplay - The computer is playing.
 * @cssstate large - The board has more than eight cells a side.
 * @cssstate framed - The element is inside an `<iframe>`.
 */
export class Game2048Element extends HydratableElement {
  static formAssociated = true;
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  static override styles = styles;

  static {
    defineReflections(this.prototype, (element) => element.#parts.attributes.settings);
    defineFormMembers(this.prototype, (element) => element.#parts.field.internals);
  }

  /** `4` or `'5x4'` (columns x rows), each side 2 to 32. A change starts a new game. @default 4 */
  declare size: number | string;
  /** Same seed, same game; without one every game is random. A change starts a new game. */
  declare seed: string | number | null | undefined;
  /** URL of the tiles' images, `{value}` standing for the tile's value; none: numbers. */
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
   * The controls shown: any of `score best moves new undo hint autoplay help directions save load leave`, or `none`.
   *
   * @default 'score best new undo help'
   */
  declare controls: string;
  /** How much the status sentence for screen readers says: `brief`, `normal` or `full`. @default 'normal' */
  declare announcements: Announcements;
  /** When swipes move the tiles: `always`, `focused` (until then the page scrolls over the board), `never`. @default 'always' */
  declare swipe: Swipe;
  /** Which keys move the tiles: those on the focused `board`, or those anywhere in the `page`. @default 'board' */
  declare keys: Keys;
  /** The computer plays; a move by the player turns it off. @default false */
  declare autoplay: boolean;
  /** Milliseconds from one move of the computer to the next; below 0: the animation's pace. @default -1 */
  declare autoplayDelay: number;
  /** Key in `localStorage` under which game and best score are kept; none: nothing is stored. */
  declare storageKey: string;
  /** Name in a form, where the value is the replay. */
  declare name: string;
  /** Whether play is disabled. @default false */
  declare disabled: boolean;

  /** Resolves when the first game, new or restored, is in place and drawn. */
  readonly ready: Promise<void>;

  readonly #parts = new GameParts(this, (change) => this.#sessionChanged(change));
  #resolveReady: () => void = () => undefined;
  /** Whether no game has begun yet. */
  #isOpening = true;

  constructor() {
    super();
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    takeOverProperties(this);
  }

  /**
   * Registers the element; a tag that is taken is silently left as it is.
   *
   * @param tag default `game-2048`
   * @param registry default the page's
   */
  static define(tag = 'game-2048', registry = customElements): void {
    if (registry.get(tag)) return;
    try {
      registry.define(tag, this);
    } catch {
      // A class can have only one tag in a registry: a second tag needs a class of its own.
      registry.define(tag, class extends this {});
    }
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...observedAttributes];
  }

  /** Points of the game in progress. */
  get score(): number {
    return this.#parts.game.score;
  }

  /** Best score of the games played to their end here; one that was given up, or was over when loaded, does not count. */
  get best(): number {
    this.#parts.attributes.apply();
    return this.#parts.session.best;
  }

  /** Moves made, undone ones not counted. */
  get moves(): number {
    return this.#parts.game.moves;
  }

  /** The highest tile's value. */
  get maxTile(): number {
    return this.#parts.game.maxTile;
  }

  /** Whether the winning tile has been made. */
  get won(): boolean {
    return this.#parts.game.won;
  }

  /** Whether the game has ended. */
  get over(): boolean {
    return this.#parts.game.over;
  }

  /** The position, top row first, 0 for an empty cell; a copy. */
  get board(): number[][] {
    return this.#parts.game.board;
  }

  /** The whole game in one line that survives in a URL. */
  get replay(): string {
    return this.#parts.game.replay;
  }

  /**
   * Makes a move.
   *
   * @returns {Move | null} what happened; null if it changes nothing, the game is over or waits for an answer, or a
   *   listener of `before-move` cancelled it
   * @throws TypeError or RangeError for anything but a direction
   */
  move(direction: Direction): Move | null {
    return this.#parts.moveByPage(direction);
  }

  /**
   * Starts a new game.
   *
   * @param options rules, seed and position for this game alone; the attributes give what is left out
   * @throws TypeError or RangeError for an option that is not allowed; the game in progress goes on
   */
  newGame(options: GameOptions = {}): void {
    const game = this.#parts.attributes.newGame(options);
    this.#parts.attributes.start(game, { neverAsk: options.afterWin === 'continue' });
  }

  /** Takes back the last move. @returns {boolean} false if there is none */
  undo(): boolean {
    this.#parts.attributes.apply();
    this.autoplay = false;
    return this.#parts.session.undo();
  }

  /** Goes on after the win. */
  keepPlaying(): void {
    this.#parts.attributes.apply();
    this.#parts.session.continueAfterWin();
  }

  /** Ends the game for good; it does not count for the best score. */
  leave(): void {
    this.#parts.attributes.apply();
    this.#parts.session.leave();
  }

  /**
   * The computer's advice; null if there is no move.
   *
   * @throws (rejects) if the player's file cannot be fetched
   */
  hint(): Promise<Direction | null> {
    return this.#parts.suggest();
  }

  /**
   * Continues a game from its replay.
   *
   * @throws ReplayError for anything that is not a legal game; the game in progress goes on
   */
  load(replay: string): void {
    const game = Game.fromReplay(replay);
    this.#parts.attributes.apply();
    this.#parts.session.load(game);
  }

  /** Downloads the game as a file. */
  save(): Promise<void> {
    downloadReplay(this.ownerDocument, `2048-${this.score}.txt`, this.replay);
    this.#parts.announcer.say('sentenceSaved');
    return Promise.resolve();
  }

  /**
   * Continues a game from a file that `save` made.
   *
   * @throws RangeError or ReplayError (the promise rejects) for any other file; the game in progress goes on
   */
  async loadFile(file: Blob): Promise<void> {
    this.load(await readGameFile(file));
  }

  /** Gives the board the focus. */
  override focus(options?: FocusOptions): void {
    // A change that the page has just made may be what makes the board focusable.
    if (this.isConnected && this.isUpdatePending) this.performUpdate();
    this.#parts.focus.focusBoard(options);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === 'lang') this.#parts.localizer.reset();
    else this.#parts.attributes.invalidate();
    const { hasBegun } = this.#parts.attributes;
    // What stands in the HTML is no change.
    if (name === 'autoplay' && hasBegun && (old === null) !== (value === null)) {
      this.#parts.session.emit(new AutoplayChangeEvent({ autoplay: value !== null }));
    }
    this.requestUpdate();
  }

  formDisabledCallback(disabled: boolean): void {
    this.#parts.field.setDisabled(disabled);
    this.requestUpdate();
  }

  formResetCallback(): void {
    this.newGame();
  }

  formStateRestoreCallback(state: unknown): void {
    // What is in storage is at least as new, and may be another page's.
    if (this.storageKey) return;
    try {
      this.load(state as string);
    } catch (error) {
      this.#parts.session.report(`restored form state: ${(error as Error).message}`);
    }
  }

  protected override hydrated(): void {
    // A random seed, storage and the page's language come into force.
    this.#parts.attributes.invalidate();
    this.#parts.attributes.apply();
    this.#parts.localizer.reset();
  }

  protected override willUpdate(): void {
    const { attributes, session } = this.#parts;
    // If the element was used before its first update, it has a game that the server's nodes do not show.
    if (attributes.hasBegun) this.abandonServerNodes();
    if (this.rendersServerNodes) session.prepare(attributes.newGame());
    // Events go out before anything is rendered.
    else attributes.apply();
  }

  protected override render(): TemplateResult {
    const { session, localizer, announcer, cards, attributes, commands, field, focus } =
      this.#parts;
    const { columns, rows } = session.game;
    const controls = toolbarModel(this.#parts, this.autoplay);
    const card = cards.current;
    // Without a seed a server cannot know the visitor's game: it renders an empty board.
    const blank = this.rendersServerNodes && !this.seed;
    const label = this.rendersServerNodes ? field.ownLabel : field.label;
    return html`<span
        class="delegate"
        tabindex=${field.disabled ? nothing : -1}
        @focusin=${focus.passOn}
      ></span>
      <div
        class="game"
        lang=${localizer.code}
        data-columns=${columns}
        data-rows=${rows}
        data-swipe=${attributes.settings.swipe}
        @keydown=${commands.onEscape}
        @dragover=${commands.onDrag}
        @drop=${commands.onDrag}
      >
        <slot name="banner"></slot>
        ${toolbar(controls)}
        <div class="stage">
          ${stage({ ...stageModel(this.#parts, label, blank), onBlur: this.#onBlur })}
          ${card ? overlay(overlayModel(this.#parts, card, controls)) : nothing}
        </div>
        ${directionBar(controls)} ${footerBar(controls)}
        <div role="status" class="hidden">${announcer.sentence}</div>
      </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    this.#parts.attach(this.renderRoot);
    super.updated(changed);
    if (this.isConnected && !this.isUpdatePending) this.#resolveReady();
  }

  /** Everything that follows from a change of the session, in this order. */
  #sessionChanged(change: Change): void {
    if (onServer) return;
    const { session, cards, cursor, field, announcer, attributes } = this.#parts;
    const { game } = session;
    const end = session.awaitsDecision ? 'won' : game.over ? 'over' : undefined;
    this.#parts.hinted = undefined;
    cursor.hide();
    cards.reset(end, this.#show(change));
    const isOtherValue = field.setValue(game.replay);
    field.setState('won', game.won);
    field.setState('over', game.over);
    if (change.kind === 'move' && change.by !== 'computer') this.autoplay = false;
    announcer.verbosity = attributes.settings.announcements;
    // The game that a page opens with is read when the user gets to it.
    if (this.#isOpening || !this.hasUpdated) announcer.open(change, game, end);
    else announcer.announce(change, game, end);
    this.#isOpening = false;
    this.requestUpdate();
    if (change.by !== 'page' && isOtherValue) field.input();
    if (change.by !== 'page' && game.over) field.change();
    // Last, since storage may hold another page's game, which then takes the place of this one.
    if (change.kind !== 'continue') attributes.save();
  }

  /** Shows a change on the board. @returns the milliseconds that this needs before a card may lie over it */
  #show(change: Change): number {
    const { session, view, gain } = this.#parts;
    const { game } = session;
    // A board of another size is rendered with the next update.
    if (!view.fits(game)) return 0;
    // What a page opens with is there at once: a server may have rendered it already, and it is not to flicker.
    if (this.#isOpening && change.kind !== 'move') {
      view.show(game);
      return 0;
    }
    return showChange(change, game, view, gain);
  }

  readonly #onBlur = (): void => {
    if (!this.#parts.cursor.shown) return;
    this.#parts.cursor.hide();
    this.requestUpdate();
  };
}
