import type { TemplateResult } from 'lit';
import { onServer } from '../../element/environment.js';
import { boardNodes, html, nothing } from '../kit.js';
import { shows, type Player } from './player.js';

/**
 * The board, and the table in which a screen reader reads it.
 *
 * @param label the name that the page gives the element
 */
export function board(player: Player, label: string): TemplateResult {
  const { texts, step, review, onKeydown } = player;
  const { columns, rows, board: cells } = step.position;
  const name = texts.text('replayName', { columns, rows });
  const nodes = boardNodes({
    name: label ? `${label}: ${name}` : name,
    instructions: texts.text('replayInstructions'),
    tableName: texts.text('position'),
    position: onServer ? cells : undefined,
    ...(review?.arrows && { cursor: review.arrows }),
    onKeydown,
  });
  return html`<div class="stage">${nodes}</div>`;
}

/** The score and the position, above the board. */
export function figures(player: Player): TemplateResult | typeof nothing {
  const { texts, step, playback } = player;
  const { index: move, position } = step;
  const shown = [
    shows(player, 'score') && figure('score', texts.text('score'), texts.number(position.score)),
    shows(player, 'moves') &&
      figure(
        'position',
        texts.text('moves'),
        texts.text('moveOfMoves', { move, moves: playback.length }),
      ),
  ].filter(Boolean);
  if (!shown.length) return nothing;
  return html`<div part="header" class="header">
    <div part="figures" class="bar figures">${shown}</div>
  </div>`;
}

function figure(part: string, label: string, value: string): TemplateResult {
  return html`<div part=${part} class="figure">
    <span class="label">${label}</span><span class="number">${value}</span>
  </div>`;
}
