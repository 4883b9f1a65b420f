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
 */
export function boardNodes(model: BoardModel): TemplateResult {
  const { isDisabled = false, aboveTiles = nothing } = model;
  return html`<div
      part="board"
      id="board"
      role="application"
      tabindex=${isDisabled ? nothing : 0}
      aria-label=${model.name}
      aria-describedby="instructions"
      aria-disabled=${isDisabled || nothing}
      @keydown=${model.onKeydown}
      @blur=${model.onBlur}
    >
      ${boardLayers} ${aboveTiles}
    </div>
    <p id="instructions" hidden>${model.instructions}</p>
    <div class="reader">
      <table role="table" aria-label=${model.tableName}>
        <tbody></tbody>
      </table>
    </div>`;
}
