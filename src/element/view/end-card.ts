import { html, nothing, type TemplateResult } from 'lit';
import type { GameView } from '../../engine/index.js';
import type { ViewContext } from './view-context.js';

/** Where the highest tile is; of several the one closest to the upper or lower edge. */
export function bestCell({ board, maxTile }: Pick<GameView, 'board' | 'maxTile'>): {
  column: number;
  row: number;
  isInUpperHalf: boolean;
} {
  const holds = (row: readonly number[]): boolean => row.includes(maxTile);
  const [first, last] = [board.findIndex(holds), board.findLastIndex(holds)];
  const isInUpperHalf = first < board.length - 1 - last;
  const row = isInUpperHalf ? first : last;
  return { row, column: board[row]?.indexOf(maxTile) ?? 0, isInUpperHalf };
}

/** The title, "120 short of your best", the score graph and the numbers of an end screen. */
export function endCard({ texts, interaction }: ViewContext, title: string): TemplateResult {
  const { game, shownBest, isNewBest } = interaction.session;
  const { score, moves, over } = game;
  const missing = (shownBest ?? 0) - score;
  return html`<div class="end">
    <div class="end-title">
      <p class="title" id="card-title">${title}</p>
      ${isNewBest ? html`<p class="new-best">${texts.text('newBest')}</p>` : nothing}
      ${
        over && missing > 0
          ? html`<p class="result">${texts.text('shortOfBest', { count: missing })}</p>`
          : nothing
      }
    </div>
    ${
      // Drawn by code fetched later. One move makes no line.
      moves > 1 ? html`<svg class="score-graph" aria-hidden="true"></svg>` : nothing
    }
    <dl class="numbers">
      ${numberRow(texts.text('score'), texts.number(score))}
      ${numberRow(texts.text('moves'), texts.number(moves))}
    </dl>
  </div>`;
}

function numberRow(name: string, value: string): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}
