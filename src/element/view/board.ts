import { html, nothing, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { layers, reader, type Position } from './board-template.js';
import { hintArrows } from './hint.js';
import type { Screen } from './screen.js';

/** What the board needs besides the screen. */
export interface BoardOptions {
  /** The name that the page gives the element. */
  label: string;
  /** The position that a server renders; undefined in a page, where the board view makes the nodes. */
  position: Position | undefined;
  onKeydown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** What every board is made of: one to play on, and one to watch. */
export interface BoardModel {
  name: string;
  instructions: string;
  tableName: string;
  /** The position that a server renders; undefined in a page, where the board view makes the nodes. */
  position: Position | undefined;
  isDisabled?: boolean;
  hint?: Direction | undefined;
  /** What lies over the tiles. */
  cursor?: TemplateResult;
  onKeydown: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}

/**
 * The board, and the table in which a screen reader reads it. On a touch screen the table lies over the board and
 * receives its swipes.
 */
export function boardNodes(model: BoardModel): TemplateResult {
  const { position, isDisabled = false, hint, cursor = nothing } = model;
  return html`<div
      part="board"
      id="board"
      role="application"
      tabindex=${isDisabled ? nothing : 0}
      aria-label=${model.name}
      aria-describedby="instructions"
      aria-disabled=${isDisabled || nothing}
      data-hint=${hint ?? nothing}
      @keydown=${model.onKeydown}
      @blur=${model.onBlur}
    >
      ${layers(position)} ${cursor}
    </div>
    <p id="instructions" hidden>${model.instructions}</p>
    ${reader(model.tableName, position)}`;
}

/** How to play, on a first visit. A screen reader reads it from the board's description. */
function firstVisit({ texts, keeper, play, isDisabled }: Screen): TemplateResult | typeof nothing {
  const { controls } = keeper.settings;
  if (isDisabled || !controls.includes('help') || !play.isFirstVisit) return nothing;
  return html`<p class="pill" aria-hidden="true">
    <span>${texts.text('pillKeys')}</span><span>${texts.text('pillTouch')}</span>
  </p>`;
}

/** The board of the game in progress. */
export function board(screen: Screen, options: BoardOptions): TemplateResult {
  const { label, position, onKeydown, onBlur } = options;
  const { texts, keeper, play, isDisabled } = screen;
  const { game } = keeper.session;
  const { columns, rows } = game;
  const name = texts.text('board', { columns, rows });
  const { row, column, shown } = play.cursor;
  const nodes = boardNodes({
    name: label ? `${label}: ${name}` : name,
    instructions: texts.text('instructions'),
    tableName: texts.text('position'),
    position,
    isDisabled,
    // Where every move has an arrow, the best one needs no second one.
    hint: play.hint?.losses ? undefined : play.hint?.direction,
    cursor: html`${hintArrows(play.hint)}
      <div class="cursor ${row < 2 ? 'top' : ''}" aria-hidden="true" ?hidden=${!shown}>
        <b>${(shown && String(game.tileAt(column, row) || '')) || '–'}</b>
      </div>`,
    onKeydown,
    onBlur,
  });
  return html`${nodes} ${firstVisit(screen)}`;
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
