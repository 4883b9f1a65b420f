import { html, nothing, type TemplateResult } from 'lit';
import { figure } from '../../board/view/figure.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { joinPhrases } from '../../board/wording/phrases.js';
import type { Rules } from '../../engine/index.js';
import { figuresOf, streakOf, type Figures } from '../core/figures.js';
import { doesCount, poolOf, type KeptGame } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import { formatSize, type BookModel } from './book-model.js';

/** Games of the average: the present form. */
const fewGames = 10;

/** The list of rules, where there are several; then the figures and bars of one pool. */
export function summary(model: BookModel, pool: string): TemplateResult {
  const { texts, games } = model;
  const pools = poolsOf(model);
  return html`${pools.size > 1 ? poolList(model, pools, pool) : nothing} ${figureLine(model, pool)}
  ${barChart(texts, figuresOf(games, pool), latestOf(games, pool))}`;
}

/** The pool that is shown: the one that was chosen, the board's own, or that of the newest game. */
export function shownPool({ games, boardRules, choices }: BookModel): string {
  const used = new Set(games.map(poolOf));
  const own = boardRules && poolOf({ rules: boardRules });
  // The last game of the chosen pool may have been deleted.
  return [choices.pool, own].find((pool) => pool && used.has(pool)) ?? [...used][0] ?? '';
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

function figureLine({ texts, games }: BookModel, pool: string): TemplateResult {
  const { games: played, best, winShare } = figuresOf(games, pool);
  const last = countedOf(games, pool).slice(0, fewGames);
  const mean = last.reduce((sum, { score }) => sum + score, 0) / (last.length || 1);
  const ifPlayed = (value: string): string => (played > 0 ? value : '–');
  const values: [label: string, value: string, part?: string][] = [
    [texts.text('recordsGames'), texts.number(played)],
    [texts.text('recordsWinShare'), ifPlayed(texts.number(winShare, 'percent'))],
    [texts.text('best'), ifPlayed(texts.number(best))],
    [
      texts.text('recordsAverage', { count: last.length }),
      ifPlayed(texts.number(Math.round(mean))),
    ],
  ];
  const streak = streakOf(games, Date.now());
  if (streak) {
    const { current, longest } = streak;
    values.push([texts.text('recordsStreak'), texts.number(current), 'streak']);
    values.push([texts.text('recordsLongest'), texts.number(longest), 'streak']);
  }
  return html`<div part="figures" class="bar figures">
    ${values.map(([label, value, part = '']) => figure({ part: `figure ${part}`, label, value }))}
  </div>`;
}

/** The games of a pool that count, the newest first. */
function countedOf(games: readonly KeptGame[], pool: string): KeptGame[] {
  return games.filter((game) => doesCount(game) && poolOf(game) === pool);
}

/** The highest tile of the newest game that counts. */
function latestOf(games: readonly KeptGame[], pool: string): number | undefined {
  return countedOf(games, pool)[0]?.maxTile;
}

/** @param latest the tile of the newest game, whose bar alone has the tile's colour */
function barChart(
  texts: AllTexts,
  { games, bars }: Figures,
  latest: number | undefined,
): TemplateResult {
  const nameOf = ({ tile, count }: Figures['bars'][number]): string => {
    const name = texts.text('recordsBar', { tile: String(tile), count });
    return tile === latest ? joinPhrases(texts, [name, texts.text('recordsLatest')]) : name;
  };
  return html`<ul
    part="bars"
    class="bars"
    aria-label=${texts.text('recordsBars')}
    ?hidden=${games === 0}
  >
    ${bars.map(
      (bar) =>
        html`<li aria-label=${nameOf(bar)}>
          <span class="tile" data-rank=${rankOf(bar.tile)}>${bar.tile}</span>
          <div
            part="bar"
            data-rank=${bar.tile === latest ? rankOf(bar.tile) : nothing}
            data-count=${bar.count}
          >
            <span>${texts.number(bar.count)}</span>
          </div>
        </li>`,
    )}
  </ul>`;
}
