import { css } from '../../board/styles/css.js';

export const learnStyles = css`
  .learn {
    display: grid;
    gap: 6px;
  }
  .learn p {
    margin: 0;
    text-align: center;
  }
  .learn .result,
  [part~='learn-question'] {
    font-weight: 600;
  }
  .learn p:empty,
  .steps:empty {
    display: none;
  }
  .learn .steps {
    flex-wrap: nowrap;
    justify-content: center;
  }
  .steps > * {
    flex: 0 1 44px;
    min-width: 0;
    padding: 0 2px;
    font-size: 0.875em;
    line-height: 1.1;
  }
  .learn .answers {
    align-items: center;
    justify-content: center;
    gap: 6px 18px;
  }
  .learn .arrows {
    direction: ltr;
  }
  .arrows button {
    font-size: 1.25em;
  }
  .follows {
    color: var(--_muted);
    font-size: 0.875em;
  }
  /* On a phone the question stands right below the board. */
  @media (max-height: 40rem) {
    .game:has(.learn) .header {
      display: none;
    }
  }
`;
