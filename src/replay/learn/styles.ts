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
  /* Ten steps are one row. More are several, in which they stay where they are. */
  .steps {
    display: flex;
    gap: 4px;
  }
  .steps.many {
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
  .steps button {
    flex: 1 1 0;
    min-width: 0;
    max-width: 64px;
    min-height: 44px;
    padding: 0;
    font-size: 0.875em;
    line-height: 1.2;
  }
  .sign {
    font-style: normal;
    font-weight: 800;
  }
  .first {
    color: color-mix(in oklab, var(--_text) 35%, #083);
  }
  .wrong {
    color: color-mix(in oklab, var(--_text) 25%, #d02);
  }
  .later {
    color: color-mix(in oklab, var(--_text) 35%, #b60);
  }
  .shown {
    color: var(--_muted);
  }
  .steps .name {
    width: min-content;
  }
  /* Else the steps would be too narrow for a finger. */
  @container (inline-size < 19em) {
    .steps,
    .steps.many {
      display: grid;
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
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
  /* The answers come first: what else can be pressed is quieter. */
  .learn .quiet button {
    border-color: color-mix(in srgb, var(--_border) 45%, #0000);
    background: none;
    color: var(--_muted);
  }
  .learn .settled [part~='button-next'],
  [part~='button-again'] {
    border-color: #0000;
    background: var(--_button);
    color: var(--_button-text);
  }
  /* On a phone, and beside the board, two full rows, and a question in one line. */
  @container (inline-size < 30em) or (inline-size >= 46em) {
    .heading {
      grid-template-columns: minmax(0, 1fr) 44px;
    }
    .learn .heading p {
      grid-column: 1;
      text-align: start;
    }
    .learn [part~='learn-answer'] {
      font-size: 0.9375em;
      text-align: start;
    }
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
    padding: 6px 16px 6px 6px;
    text-align: start;
  }
  .answered .sign {
    font-size: 1.375em;
  }
  .answered small {
    display: block;
    color: var(--_muted);
    font-size: 0.875em;
    font-weight: 400;
  }
  .legend span + span {
    margin-inline-start: 1em;
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
    font-weight: 700;
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
