import { css } from '../../board/styles/css.js';

export const arrowButtonStyles = css`
  .directions {
    display: grid;
    grid-template-columns: repeat(3, minmax(44px, 4.5em));
    justify-content: center;
    direction: ltr;
  }
  .directions button {
    grid-row: 2;
    font-size: 1.25em;
  }
  .directions button:disabled {
    background: var(--_panel);
  }
  .directions > :first-child {
    grid-area: 1 / 2;
  }
  /* In a short window beside the board, if there is room. */
  @media (max-height: 40rem) and (min-width: 30rem) {
    :host(:state(directions):not(:state(framed), :state(large))) .game {
      flex-flow: row wrap;
      align-items: center;
      justify-content: center;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .game > :not(.stage, .directions) {
      flex-basis: 100%;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .stage {
      flex: 1 1 14rem;
      width: auto;
    }
    :host(:state(directions):not(:state(framed), :state(large))) .directions {
      grid-template-columns: repeat(3, 48px);
    }
  }
`;
