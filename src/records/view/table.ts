import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { streakOf } from '../core/figures.js';
import { bestGames, type KeptGame } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import { formatSize, type BookModel, type Column } from './book-model.js';

/** Games that the table shows before "Show all" is pressed. */
const fewGames = 20;

/** What a column is sorted by. */
const sortValues: Readonly<Record<Column, (game: KeptGame) => number>> = {
  date: ({ ended }) => ended ?? -1,
  score: ({ score }) => score,
  maxTile: ({ maxTile }) => maxTile,
  moves: ({ moves }) => moves,
  size: ({ rules }) => rules.columns * rules.rows,
};

const copyIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
const deleteIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

/** What a row says about its game beyond the game's own facts. */
interface RowText {
  /** Tells the game from all others in the list, for the names of its buttons. */
  readonly name: string;
  readonly badges: readonly string[];
  readonly hasSize: boolean;
}

export function gameTable(model: BookModel): TemplateResult {
  const { texts, games, choices, choose } = model;
  const hasSize = new Set(games.map(({ rules }) => formatSize(rules))).size > 1;
  const shown = sortedGames(model).slice(0, choices.showsAll ? undefined : fewGames);
  const names = namesOf(texts, games);
  const badgesFor = badgesOf(model);
  const rowOf = (game: KeptGame): TemplateResult =>
    gameRow(model, game, { name: names.get(game) ?? '', badges: badgesFor(game), hasSize });
  const showAll = (): void => choose({ showsAll: true });
  return html`<table part="table" role="table">
      <caption>
        ${texts.text('recordsName')}
      </caption>
      <thead>
        ${headRow(model, hasSize)}
      </thead>
      <tbody>
        ${shown.map(rowOf)}
      </tbody>
    </table>
    ${
      shown.length < games.length
        ? button({
            name: 'show-all',
            label: texts.text('recordsShowAll', { count: games.length }),
            press: showAll,
          })
        : nothing
    }`;
}

function sortedGames({ games, choices: { column, isAscending } }: BookModel): KeptGame[] {
  const value = sortValues[column];
  const sorted = games.toSorted((one, other) => value(other) - value(one));
  return isAscending ? sorted.reverse() : sorted;
}

function headRow(model: BookModel, hasSize: boolean): TemplateResult {
  const { texts } = model;
  const heads: [Column, string][] = [
    ['date', texts.text('recordsDate')],
    ['score', texts.text('score')],
    ['maxTile', texts.text('recordsTile')],
    ['moves', texts.text('moves')],
  ];
  if (hasSize) heads.push(['size', texts.text('recordsSize')]);
  return html`<tr role="row">
    ${heads.map(([column, label]) => headCell(model, column, label))}
    <th role="columnheader" scope="col">
      <span class="hidden">${texts.text('recordsActions')}</span>
    </th>
  </tr>`;
}

function headCell({ choices, choose }: BookModel, column: Column, label: string): TemplateResult {
  const isSorted = column === choices.column;
  const order = choices.isAscending ? 'ascending' : 'descending';
  const sort = (): void => choose({ column, isAscending: isSorted && !choices.isAscending });
  return html`<th role="columnheader" scope="col" aria-sort=${isSorted ? order : 'none'}>
    <button type="button" part="button-sort" @click=${sort}>${label}</button>
  </th>`;
}

function gameRow(model: BookModel, game: KeptGame, text: RowText): TemplateResult {
  const { texts, choices } = model;
  const { score, maxTile, moves, rules } = game;
  return html`<tr part="row" role="row">
      <td role="cell">
        ${dateOf(texts, game)}${text.badges.map((badge) => html` <span class="badge">${badge}</span>`)}
      </td>
      <td role="cell">${texts.number(score)}</td>
      <td role="cell">
        <span class="tile" data-rank=${rankOf(maxTile)}>${maxTile}</span>
      </td>
      <td role="cell">${texts.number(moves)}</td>
      ${text.hasSize ? html`<td role="cell">${formatSize(rules)}</td>` : nothing}
      <td role="cell">${gameButtons(model, game, text.name)}</td>
    </tr>
    ${game === choices.watchedGame ? replayRow(model, game, text.hasSize ? 6 : 5) : nothing}`;
}

function dateOf(texts: AllTexts, game: KeptGame): string | TemplateResult {
  const date = formatDate(texts, game);
  if (game.ended === null) return date;
  return html`<time datetime=${new Date(game.ended).toISOString()}>${date}</time>`;
}

function gameButtons(model: BookModel, game: KeptGame, name: string): TemplateResult {
  const { texts, actions, choices } = model;
  const labelOf = (action: string): string => texts.text('pair', { first: action, next: name });
  const watch = button({
    name: 'watch',
    icon: icons.autoplay,
    label: labelOf(texts.text('watch')),
    text: '',
    isPressed: game === choices.watchedGame,
    press: () => model.toggleReplay(game),
  });
  const copy = button({
    name: 'copy',
    icon: copyIcon,
    label: labelOf(texts.text('recordsCopy')),
    text: game === actions.copied ? texts.text('copied') : '',
    press: () => void actions.copy(game),
  });
  const remove = button({
    name: 'delete',
    icon: deleteIcon,
    label: labelOf(texts.text('recordsDelete')),
    text: '',
    press: () => actions.delete([game]),
  });
  return html`<div class="bar footer">${watch} ${copy} ${remove}</div>`;
}

function replayRow({ board }: BookModel, { replay }: KeptGame, columns: number): TemplateResult {
  return html`<tr role="row" class="watched">
    <td role="cell" colspan=${columns}>
      <game-2048-replay
        line=${replay}
        tile-image=${board?.getAttribute('tile-image') ?? nothing}
        tile-labels=${board?.getAttribute('tile-labels') ?? nothing}
      ></game-2048-replay>
    </td>
  </tr>`;
}

/** @returns a function that lists the badges of a game */
function badgesOf({ texts, games }: BookModel): (game: KeptGame) => string[] {
  const best = bestGames(games);
  const madeUp = streakOf(games, 0)?.madeUp;
  return (game) => {
    const badges: string[] = [];
    if (best.has(game)) badges.push(texts.text('recordsBest'));
    if (game.assisted) badges.push(texts.text('recordsAssisted'));
    if (game.edited) badges.push(texts.text('recordsEdited'));
    if (madeUp?.has(game.seed)) badges.push(texts.text('recordsMadeUp'));
    return badges;
  };
}

/** Names each game by its date, with a number if an earlier game in the list has the same date. */
function namesOf(texts: AllTexts, games: readonly KeptGame[]): Map<KeptGame, string> {
  const names = new Map<KeptGame, string>();
  const counts = new Map<string, number>();
  for (const game of games) {
    const date = formatDate(texts, game);
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    const numbered = texts.text('pair', { first: date, next: texts.number(count) });
    names.set(game, count > 1 ? numbered : date);
  }
  return names;
}

/** By language: they are slow to make. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** In the viewer's time zone. */
function formatDate(texts: AllTexts, { ended }: KeptGame): string {
  if (ended === null) return texts.text('recordsNoDate');
  const { code } = texts;
  const format =
    dateFormats.get(code) ??
    new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' });
  dateFormats.set(code, format);
  return format.format(ended);
}
