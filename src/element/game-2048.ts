import { html, noChange, nothing } from 'lit';
import type { PropertyValues, TemplateResult } from 'lit';
import type { Direction, Move } from '../engine/index.js';
import { Announcer, Texts } from './announcer.js';
import { defaultControls, readControls } from './attributes.js';
import { Autoplay } from './autoplay.js';
import { BoardView } from './board-view.js';
import { footerTemplate, headerTemplate, overlayTemplate } from './controls.js';
import type { Command, ControlsState, Question } from './controls.js';
import { pickFile } from './files.js';
import { readKey } from './keyboard.js';
import { Pictures, pictureUrl } from './pictures.js';
import { onServer } from './playing-element.js';
import { PositionTable } from './position-table.js';
import { ReadingCursor } from './reading-cursor.js';
import { ServedElement } from './served-element.js';
import type { Change } from './session.js';
import { Swipe } from './swipe.js';

/** Milliseconds between two moves of the computer where nothing is animated. */
const calmPace = 250;

/** The game 2048 in one tag. */
export class Game2048Element extends ServedElement {
  /** URL of the tiles' pictures, `{value}` standing for the tile's value; none: numbers. */
  declare tileImage: string;
  /** Which controls are shown: any of `score best moves new undo hint autoplay directions save load leave`, or `none`. */
  declare controls: string;
  /** The computer plays; a move by the player turns it off. */
  declare autoplay: boolean;
  /** Milliseconds from one move of the computer to the next; none: the animation's pace. */
  declare autoplayDelay: number | null | undefined;

