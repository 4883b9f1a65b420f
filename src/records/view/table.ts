import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import { rankOf } from '../../board/view/tile-rank.js';
import { idOf, type KeptGame } from '../core/kept-game.js';
import type { AllTexts } from '../wording.js';
import type { BookModel, Column, ViewChoices } from './book-model.js';
import { endText, longDate, shortDate } from './dates.js';
import { canReview } from './film.js';
import type { Shown } from './shown.js';

/** Games that the table shows before "Show all" is pressed. */
export const fewGames = 20;

/** A game without a time sorts below all others. */
const sortValues: Readonly<Record<Column, (game: KeptGame) => number>> = {
  date: ({ ended }) => ended ?? -1,
  score: ({ score }) => score,
  maxTile: ({ maxTile }) => maxTile,
  moves: ({ moves }) => moves,
};

const deleteIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

/** A row of the table. */
interface Row {
  readonly game: KeptGame;
  /** Tells the game from all others in the list, for the names of its buttons. */
  readonly name: string;
  readonly marks: readonly string[];
}

/** The games of one pool. */
export function gameTable(model: BookModel, shown: Shown): TemplateResult {
  const { texts, choices } = model;
  const { games, marks } = shown;
  const listed = sortedGames(games, choices).slice(0, choices.showsAll ? undefined : fewGames);
  const names = namesOf(texts, games);
  const rowOf = (game: KeptGame): TemplateResult => {
    const own = marks.filter((mark) => mark.games.has(game)).map((mark) => texts.text(mark.name));
    return gameRow(model, { game, name: names.get(game) ?? '', marks: own });
  };
  return html`<table part="table">
      <caption class="hidden">
        ${texts.text('recordsName')}
      </caption>
      <thead>
        ${headRow(model)}
      </thead>
      <tbody>
        ${listed.map(rowOf)}
      </tbody>
    </table>
    ${
      listed.length < games.length
        ? button({
            name: 'show-all',
            label: texts.text('recordsShowAll', { count: games.length }),
            press: model.showAll,
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

function gameRow(model: BookModel, row: Row): TemplateResult {
  const { texts, choices, toggleReplay } = model;
  const { game, name, marks } = row;
  const { score, maxTile, moves } = game;
  const film = idOf(game) === choices.film?.id ? choices.film : undefined;
  const toggle = (event: Event): void => {
    // One press of the button is also one of its row.
    event.stopPropagation();
    toggleReplay(game);
  };
  const word = texts.text(film ? 'close' : canReview(game) ? 'review' : 'watch');
  const watch = button({
    name: 'watch',
    icon: film ? icons.close : icons.autoplay,
    label: texts.text('pair', { first: word, next: name }),
    text: word,
    press: toggle,
  });
  return html`<tr part="row" class=${film ? 'open' : ''} @click=${toggle}>
      <th scope="row">
        <span title=${endText(texts, game)}>${shortDate(texts, game)}</span
        >${marks.map((mark) => [' ', html`<span class="mark">${mark}</span>`])}
      </th>
      <td>${texts.number(score)}</td>
      <td><span class="tile" data-rank=${rankOf(maxTile)}>${maxTile}</span></td>
      <td>${texts.number(moves)}</td>
      <td>${watch}</td>
    </tr>
    ${film ? filmRow(model, row, film.element) : nothing}`;
}

/** The film, and the button that deletes its game. */
function filmRow(
  { texts, actions }: BookModel,
  { game, name }: Row,
  film: HTMLElement,
): TemplateResult {
  const remove = button({
    name: 'delete',
    icon: deleteIcon,
    label: texts.text('pair', { first: texts.text('recordsDelete'), next: name }),
    text: texts.text('recordsDelete'),
    press: () => void actions.delete([game]),
    isDisabled: actions.isStoring,
  });
  return html`<tr class="watched">
    <td colspan="5">
      ${film}
      <div class="bar footer">${remove}</div>
    </td>
  </tr>`;
}

/** Names each game by its date, with a number if a game before it in the list has the same date. */
function namesOf(texts: AllTexts, games: readonly KeptGame[]): Map<KeptGame, string> {
  const names = new Map<KeptGame, string>();
  const counts = new Map<string, number>();
  for (const game of games) {
    const date = longDate(texts, game);
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    const numbered = texts.text('pair', { first: date, next: texts.number(count) });
    names.set(game, count > 1 ? numbered : date);
  }
  return names;
}
