import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { streakOf } from '../core/figures.js';
import { bestGames, poolOf, type KeptGame } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import type { BookModel, Column, ViewChoices } from './book-model.js';

/** Games that the table shows before "Show all" is pressed. */
const fewGames = 20;

/** What a column is sorted by. */
const sortValues: Readonly<Record<Column, (game: KeptGame) => number>> = {
  date: ({ ended }) => ended ?? -1,
  score: ({ score }) => score,
  maxTile: ({ maxTile }) => maxTile,
  moves: ({ moves }) => moves,
};

const deleteIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

/** What a row says about its game beyond the game's own facts. */
interface RowText {
  /** Tells the game from all others in the list, for the names of its buttons. */
  readonly name: string;
  readonly badges: readonly string[];
}

/** The games of one pool. */
export function gameTable(model: BookModel, pool: string): TemplateResult {
  const { texts, choices, choose } = model;
  const games = model.games.filter((game) => poolOf(game) === pool);
  const shown = sortedGames(games, choices).slice(0, choices.showsAll ? undefined : fewGames);
  const names = namesOf(texts, games);
  const badgesFor = badgesOf(model);
  const rowOf = (game: KeptGame): TemplateResult =>
    gameRow(model, game, { name: names.get(game) ?? '', badges: badgesFor(game) });
  const showAll = (): void => choose({ showsAll: true });
  return html`<table part="table">
      <caption class="hidden">
        ${texts.text('recordsName')}
      </caption>
      <thead>
        ${headRow(model)}
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

function sortedGames(games: readonly KeptGame[], { column, isAscending }: ViewChoices): KeptGame[] {
  const value = sortValues[column];
  const sorted = games.toSorted((one, other) => value(other) - value(one));
  return isAscending ? sorted.reverse() : sorted;
}

function headRow(model: BookModel): TemplateResult {
  const { texts } = model;
  const heads: [Column, string][] = [
    ['date', texts.text('recordsDate')],
    ['score', texts.text('score')],
    ['maxTile', texts.text('recordsTile')],
    ['moves', texts.text('moves')],
  ];
  return html`<tr>
    ${heads.map(([column, label]) => headCell(model, column, label))}
    <th scope="col">
      <span class="hidden">${texts.text('recordsActions')}</span>
    </th>
  </tr>`;
}

function headCell({ choices, choose }: BookModel, column: Column, label: string): TemplateResult {
  const isSorted = column === choices.column;
  const order = choices.isAscending ? 'ascending' : 'descending';
  const sort = (): void => choose({ column, isAscending: isSorted && !choices.isAscending });
  return html`<th scope="col" aria-sort=${isSorted ? order : 'none'}>
    <button type="button" part="button-sort" @click=${sort}>${label}</button>
  </th>`;
}

function gameRow(model: BookModel, game: KeptGame, { name, badges }: RowText): TemplateResult {
  const { texts, choices } = model;
  const { score, maxTile, moves } = game;
  const isWatched = game === choices.watchedGame;
  const watch = button({
    name: 'watch',
    icon: isWatched ? icons.close : icons.autoplay,
    label: texts.text('pair', { first: texts.text(isWatched ? 'close' : 'watch'), next: name }),
    text: '',
    press: () => model.toggleReplay(game),
  });
  return html`<tr part="row">
      <td>
        ${dateOf(texts, game)}${badges.map((badge) => html` <span class="badge">${badge}</span>`)}
      </td>
      <td>${texts.number(score)}</td>
      <td><span class="tile" data-rank=${rankOf(maxTile)}>${maxTile}</span></td>
      <td>${texts.number(moves)}</td>
      <td>${watch}</td>
    </tr>
    ${isWatched ? replayRow(model, game, name) : nothing}`;
}

/** The day, and the time of today's games; all of it for a pointer that rests on it. */
function dateOf(texts: AllTexts, game: KeptGame): string | TemplateResult {
  const { ended } = game;
  if (ended === null) return texts.text('recordsNoDate');
  return html`<time datetime=${new Date(ended).toISOString()} title=${formatDate(texts, game)}
    >${shortDate(texts.code, ended)}</time
  >`;
}

/** The film, which plays and offers a review, and what else can be done with the game. */
function replayRow(
  { texts, board, actions }: BookModel,
  game: KeptGame,
  name: string,
): TemplateResult {
  const remove = button({
    name: 'delete',
    icon: deleteIcon,
    label: texts.text('pair', { first: texts.text('recordsDelete'), next: name }),
    text: texts.text('recordsDelete'),
    press: () => actions.delete([game]),
  });
  return html`<tr class="watched">
    <td colspan="5">
      <game-2048-replay
        line=${game.replay}
        autoplay
        review
        speed="8"
        tile-image=${board?.getAttribute('tile-image') ?? nothing}
        tile-labels=${board?.getAttribute('tile-labels') ?? nothing}
      ></game-2048-replay>
      <div class="bar footer">${remove}</div>
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
    if (!game.won && game.endReason === 'gave-up') badges.push(texts.text('recordsGaveUp'));
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

/** "Today 21:20", "Yesterday", "Nov 20", or with the year if that is another one; in the viewer's time zone. */
function shortDate(code: string, ended: number): string {
  const date = new Date(ended);
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.round((date.setHours(0, 0, 0, 0) - midnight) / 86_400_000);
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(code, options).format(ended);
  if (days === 0 || days === -1) {
    const day = new Intl.RelativeTimeFormat(code, { numeric: 'auto' }).format(days, 'day');
    const [first = ''] = day;
    const named = first.toLocaleUpperCase(code) + day.slice(first.length);
    return days ? named : `${named} ${format({ timeStyle: 'short' })}`;
  }
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });
}
