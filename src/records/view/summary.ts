import { html, nothing, type TemplateResult } from 'lit';
import { figure } from '../../board/view/figure.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { joinPhrases } from '../../board/wording/phrases.js';
import type { Rules } from '../../engine/index.js';
import { figuresOf, streakOf, type Figures } from '../core/figures.js';
import { poolOf } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import { formatSize, type BookModel } from './book-model.js';

/** The figures and bars of one pool, and the streak. */
export function summary(model: BookModel): TemplateResult {
  const { texts, games, choices } = model;
  const pools = poolsOf(model);
  const [firstPool = ''] = pools.keys();
  const { pool: chosenPool = firstPool } = choices;
  // The last game of the chosen pool may have been deleted.
  const pool = pools.has(chosenPool) ? chosenPool : firstPool;
  const figures = figuresOf(games, pool);
  return html`${pools.size > 1 ? poolList(model, pools, pool) : nothing}
  ${figureLine(texts, figures)} ${streakLine(model)} ${barChart(texts, figures)}`;
}

/** Makes the bars as long as their counts say, by a property, since a page's policy may forbid the attribute `style`. */
export function setBarLengths(root: ParentNode): void {
  const bars = [...root.querySelectorAll<HTMLElement>('[part~=bar]')];
  const countOf = ({ dataset }: HTMLElement): number => Number(dataset['count']);
  const largestCount = Math.max(...bars.map(countOf));
  for (const bar of bars) bar.style.inlineSize = `${(100 * countOf(bar)) / largestCount}%`;
}

/** The rules of each pool; the board's own pool first. */
function poolsOf({ games, boardRules }: BookModel): Map<string, Rules> {
  const all = games.map(({ rules }) => rules);
  if (boardRules) all.unshift(boardRules);
  return new Map(all.map((rules) => [poolOf({ rules }), rules]));
}

function poolList(
  { texts, choose }: BookModel,
  pools: Map<string, Rules>,
  pool: string,
): TemplateResult {
  return html`<select
    part="pools"
    aria-label=${texts.text('recordsPools')}
    @change=${({ target }: Event) => choose({ pool: (target as HTMLSelectElement).value })}
  >
    ${[...pools].map(
      ([key, rules]) =>
        html`<option value=${key} .selected=${key === pool}>${poolName(texts, rules)}</option>`,
    )}
  </select>`;
}

function poolName(texts: AllTexts, rules: Rules): string {
  const { winTile, fourChance, startTiles, afterWin } = rules;
  const parts = [formatSize(rules)];
  if (winTile !== 2048) parts.push(texts.text('recordsWinTile', { tile: String(winTile) }));
  if (fourChance !== 0.1) {
    parts.push(texts.text('recordsFours', { share: texts.number(fourChance, 'percent') }));
  }
  if (startTiles !== 2) parts.push(texts.text('recordsStartTiles', { count: startTiles }));
  if (afterWin === 'stop') parts.push(texts.text('recordsStops'));
  return joinPhrases(texts, parts);
}

function figureLine(texts: AllTexts, figures: Figures): TemplateResult {
  const { games, best, maxTile, winShare } = figures;
  const ifPlayed = (value: string): string => (games > 0 ? value : '–');
  const values: [label: string, value: string][] = [
    [texts.text('recordsGames'), texts.number(games)],
    [texts.text('best'), ifPlayed(texts.number(best))],
    [texts.text('highestTile'), ifPlayed(String(maxTile))],
    [texts.text('recordsWinShare'), ifPlayed(texts.number(winShare, 'percent'))],
  ];
  return html`<div part="figures" class="bar figures">
    ${values.map(([label, value]) => figure({ part: 'figure', label, value }))}
  </div>`;
}

function streakLine({ texts, games }: BookModel): TemplateResult | typeof nothing {
  const streak = streakOf(games, Date.now());
  if (!streak) return nothing;
  const { current, longest, madeUp } = streak;
  return html`<p part="streak">
    <strong>${texts.text('recordsStreak', { count: current })}</strong>
    <span>${texts.text('recordsLongest', { count: longest })}</span>
    ${
      madeUp.size > 0
        ? html`<span>${texts.text('recordsMadeUpDays', { count: madeUp.size })}</span>`
        : nothing
    }
  </p>`;
}

function barChart(texts: AllTexts, { games, bars }: Figures): TemplateResult {
  return html`<ul
    part="bars"
    class="bars"
    aria-label=${texts.text('recordsBars')}
    ?hidden=${games === 0}
  >
    ${bars.map(
      ({ tile, count }) =>
        html`<li aria-label=${texts.text('recordsBar', { tile: String(tile), count })}>
          <span>${tile}</span>
          <div part="bar" data-rank=${rankOf(tile)} data-count=${count}></div>
          <span>${texts.number(count)}</span>
        </li>`,
    )}
  </ul>`;
}
