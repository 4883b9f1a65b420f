import { css } from './css.js';

export const barStyles = css`
  .header,
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .header {
    column-gap: 3.4cqi;
    justify-content: space-between;
  }
  /* Figures stand in one row. A label of two words may wrap. */
  .figures {
    flex: 1 1 min-content;
    flex-wrap: nowrap;
    column-gap: 3.4cqi;
  }
  /* Never narrower than its number, which would touch the next one. */
  .figures > * {
    position: relative;
    display: grid;
    flex: 1 0 17cqi;
    align-content: center;
    min-height: 48px;
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    text-align: start;
  }
  .head {
    position: relative;
    justify-self: start;
    font-size: 0.75em;
    font-weight: 600;
    line-height: 1.2;
  }
  .label {
    display: block;
  }
  /* A blank between the label and the number, which is only heard. */
  .label::after {
    content: ' ';
    font-size: 0;
    white-space: pre;
  }
  .reserved-width {
    font-size: clamp(1em, 5cqi, 1.75em);
    height: 1lh;
    font-weight: 800;
    line-height: 1.15;
  }
  /* Numbers from 100,000 on are smaller, but their line is as high: 0.8 * 1.44 = 1.15. */
  .long > .number,
  .long::before {
    font-size: 0.8em;
    line-height: 1.44;
  }
  /* As wide as the longest number that may follow, in zeros. */
  .reserved-width::before {
    content: attr(data-zeros);
    display: block;
    height: 0;
    visibility: hidden;
  }
  /* A block, since each new number in an item of the grid would lay out the whole grid again. */
  .number {
    display: block;
    contain: size layout;
    height: 1lh;
    color: var(--_text);
    white-space: nowrap;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-width: 44px;
    min-height: 44px;
    padding: 4px clamp(5px, 2.3cqi, 12px);
    /* Forced colours make it visible. */
    border: 1px solid #0000;
    border-radius: 10px;
    background: var(--_panel);
    color: var(--_text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
    text-wrap: balance;
  }
  button:hover {
    background: color-mix(in oklab, var(--_panel), var(--_text) 8%);
  }
  .footer button {
    background: #0000;
    color: var(--_muted);
    font-size: 0.875em;
  }
  .footer button:hover {
    background: var(--_panel);
    color: var(--_text);
  }
  .bar button:disabled {
    background: #0000;
    color: color-mix(in oklab, var(--_text) 45%, #0000);
    cursor: default;
  }
  .icon {
    width: var(--_icon-size, 20px);
    height: var(--_icon-size, 20px);
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
  .footer {
    justify-content: center;
  }
  /* Where there is little room, the toolbar and the cards hide the names beside icons. */
  .icon + .name,
  .counted > .name {
    display: var(--_name-display, block);
  }
  .counted {
    display: flex;
    gap: 0.3em;
  }
  /* An end screen, a question or a problem. */
  [part~='message'] {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(6px, 2.5cqw, 12px);
    max-width: min(100%, 26em);
    max-height: 100%;
    overflow: auto;
    padding: clamp(8px, 4.5cqw, 24px);
    border-radius: clamp(8px, 4.5cqw, 20px);
    --_surface: var(--_card);
    background: var(--_surface);
    box-shadow:
      0 0 0 1px var(--_panel),
      0 0.25rem 1.75rem #0b16334d;
    animation: rise 0.25s cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  @keyframes rise {
    0% {
      transform: translateY(0.75rem) scale(0.97);
    }
  }
  /* On a small board, or with large text, the figures may not fit in one row. */
  @container (inline-size < 13em) {
    .figures {
      flex-basis: 100%;
      flex-wrap: wrap;
      justify-content: start;
    }
  }
`;
