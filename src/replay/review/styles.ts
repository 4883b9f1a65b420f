import { css } from '../../board/styles/css.js';

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
  .key {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    margin: 0;
    font-size: 0.8125em;
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
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
  .key svg {
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
  @media (forced-colors: active) {
    .marks .mistake,
    .marks .blunder,
    .marks path {
      stroke: CanvasText;
    }
  }
`;
