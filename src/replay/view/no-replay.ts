import type { TemplateResult } from 'lit';
import { onServer } from '../../element/environment.js';
import { html, nothing } from 'lit';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { PlayerTextName, PlayerTexts } from '../wording/texts.js';

/** The rows around the board, by the controls in each. */
const rows: readonly (readonly ReplayControl[])[] = [
  ['score', 'moves'],
  ['scrub'],
  ['play', 'step', 'speed'],
  ['same-tiles', 'copy', 'download'],
];

/**
 * Without a replay: the page's content, or a message; while a replay is on its way, about as high as the replay will be.
 *
 * @param problem what is wrong with the line or file
 */
export function noReplay(
  element: Element,
  texts: PlayerTexts,
  problem: PlayerTextName | undefined,
  { line, src, controls, review }: ReplaySettings,
): TemplateResult {
  const isAwaited = (line || src) && !problem;
  if (isAwaited) {
    const shown = rows.filter((row) => row.some((control) => controls.includes(control)));
    if (review) shown.push([]);
    return html`<div class="game">
      <div class="awaited"><slot></slot></div>
      ${shown.map(() => html`<div class="awaited-row"></div>`)}
      <slot name="caption"></slot>
    </div>`;
  }
  const isShown = problem && !onServer && !hasContent(element);
  return html`<slot></slot>
    ${isShown ? html`<p part="message">${texts.text(problem)}</p>` : nothing}
    <slot name="caption"></slot>`;
}

function hasContent({ childNodes }: Element): boolean {
  return Array.from(childNodes).some(
    (node) =>
      (node.nodeType === 1 && !(node as Element).slot) ||
      (node.nodeType === 3 && node.textContent?.trim()),
  );
}
