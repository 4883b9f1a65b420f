import { html, nothing, type TemplateResult } from 'lit';
import { figure } from '../../board/view/figure.js';
import { joinPhrases } from '../../board/wording/phrases.js';
import type { Rules } from '../../engine/index.js';
import { figuresOf, streakOf, type Streak } from '../core/figures.js';
import { poolOf, sizeOf } from '../core/row.js';
import type { AllTexts } from '../wording.js';
import type { BookView } from './book-view.js';

/** The figures, the streak and the bars of one size and rules. */
export function summary(view: BookView): TemplateResult {
  const { texts, rows, choices } = view;
  const pools = poolsOf(view);
  const pool = choices.pool ?? [...pools.keys()][0] ?? '';
  const { games, best, maxTile, winShare, bars } = figuresOf(rows, pool);
  const figures: [label: string, value: string][] = [
    [texts.text('recordsGames'), texts.number(games)],
    [texts.text('best'), games ? texts.number(best) : '–'],
    [texts.text('highestTile'), games ? String(maxTile) : '–'],
    [texts.text('recordsWinShare'), games ? texts.number(winShare, 'percent') : '–'],
  ];
  return html`${pools.size > 1 ? poolList(view, pools, pool) : nothing}
    <div part="figures" class="bar figures">
      ${figures.map(([label, value]) => figure({ part: 'figure', label, value }))}
    </div>
    ${streak(texts, streakOf(rows, Date.now()))}
    <ul part="bars" class="bars" aria-label=${texts.text('recordsBars')} ?hidden=${games === 0}>
      ${bars.map(
        ({ tile, count }) =>
          html`<li aria-label=${texts.text('recordsBar', { tile: String(tile), count })}>
            <span>${tile}</span>
            <div part="bar" data-rank=${Math.log2(tile)} data-count=${count}></div>
            <span>${texts.number(count)}</span>
          </li>`,
      )}
    </ul>`;
}

/** The board's own first. */
function poolsOf({ rows, ownRules }: BookView): Map<string, Rules> {
  const all = [...(ownRules ? [ownRules] : []), ...rows.map(({ rules }) => rules)];
  return new Map(all.map((rules) => [poolOf({ rules }), rules]));
}

function poolList(
  { texts, choose }: BookView,
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

/** The size, and what differs from the standard rules. */
function poolName(texts: AllTexts, rules: Rules): string {
  const { winTile, fourChance, startTiles, afterWin } = rules;
  const names = [
    sizeOf(rules),
    winTile === 2048 ? '' : texts.text('recordsWinTile', { tile: String(winTile) }),
    fourChance === 0.1
      ? ''
      : texts.text('recordsFours', { share: texts.number(fourChance, 'percent') }),
    startTiles === 2 ? '' : texts.text('recordsStartTiles', { count: startTiles }),
    afterWin === 'continue' ? '' : texts.text('recordsStops'),
  ];
  return joinPhrases(texts, names);
}

function streak(texts: AllTexts, days: Streak | undefined): TemplateResult | typeof nothing {
  if (!days) return nothing;
  const { current, longest, madeUp } = days;
  return html`<p part="streak">
    <strong>${texts.text('recordsStreak', { count: current })}</strong>
    <span>${texts.text('recordsLongest', { count: longest })}</span>
    ${madeUp.size ? html`<span>${texts.text('recordsMadeUpDays', { count: madeUp.size })}</span>` : nothing}
  </p>`;
}
