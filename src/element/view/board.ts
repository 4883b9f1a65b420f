import { html, nothing, type TemplateResult } from 'lit';
import { layers, reader, type Position } from './board-template.js';
import type { Screen } from './screen.js';

/** What the board needs beside the screen. */
export interface BoardOptions {
  /** The name that the page gives the element. */
  label: string;
  /** The position that a server renders; undefined in a page, where the board view makes the nodes. */
  position: Position | undefined;
  onKeydown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/**
 * The board, and the table in which a screen reader reads it. On a touch screen the table lies over the board and has its
 * swipes.
 */
export function board(screen: Screen, options: BoardOptions): TemplateResult {
  const { label, position, onKeydown, onBlur } = options;
  const { texts, keeper, play, isDisabled } = screen;
  const { game } = keeper.session;
  const { columns, rows } = game;
  const name = texts.text('board', { columns, rows });
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
      ${layers(position)}
      <div class="cursor ${row < 2 ? 'top' : ''}" aria-hidden="true" ?hidden=${!shown}>
        <b>${(shown && String(game.tileAt(column, row) || '')) || '–'}</b>
      </div>
    </div>
    <p id="instructions" hidden>${texts.text('instructions')}</p>
    ${reader(texts.text('position'), position)}`;
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
