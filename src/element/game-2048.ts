import { html, noChange, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { BoardView } from './board-view.js';
import { FramedElement } from './framed-element.js';
import { readKey } from './keyboard.js';
import { Pictures } from './pictures.js';
import { ReadingCursor } from './reading-cursor.js';
import { onServer, type Change } from './session-element.js';
import { swipes } from './swipe.js';

/**
 * The game 2048 in one tag.
 *
 * @slot banner - A logo or title above the game.
 * @slot won - Content of the end screen of a won game.
 * @slot over - Content of the end screen of a game that is over.
 * @csspart header - Everything above the board: figures and buttons.
 * @csspart figures - Score, best and moves.
 * @csspart buttons - The buttons for new game and undo.
 * @csspart help - The buttons for hint and autoplay.
 * @csspart score - The score with its label; `moves` has this part, too, and looks the same.
 * @csspart best - The best score with its label.
 * @csspart moves - The number of moves with its label.
 * @csspart button - Every button; each has a part of its own, too: `button-new`, `button-undo` and so on as in `controls`, `button-up` … `button-left`, and the answers `button-keep`, `button-restart`, `button-cancel`, `button-close`.
 * @csspart board - The board, which takes the keys and the swipes.
 * @csspart cell - A cell of the board, under the tiles.
 * @csspart tile - A tile.
 * @csspart tile-label - The number on a tile.
 * @csspart overlay - The screen over the board: end of the game, or a question.
 * @csspart message - The text on the overlay, and the answers.
 * @csspart message-bar - The answer buttons.
 * @csspart directions - The four direction buttons under the board.
 * @csspart footer - The buttons at the very bottom: save, load, leave.
 * @cssproperty [--game-2048-max-size=max(32rem, 512px)] - Largest width. If unset, smaller in a low window, so that the whole board can be seen, and larger with more than eight cells a side.
 * @cssproperty [--game-2048-gap=0.12] - Gap between the cells, as a share of a tile: a number without a unit.
 * @cssproperty [--game-2048-radius=14%] - Corner radius of tiles and cells; board and buttons take theirs through their parts.
 * @cssproperty [--game-2048-duration=120ms] - Duration of a slide; a new tile takes as long to appear, after it.
 * @cssproperty [--game-2048-font=system-ui, sans-serif] - Font of everything.
 * @cssproperty [--game-2048-tile-font=inherit] - Font of the numbers on the tiles.
 * @cssstate won - The winning tile has been made.
 * @cssstate over - The game has ended.
 * @cssstate autoplay - The computer is playing.
 * @cssstate large - The board has more than eight cells a side.
 */
export class Game2048Element extends FramedElement {
  /** URL of the tiles' pictures, `{value}` standing for the tile's value; none: numbers. */
  declare tileImage: string;

  readonly #view = new BoardView();
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
      if (typeof change === 'string') this.#view.show(game);
      else this.#view.play(change, game);
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
        ${position ? BoardView.template(position) : noChange}
        <div class="cursor ${row < 2 ? 'top' : ''}" aria-hidden="true" ?hidden=${!shown}>
          <b>${(shown && this.#cursor.read(game)) || '–'}</b>
        </div>
      </div>
      <p id="instructions" class="hidden">${announcer.text('instructions')}</p>
      <div class="hidden">
        <table role="table" aria-label=${name}>
          <tbody>
            ${position ? BoardView.rows(position) : noChange}
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
