import { css } from '../../board/styles/css.js';

export const cardStyles = css`
  /* Room for a title, a line and two buttons on the smallest board, too. */
  .stage:has([part~='overlay']) {
    min-height: 12.5em;
    /* The board stays where it is. */
    align-items: start;
  }
  .stage:has([data-kind='end']) {
    min-height: 8em;
  }
  [part~='overlay'] {
    z-index: 2;
    place-self: stretch;
    display: grid;
    place-items: center;
    min-height: 0;
    padding: clamp(4px, 2cqw, 12px);
    border-radius: var(--_2048-corner);
    --_veil: var(--_overlay);
    background: var(--_veil);
    text-align: center;
    animation: appear 0.2s ease-out;
  }
  @keyframes appear {
    0% {
      opacity: 0;
    }
  }
  .title {
    font-size: clamp(1.125em, 5cqw, 1.5em);
    font-weight: 800;
    line-height: 1.1;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .result {
    font-size: clamp(0.75em, 3.5cqw, 1em);
  }
  /* The title, below it the numbers, and the score graph beside them: it rises to the height of the title. */
  .end {
    display: grid;
    grid-template: auto 1fr / auto 1fr;
    gap: 0 clamp(8px, 4cqw, 24px);
  }
  .end-title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.375em;
    grid-area: 1 / 1 / 2 / -1;
    /* Beside the button in the corner. */
    padding-inline-end: 28px;
  }
  .end-title > .result {
    width: 100%;
  }
  .end > .score-graph {
    grid-area: 1 / 2 / -1;
  }
  [part~='overlay'][data-rank] {
    --_focus: var(--_text);
    --_veil: color-mix(in srgb, var(--_color) 25%, #0000);
  }
  [data-rank] > [part~='message'] {
    /* The picture of a tile hides the number on it. */
    opacity: 1;
  }
  [data-rank] > [part~='message'] > :not(.message-bar) {
    color: var(--_text);
  }
  /* The colour of the tile that was reached falls on the card. */
  @media (prefers-contrast: no-preference) {
    [data-rank] > [part~='message'] {
      background-image: radial-gradient(
        100% 130% at 90% 0,
        color-mix(in oklab, var(--_color) 55%, #0000),
        #0000
      );
    }
  }
  .end .title {
    font-size: clamp(1.125em, 7.6cqw, 2.25em);
  }
  .new-best {
    width: fit-content;
    padding: 0.125em 0.625em;
    border-radius: 1em;
    background: var(--_button);
    color: var(--_button-text);
    font-size: clamp(0.6875em, 3cqw, 0.875em);
    font-weight: 700;
  }
  .score-graph {
    place-self: stretch;
    contain: size;
    /* The button in the corner, the names of its marks, and half of a mark. */
    margin: 42px 8px 18px 16px;
  }
  .numbers {
    grid-area: 2 / 1;
    display: grid;
    align-content: start;
    gap: 0;
    font-size: clamp(0.8125em, 3.6cqw, 1em);
  }
  .numbers > div {
    display: flex;
    gap: 0.375em;
    align-items: baseline;
  }
  .numbers dt {
    color: var(--_muted);
    font-weight: 400;
  }
  .numbers dd {
    margin: 0;
    color: var(--_text);
    font-size: 1.125em;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .numbers > :first-child dd {
    font-size: 1.75em;
    font-weight: 800;
    line-height: 1.2;
  }
  .message-bar {
    justify-content: center;
  }
  /*
   * Over whole rows of the board, so that no number is cut off, and at the edge that is farther from the highest tile.
   * The veil leaves that tile out.
   */
  [data-kind='end'] {
    --_step: calc(var(--_2048-tile) + var(--_2048-gap));
    align-items: start;
    padding: calc(var(--_2048-top) - var(--_2048-gap) / 2)
      min(
        (100cqw - var(--_2048-board-width)) / 2 + var(--_2048-left) - var(--_2048-gap) / 2,
        max(4px, (100cqw - 24em) / 2)
      );
    position: relative;
    overflow: clip;
    background: none;
  }
  /* The veil is the shadow of a hole as large as the tile. */
  [data-kind='end']::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: calc(var(--_2048-top) + var(--_row) * var(--_step));
    left: calc(
      (100cqw - var(--_2048-board-width)) / 2 + var(--_2048-left) + var(--_column) * var(--_step)
    );
    width: var(--_2048-tile);
    height: var(--_2048-tile);
    border-radius: var(--game-2048-radius, 10%);
    box-shadow: 0 0 0 200cqmax var(--_veil);
    pointer-events: none;
  }
  [data-edge] {
    align-items: end;
  }
  [data-kind='end'] [part~='message'] {
    --_least: 9.75em;
    grid-template-rows: minmax(2em, 1fr) auto;
    width: min(100%, 34em);
    max-width: none;
    min-height: min(100%, round(up, var(--_least), var(--_step)));
    padding: clamp(8px, 3.2cqw, 18px) clamp(10px, 4.5cqw, 24px);
    text-align: start;
  }
  [data-kind='end'].own [part~='message'] {
    --_least: 14em;
  }
  /* Content of the page may be higher than the card: it scrolls, under a shadow, above the answers. */
  [data-kind='end'] slot {
    display: grid;
    align-content: center;
    overflow: auto;
  }
  .own slot {
    background:
      linear-gradient(var(--_surface), var(--_surface)) 0 100% / 100% 12px no-repeat local,
      linear-gradient(#0000, #0003) 0 calc(100% - 1px) / 100% 8px no-repeat scroll;
  }
  [data-kind='end'] slot:has(> .end) {
    align-content: stretch;
  }
  /* The main answer wide, the others smaller; three are too many for a narrow row. */
  [data-kind='end'] .message-bar {
    justify-content: start;
  }
  [data-kind='end'] .message-bar > :first-child {
    flex-grow: 1;
  }
  [data-kind='end'] .message-bar:has(> :nth-child(3)) > * {
    flex-grow: 1;
  }
  [data-kind='end'] .message-bar > :not(:first-child) {
    font-size: clamp(0.75em, 3.4cqw, 0.875em);
  }
  [part~='button-show-board'] {
    --_name-display: none;
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border: 0;
    background: none;
    color: var(--_muted);
  }
  /* The card's edge would cut the ring off. */
  [part~='button-show-board']:focus-visible {
    outline-offset: -3px;
  }
  .message-bar .icon {
    display: none;
  }
  .message-bar button {
    font-size: clamp(0.8125em, 4cqw, 1em);
  }
  /* Wide enough for the answers beside one another: none breaks its words. */
  @container (inline-size >= 20em) {
    [data-kind='end'] .message-bar > * {
      white-space: nowrap;
    }
  }
  @container (inline-size < 21em) {
    [data-kind='end'] [part~='message'] {
      --_least: 8.5em;
    }
    .end .title {
      font-size: 1.125em;
    }
  }
  /* Three answers take two rows on a small board. */
  @container (15em <= inline-size < 21em) {
    [data-kind='end'] [part~='message']:has(> .message-bar > :nth-child(3)) {
      --_least: 12em;
    }
  }
  /* Too small for a graph. */
  @container (inline-size < 17em) {
    .score-graph {
      display: none;
    }
  }
  .message-bar > :first-child {
    background: var(--_button);
    color: var(--_button-text);
  }
  .message-bar > :first-child:hover {
    background: color-mix(in oklab, var(--_button), var(--_card) 12%);
  }
  [data-rank] .message-bar > :first-child {
    background: var(--_color);
    color: inherit;
  }
  [data-rank] .message-bar > :first-child:hover {
    box-shadow: inset 0 0 0 2px;
  }
  .to-copy {
    width: 100%;
    padding: 8px 12px;
    border: 1px solid var(--_border);
    border-radius: 10px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-size: 0.875em;
    resize: none;
  }
  /* The help scrolls between its title and its buttons; on the smallest boards the whole card scrolls. */
  [data-kind='help'] [part~='message'] {
    grid-template: auto minmax(4.5em, 1fr) auto / minmax(0, 1fr) auto;
    width: 100%;
    padding: clamp(8px, 3.5cqw, 20px);
    font-size: 0.9375em;
    text-align: start;
  }
  [data-kind='help'] .title,
  .help {
    grid-column: 1 / -1;
  }
  .help {
    font-weight: 400;
    display: grid;
    gap: 0.5em;
    align-content: start;
    overflow: auto;
    overscroll-behavior: contain;
    /* Room between the text and the focus ring. */
    margin-inline: -6px;
    padding-inline: 6px;
    border-radius: 4px;
  }
  .help:focus-visible {
    outline-offset: 0;
  }
  /* On the smallest boards only the words and the answers. */
  @container (inline-size < 15em) or (block-size < 14em) {
    [data-kind='end'] [part~='message'] {
      --_least: 0px;
    }
    .end > :not(.end-title),
    .end-title > :not(.title) {
      display: none;
    }
  }
  /* Large text on a phone: over whole rows all the same, with the score. */
  @container (320px <= inline-size < 15em) {
    [data-kind='end'] [part~='message'] {
      --_least: 6.5em;
    }
    .end > .numbers {
      display: grid;
    }
    .numbers > :last-child {
      display: none;
    }
  }
  /* Low and wide: all answers in a row. */
  @container (inline-size >= 20em) and ((block-size < 14em) or ((block-size < 23em) and (inline-size >= 24em))) {
    .end > :not(.end-title, .numbers) {
      display: none;
    }
    [data-kind='end'] [part~='message'] {
      --_least: 0px;
    }
  }
  /* The help in one column. */
  @container (inline-size < 15em) {
    [data-kind='help'] [part~='message'] > * {
      grid-column: 1 / -1;
    }
  }
  /* Swipes concern only touch screens. */
  @media not (any-pointer: coarse) {
    .swipe {
      display: none;
    }
  }
  summary {
    margin-top: 0.25em;
    font-weight: 700;
    cursor: pointer;
  }
  .help dl {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(0, 1fr);
    gap: 0.25em 1em;
    font-size: 0.9375em;
  }
  .help dl > div {
    display: contents;
  }
  .help dt {
    font-weight: 600;
    text-wrap: balance;
  }
  .help dd {
    color: var(--_muted);
    overflow-wrap: anywhere;
  }
  /* On a small board, or with large text, long words beside the keys would be cut off. */
  @container (inline-size < 15rem) {
    .help dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    .help dd {
      margin-bottom: 0.5em;
    }
  }
  [role='switch'] {
    justify-content: space-between;
    width: 100%;
    font-size: 1em;
  }
  [role='switch']::after {
    --_knob: 1.125em;
    content: '';
    width: calc(2 * var(--_knob));
    height: calc(var(--_knob) + 4px);
    flex: none;
    border: 2px solid var(--_border);
    border-radius: 1em;
    background: radial-gradient(circle closest-side, var(--_border) 80%, #0000 85%) 0 / var(--_knob)
      100% no-repeat;
  }
  [role='switch'][aria-checked='true']::after {
    border-color: var(--_button);
    background: radial-gradient(circle closest-side, var(--_button-text) 80%, #0000 85%) 100% /
      var(--_knob) 100% no-repeat var(--_button);
  }
`;
