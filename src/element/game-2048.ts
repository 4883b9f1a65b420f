import { html, noChange, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { BoardView } from './view/board-view.js';
import { boardTemplate, readerRows } from './view/board-template.js';
import { ScoreGain } from './view/score-gain.js';
import { FramedElement } from './framed-element.js';
import { readKey } from './keyboard.js';
import { Pictures } from './pictures.js';
import { ReadingCursor } from './reading-cursor.js';
import { onServer, type Change } from './session-element.js';
import { swipes } from './swipe.js';

/** The game 2048 in one tag. */
export class Game2048Element extends FramedElement {
  /** URL of the tiles' pictures, `{value}` standing for the tile's value; none: numbers. */
  declare tileImage: string;

  readonly #view = new BoardView();
  readonly #gain = new ScoreGain();
  readonly #pictures = new Pictures((problem) => {
    this.rulebook.complain('tile-image', problem);
  });
  readonly #cursor = new ReadingCursor();
  readonly #onPointer = swipes((direction) => this.playerMove(direction));

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

  /** Gives the board the focus. */
  override focus(options?: FocusOptions): void {
    // A change that the page has just made may be what makes the board focusable.
    if (this.isConnected && this.isUpdatePending) this.performUpdate();
    this.#board?.focus(options);
  }

  protected override gameChanged(change: Change): void {
    const { game } = this;
    this.#cursor.shown = false;
    // A board of another size is drawn with the next update.
    if (this.#view.fits(game)) {
      if (typeof change === 'string') {
        if (change !== 'kept' && change !== 'over')
          this.#view.show(game, change === 'new' ? 'deal' : 'fade');
      } else {
        this.#view.play(change, game);
        this.#gain.attach(this.renderRoot);
        this.#gain.show(change.gained);
        const { winTile } = game.rules;
        if (change.won) this.#view.celebrate(game.board.flat().indexOf(winTile));
      }
      if (game.over) this.#view.mourn();
    }
    super.gameChanged(change);
  }

  protected override drawBoard(): TemplateResult {
    const { game, barred, announcer } = this;
    // Without a seed a server cannot know the visitor's game: it draws an empty board.
    const blank = (onServer || this.served) && !this.seed;
    const position =
      !this.#view.fits(game) && game.board.map((row) => row.map((value) => (blank ? 0 : value)));
    const name = announcer.text('board', game);
    const { row, shown } = this.#cursor;
    return html`<div
        part="board"
        id="board"
        role="application"
        tabindex=${barred ? nothing : 0}
        aria-label=${name}
        aria-describedby="instructions"
        aria-disabled=${barred || nothing}
        data-hint=${this.passing.hinted ?? nothing}
        @keydown=${this.#onKey}
        @pointerdown=${this.#onPointer}
        @pointerup=${this.#onPointer}
        @pointercancel=${this.#onPointer}
        @blur=${this.#onBlur}
      >
        ${position ? boardTemplate(position) : noChange}
        <div class="cursor ${row < 2 ? 'top' : ''}" aria-hidden="true" ?hidden=${!shown}>
          <b>${(shown && this.#cursor.read(game)) || '–'}</b>
        </div>
      </div>
      <p id="instructions" class="hidden">${announcer.text('instructions')}</p>
      <div class="reader">
        <table role="table" aria-label=${name}>
          <tbody>
            ${position ? readerRows(position) : noChange}
          </tbody>
        </table>
      </div>`;
  }

  protected override updated(): void {
    const board = this.#board;
    if (!board) return;
    const { game } = this;
    if (!this.#view.fits(game)) {
      this.#view.attach(this.renderRoot, game);
      this.setState('large', Math.max(game.columns, game.rows) > 8);
      this.#view.show(game);
    }
    // Worked out each time, since the element may have come from another document.
    const { defaultView } = this.ownerDocument;
    this.setState('framed', defaultView !== defaultView?.parent);
    this.#cursor.place(board.querySelector('.cursor'));
    this.#pictures.prepare(board, this.tileImage, game.maxTile, game.rules.winTile);
    this.takenOver();
  }

  get #board(): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>('#board');
  }

  #onKey(event: KeyboardEvent): void {
    const command = this.barred || event.defaultPrevented ? undefined : readKey(event);
    if (!command) return;
    if (command === 'undo') {
      if (!this.undo()) return;
    } else if (event.shiftKey) {
      const cursor = this.#cursor;
      cursor.step(command, this.game);
      const value = cursor.read(this.game) || 'empty';
      this.announcer.say('cell', { row: cursor.row + 1, column: cursor.column + 1, value });
    } else {
      // A key still held down when the game ends must not scroll the page; pressed anew, it is the page's.
      if (!event.repeat && this.ended) return;
      this.playerMove(command);
    }
    event.preventDefault();
  }

  #onBlur(): void {
    this.#cursor.shown = false;
    this.requestUpdate();
  }
}
