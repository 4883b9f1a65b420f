import { css } from './css.js';

export const preferenceStyles = css`
  /* "Reduce motion". Otherwise tiles cross the board at each move, and cards rise into place. */
  @media (prefers-reduced-motion: reduce) {
    :host {
      --_slide: 0s;
    }
    [part~='message'] {
      animation: none;
    }
  }
  /* "Increase contrast" on a Mac, a phone or a tablet. */
  @media (prefers-contrast: more) {
    /* Labels are grey otherwise, and so are switches. */
    :host {
      --_muted: var(--_text);
      --_border: var(--_text);
    }
    /* The board, its cells and the pale tiles have less than 3:1 against what lies around them. */
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
    button {
      border: 2px solid var(--_text);
    }
    /* Buttons of the bars are quieter than the others otherwise: no frame, and grey. */
    .header button,
    .footer button {
      border-color: var(--_text);
      color: var(--_text);
    }
  }
  /* "Reduce transparency" on a Mac, "Transparency effects" off in Windows. */
  @media (prefers-reduced-transparency: reduce) {
    /* Otherwise the tiles show through a veil. */
    [part~='overlay'] {
      background: none;
    }
    [part~='overlay']::before {
      box-shadow: none;
    }
    /* Without the veil, only the border sets a card off from the tiles. */
    [part~='message'] {
      border: 2px solid var(--_border);
      --_surface: color-mix(in srgb, var(--_card), var(--_panel));
    }
  }
  /* On paper there is nothing to press, and nothing glows or floats. */
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
  /* A contrast theme of Windows, in any browser: it takes away backgrounds, gradients and shadows, and leaves borders. */
  @media (forced-colors: active) {
    /* Without borders, numbers stand on an empty page. */
    [part~='board'],
    .reader {
      --_border-width: 1px;
    }
    [part~='cell'],
    [part~='tile'],
    [part~='message'],
    .cursor b,
    button {
      border: 1px solid;
    }
    .header button,
    .footer button {
      border-color: ButtonBorder;
    }
    /* The main button of a card: it differs from the others by its colour alone. */
    .message-bar > :first-child {
      border: 3px solid Highlight;
    }
    /* The frame of a pressed button is a shadow. */
    [aria-pressed='true'] {
      border-width: 3px;
    }
    /* A tile has a strong border and an empty cell a weak one: with one border, all look like tiles. */
    [part~='cell'] {
      border-color: GrayText;
    }
    [part~='tile'] {
      border-width: 2px;
    }
    /* The outline of a hint would have the colour of all borders. */
    [data-hinted] {
      outline: 3px solid Highlight;
    }
    /* How to play lies over the cells, without its background. */
    .pill {
      border: 1px solid;
    }
    /* The knob is a gradient: it would be gone, and with it whether the switch is on. */
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
