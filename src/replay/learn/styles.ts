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
  .learn p:empty {
    display: none;
  }
  /* Ten steps are two rows of five, or one where there is room. They stay where they are. */
  .steps {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 4px;
  }
  .steps button {
    padding: 0;
    font-size: 0.875em;
    line-height: 1.2;
  }
  .steps .name {
    width: min-content;
  }
  /* The way out has its place before it comes. */
  .heading {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) 44px;
    align-items: center;
    min-height: 44px;
  }
  .heading p {
    grid-column: 2;
  }
  .heading button {
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
  @container (inline-size >= 30em) {
    .steps {
      grid-template-columns: repeat(10, minmax(0, 1fr));
    }
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
    font-weight: 400;
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
