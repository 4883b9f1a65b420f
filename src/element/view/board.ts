import { html, noChange, nothing, type TemplateResult } from 'lit';
import { boardTemplate, readerRows } from './board-template.js';
import type { Screen } from './screen.js';

/** What the board needs beside the screen. */
export interface BoardOptions {
  /** The name that the page gives the element. */
  label: string;
  /** Whether the nodes for a board of this size are there; the board view then keeps them. */
  isShown: boolean;
  onKeydown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/**
 * The board, and the table in which a screen reader reads it. On a touch screen the table lies over the board and has its
 * swipes.
 */
export function board(screen: Screen, options: BoardOptions): TemplateResult {
  const { label, isShown, onKeydown, onBlur } = options;
  const { texts, keeper, play, isDisabled } = screen;
  const { game } = keeper.session;
  const { columns, rows } = game;
  const name = texts.text('board', { columns, rows });
  const position = isShown ? undefined : game.board;
  const { row, column, shown } = play.cursor;
  return html`<div
      part="board"
      id="board"
      role="application"
      tabindex=${isDisabled ? nothing : 0}
      aria-label=${label ? `${label}: ${name}` : name}
      aria-describedby="instructions"
      aria-disabled=${isDisabled || nothing}
      data-hint=${play.hint?.direction ?? nothing}
      @keydown=${onKeydown}
      @blur=${onBlur}
    >
      ${position ? boardTemplate(position) : noChange}
      <div class="cursor ${row < 2 ? 'top' : ''}" aria-hidden="true" ?hidden=${!shown}>
        <b>${(shown && String(game.tileAt(column, row) || '')) || '–'}</b>
      </div>
    </div>
    <p id="instructions" hidden>${texts.text('instructions')}</p>
    <div class="reader">
      <table role="table" aria-label=${texts.text('position')}>
        <tbody>
          ${position ? readerRows(position) : noChange}
        </tbody>
      </table>
    </div>`;
}

/** Puts the reading cursor over its cell. */
export function placeCursor(
  node: HTMLElement | null,
  {
    column,
    row,
    shown,
  }: { readonly column: number; readonly row: number; readonly shown: boolean },
): void {
  if (shown && node) node.style.cssText = `--_column:${column};--_row:${row}`;
}
