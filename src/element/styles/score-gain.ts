import { css } from '../../board/styles/css.js';

export const scoreGainStyles = css`
  /* Beside the label, which keeps its place. */
  .gain {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(100% + 0.3em);
    contain: content;
    opacity: 0;
    color: var(--_text);
    font-size: 0.92em;
    font-weight: 700;
    line-height: 1.3;
    white-space: nowrap;
  }
`;
