import type { TemplateResult } from 'lit';
import { html, layers, nothing, onServer, reader } from '../kit.js';
import { shows, type Player } from './player.js';

/**
 * The board, and the table in which a screen reader reads it.
 *
 * @param label the name that the page gives the element
 */
export function board(player: Player, label: string): TemplateResult {
  const { texts, step } = player;
  const { columns, rows, board: cells } = step.position;
  const name = texts.text('replayName', { columns, rows });
  const position = onServer ? cells : undefined;
  return html`<div class="stage">
    <div
      part="board"
      id="board"
      role="application"
      tabindex="0"
      aria-label=${label ? `${label}: ${name}` : name}
      aria-describedby="instructions"
      @keydown=${player.onKeydown}
    >
      ${layers(position)}
    </div>
    <p id="instructions" hidden>${texts.text('replayInstructions')}</p>
    ${reader(texts.text('position'), position)}
  </div>`;
}

/** The score and the position, above the board. */
export function figures(player: Player): TemplateResult | typeof nothing {
  const { texts, step, playback } = player;
  const { index } = step;
  const { length } = playback;
  if (!shows(player, 'score') && !shows(player, 'moves')) return nothing;
  return html`<div part="header" class="header">
    <div part="figures" class="bar figures">
      ${
        shows(player, 'score')
          ? figure('score', texts.text('score'), texts.number(step.position.score))
          : nothing
      }
      ${
        shows(player, 'moves')
          ? figure(
              'position',
              texts.text('moves'),
              texts.text('moveOfMoves', { move: index, moves: length }),
            )
          : nothing
      }
    </div>
  </div>`;
}

function figure(part: string, label: string, value: string): TemplateResult {
  return html`<div part=${part} class="figure">
    <span class="label">${label}</span><span class="number">${value}</span>
  </div>`;
}
