import { css } from '../../element/styles/css.js';

/** The panel of the review, its marks on the graph and its arrows on the board. */
export const reviewStyles = css`
  .review {
    display: grid;
    gap: 6px;
  }
  .review .bar {
    align-items: center;
  }
  .review p {
    margin: 0;
    font-size: 0.875em;
    text-align: start;
  }
  .review .link {
    display: inline;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    font-size: 1em;
    font-weight: inherit;
    text-align: start;
    text-decoration: underline;
  }
  progress {
    flex: 1 1 6em;
    min-width: 4em;
    height: 12px;
    accent-color: var(--_button);
  }
  .marks {
    overflow: visible;
    pointer-events: none;
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
  .arrows {
    position: absolute;
    inset: 0;
    z-index: 2;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .arrows path {
    fill: none;
    stroke: var(--_button);
    /* In hundredths of the board. */
    stroke-width: 3px;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrows .halo {
    stroke: var(--_button-text);
    stroke-width: 5px;
  }
  .played-arrow path {
    stroke: var(--_text);
  }
  .played-arrow .halo {
    stroke: var(--_panel);
  }
  .played-arrow .shaft {
    stroke-dasharray: 3 6;
  }
  @media (forced-colors: active) {
    .marks .mistake,
    .marks .blunder,
    .marks path,
    .played-arrow path {
      stroke: CanvasText;
    }
    .best-arrow path {
      stroke: Highlight;
    }
    .arrows .halo {
      stroke: Canvas;
    }
  }
`;
