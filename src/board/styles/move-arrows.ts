import { css } from './css.js';

export const moveArrowStyles = css`
  .move-arrows {
    position: absolute;
    inset: 0;
    z-index: 2;
    display: grid;
    direction: ltr;
    pointer-events: none;
    font-size: clamp(14px, 5cqw, 32px);
  }
  .move-arrows b {
    grid-area: 1 / 1;
    place-self: start center;
    min-width: 1.75em;
    padding: 0 0.35em;
    border-radius: 1em;
    box-shadow: 0 0 0 0.1em var(--_board);
    background: var(--_panel);
    color: var(--_text);
    line-height: 1.75;
    text-align: center;
  }
  .move-arrows [data-order='0'] {
    background: var(--_button);
    color: var(--_button-text);
    scale: 1.2;
  }
  .move-arrows [data-direction='right'] {
    place-self: center end;
  }
  .move-arrows [data-direction='down'] {
    place-self: end center;
  }
  .move-arrows [data-direction='left'] {
    place-self: center start;
  }
  .move-arrows small {
    margin-inline-start: 0.3em;
    font-size: max(0.6em, 11px);
  }
  @media (forced-colors: active) {
    .move-arrows b {
      border: 1px solid;
    }
    .move-arrows [data-order='0'] {
      border: 3px solid Highlight;
    }
  }
`;
