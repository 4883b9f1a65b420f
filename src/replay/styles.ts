import { unsafeCSS } from 'lit';
import { css } from '../board/styles/css.js';
import { boardElementStyles, preferenceStyles, sharedStyles } from '../board/styles/index.js';

const replayStyles = css`
  /* A board and the rows around it, as high as they are on average. */
  .awaited {
    aspect-ratio: 1;
  }
  .awaited-row {
    height: 53px;
  }
  .game > .film {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
  }
  .film > * {
    flex: none;
  }
  .film > .stage {
    flex: 0 1 auto;
  }
  .scrub {
    position: relative;
    height: 76px;
    border-radius: 10px;
    padding: 22px 12px 8px;
    background: var(--_panel);
    /* A tape is not mirrored: neither the graph nor the buttons that run along it. */
    direction: ltr;
    touch-action: pan-y;
    user-select: none;
    -webkit-user-select: none;
    cursor: pointer;
  }
  /* As wide as its longest value. */
  [part~='position'] {
    flex-shrink: 0;
  }
  [part~='position'] .reserved-width {
    justify-self: start;
    white-space: nowrap;
  }
  /* "3 / 20" has no direction of its own, so it follows that of the graph. */
  [part~='position'] .number {
    direction: ltr;
    text-align: match-parent;
    unicode-bidi: isolate;
  }
  .graph {
    display: block;
    overflow: visible;
  }
  .area {
    fill: color-mix(in srgb, var(--_text) 14%, #0000);
  }
  .played .area {
    fill: color-mix(in srgb, var(--_button) 55%, #0000);
  }
  .line,
  line {
    fill: none;
    stroke: var(--_text);
    stroke-width: 2px;
  }
  .over {
    overflow: visible;
  }
  .now {
    stroke: var(--_button);
    stroke-width: 4px;
    stroke-linecap: round;
  }
  .pointed {
    pointer-events: none;
  }
  line.pointed {
    stroke-dasharray: 3 3;
    stroke-width: 1px;
  }
  .graph g {
    background: none;
  }
  circle {
    fill: var(--_color, var(--_text));
    stroke: var(--_panel);
    stroke-width: 2px;
    paint-order: stroke;
  }
  /* Wide enough that the line of the position shown does not run through a name. */
  .scrub text {
    color: var(--_text);
    fill: currentColor;
    stroke: var(--_panel);
    stroke-width: 6px;
    stroke-linejoin: round;
    paint-order: stroke;
    font-size: 0.6875em;
    font-weight: 600;
    opacity: 1;
  }
  .message {
    text-align: center;
  }
  .transport {
    justify-content: center;
    direction: ltr;
  }
  .bar [aria-disabled='true'] {
    color: color-mix(in oklab, var(--_text) 45%, #0000);
    cursor: default;
  }
  [part~='button-play'] {
    min-width: 64px;
  }
  /* Nothing to press now: as quiet as the other buttons. */
  .transport [part~='button-play'][aria-disabled='true'] {
    background: var(--_panel);
    color: color-mix(in oklab, var(--_text) 45%, #0000);
  }
  :is([part~='button-play'], [part~='button-same-tiles'], [part~='button-learn']) {
    background: var(--_button);
    color: var(--_button-text);
  }
  :is([part~='button-play'], [part~='button-same-tiles'], [part~='button-learn']):hover {
    background: color-mix(in oklab, var(--_button), var(--_card) 12%);
    color: var(--_button-text);
  }
  select {
    min-height: 44px;
    max-width: 100%;
    padding: 4px 8px;
    border: 1px solid #0000;
    border-radius: 10px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
  }
  .message,
  select,
  ::slotted([slot='caption']) {
    font-size: 0.875em;
  }
  @media (prefers-contrast: more) {
    select,
    .scrub {
      border: 2px solid var(--_text);
    }
  }
  @media (forced-colors: active) {
    .scrub {
      border: 1px solid;
    }
    .area {
      fill: GrayText;
    }
    .played .area {
      fill: Highlight;
    }
    .line,
    line,
    .now {
      stroke: CanvasText;
    }
    circle {
      fill: CanvasText;
      stroke: Canvas;
    }
    .scrub text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

/** Later rules take precedence. */
export const styles = unsafeCSS(
  [sharedStyles, boardElementStyles, preferenceStyles, replayStyles].join(''),
);
