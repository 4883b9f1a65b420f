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
`;
