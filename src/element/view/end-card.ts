import { html, nothing, svg, type TemplateResult } from 'lit';
import { steps, type Game } from '../../engine/index.js';
import { curveBox, curvePath, heightIn } from '../../score-curve.js';
import { rankOf } from './move-plan.js';
import type { Screen } from './screen.js';
import { tileText } from './board-template.js';

/** The tiles whose first appearance is marked on the score curve. */
const milestones = [512, 1024, 2048, 4096, 8192, 16384, 32768];

/**
 * What an end screen shows of the game: its highest tile, its score curve, its numbers, and the points missing to the
 * best score.
 */
export function endCard({ texts, keeper }: Screen, title: string): TemplateResult {
  const { game, best, isNewBest } = keeper.session;
  const { score, moves, maxTile, won, rules } = game;
  const tile = won ? Math.max(rules.winTile, maxTile) : maxTile;
  const missing = best - score;
  return html`<div class="end">
    <div
      class="end-tile"
      aria-hidden="true"
      data-rank=${rankOf(tile)}
      data-digits=${tileText(tile).length}
    >
      <span>${tileText(tile)}</span>
    </div>
    <div class="end-title">
      <p class="title" id="card-title">${title}</p>
      ${isNewBest ? html`<p class="new-best">${texts.text('newBest')}</p>` : nothing}
    </div>
    ${scoreLine(game)}
    <dl class="numbers">
      ${number(texts.text('score'), texts.number(score))}
      ${number(texts.text('moves'), texts.number(moves))}
      ${number(texts.text('highestTile'), texts.tile(maxTile))}
    </dl>
    ${
      !isNewBest && missing > 0
        ? html`<p class="result">${texts.text('shortOfBest', { count: missing })}</p>`
        : nothing
    }
  </div>`;
}

function number(name: string, value: string): TemplateResult {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

/** The last curve drawn: it stays the same until the game changes. */
let drawn: { game: Game; moves: number; line: TemplateResult | typeof nothing } | undefined;

/** The score curve, with a dot where each milestone first appeared. */
function scoreLine(game: Game): TemplateResult | typeof nothing {
  const { moves } = game;
  if (drawn?.game !== game || drawn.moves !== moves) drawn = { game, moves, line: draw(game) };
  return drawn.line;
}

function draw(game: Game): TemplateResult | typeof nothing {
  const scores: number[] = [];
  const firsts = new Map<number, number>();
  for (const { index, position } of steps(game.replay, {
    maxMoves: Infinity,
    maxLength: Infinity,
  })) {
    scores[index] = position.score;
    const { maxTile } = position;
    if (milestones.includes(maxTile) && !firsts.has(maxTile)) firsts.set(maxTile, index);
  }
  if (scores.length < 3) return nothing;
  const heightOf = heightIn(scores);
  const { width, height } = curveBox;
  const dots = [...firsts].map(
    ([value, index]) =>
      svg`<line class="dot" data-rank=${rankOf(value)} x1=${(width * index) / (scores.length - 1)}
        x2=${(width * index) / (scores.length - 1)} y1=${heightOf(scores[index] ?? 0)}
        y2=${heightOf(scores[index] ?? 0)} />`,
  );
  return html`<svg
    class="score-line"
    aria-hidden="true"
    viewBox="0 -8 ${width} ${height + 16}"
    preserveAspectRatio="none"
  >
    <path d=${curvePath(scores)} />
    ${dots}
  </svg>`;
}
