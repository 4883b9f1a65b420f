import { css } from '../../board/styles/css.js';

/** For a finished game: its score graph, and the replay that is watched over it. */
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
  /* Over all of the game, which keeps its place and takes no keys: the page does not move. */
  [data-card='watch'] {
    position: relative;
  }
  [data-card='watch'] > :not(.watched, .hidden) {
    visibility: hidden;
  }
  .watched {
    position: absolute;
    inset: 0;
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  /* Pause and close stand beside the figures of the replay, and its graph is low: the board is nearly as large as before. */
  .watched ::part(figures) {
    margin-inline-end: calc(2 * (48px + 6px));
  }
  .watched ::part(scrub) {
    height: 44px;
    padding-block: 18px 4px;
  }
  .watched ::part(buttons),
  .watched .message-bar {
    --_name-display: none;
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  .watched ::part(buttons) {
    inset-inline-end: calc(48px + 6px);
    direction: inherit;
  }
  .watched ::part(button-play),
  .watched button {
    min-width: 48px;
    min-height: 48px;
  }
`;