  readonly #announcer = new Announcer(new Texts(this));
  readonly #view = new BoardView();
  readonly #pictures = new Pictures();
  readonly #cursor = new ReadingCursor();
  readonly #swipe = new Swipe((direction) => this.#playerMove(direction));
  /** The player's file cannot be had; without its advice the computer makes no move. */
  readonly #noAdvice = (error: unknown): null => {
    this.fail(`the computer player cannot be loaded: ${(error as Error).message}`);
    return null;
  };
  readonly #autoplay = new Autoplay({
    choose: () => this.computer.choose(this.game.copy()).catch(this.#noAdvice),
    playFor: (direction) => this.session.move(direction) !== null,
    pace: () => this.#delay(),
    summarize: (moves) => {
      this.#announcer.played(moves, this.game);
      this.requestUpdate();
    },
  });
  #asked: Question;
  /** The player has closed the end screen. */
  #dismissed = false;
  #hinted: Direction | undefined;
  /** The game that the player gave up for this one, until this one's first move. */
  #givenUp = '';
  /** What had the focus before an update. */
  #focused: Element | null = null;
  /** Milliseconds that a move is animated. */
  #pace = calmPace;

  constructor() {
    super();
    this.tileImage = '';
    this.controls = defaultControls;
    this.autoplay = false;
    this.addEventListener('dragover', this.#onDrop);
    this.addEventListener('drop', this.#onDrop);
  }

  /**
   * Registers the element; a tag that is taken is left as it is, without a word.
   *
   * @param tag default `game-2048`
   * @param registry default the page's
   */
  static define(tag = 'game-2048', registry = customElements): void {
    if (registry.get(tag)) return;
    // A class can have one tag in a registry: a second tag takes a class of its own.
    const known = (registry as Partial<CustomElementRegistry>).getName?.call(registry, this);
    registry.define(tag, known ? class extends this {} : this);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now);
    if (name === 'lang') this.#announcer.texts.host.requestUpdate();
  }

  override move(direction: Direction): Move | null {
    const move = super.move(direction);
    if (move) this.autoplay = false;
    return move;
  }

  override undo(): boolean {
    this.autoplay = false;
    if (super.undo()) return true;
    if (!this.#givenUp) return false;
    this.load(this.#givenUp);
    return true;
  }

  override async hint(): Promise<Direction | null> {
    const { game } = this;
    const { moves } = game;
    const direction = await super.hint();
    // The board may have gone on meanwhile: a hint for another position would mislead.
    if (direction && game === this.game && moves === game.moves) {
      this.#hinted = direction;
      this.#announcer.hinted(direction);
      this.requestUpdate();
    }
    return direction;
  }

  /** Gives the board the focus. */
  override focus(options?: FocusOptions): void {
    this.#board?.focus(options);
  }

  override gameChanged(change: Change): void {
    this.#asked = undefined;
    this.#dismissed = false;
    this.#hinted = undefined;
    this.#givenUp = '';
    this.#cursor.shown = false;
    this.#draw(change);
    // The game that a page opens with is read when its reader comes to it.
    if (this.hasUpdated) this.#announcer.changed(change, this.game, this.#autoplay.running);
    super.gameChanged(change);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // Back in the page, the computer plays on.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#autoplay.stop();
    this.setState('autoplay', false);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement ?? null;
    if (!this.#mayPlay) this.#autoplay.stop();
  }

  protected override render(): TemplateResult {
    const { game } = this;
    const { columns, rows } = game;
    const { texts } = this.#announcer;
    texts.served = this.served;
    // A server cannot know the game of a visitor without a seed: it draws an empty board.
    const blank = (onServer || this.served) && !this.seed;
    const position = blank ? game.board.map((row) => row.map(() => 0)) : game.board;
    const state = this.#controlsState();
    const name = texts.word('board', this.#announcer.number(columns), this.#announcer.number(rows));
    return html`<div
      class="game"
      lang=${texts.word('$code')}
      data-columns=${columns}
      data-rows=${rows}
    >
      <slot name="banner"></slot>
      ${headerTemplate(state)}
      <div class="stage">
        <div
          part="board"
          id="board"
          role="application"
          tabindex=${this.barred ? nothing : 0}
          aria-label=${name}
          aria-describedby="instructions"
          aria-disabled=${this.barred ? 'true' : nothing}
          data-hint=${this.#hinted ?? nothing}
          @keydown=${this.#onKey}
          @pointerdown=${this.#onPointer}
          @pointerup=${this.#onPointer}
          @pointercancel=${this.#onPointer}
          @blur=${this.#onBlur}
        >
          ${this.#view.fits(game) ? noChange : BoardView.template(position)}
          <div class="cursor" aria-hidden="true" ?hidden=${!this.#cursor.shown}><b></b></div>
        </div>
        ${overlayTemplate(state)}
      </div>
      ${footerTemplate(state)}
      <p id="instructions" class="hidden">${texts.word('instructions')}</p>
      <div class="hidden">
        <table role="table" aria-label=${name}>
          <tbody>
            ${this.#view.fits(game) ? noChange : PositionTable.template(position)}
          </tbody>
        </table>
      </div>
      <div role="status" class="hidden">${this.#announcer.text}</div>
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const board = this.#board;
    const tiles = board?.querySelector('.tiles');
    if (!board || !tiles) return;
    const { game } = this;
    if (!this.#view.fits(game)) {
      this.#view.attach(this.renderRoot, game);
      this.setState('large', Math.max(game.columns, game.rows) > 8);
      this.#view.show(game.board);
    }
    this.#cursor.place(board.querySelector('.cursor'), game);
    if (changed.has('tileImage')) this.#pictures.use(this.#pictureTemplate(), board);
    this.#pictures.prepare(game.maxTile, game.rules.winTile);
    // What had the focus may be gone or disabled now; then the board takes it over.
    const lost =
      this.#focused && (!this.#focused.isConnected || this.#focused.matches(':disabled'));
    if (lost) this.focus({ preventScroll: true });
    this.#runAutoplay(tiles);
  }

  get #board(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('#board') ?? null;
  }

  get #answer(): HTMLElement | null {
    return this.shadowRoot?.querySelector<HTMLElement>('.message-bar button') ?? null;
  }

  get #question(): Question {
    if (this.#asked) return this.#asked;
    if (this.session.asking) return 'won';
    return this.game.over && !this.#dismissed ? 'over' : undefined;
  }

  #controlsState(): ControlsState {
    const { game } = this;
    return {
      game,
      best: this.best,
      controls: readControls(this.rulebook, this.controls),
      announcer: this.#announcer,
      disabled: this.barred,
      autoplay: this.autoplay,
      canUndo: game.moves > 0 || this.#givenUp !== '',
      question: this.#question,
      justWon: this.session.justWon,
      run: (command, byPointer) => {
        this.#run(command);
        // After a click the arrow keys are wanted where the game is; a keyboard stays on its button, or goes on to the
        // answers of the question it has caused.
        if (byPointer) this.focus({ preventScroll: true });
        else if (this.#asked) void this.updateComplete.then(() => this.#answer?.focus());
      },
      move: (direction) => this.#playerMove(direction),
    };
  }

  #run(command: Command): void {
    const { game } = this;
    const asks = command === 'new' && game.score > 0 && game.moves > 0 && !game.over;
    this.#asked = asks ? 'new' : undefined;
    if (asks) this.#announcer.say(this.#announcer.texts.word('askNewGame'));
    if (command === 'confirm-new' || (command === 'new' && !asks)) this.#startOver();
    else if (command === 'undo') this.undo();
    else if (command === 'hint') void this.hint().catch(this.#noAdvice);
    else if (command === 'autoplay') this.autoplay = !this.autoplay;
    else if (command === 'save') void this.save();
    else if (command === 'load') void pickFile(this.ownerDocument).then((file) => this.#open(file));
    else if (command === 'keep') this.keepPlaying();
    else if (command === 'close') this.#dismissed = true;
    else if (command === 'leave') this.leave();
    this.requestUpdate();
  }

  /** A new game that can be undone. */
  #startOver(): void {
    const givenUp = this.moves > 0 ? this.replay : '';
    this.newGame();
    this.#givenUp = givenUp;
  }

  #playerMove(direction: Direction): void {
    if (this.barred || this.move(direction)) return;
    const { game } = this;
    if (game.over || this.session.asking || game.canMove(direction)) return;
    this.#announcer.blocked(direction);
    this.requestUpdate();
  }

  #onKey(event: KeyboardEvent): void {
    const command = this.barred || event.defaultPrevented ? undefined : readKey(event);
    if (command?.kind === 'read') {
      const { column, row } = this.#cursor.step(command.direction, this.game);
      this.#announcer.cell(this.game, column, row);
      this.requestUpdate();
    } else if (command?.kind === 'undo') {
      if (!this.undo()) return;
    } else if (command) {
      // A key still held down at the end must not scroll the page; pressed again, it is the page's.
      if (!event.repeat && (this.game.over || this.session.asking)) return;
      this.#playerMove(command.direction);
    } else {
      return;
    }
    event.preventDefault();
  }

  #onPointer(event: PointerEvent): void {
    this.#swipe.handleEvent(event);
  }

  #onBlur(): void {
    this.#cursor.shown = false;
    this.requestUpdate();
  }

  readonly #onDrop = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (this.barred || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'drop') void this.#open(dataTransfer.files[0]);
  };

  /** Loads a file that the player has chosen. */
  async #open(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      await this.loadFile(file);
    } catch (error) {
      this.#asked = 'unreadable';
      this.#announcer.say(this.#announcer.texts.word('unreadable'));
      this.fail(`file ${JSON.stringify(file.name)}: ${(error as Error).message}`);
      this.requestUpdate();
    }
  }

  #draw(change: Change): void {
    const { game } = this;
    // A board of another size is drawn with the next update.
    if (!this.#view.fits(game)) return;
    if ('move' in change) this.#view.play(change.move);
    else this.#view.show(game.board);
  }

  #pictureTemplate(): string {
    const { tileImage } = this;
    try {
      if (tileImage) pictureUrl(tileImage, 2, this.ownerDocument.baseURI);
      return tileImage;
    } catch (error) {
      this.rulebook.complain('tile-image', (error as Error).message);
      return '';
    }
  }

  get #mayPlay(): boolean {
    return this.autoplay && this.isConnected && !this.barred && !this.#asked;
  }

  /** Milliseconds from one move of the computer to the next. */
  #delay(): number {
    const delay = this.autoplayDelay ?? this.#pace;
    // An attribute may hold any text; nothing but a number is that much or more.
    if (delay >= 0) return delay;
    const error = `autoplay-delay must be a number of milliseconds, 0 or more, not ${delay}`;
    this.rulebook.complain('autoplay-delay', error);
    return this.#pace;
  }

  #runAutoplay(tiles: Element): void {
    if (this.#mayPlay && !this.#autoplay.running) {
      // The slide, and what appears after it.
      const slide = parseFloat(getComputedStyle(tiles).transitionDuration);
      this.#pace = slide * 2000 || calmPace;
      this.#autoplay.start(() => {
        this.autoplay = false;
      });
    }
    this.setState('autoplay', this.#autoplay.running);
  }
}
