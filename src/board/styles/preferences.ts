import { css } from './css.js';

export const preferenceStyles = css`
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_slide: 0s;
    }
    [part~='message'] {
      animation: none;
    }
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_text);
      --_border: var(--_text);
    }
    [part~='board'],
    .reader {
      --_border-width: 2px;
    }
    [part~='board'] {
      border-color: var(--_text);
    }
    [part~='cell'],
    [part~='tile'],
    [part~='message'],
    .figures > *,
    button {
      border: 2px solid var(--_text);
    }
    .header button,
    .footer button {
      border-color: var(--_text);
      color: var(--_text);
    }
  }
  @media (prefers-reduced-transparency: reduce) {
    [part~='overlay'] {
      background: none;
    }
    [part~='message'] {
      border: 2px solid var(--_border);
      background: color-mix(in srgb, var(--_card), var(--_panel));
    }
  }
  @media print {
    button,
    .pill {
      display: none;
    }
    [part~='tile'],
    [part~='message'] {
      box-shadow: none;
    }
  }
  @media (forced-colors: active) {
    [part~='board'],
    .reader {
      --_border-width: 1px;
    }
    [part~='cell'],
    [part~='tile'],
    [part~='message'],
    .cursor b,
    .figures > *,
    button {
      border: 1px solid;
    }
    .header button,
    .footer button {
      border-color: ButtonBorder;
    }
    .header [part~='button-new']:enabled,
    .message-bar > :first-child {
      border: 3px solid Highlight;
    }
    [aria-pressed='true'] {
      border-width: 3px;
    }
    [part~='cell'] {
      border-color: GrayText;
    }
    [part~='tile'] {
      border-width: 2px;
    }
    [data-hinted] {
      outline: 3px solid Highlight;
    }
    .pill {
      border: 1px solid;
    }
    [role='switch']::after,
    [role='switch'][aria-checked='true']::after {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: linear-gradient(ButtonText 0 0) 0 / 45% 100% no-repeat;
    }
    [role='switch'][aria-checked='true']::after {
      background: linear-gradient(Highlight 0 0) 100% / 45% 100% no-repeat;
    }
  }
`;
