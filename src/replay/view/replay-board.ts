import { html, nothing, type TemplateResult } from 'lit';
import { onServer } from '../../words/environment.js';
import { boardNodes } from '../../board/view/board-nodes.js';
import { figure } from '../../board/view/figure.js';
import type { ReplayControl, ReplaySettings } from '../core/settings.js';
import type { AllTextName, AllTexts } from '../wording/sentences.js';
import { shows, type ReplayContext } from './replay-context.js';

/** The controls in each of the rows around the board. */
const rows: readonly (readonly ReplayControl[])[] = [
  ['score', 'moves'],
  ['scrub'],
  ['play', 'step', 'speed'],
  ['same-tiles', 'copy', 'download'],
];

/** @param label the name that the page gives the element; empty for none */
export function board(context: ReplayContext, label: string): TemplateResult {
  const { texts, step, review, lesson, onKeydown } = context;
  const { columns, rows } = step.position;
  const name = texts.text('replayName', { columns, rows });
  const nodes = boardNodes({
    name: label ? `${label}: ${name}` : name,
    instructions: lesson.instructions ?? texts.text('replayInstructions'),
    tableName: texts.text('position'),
    ...(review?.moveArrows && { aboveTiles: review.moveArrows }),
    onKeydown,
  });
  return html`<div class="stage">${nodes}</div>`;
}

export function figures(context: ReplayContext): TemplateResult | typeof nothing {
  const { texts, step, playback } = context;
  const { index, position } = step;
  const { length } = playback;
  const inAll = ` / ${texts.number(length)}`;
  const shown = [
    shows(context, 'score') &&
      figure({ part: 'score', label: texts.text('score'), value: texts.number(position.score) }),
    shows(context, 'moves') &&
      figure({
        part: 'position',
        label: texts.text('moves'),
        value: texts.number(index) + inAll,
        longest: texts.number(length) + inAll,
      }),
  ].filter(Boolean);
  if (!shown.length) return nothing;
  return html`<div part="header" class="header">
    <div part="figures" class="bar figures">${shown}</div>
  </div>`;
}

/** The page's content, or a message. While a replay is being fetched, it is about as high as the replay will be. */
export function noReplay(
  element: Element,
  texts: AllTexts,
  problem: AllTextName | undefined,
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
