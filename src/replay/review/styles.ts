import { css } from '../../board/styles/css.js';

export const reviewStyles = css`
  .review {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    overflow-wrap: anywhere;
  }
  .review p,
  .review ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .verdict {
    display: grid;
    gap: 10px;
    padding: 12px 16px;
    border-radius: 10px;
    background: var(--_panel);
    font-size: 0.875em;
  }
  [part='review-story'] {
    font-size: 1.2857em;
    line-height: 1.3;
  }
  .verdict ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
  }
  .verdict li {
    flex: 1;
    overflow-wrap: break-word;
  }
  .verdict li strong {
    display: block;
    font-size: 2em;
    font-weight: 800;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  .verdict span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .verdict p,
  [part='learn-note'] {
    text-wrap: pretty;
  }
  .verdict p:not([part='review-story']),
  [part='learn-note'] {
    color: var(--_muted);
  }
  [part='learn-note'] {
    font-size: 0.8125em;
  }
  [part='review-move'] {
    font-size: 0.875em;
    text-wrap: pretty;
  }
  [part='review-move'] strong {
    display: block;
  }
  .review > .bar {
    align-items: center;
  }
  /* As wide as its label: large text leaves it one letter a line otherwise. */
  [part~='button-review'] {
    flex: 1 1 auto;
  }
  .transport [part~='button-review'] {
    flex: none;
  }
  .moments button {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    gap: 0 12px;
    width: 100%;
    padding: 6px 12px;
    border-radius: 0;
    border-block-end-color: color-mix(in srgb, var(--_border) 40%, #0000);
    background: none;
    font-size: 0.9375em;
    text-align: start;
    text-wrap: pretty;
  }
  .moments :is(button:hover, [aria-current]) {
    background: var(--_panel);
  }
  /* As quiet as a row. */
  .moments summary {
    min-height: 44px;
    color: var(--_text);
    font-weight: 600;
  }
  .moments .marks {
    width: 14px;
    height: 22px;
  }
  .moments small {
    display: block;
    color: var(--_muted);
    font-weight: 500;
    font-size: 0.8125em;
  }
  .moments b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .moments b::after {
    content: '›' / '';
    margin-inline-start: 12px;
    color: var(--_muted);
  }
  details {
    color: var(--_muted);
    font-size: 0.8125em;
  }
  summary {
    padding: 12px;
    cursor: pointer;
  }
  .review details p {
    padding: 0 12px 8px;
  }
  .reviewed [part~='button-play'] {
    min-width: 44px;
  }
  @container (inline-size < 30em) {
    .reviewed {
      gap: 4px;
    }
  }
  /* The first and the last position are at the ends of the graph. */
  @container (inline-size < 26em) {
    .reviewed :is([part~='button-first'], [part~='button-last']) {
      display: none;
    }
  }
  @container (inline-size < 15em) {
    .moments b {
      grid-column: 2;
    }
  }
  /*
   * Where there is room, the review stands beside the board. Both columns together may then be wider than a board, and the
   * board stays as large as it was.
   */
  :host(:state(reviewed)) {
    --_film: var(--game-2048-max-size, min(var(--_largest), max(16rem, 100svh - 6rem)));
    max-width: calc(2 * var(--_film) + 24px);
  }
  :host(:state(reviewed)) .film {
    width: 100%;
    max-width: var(--_film);
    margin-inline: auto;
  }
  @container (inline-size >= 46em) {
    :host(:state(reviewed)) .film {
      display: grid;
      grid-template-columns: minmax(0, var(--_film)) minmax(18em, 1fr);
      /* What the right column needs more than the rows of the left one goes to the last. */
      grid-template-rows: repeat(9, auto) 1fr;
      align-items: start;
      gap: 0 24px;
      max-width: none;
    }
    :host(:state(reviewed)) .film > * {
      grid-column: 1;
    }
    :host(:state(reviewed)) .film > :not(:first-child, .review, .learn) {
      margin-block-start: 12px;
    }
    :host(:state(reviewed)) .film > :is(.review, .learn) {
      grid-column: 2;
      grid-row: 1 / -1;
    }
  }
  /* Close to the graph. */
  .key {
    margin: -8px 0;
    color: var(--_muted);
    font-size: 0.8125em;
  }
  progress {
    flex: 1 1 4em;
    height: 12px;
    accent-color: var(--_button);
  }
  .marks {
    overflow: visible;
    pointer-events: none;
  }
  .review .marks {
    flex: none;
    overflow: hidden;
  }
  /* A dot, a square, a tall bar: not told apart by colour alone. */
  .marks path {
    fill: none;
    stroke: color-mix(in oklab, var(--_text) 45%, #fb0);
    stroke-width: 6px;
    stroke-linecap: round;
  }
  .marks .mistake {
    stroke: color-mix(in oklab, var(--_text) 30%, #f60);
    stroke-width: 8px;
    stroke-linecap: square;
  }
  .marks .blunder {
    stroke: color-mix(in oklab, var(--_text) 20%, #d02);
    stroke-width: 4px;
    stroke-linecap: butt;
  }
  /* A line under the graph, where it falls. */
  .marks .fall {
    stroke: color-mix(in oklab, var(--_text) 60%, #08f);
    stroke-width: 4px;
    stroke-linecap: butt;
  }
  @media (prefers-contrast: more), (forced-colors: active) {
    .verdict,
    .moments [aria-current] {
      border: 2px solid;
    }
  }
  @media (forced-colors: active) {
    .marks .mistake,
    .marks .blunder,
    .marks .fall,
    .marks path {
      stroke: CanvasText;
    }
  }
  /* Also where it stands alone, it is not the best move. */
  .move-arrows [part='played-arrow'] {
    background: var(--_panel);
    color: var(--_text);
    scale: 1;
  }
  @media (forced-colors: active) {
    .move-arrows [part='played-arrow'] {
      border: 1px solid;
    }
  }
`;
