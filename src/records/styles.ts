import { unsafeCSS } from 'lit';
import { css } from '../board/styles/css.js';
import { boardElementStyles, preferenceStyles, sharedStyles } from '../board/styles/index.js';

const recordsStyles = css`
  :host,
  :host(:not(:state(framed))) {
    max-width: var(--game-2048-max-size, 44rem);
  }
  .figures {
    flex: none;
    flex-wrap: wrap;
  }
  .figures > * {
    flex: 1 1 4.5em;
    max-width: none;
  }
  /* Six of them, in two rows. */
  .figures:has([part~='streak']) > * {
    flex-basis: 30%;
  }
  .bars,
  .refused {
    display: grid;
    gap: 4px;
    padding: 0;
    list-style: none;
  }
  .bars li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px;
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
  td {
    height: 45px;
    border-block-end: 1px solid color-mix(in srgb, var(--_border) 40%, #0000);
    white-space: nowrap;
  }
  th {
    padding-inline: 0;
    font-weight: 600;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 2px;
    text-align: start;
  }
  /* Its marks may stand below the date. */
  td:first-child {
    white-space: normal;
  }
  time {
    white-space: nowrap;
  }
  td:last-child {
    width: 44px;
    padding: 0;
  }
  td button {
    background: none;
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
    content: '▲';
  }
  [aria-sort='descending'] button::after {
    content: '▼';
  }
  .badge {
    margin-inline-start: 4px;
    padding: 1px 6px;
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_muted);
    font-size: 0.75em;
    font-weight: 600;
    white-space: nowrap;
  }
  .tile {
    display: inline-block;
    min-width: 3em;
    padding: 1px 6px;
    border-radius: 6px;
    text-align: center;
    font-weight: 700;
  }
  .watched td {
    padding-block: 12px;
    text-align: start;
    white-space: normal;
  }
  [part~='message'] {
    display: flex;
    max-width: none;
    align-items: center;
    padding: 4px 4px 4px 12px;
    border-radius: 10px;
    background: var(--_panel);
    box-shadow: none;
  }
  [part~='button-undo'] {
    margin-inline-start: auto;
  }
  [part~='note'],
  [part~='empty'] {
    color: var(--_muted);
    text-wrap: pretty;
  }
  [part~='note'] {
    font-size: 0.875em;
  }
  .game > .footer {
    justify-content: start;
    margin-inline-start: -12px;
  }
  [part~='row'] {
    scroll-margin-block: 8px;
  }
  .refused {
    flex-basis: 100%;
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
    font-size: 0.875em;
    overflow-wrap: anywhere;
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
  @container (inline-size < 30em) {
    td {
      font-size: 0.9375em;
    }
    td,
    th button {
      padding-inline: 3px;
    }
    .tile {
      min-width: 2.75em;
      padding-inline: 3px;
    }
  }
  /* With large text: the film tells the moves. */
  @container (inline-size < 16em) {
    th:nth-child(4),
    td:nth-child(4) {
      display: none;
    }
    time {
      white-space: normal;
    }
  }
  @container (inline-size < 10em) {
    td,
    th button {
      font-size: 0.625em;
    }
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    [part~='bar'],
    .tile,
    .badge {
      border: 1px solid;
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
