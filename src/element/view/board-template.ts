import { html, nothing, type TemplateResult } from 'lit';
import { rankOf } from './move-plan.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Position = readonly (readonly number[])[];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The text on a tile: the number or, from ten million on, the power of two, which still fits. A blank for an empty cell:
 * an empty string would leave no text node to write to.
 */
export function tileText(value: number): string {
  if (value < 1e7) return String(value || ' ');
  return `2${String(rankOf(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/** The text of a cell of the table for reading. */
export function cellText(value: number): string {
  return String(value || ' ');
}

/** As many as a board of 4 x 4 can need at once: for eight merges and the new tile. */
const rings = html`<div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>
  <div class="ring"></div>`;
const cell = html`<div part="cell"></div>`;

/** The nodes for a board of this size, showing `position`: everything that a move will ever need. */
export function boardTemplate(position: Position): TemplateResult {
  const values = position.flat();
  // While a full board moves, every merge shows three tiles, and one new tile appears.
  const spare = Array<number>((values.length >> 1) + 1).fill(0);
  return html`<div class="cells" aria-hidden="true">${values.map(() => cell)}</div>
    <div class="sky" aria-hidden="true"><div class="rays" hidden></div></div>
    <div class="tiles" aria-hidden="true">
      ${values.map((value) => tileTemplate(value, false))}${spare.map(() => tileTemplate(0, true))}
    </div>
    <div class="dusk" aria-hidden="true" hidden><div class="wave"></div></div>
    <div class="effects" aria-hidden="true">
      <div class="rings">${rings}</div>
      <div class="sparks" hidden></div>
    </div>`;
}

/** The rows of the table for reading; with their roles, which they lose as parts of a grid. */
export function readerRows(position: Position): TemplateResult[] {
  return position.map(
    (row) =>
      html`<tr role="row">
        ${row.map((value) => html`<td role="cell">${cellText(value)}</td>`)}
      </tr>`,
  );
}

/** @param spare whether it has no cell of its own */
function tileTemplate(value: number, spare: boolean): TemplateResult {
  const text = tileText(value);
  return html`<div
    part="tile"
    class=${spare ? 'spare' : nothing}
    data-state=${value ? '' : 'free'}
    data-rank=${rankOf(value)}
    data-digits=${text.length}
  >
    <span part="tile-label">${text}</span>
  </div>`;
}
