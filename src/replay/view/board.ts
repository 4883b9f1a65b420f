import type { TemplateResult } from 'lit';
import { boardNodes } from '../../element/view/board.js';
import { figure } from '../../element/view/figure.js';
import { html, nothing } from 'lit';
import { shows, type ReplayView } from './replay-view.js';

/** The board, and the table in which a screen reader reads it. @param label the name that the page gives the element */
export function board(view: ReplayView, label: string): TemplateResult {
  const { texts, step, review, onKeydown } = view;
  const { columns, rows } = step.position;
  const name = texts.text('replayName', { columns, rows });
  const nodes = boardNodes({
    name: label ? `${label}: ${name}` : name,
    instructions: texts.text('replayInstructions'),
    tableName: texts.text('position'),
    ...(review?.arrows && { overlay: review.arrows }),
    onKeydown,
  });
  return html`<div class="stage">${nodes}</div>`;
}

export function figures(view: ReplayView): TemplateResult | typeof nothing {
  const { texts, step, playback } = view;
  const { index, position } = step;
  const { length } = playback;
  const inAll = ` / ${texts.number(length)}`;
  const shown = [
    shows(view, 'score') &&
      figure({ part: 'score', label: texts.text('score'), value: texts.number(position.score) }),
    shows(view, 'moves') &&
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
