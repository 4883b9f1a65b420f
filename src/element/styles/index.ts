import { unsafeCSS } from 'lit';
import { surfaceColors } from './palette.js';
import { color, css, tileStyles } from './tiles.js';

/** The board's size as numbers for `calc()`, so that a server need not write an inline style. */
function sizeRules(): string {
  let rules = '';
  for (let side = 2; side <= 32; side++)
    for (const name of ['columns', 'rows']) rules += `[data-${name}='${side}']{--_${name}:${side}}`;
  return rules;
}

const surfaces = `:host{${Object.entries(surfaceColors)
  .map(([name, pair]) => `--_${name}:${color(name, pair)}`)
  .join(';')}}`;

const element = css`
  :host {
    --_slide: var(--game-2048-duration, 120ms);
    display: block;
    container-type: inline-size;
    /* Fills the width it is given, in a grid or flex container too; where it has to give a width itself, 16rem. */
    width: 100%;
    /* What is left beside a margin or padding that the page sets. */
    width: -moz-available;
    width: -webkit-fill-available;
    min-width: 0;
    contain-intrinsic-width: 16rem;
    max-width: var(--game-2048-max-size, max(32rem, 512px));
    margin-inline: auto;
    color: var(--_text);
    /* On many pages 1rem is 10 px, of which only the page's own texts know. */
    font: 500 max(1rem, 16px) / 1.25 var(--game-2048-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    writing-mode: horizontal-tb;
    /* On paper in one piece, and in its colours: a light number cannot be seen without its tile. */
    break-inside: avoid;
    print-color-adjust: exact;
  }
  /* In a low window the whole board fits; but not in a frame, whose height may follow from ours. */
  :host(:not(:state(framed))) {
    max-width: var(--game-2048-max-size, min(max(32rem, 512px), max(16rem, 100svh - 4rem)));
  }
  /* Many cells take as much of the screen as still shows them all. */
  :host(:state(large)) {
    max-width: var(--game-2048-max-size, max(32rem, 512px, min(64rem, 100svh - 8rem)));
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  .game {
    --_ratio: var(--game-2048-gap, 0.12);
    --_fit: calc(1.12 / (1 + var(--_ratio)));
    /* Numbers fill their tiles: the page's spacing would push them out. */
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
    /* A board taller than wide grows to one and a half times its width, no further. */
    --_across: max(var(--_columns), var(--_rows) / 1.5);
    --_parts: calc(var(--_across) + (var(--_across) + 1) * var(--_ratio));
    /* Whole pixels keep edges sharp; with more than eight cells a side they would leave too much width unused. */
    --_grain: clamp(0.1px, 9px - max(var(--_columns), var(--_rows)) * 1px, 1px);
    --_gap: max(0.5px, round(100cqi * var(--_ratio) / var(--_parts), var(--_grain)));
    --_tile: round(
      down,
      (100cqi - var(--_gap) * (var(--_across) + 1)) / var(--_across),
      var(--_grain)
    );
    /* As wide as the board, which is rounded to whole pixels. */
    width: calc(var(--_across) * (var(--_tile) + var(--_gap)) + var(--_gap));
    margin: auto;
  }
  .game,
  [part='message'] {
    display: grid;
    /* The game stays this wide even if the page slots wider content. */
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(6px, 2.5cqi, 12px);
  }
  ::slotted([slot='banner']) {
    display: block;
    max-width: 100%;
  }
  .header,
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .header > *,
  .bar > * {
    flex: auto;
  }
  .bar > * {
    min-height: 44px;
    padding: 4px clamp(5px, 2.3cqi, 12px);
    border-radius: 8px;
    background: var(--_panel);
  }
  .bar div {
    /* Room for six digits, so that no line breaks in the middle of a game. */
    min-width: clamp(6em, 30cqi, 8.667em);
    font-size: 0.75em;
    color: var(--_muted);
  }
  .number {
    display: block;
    color: var(--_text);
    font-size: clamp(1.167em, 6cqi, 1.5em);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  button {
    min-width: 44px;
    border: 1px solid var(--_border);
    color: var(--_text);
    font: inherit;
    font-size: clamp(0.8125em, 4.4cqi, 1em);
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  [part~='button-new'],
  .message-bar :first-child,
  .cursor b,
  [data-hint]::after {
    border-color: var(--_button);
    background: var(--_button);
    color: var(--_button-text);
  }
  button:hover {
    filter: brightness(1.1);
  }
  .bar :disabled {
    border-color: #0000;
    background: var(--_panel);
    color: color-mix(in oklab, var(--_text) 45%, #0000);
    filter: none;
    cursor: default;
  }
  [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  /* Inside the board, where no box around the game can clip it. */
  [part='board']:focus-visible {
    outline-offset: max(-3px, -1 * var(--_gap));
  }
  .stage {
    display: grid;
    place-items: start center;
  }
  .stage > *,
  .cells,
  .tiles,
  .cursor {
    grid-area: 1 / 1;
  }
  [part='board'],
  [part='overlay'] {
    display: grid;
    padding: var(--_gap);
    border-radius: calc(var(--_tile) * 0.14 + var(--_gap));
  }
  [part='board'] {
    position: relative;
    direction: ltr;
    background: var(--_board);
    font-family: var(--game-2048-tile-font, inherit);
    /* 1em is from one cell to the next. Computed once, here, it is cheap for a thousand tiles. */
    font-size: calc((var(--_tile) + var(--_gap)) * var(--_em, 1));
    touch-action: pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
  }
  [part='board'][aria-disabled='true'],
  :host(:state(over)) [part='board'] {
    touch-action: auto;
  }
  .cells,
  .tiles {
    display: grid;
    grid-template-columns: repeat(var(--_columns), var(--_tile));
    grid-auto-rows: var(--_tile);
    gap: var(--_gap);
    /* Moving tiles are positioned and layered within this box. */
    contain: layout;
    /* Animates nothing: the script reads from here how long a slide takes. */
    transition: none var(--_slide);
  }
  [part='cell'],
  [part='tile'],
  .cursor {
    border-radius: var(--game-2048-radius, 14%);
  }
  [part='cell'] {
    background: var(--_cell);
  }
  .cursor,
  .cursor b,
  [data-hint]::after,
  [part='overlay'] {
    z-index: 2;
    pointer-events: none;
  }
  .cursor {
    --_share: calc(100% * var(--_column) / (var(--_columns) - 1));
    width: var(--_tile);
    height: var(--_tile);
    translate: calc(var(--_column) * 1em) calc(var(--_row) * 1em);
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }
  /* The value under the cursor, on boards whose numbers are too small to read: above the cell, within the board. */
  .cursor b {
    display: none;
    position: absolute;
    left: var(--_share);
    translate: calc(-1 * var(--_share));
    bottom: calc(100% + 6px);
    padding: 4px 8px;
    border-radius: 6px;
    font: 700 max(1.125rem, 18px) / 1.25 system-ui;
  }
  :host(:state(large)) b {
    display: block;
  }
  .cursor.top b {
    top: calc(100% + 6px);
    bottom: auto;
  }
  /* On the edge that the tiles should move to. */
  [data-hint]::after {
    content: '↑';
    position: absolute;
    inset: 0;
    width: 1.75em;
    height: 1.75em;
    margin: 0 auto auto;
    border-radius: 50%;
    box-shadow: 0 0 0 0.1em var(--_board);
    font: 700 clamp(16px, 6.5cqi, 40px) / 1.75 system-ui;
    text-align: center;
  }
  [data-hint='right']::after {
    margin: auto 0 auto auto;
    rotate: 90deg;
  }
  [data-hint='down']::after {
    margin: auto auto 0;
    rotate: 180deg;
  }
  [data-hint='left']::after {
    margin: auto auto auto 0;
    rotate: 270deg;
  }
  [part='overlay'] {
    place-self: stretch;
    place-content: center;
    background: var(--_overlay);
    backdrop-filter: blur(3px);
    text-align: center;
    animation: show calc(2 * var(--_slide)) backwards;
    pointer-events: auto;
    /* The board keeps its size, however wide the content of this. */
    contain: inline-size;
  }
  @keyframes show {
    0% {
      opacity: 0;
    }
  }
  /* Leaves time to see the last move. */
  [part='overlay']:has(.result) {
    animation-delay: calc(3 * var(--_slide));
  }
  /* The rays of the sun on the 2048 tile. */
  [part='overlay']:has([name='won']) {
    background:
      repeating-conic-gradient(#0000 0 10deg, #ffcd481c 0 20deg),
      radial-gradient(#ffcd4833, #0000 70%), var(--_overlay);
  }
  [part='message'] {
    justify-items: center;
  }
  .title {
    font-size: clamp(1.125em, 9cqi, 2.5em);
    font-weight: 800;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .result {
    font-size: clamp(0.75em, 3.5cqi, 1em);
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
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    contain: strict;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_slide: 0s;
    }
  }
  @media print {
    /* Chromium loses the grid area on paper; on the screen, computing a size would cost time in each move. */
    .spare {
      grid-area: auto;
      width: var(--_tile);
      height: var(--_tile);
    }
  }
  @media (forced-colors: active) {
    [part='board'],
    [part='cell'],
    [part='tile'],
    [part='overlay'],
    [data-hint]::after,
    .cursor b,
    button {
      border: 1px solid;
    }
    [aria-pressed='true'] {
      border-width: 3px;
    }
    [part='board'] {
      padding: calc(var(--_gap) - 1px);
    }
    [part='cell'] {
      border-color: GrayText;
    }
    [part='tile'] {
      border-width: 2px;
    }
  }
`;

export const styles = unsafeCSS([surfaces, sizeRules(), tileStyles, element].join(''));
