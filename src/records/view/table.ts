import { html, nothing, type TemplateResult } from 'lit';
import { button } from '../../board/view/button.js';
import { icons } from '../../board/view/icons.js';
import { streakOf } from '../core/figures.js';
import { bestRows, sizeOf, type Row } from '../core/row.js';
import type { AllTexts } from '../wording.js';
import type { BookView, Column } from './book-view.js';

/** Rows before "Show all". */
const fewRows = 20;

const values: Readonly<Record<Column, (row: Row) => number>> = {
  date: ({ ended }) => ended ?? -1,
  score: ({ score }) => score,
  maxTile: ({ maxTile }) => maxTile,
  moves: ({ moves }) => moves,
  size: ({ rules }) => rules.columns * rules.rows,
};

const copyIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
const deleteIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13';

export function gameTable(view: BookView): TemplateResult {
  const { texts, rows, choices, choose } = view;
  const { isWhole } = choices;
  const sizes = new Set(rows.map(({ rules }) => sizeOf(rules)));
  const heads: [Column, string][] = [
    ['date', texts.text('recordsDate')],
    ['score', texts.text('score')],
    ['maxTile', texts.text('recordsTile')],
    ['moves', texts.text('moves')],
  ];
  if (sizes.size > 1) heads.push(['size', texts.text('recordsSize')]);
  const marks = { best: bestRows(rows), madeUp: streakOf(rows, 0)?.madeUp ?? new Set() };
  const names = namesOf(texts, rows);
  return html`<table part="table" role="table">
      <caption>
        ${texts.text('recordsName')}
      </caption>
      <thead>
        <tr role="row">
          ${heads.map(([column, label]) => head(view, column, label))}
          <th role="columnheader" scope="col">
            <span class="hidden">${texts.text('recordsActions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        ${sortedRows(view)
          .slice(0, isWhole ? undefined : fewRows)
          .map((row) =>
            gameRow(view, row, names.get(row) ?? '', marksOf(texts, row, marks), heads.length),
          )}
      </tbody>
    </table>
    ${isWhole || rows.length <= fewRows ? nothing : button({ name: 'show-all', label: texts.text('recordsShowAll', { count: rows.length }), press: () => choose({ isWhole: true }) })}`;
}

function sortedRows({ rows, choices: { column, isAscending } }: BookView): Row[] {
  const value = values[column];
  const sorted = rows.toSorted((one, other) => value(other) - value(one));
  return isAscending ? sorted.reverse() : sorted;
}

function head({ choices, choose }: BookView, column: Column, label: string): TemplateResult {
  const isSorted = column === choices.column;
  const order = choices.isAscending ? 'ascending' : 'descending';
  const sort = (): void => choose({ column, isAscending: isSorted && !choices.isAscending });
  return html`<th role="columnheader" scope="col" aria-sort=${isSorted ? order : 'none'}>
    <button type="button" part="button-sort" @click=${sort}>${label}</button>
  </th>`;
}

function gameRow(
  view: BookView,
  row: Row,
  name: string,
  marks: readonly string[],
  columns: number,
): TemplateResult {
  const { texts, actions, choices } = view;
  const date = dateOf(texts, row);
  const of = (label: string): string => texts.text('pair', { first: label, next: name });
  const isWatched = row === choices.watched;
  const copied = row === actions.copied ? texts.text('copied') : '';
  const [watch, copy] = [() => view.watch(row), () => void actions.copy(row)];
  const remove = (): void => actions.delete([row]);
  return html`<tr part="row" role="row">
      <td role="cell">
        ${
          row.ended === null
            ? date
            : html`<time datetime=${new Date(row.ended).toISOString()}>${date}</time>`
        }${marks.map((mark) => html` <span class="mark">${mark}</span>`)}
      </td>
      <td role="cell">${texts.number(row.score)}</td>
      <td role="cell">
        <span class="tile" data-rank=${Math.log2(row.maxTile)}>${row.maxTile}</span>
      </td>
      <td role="cell">${texts.number(row.moves)}</td>
      ${columns > 4 ? html`<td role="cell">${sizeOf(row.rules)}</td>` : nothing}
      <td role="cell">
        <div class="bar footer">
          ${button({ name: 'watch', icon: icons.autoplay, label: of(texts.text('watch')), text: '', isPressed: isWatched, press: watch })}
          ${button({ name: 'copy', icon: copyIcon, label: of(texts.text('recordsCopy')), text: copied, press: copy })}
          ${button({ name: 'delete', icon: deleteIcon, label: of(texts.text('recordsDelete')), text: '', press: remove })}
        </div>
      </td>
    </tr>
    ${isWatched ? replayRow(view, row, columns + 1) : nothing}`;
}

function replayRow({ board }: BookView, { replay }: Row, columns: number): TemplateResult {
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

function marksOf(
  texts: AllTexts,
  row: Row,
  { best, madeUp }: { best: ReadonlySet<Row>; madeUp: ReadonlySet<unknown> },
): string[] {
  const names = {
    recordsBest: best.has(row),
    recordsAssisted: row.assisted,
    recordsEdited: row.edited,
    recordsMadeUp: madeUp.has(row.seed),
  };
  const marks = Object.keys(names) as (keyof typeof names)[];
  return marks.filter((name) => names[name]).map((name) => texts.text(name));
}

/** A name for each row, as its buttons need one: its date, with a number where another row has the same date. */
function namesOf(texts: AllTexts, rows: readonly Row[]): Map<Row, string> {
  const names = new Map<Row, string>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    const date = dateOf(texts, row);
    const count = (counts.get(date) ?? 0) + 1;
    counts.set(date, count);
    const numbered = texts.text('pair', { first: date, next: texts.number(count) });
    names.set(row, count > 1 ? numbered : date);
  }
  return names;
}

/** By language: they are slow to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** In the viewer's time zone. */
function dateOf(texts: AllTexts, { ended }: Row): string {
  if (ended === null) return texts.text('recordsNoDate');
  const { code } = texts;
  const format =
    formats.get(code) ?? new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(code, format);
  return format.format(ended);
}
