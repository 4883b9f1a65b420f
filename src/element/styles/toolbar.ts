import { css } from './css.js';

export const toolbarStyles = css`
  .header,
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .header {
    justify-content: space-between;
  }
  /* Both in one row, where a name of two words may wrap; the buttons get the remaining width. */
  .figures,
  .buttons {
    flex: 1 1 min-content;
    flex-wrap: nowrap;
  }
  .buttons {
    flex-grow: 100;
    gap: 2px;
    justify-content: end;
  }
  .figures > * {
    position: relative;
    display: grid;
    flex: 1 1 0;
    align-content: center;
    /* Six digits stay in one line. */
    min-width: clamp(3.9em, 23.5cqi, 6.5em);
    max-width: 9em;
    min-height: 48px;
    padding: 4px clamp(4px, 1.6cqi, 12px);
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }
  .head {
    position: relative;
    font-size: 0.6875em;
    line-height: 1.2;
  }
  .label {
    display: block;
  }
  .room {
    font-size: clamp(0.75em, 4.4cqi, 1.375em);
    font-weight: 700;
    line-height: 1.15;
  }
  .room::before {
    content: attr(data-room);
    display: block;
    height: 0;
    visibility: hidden;
  }
  /* Not itself an item of the grid, which would be laid out again with every number. */
  .number {
    display: block;
    contain: size layout;
    height: 1lh;
    color: var(--_text);
    white-space: nowrap;
  }
  /* Covers the label and nothing else. */
  .gain {
    position: absolute;
    inset: 0;
    contain: strict;
    opacity: 0;
    background: var(--_panel);
    color: var(--_text);
    font-size: 1.09em;
    font-weight: 700;
    line-height: 1.1;
  }
  /* A milestone is a chip in the color of its tile, whose text comes with it. */
  .gain:not([data-rank='']) {
    inset: -0.55em auto auto -0.2em;
    padding: 0 0.5em;
    contain: layout style;
    border-radius: 1em;
    box-shadow: 0 0 0 1px var(--_panel);
    font-size: max(1.64em, 18px);
    line-height: 1.2;
    white-space: nowrap;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-width: 44px;
    min-height: 44px;
    padding: 4px clamp(5px, 2.3cqi, 12px);
    border: 1px solid var(--_border);
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: color-mix(in oklab, var(--_panel), var(--_text) 8%);
  }
  .header button,
  .footer button {
    border-color: #0000;
    background: #0000;
    color: var(--_muted);
  }
  /* The icon over its name, so that three buttons fit beside the figures on a phone. */
  .header button {
    flex-direction: column;
    gap: 2px;
    min-height: 48px;
    padding: 2px clamp(2px, 1.2cqi, 8px);
    font-size: 0.6875em;
    line-height: 1.1;
  }
  .header button:hover,
  .footer button:hover {
    background: var(--_panel);
    color: var(--_text);
  }
  .bar button:disabled {
    background: #0000;
    color: color-mix(in oklab, var(--_text) 45%, #0000);
    cursor: default;
  }
  .directions button:disabled {
    background: var(--_panel);
  }
  .icon {
    width: var(--_icon, 20px);
    height: var(--_icon, 20px);
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px;
  }
  .directions {
    display: grid;
    grid-template-columns: repeat(3, minmax(44px, 4.5em));
    justify-content: center;
    direction: ltr;
  }
  .directions button {
    grid-row: 2;
    font-size: 1.25em;
  }
  .directions :first-child {
    grid-area: 1 / 2;
  }
  /* In a short window beside the board, if there is room. */
  @media (max-height: 40rem) and (min-width: 30rem) {
    :host(:state(directions):not(:state(framed), :state(large))) .game {
      flex-flow: row wrap;
      align-items: center;
      justify-content: center;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .game > :not(.stage, .directions) {
      flex-basis: 100%;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .stage {
      flex: 1 1 14rem;
      width: auto;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .directions {
      grid-template-columns: repeat(3, 48px);
    }
  }
  .footer {
    justify-content: center;
  }
  .footer button {
    font-size: 0.875em;
  }
  /* If the bar is too narrow, the buttons lose their names first, and earlier in languages with longer names. */
  .icon + .name {
    display: var(--_name, block);
  }
  @container (inline-size < 22em) {
    .buttons {
      --_icon: 24px;
      --_name: none;
    }
  }
  @container (inline-size < 27em) {
    .game:not(:lang(en)) .buttons {
      --_icon: 24px;
      --_name: none;
    }
  }
  /* Four or more buttons stand in a row of their own, in equal columns. */
  @container (inline-size < 33em) {
    .header:has(.buttons > :nth-child(4)) > * {
      flex-basis: 100%;
      flex-wrap: wrap;
    }
    .header:has(.buttons > :nth-child(4)) .figures > * {
      max-width: none;
    }
    .header > .buttons:has(> :nth-child(4)) > * {
      flex: 1 1 0;
    }
  }
  /* With their names, of two lines at most. */
  @container (18em <= inline-size < 33em) {
    .header > .buttons:has(> :nth-child(4)) {
      --_icon: 18px;
      --_name: block;
    }
    .header:has(.buttons > :nth-child(4)) .room {
      font-size: 1.125em;
    }
    .header .buttons:has(> :nth-child(4)) > * {
      gap: 1px;
      min-width: min-content;
      padding: 1px 0;
      font-size: clamp(0.5625em, 3.4cqi, 0.6875em);
    }
  }
  /* On a small board, or with large text, the figures or the buttons may not fit in one row. */
  @container (inline-size < 13em) {
    .figures,
    .buttons {
      flex-basis: 100%;
      flex-wrap: wrap;
      justify-content: start;
    }
  }
`;
