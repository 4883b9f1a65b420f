import type { TemplateResult } from 'lit';
import { onServer } from '../../element/environment.js';
import { html, nothing } from '../kit.js';
import type { PlayerTexts } from '../wording/texts.js';

/** What is shown without a replay: the page's content, or a message if there is none and the line or file is bad. */
export function noReplay(element: Element, texts: PlayerTexts, hasFailed: boolean): TemplateResult {
  const message = hasFailed && !onServer && !hasContent(element);
  return html`<slot></slot>
    ${message ? html`<p part="message">${texts.text('replayFailed')}</p>` : nothing}
    <slot name="caption"></slot>`;
}

function hasContent({ childNodes }: Element): boolean {
  return Array.from(childNodes).some(
    (node) =>
      (node.nodeType === 1 && !(node as Element).slot) ||
      (node.nodeType === 3 && node.textContent?.trim()),
  );
}
