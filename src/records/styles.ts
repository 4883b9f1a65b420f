import { unsafeCSS } from 'lit';
import { css } from '../board/styles/css.js';
import { boardElementStyles, preferenceStyles, sharedStyles } from '../board/styles/index.js';

const recordsStyles = css`
  :host,
  :host(:not(:state(framed))) {
    max-width: var(--game-2048-max-size, 44rem);
  }
  /* About as high as an empty book. */
  .waiting {
    min-block-size: 8em;
  }
  .figures {
    flex: none;
    flex-wrap: wrap;
  }
  /* The numbers stand in one line, even if a label needs two. */
  .figures > * {
    flex: 1 1 4.5em;
    max-width: none;
    align-content: end;
    padding: 4px clamp(2px, 1cqi, 12px);
    border-radius: 10px;
    background: var(--_panel);
    text-align: center;
    text-wrap: balance;
  }
  .head {
    justify-self: center;
  }
  /* Six of them, in two rows. */
  .figures:has([part~='streak']) > * {
    flex-basis: 30%;
  }
  .bars {
    display: grid;
    gap: 4px;
    padding: 0;
    list-style: none;
  }
  .bars li {
    display: grid;
    grid-template-columns: 4.75em 1fr;
    gap: 8px;
  }
  .heading {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1em;
    max-width: none;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .heading:not([hidden]) + .bars {
    margin-block-start: 4px;
  }
  .heading .tile {
    min-width: 1em;
    min-height: 1em;
    padding: 0;
    border-radius: 3px;
    vertical-align: -0.125em;
  }
  [part~='bar'] {
    min-width: 2em;
    padding-inline: 8px;
    border-radius: 6px;
    font-size: 0.875em;
    line-height: 1.6;
    font-weight: 700;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [part~='bar']:not([data-rank]) {
    background: color-mix(in oklab, var(--_panel), var(--_text) 12%);
  }
  [part~='bar'][data-count='0'] {
    background: none;
    border-color: #0000;
  }
  table {
    width: 100%;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 0 6px;
    text-align: end;
  }
  th {
    padding-inline: 0;
    font-weight: 600;
  }
  tbody th,
  td {
    height: 45px;
    border-block-end: 1px solid color-mix(in srgb, var(--_border) 40%, #0000);
    font-weight: inherit;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline: 2px 0;
    text-align: start;
  }
  /* Its marks may stand below the date. */
  tbody th {
    white-space: normal;
  }
  tbody th > span {
    white-space: nowrap;
  }
  [part~='row'] > :last-child {
    padding: 0;
  }
  td button {
    background: none;
  }
  /* A word says more than an arrow, where there is room for it. */
  [part~='row']:not(.open) .icon {
    display: none;
  }
  .open [part~='button-watch'] .name {
    display: none;
  }
  [part~='row'] {
    cursor: pointer;
    scroll-margin-block: 8px;
  }
  [part~='row']:hover > * {
    background: color-mix(in oklab, #0000, var(--_panel) 60%);
  }
  .open > * {
    border-color: #0000;
    font-weight: 700;
  }
  th button {
    width: 100%;
    justify-content: end;
    padding-inline: 6px;
    background: none;
    color: var(--_muted);
    font-size: 0.8125em;
  }
  th:first-child button {
    justify-content: start;
    padding-inline: 0;
  }
  [aria-sort='ascending'] button::after {
    content: '▲' / '';
  }
  [aria-sort='descending'] button::after {
    content: '▼' / '';
  }
  .mark {
    padding: 1px 6px;
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_muted);
    font-size: 0.75em;
    font-weight: 600;
  }
  .tile {
    display: inline-block;
    min-width: 3em;
    padding: 1px 6px;
    border-radius: 6px;
    text-align: center;
    font-weight: 700;
  }
  .watched {
    scroll-margin-block: 8px;
  }
  .watched td {
    padding: 4px 0 8px;
    text-align: start;
    white-space: normal;
  }
  /* With its row, the film fits into the window. */
  [part~='film'] {
    max-width: clamp(16rem, 100svh - 27.5rem, 32rem);
  }
  [part~='message'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    max-width: none;
    padding: 4px;
    padding-inline-start: 12px;
    border-radius: 10px;
    background: var(--_panel);
    box-shadow: none;
  }
  /* After a game was deleted, Undo is in view without a scroll that loses the place in the table. */
  [part~='message']:focus-within {
    position: sticky;
    inset-block-end: 8px;
  }
  [part~='message'] > div {
    flex: 1 1 12em;
    padding-block: 8px;
    overflow-wrap: anywhere;
  }
  .refused {
    margin-block-start: 4px;
  }
  .refused,
  [part~='note'],
  [part~='uncounted'] {
    color: var(--_muted);
    font-size: 0.875em;
  }
  [part~='empty'] {
    color: var(--_muted);
  }
  [part~='note'],
  [part~='empty'] {
    text-wrap: pretty;
  }
  .game > .footer {
    justify-content: start;
    margin-inline-start: -12px;
  }
  progress {
    flex: 1;
    min-width: 6em;
    accent-color: var(--_button);
  }
  select,
  [part~='button-show-all'] {
    align-self: start;
  }
  select {
    min-height: 44px;
    max-width: 100%;
    padding: 4px 8px;
    border: 1px solid var(--_border);
    border-radius: 10px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
  }
  /* On a phone a row has one line: the film tells the moves. */
  @container (inline-size < 26em) {
    th:nth-child(4),
    td:nth-child(4) {
      display: none;
    }
    tbody th > [title] {
      white-space: normal;
    }
    td,
    th button {
      padding-inline: 4px;
    }
    .tile {
      min-width: 2.75em;
      padding-inline: 3px;
    }
    [part~='row'] > :last-child {
      width: 44px;
    }
    [part~='row']:not(.open) .icon {
      display: revert;
    }
    [part~='button-watch'] .name {
      display: none;
    }
    /* As in a review, the ends of the graph stand for them: the speeds have room beside the other buttons. */
    [part~='film']::part(button-first),
    [part~='film']::part(button-last) {
      display: none;
    }
  }
  /* With large text a row has two: the date, then score and tile. */
  @container (inline-size < 15em) {
    table,
    thead,
    tbody,
    .watched,
    .watched td {
      display: block;
    }
    tr {
      display: grid;
      grid-template: 'date date watch' 'score tile watch' / auto 1fr auto;
      column-gap: 0.5em;
      align-items: center;
      border-block-end: 1px solid color-mix(in srgb, var(--_border) 40%, #0000);
    }
    table tr > * {
      height: auto;
      padding: 2px;
      border: 0;
      text-align: start;
    }
    tr > :first-child {
      grid-area: date;
    }
    tr > :nth-child(2) {
      grid-area: score;
    }
    tr > :nth-child(3) {
      grid-area: tile;
    }
    tr > :last-child {
      grid-area: watch;
    }
    th button {
      justify-content: start;
      padding: 0;
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    [part~='bar'],
    .tile,
    .mark {
      border: 1px solid;
    }
    /* Frames show where a button is. */
    .game > .footer {
      margin: 0;
    }
    th:first-child button {
      padding-inline: 6px;
    }
  }
  @media (forced-colors: active) {
    [part~='bar'][data-rank] {
      border-width: 3px;
    }
  }
  @media print {
    /* Print hides all buttons, but the labels of the columns are buttons that sort. */
    th button {
      display: flex;
    }
    td:last-child,
    th:last-child,
    .footer,
    select,
    [part~='note'],
    [part~='message'] {
      display: none;
    }
    .watched td {
      display: table-cell;
    }
  }
`;

/** Includes the styles of a board, for the colours of its tiles. */
export const styles = unsafeCSS(
  sharedStyles + boardElementStyles + recordsStyles + preferenceStyles,
);
