import { html, noChange, nothing, render, type TemplateResult } from 'lit';
import { rankOf } from './move-plan.js';

/** A position as the engine hands it out: rows from the top, 0 for an empty cell. */
export type Position = readonly (readonly number[])[];

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text on a tile: the number or, from ten million on, the power of two, which still fits. */
export function tileText(value: number): string {
  if (value < 1e7) return String(value || ' ');
  return `2${String(rankOf(value)).replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}

/** The text of a cell of the table for reading. A blank keeps a text node to write to. */
export function cellText(value: number): string {
  return String(value || ' ');
}

const cell = html`<div part="cell"></div>`;
const readerCell = (value: number) => html`<td role="cell">${cellText(value)}</td>`;
const readerRow = (values: readonly number[]) =>
  // The roles are written out: laid out as a grid, table rows lose theirs.
  html`<tr role="row">
    ${values.map(readerCell)}
  </tr>`;

/** @param inGrid whether the grid places it on its cell, as on a server, where nothing can be moved */
function tile(value: number, inGrid: boolean): TemplateResult {
  const text = tileText(value);
  return html`<div
    part="tile"
    class=${inGrid ? 'in-grid' : nothing}
    data-state=${value ? '' : 'free'}
    data-rank=${rankOf(value)}
    data-digits=${text.length}
  >
    <span part="tile-label">${text}</span>
  </div>`;
}

/**
 * The layers of the board.
 *
 * @param position what a server renders; undefined in a page, where `BoardView` makes the same nodes
 */
export function layers(position: Position | undefined): TemplateResult {
  return html`<div class="cells" aria-hidden="true">
      ${position?.flat().map(() => cell) ?? noChange}
    </div>
    <div class="tiles" aria-hidden="true">
      ${position?.flat().map((value) => tile(value, true)) ?? noChange}
    </div>`;
}

/**
 * The table in which a screen reader reads the position.
 *
 * @param position as for `layers`
 */
export function reader(name: string, position: Position | undefined): TemplateResult {
  return html`<div class="reader">
    <table role="table" aria-label=${name}>
      <tbody>
        ${position?.map(readerRow) ?? noChange}
      </tbody>
    </table>
  </div>`;
}

/** Makes nodes as the templates draw them, each a copy of one that is drawn once. */
export const make = {
  cell: copies(cell),
  tile: copies(tile(2, false)),
  row: copies(readerRow([])),
  readerCell: copies(readerCell(2)),
};

function copies(template: TemplateResult): () => HTMLElement {
  let original: HTMLElement | undefined;
  return () => (original ??= draw(template)).cloneNode(true) as HTMLElement;
}

function draw(template: TemplateResult): HTMLElement {
  // Some of these are only valid in a table.
  const holder = document.createElement('template').content;
  render(template, holder);
  const node = holder.firstElementChild as HTMLElement;
  // Removes the marker comments of the template, and the white space between its tags.
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_TEXT);
  const surplus: ChildNode[] = [];
  while (walker.nextNode()) {
    const found = walker.currentNode as Comment | Text;
    if (found.nodeType === Node.COMMENT_NODE || !found.data.trim()) surplus.push(found);
  }
  for (const found of surplus) found.remove();
  return node;
}
