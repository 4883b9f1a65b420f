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
  .learn .result {
    font-size: 1.25em;
  }
  .learn p:empty,
  .steps:empty {
    display: none;
  }
  /* All of one size, the last one apart. */
  .learn .steps {
    flex-wrap: nowrap;
    gap: 3px;
  }
  .steps > * {
    flex: 0 1 44px;
    min-width: 0;
    padding: 0;
    font-size: 0.875em;
    line-height: 1.2;
  }
  .steps .name {
    width: min-content;
  }
  .steps > [part~='button-leave'] {
    flex: none;
    width: 44px;
    margin-inline-start: auto;
    background: none;
  }
  [part~='learn-answer'] {
    padding: 10px 14px;
    border-radius: 10px;
    background: var(--_panel);
    text-wrap: pretty;
  }
  .learn .answers {
    flex-wrap: nowrap;
    justify-content: center;
  }
  .learn .answers > .bar {
    flex-wrap: nowrap;
  }
  .learn .arrows {
    direction: ltr;
  }
  .settled [part~='button-next'],
  [part~='button-again'] {
    background: var(--_button);
    color: var(--_button-text);
  }
  /* On a phone two full rows. */
  @container (inline-size < 30em) {
    .learn .answers {
      flex-wrap: wrap;
    }
    .answers > *,
    .answers > .bar > * {
      flex: 1 1 0;
      min-width: 44px;
    }
    .answers > * {
      flex-basis: 100%;
    }
  }
  @container (inline-size < 20em) {
    .learn .steps {
      flex-wrap: wrap;
    }
    .steps > * {
      min-width: 28px;
    }
  }
  .answered {
    display: grid;
    gap: 4px;
    padding: 0;
    list-style: none;
  }
  .answered button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    width: 100%;
    padding: 6px 12px 6px 6px;
    text-align: start;
  }
  .answered small {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .small {
    width: 80px;
    padding: 2px;
    border-radius: 6px;
    background: var(--_board);
    direction: ltr;
  }
  .small rect {
    fill: var(--_color, var(--_cell));
  }
  .small text {
    fill: currentColor;
    font-weight: 700;
    text-anchor: middle;
  }
  .small * {
    opacity: 1;
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
