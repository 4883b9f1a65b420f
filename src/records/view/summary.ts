import { html, nothing, type TemplateResult } from 'lit';
import { figure } from '../../board/view/figure.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { joinPhrases } from '../../words/phrases.js';
import type { Rules } from '../../engine/index.js';
import type { Bar } from '../core/figures.js';
import { poolOf } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import { formatSize, type BookModel } from './book-model.js';
import type { Shown } from './shown.js';

/** The list of sizes and rules, where there are several; then the figures and bars of one pool. */
export function summary(model: BookModel, shown: Shown): TemplateResult {
  const { texts } = model;
  return html`${poolList(model, shown)} ${figureLine(texts, shown)} ${barChart(texts, shown)}
  ${uncounted(texts, shown)}`;
}

/** Makes the bars as long as their counts say, by a property, since a page's policy may forbid the attribute `style`. */
export function setBarLengths(root: ParentNode): void {
  const bars = [...root.querySelectorAll<HTMLElement>('[part~=bar]')];
  const countOf = ({ dataset }: HTMLElement): number => Number(dataset['count']);
  const largestCount = Math.max(...bars.map(countOf));
  for (const bar of bars) bar.style.inlineSize = `${(100 * countOf(bar)) / largestCount}%`;
}

/** Names what is shown, unless all games have the rules of the board. */
function poolList(
  { texts, games, boardRules, choose }: BookModel,
  { pool }: Shown,
): TemplateResult | typeof nothing {
  const own = boardRules && poolOf({ rules: boardRules });
  const rules = new Map<string, Rules>(games.map((game) => [poolOf(game), game.rules]));
  if (rules.size === 1 && (!own || rules.has(own))) return nothing;
  const ownFirst = [...rules].toSorted(([one], [other]) => +(other === own) - +(one === own));
  return html`<select
    part="pools"
    aria-label=${texts.text('recordsPools')}
    @change=${({ target }: Event) => choose({ pool: (target as HTMLSelectElement).value })}
  >
    ${ownFirst.map(
      ([key, value]) =>
        html`<option value=${key} .selected=${key === pool}>${poolName(texts, value)}</option>`,
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

function figureLine(texts: AllTexts, { figures, streak }: Shown): TemplateResult {
  const { played, winShare, best, average } = figures;
  const ifAny = (count: number, value: string): string => (count > 0 ? value : '–');
  const values: [label: string, value: string, part?: string][] = [
    [texts.text('recordsGames'), texts.number(played)],
    [texts.text('recordsWinShare'), ifAny(played, texts.number(winShare, 'percent'))],
    [texts.text('best'), ifAny(played, texts.number(best))],
    [
      texts.text('recordsAverage', { count: average.games || 10 }),
      ifAny(average.games, texts.number(average.score)),
    ],
  ];
  if (streak) {
    values.push([texts.text('recordsStreak'), texts.number(streak.current), 'streak']);
    values.push([texts.text('recordsLongest'), texts.number(streak.longest), 'streak']);
  }
  return html`<div part="figures" class="bar figures">
    ${values.map(([label, value, part = '']) => figure({ part: `figure ${part}`, label, value }))}
  </div>`;
}

function barChart(texts: AllTexts, { figures }: Shown): TemplateResult {
  const { bars, newestTile } = figures;
  const labelOf = ({ tile, count }: Bar): string => {
    const label = texts.text('recordsBar', { tile: String(tile), count });
    return tile === newestTile ? joinPhrases(texts, [label, texts.text('recordsLatest')]) : label;
  };
  const name = texts.text('recordsBars');
  const isEmpty = bars.length === 0;
  return html`<p class="heading" aria-hidden="true" ?hidden=${isEmpty}>
      ${name}
      <span>
        <span class="tile" data-rank=${rankOf(newestTile ?? 2)}></span>
        ${texts.text('recordsLatest')}
      </span>
    </p>
    <ul part="bars" class="bars" aria-label=${name} ?hidden=${isEmpty}>
      ${bars.map(
        (bar) =>
          html`<li aria-label=${labelOf(bar)}>
            <span class="tile" data-rank=${rankOf(bar.tile)}>${bar.tile}</span>
            <div
              part="bar"
              data-rank=${bar.tile === newestTile ? rankOf(bar.tile) : nothing}
              data-count=${bar.count}
            >
              <span>${texts.number(bar.count)}</span>
            </div>
          </li>`,
      )}
    </ul>`;
}

/** "2 games not counted: computer, another try", by the marks that their rows have. */
function uncounted(texts: AllTexts, { games, figures, marks }: Shown): TemplateResult {
  const count = games.length - figures.played;
  const reasons = marks.filter((mark) => mark.isUncounted && mark.games.size > 0);
  const names = joinPhrases(
    texts,
    reasons.map(({ name }) => texts.text(name)),
  );
  return html`<p part="uncounted" ?hidden=${count === 0}>
    ${texts.text('recordsUncounted', { count, marks: names })}
  </p>`;
}
