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
    flex: 1 1 6em;
    max-width: none;
  }
  [part~='streak'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    color: var(--_muted);
  }
  [part~='streak'] strong {
    color: var(--_text);
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
    grid-template-columns: 4.5em 1fr;
    grid-auto-flow: column;
    grid-auto-columns: 3em;
    align-items: center;
    gap: 8px;
    font-variant-numeric: tabular-nums;
  }
  .bars li > :first-child {
    text-align: end;
  }
  [part~='bar'] {
    min-width: 2px;
    height: 1.25em;
    border-radius: 4px;
  }
  table {
    width: 100%;
    border-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-block: 8px;
    font-weight: 700;
    text-align: start;
  }
  th,
  td {
    padding: 2px 6px;
    text-align: end;
  }
  th {
    padding-inline: 0;
    font-weight: 600;
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  th button {
    width: 100%;
    justify-content: end;
    padding-inline: 6px;
    background: none;
    color: var(--_muted);
    font-size: 0.875em;
  }
  th:first-child button {
    justify-content: start;
  }
  [aria-sort='ascending'] button::after {
    content: '▲';
  }
  [aria-sort='descending'] button::after {
    content: '▼';
  }
  tbody tr:nth-child(odd) td {
    background: color-mix(in srgb, var(--_panel) 50%, #0000);
  }
  td .footer {
    flex-wrap: nowrap;
    justify-content: end;
    gap: 0;
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
  [part~='note'] {
    color: var(--_muted);
    font-size: 0.875em;
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
  /* On a phone the buttons of a game are below its facts. Such rows lose their roles, so the template sets them. */
  @container (inline-size < 34em) {
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      border-block-end: 1px solid color-mix(in srgb, var(--_border) 40%, #0000);
    }
    th,
    td {
      flex: 1 1 0;
      min-width: 0;
    }
    th,
    td,
    th button {
      padding-inline: 2px;
    }
    :first-child:is(th, td) {
      flex-grow: 1.6;
    }
    :last-child:is(th, td) {
      flex-basis: 100%;
    }
    th button {
      min-width: 0;
      overflow-wrap: anywhere;
      font-size: 0.75em;
    }
    tbody tr:nth-child(odd) td {
      background: none;
    }
    .badge {
      display: inline-block;
      max-width: 100%;
      margin: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }
    td:first-child,
    .tile {
      font-size: 0.875em;
    }
    .tile {
      min-width: 2.5em;
      padding-inline: 3px;
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
    [part~='bar'] {
      background: CanvasText;
    }
  }
  @media print {
    /* Print hides all buttons, but the labels of the columns are buttons that sort. */
    th button {
      display: flex;
    }
    td:last-child,
    th:last-child,
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
