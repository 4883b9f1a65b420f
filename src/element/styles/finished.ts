import { css } from '../../board/styles/css.js';

/** For a finished game: its score graph, and the replay below it. */
export const finishedStyles = css`
  .score-graph {
    fill: none;
    stroke: var(--_muted);
    stroke-width: 2px;
    direction: ltr;
  }
  .score-graph,
  .score-graph > svg {
    overflow: visible;
  }
  .score-graph path {
    vector-effect: non-scaling-stroke;
  }
  .score-graph .area {
    fill: color-mix(in srgb, var(--_muted) 15%, #0000);
    stroke: none;
  }
  .score-graph text {
    fill: var(--_text);
    stroke: var(--_card);
    stroke-width: 3px;
    paint-order: stroke;
    font-size: max(0.6875em, 11px);
    font-weight: 600;
  }
  .score-graph .dot {
    background: none;
    stroke: var(--_color);
    stroke-width: 8px;
    stroke-linecap: round;
  }
  /* On the card of a win, the colour of the tile that was reached. */
  @media (prefers-contrast: no-preference) {
    [data-rank] .score-graph {
      stroke: var(--_text);
    }
    [data-rank] .score-graph .area {
      fill: color-mix(in srgb, var(--_color) 60%, #0000);
    }
    [data-rank] .score-graph text {
      stroke: color-mix(in oklab, var(--_color) 35%, var(--_card));
    }
  }
  /* In a box of limited height the game scrolls, so that the board stays as it is. There is room for focus rings. */
  .game:has(> .film) {
    width: calc(100% + 10px);
    max-height: calc(100% + 10px);
    margin: -5px;
    padding: 5px;
    overflow: auto;
  }
  .game:has(> .film) > .stage {
    flex-shrink: 0;
  }
  .film {
    display: grid;
    gap: 8px;
    margin-top: 4px;
    border-top: 1px solid var(--_panel);
    padding-top: 8px;
    scroll-margin-top: 8px;
  }
  .film > .bar {
    --_name-display: none;
    justify-content: space-between;
    align-items: center;
    font-weight: 700;
  }
  .film button {
    background: none;
    color: var(--_muted);
  }
`;
