import { css } from './css.js';

/** The bars above and below the board: figures, quiet buttons, the four directions. */
export const toolbarStyles = css`
  .header,
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .header {
    justify-content: space-between;
  }
  /* Both in one line as long as a name of two words may take two; the buttons have what is left. */
  .figures,
  .buttons {
    flex: 1 1 min-content;
    flex-wrap: nowrap;
  }
  .buttons {
    flex-grow: 100;
    gap: 2px;
    justify-content: end;
  }
  .figures > * {
    position: relative;
    display: grid;
    flex: 1 1 0;
    align-content: center;
    /* Six digits stay in one line. */
    min-width: clamp(3.9em, 23.5cqi, 6.5em);
    max-width: 9em;
    min-height: 48px;
    padding: 4px clamp(4px, 1.6cqi, 12px);
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_muted);
  }
  .label {
    font-size: 0.6875em;
    line-height: 1.2;
  }
  .number {
    color: var(--_text);
    font-size: clamp(0.75em, 4.4cqi, 1.375em);
    font-weight: 700;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
    transform-origin: 0 60%;
    /* It pulses; scaled all the time, it needs no layout at the end of that. */
    scale: 1;
  }
  .number:dir(rtl) {
    transform-origin: 100% 60%;
  }
  /* Over the label, so that it runs into no figure. */
  .gain {
    position: absolute;
    inset: 0 0 auto;
    height: 1.5em;
    padding-inline: inherit;
    contain: strict;
    opacity: 0;
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_text);
    font-size: clamp(0.75em, 3.6cqi, 1em);
    font-weight: 700;
    line-height: 1.5;
    pointer-events: none;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-width: 44px;
    min-height: 44px;
    padding: 4px clamp(5px, 2.3cqi, 12px);
    border: 1px solid var(--_border);
    border-radius: 8px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:hover {
    background: color-mix(in oklab, var(--_panel), var(--_text) 8%);
  }
  .header button,
  .footer button {
    border-color: #0000;
    background: #0000;
    color: var(--_muted);
  }
  /* The icon over its name: three of them stand beside the figures on a phone. */
  .header button {
    flex-direction: column;
    gap: 2px;
    min-height: 48px;
    padding: 2px clamp(2px, 1.2cqi, 8px);
    font-size: 0.6875em;
    line-height: 1.1;
  }
  .header button:hover,
  .footer button:hover {
    background: var(--_panel);
    color: var(--_text);
  }
  .header button:disabled,
  .bar button:disabled {
    background: #0000;
    color: color-mix(in oklab, var(--_text) 45%, #0000);
    cursor: default;
  }
  .bar :not(.header) > button:disabled,
  .directions button:disabled {
    background: var(--_panel);
  }
  .icon {
    width: 20px;
    height: 20px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  [aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px;
  }
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
  .directions :first-child {
    grid-area: 1 / 2;
  }
  .footer {
    justify-content: center;
  }
  .footer button {
    font-size: 0.875em;
  }
  /* No room for names beside the figures: the icons stay, and the names for those who hear them. */
  @container (inline-size < 22em) {
    .header .icon + .name {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      contain: strict;
      white-space: nowrap;
    }
    .header .icon {
      width: 24px;
      height: 24px;
    }
  }
  /* All figures, or all buttons, beside each other need more: so on a small board, or with large text. */
  @container (inline-size < 13em) {
    .figures,
    .buttons {
      flex-basis: 100%;
      flex-wrap: wrap;
      justify-content: start;
    }
  }
`;
