import { html, nothing, type TemplateResult } from 'lit';

export interface BoardModel {
  name: string;
  instructions: string;
  tableName: string;
  isDisabled?: boolean;
  aboveTiles?: TemplateResult;
  onKeydown: (event: KeyboardEvent) => void;
  onBlur?: () => void;
}

/** Filled by `BoardView`, not by Lit. */
const boardLayers = html`<div class="cells" aria-hidden="true"></div>
  <div class="tiles" aria-hidden="true"></div>`;

/**
 * The board, and the table in which a screen reader reads it. On a touch screen the table lies over the board and
 * receives its swipes.
 *
 * Orca says nothing when a focused application is the outermost one, and keeps the arrow keys where the focused node has
 * no content to read: hence the application around the board, without a name, and the instructions inside the board.
 */
export function boardNodes(model: BoardModel): TemplateResult {
  const { isDisabled = false, aboveTiles = nothing, onKeydown } = model;
  // Also for a key that a test dispatches on either application, whether it bubbles or not.
  const keys = { handleEvent: onKeydown, capture: true };
  return html`<div class="application" role="application" @keydown=${keys}>
      <div
        part="board"
        id="board"
        role="application"
        tabindex=${isDisabled ? nothing : 0}
        aria-label=${model.name}
        aria-describedby="instructions"
        aria-disabled=${isDisabled || nothing}
        @blur=${model.onBlur}
      >
        ${boardLayers} ${aboveTiles}
        <p id="instructions" class="hidden">${model.instructions}</p>
      </div>
    </div>
    <div class="reader">
      <table role="table" aria-label=${model.tableName}>
        <tbody></tbody>
      </table>
    </div>`;
}
