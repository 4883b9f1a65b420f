import { css } from '../../board/styles/css.js';

export const scoreGainStyles = css`
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
  /* A milestone is a chip in the colour of its tile, whose text comes with it. */
  .gain:not([data-rank='']) {
    inset: -1px auto auto 50%;
    translate: -50%;
    padding: 0 0.5em;
    contain: layout style;
    border-radius: 1em;
    font-size: 1.17em;
    line-height: 1.2;
    white-space: nowrap;
  }
`;
