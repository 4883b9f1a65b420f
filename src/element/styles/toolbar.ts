import { css } from '../../board/styles/css.js';

export const toolbarStyles = css`
  /* In the row of the figures, of which they get the remaining width. */
  .buttons {
    flex: 100 1 min-content;
    flex-wrap: nowrap;
    justify-content: end;
  }
  /* The icon over its name, so that all fit beside the figures on a phone. */
  .header button {
    flex-direction: var(--_name-direction, column);
    gap: 2px;
    min-height: 48px;
    padding: 2px clamp(2px, 1.2cqi, 8px);
    font-size: 0.6875em;
    line-height: 1.1;
  }
  .header button:disabled {
    background: color-mix(in srgb, var(--_panel) 60%, #0000);
  }
  /* At the board's corner, since it ends a game. */
  .header [part~='button-new'] {
    --_name-display: var(--_new-game-name-display, block);
    flex-basis: 7.6em;
    padding-inline: clamp(4px, 1.6cqi, 18px);
    font-size: clamp(0.8125em, 3.6cqi, 0.9375em);
  }
  /* What an end screen offers, the bars do not offer too. The board stays where it is. */
  :is([data-card='won'], [data-card='over'])
    :is([part~='button-new'], [part~='button-share']):disabled {
    visibility: hidden;
  }
  @container (inline-size >= 18em) {
    :is([data-card='won'], [data-card='over']) [part~='button-new']:disabled {
      display: none;
    }
  }
  .header [part~='button-new'] > .icon {
    display: var(--_new-game-icon-display, none);
  }
  /* If the bar is too narrow, icons lose their names; then New game takes an icon. Languages not listed have longer names. */
  @container (inline-size < 21.5em) {
    .buttons {
      --_icon-size: 24px;
      --_name-direction: row;
      --_name-display: none;
    }
  }
  @container (inline-size < 27.5em) {
    .game:not(:lang(ar), :lang(en), :lang(zh)) .buttons {
      --_icon-size: 24px;
      --_name-direction: row;
      --_name-display: none;
    }
  }
  @container (inline-size < 20em) {
    .buttons {
      column-gap: 4px;
    }
    .header [part~='button-new'] {
      flex-basis: auto;
    }
    .buttons {
      --_new-game-name-display: none;
      --_new-game-icon-display: block;
    }
  }
  @container (inline-size < 23em) {
    .game:not(:lang(ar), :lang(de), :lang(en), :lang(ja), :lang(zh)) .buttons {
      --_new-game-name-display: none;
      --_new-game-icon-display: block;
    }
  }
  /* Four or more buttons stand in a row of their own, in equal columns. */
  @container (inline-size < 33em) {
    .header:has(.buttons > :nth-child(4)) > * {
      flex-basis: 100%;
      flex-wrap: wrap;
    }
    .header > .buttons:has(> :nth-child(4)) > * {
      flex: 1 1 0;
    }
  }
  /* With their names, of two lines at most. */
  @container (18em <= inline-size < 33em) {
    .header > .buttons:has(> :nth-child(4)) {
      --_icon-size: 18px;
      --_name-direction: column;
      --_name-display: block;
      --_new-game-name-display: block;
      --_new-game-icon-display: block;
    }
    .header .buttons:has(> :nth-child(4)) > * {
      gap: 1px;
      min-width: min-content;
      padding: 1px 0;
      font-size: clamp(0.5625em, 3.4cqi, 0.6875em);
    }
  }
  /* On the narrowest boards, the buttons wrap in a row of their own. */
  @container (inline-size < 13em) {
    .buttons {
      flex-basis: 100%;
      flex-wrap: wrap;
      justify-content: start;
    }
  }
`;
