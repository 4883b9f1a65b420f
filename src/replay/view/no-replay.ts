import type { TemplateResult } from 'lit';
import { onServer } from '../../element/environment.js';
import { html, nothing } from 'lit';
import type { PlayerTextName, PlayerTexts } from '../wording/texts.js';

/** Without a replay: the page's content, or a message. @param problem what is wrong with the line or file */
export function noReplay(
  element: Element,
  texts: PlayerTexts,
  problem: PlayerTextName | undefined,
): TemplateResult {
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
