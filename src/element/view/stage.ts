import { html, noChange, nothing, type TemplateResult } from 'lit';
import type { Direction } from '../../engine/index.js';
import { rendered, type Position } from './board-template.js';

/** What the board and the table for reading it show. */
export interface StageModel {
  /** The board's accessible name. */
  name: string;
  /** The name of the table. */
  tableName: string;
  instructions: string;
  /** The position that a server renders; undefined in a page, where the board view makes the nodes. */
  position: Position | undefined;
  disabled: boolean;
  hinted: Direction | undefined;
  cursor: { readonly row: number; readonly shown: boolean; readonly text: string };
  onKeydown: (event: KeyboardEvent) => void;
  onPointer: { handleEvent(event: PointerEvent): void };
  onBlur: () => void;
}

/**
 * The board, and the table in which a screen reader reads it. On a touch screen the table lies over the board and has its
 * swipes.
 */
export function stage(model: StageModel): TemplateResult {
  const { name, tableName, instructions, position, disabled, hinted, cursor, onPointer } = model;
  return html`<div
      part="board"
      id="board"
      role="application"
      tabindex=${disabled ? nothing : 0}
      aria-label=${name}
      aria-describedby="instructions"
      aria-disabled=${disabled || nothing}
      data-hint=${hinted ?? nothing}
      @keydown=${model.onKeydown}
      @pointerdown=${onPointer}
      @pointermove=${onPointer}
      @pointerup=${onPointer}
      @pointercancel=${onPointer}
      @blur=${model.onBlur}
    >
      <div class="cells" aria-hidden="true">${position ? rendered.cells(position) : noChange}</div>
      <div class="tiles" aria-hidden="true">${position ? rendered.tiles(position) : noChange}</div>
      <div
        class="cursor ${cursor.row < 2 ? 'top' : ''}"
        aria-hidden="true"
        ?hidden=${!cursor.shown}
      >
        <b>${cursor.text}</b>
      </div>
    </div>
    <p id="instructions" hidden>${instructions}</p>
    <div
      class="reader"
      @pointerdown=${onPointer}
      @pointermove=${onPointer}
      @pointerup=${onPointer}
      @pointercancel=${onPointer}
    >
      <table role="table" aria-label=${tableName}>
        <tbody>
          ${position ? rendered.rows(position) : noChange}
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
