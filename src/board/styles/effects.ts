import { css } from './css.js';

export const effectStyles = css`
  /* Clipped to the board, since sparks outside would make the page scroll. */
  .effects {
    position: absolute;
    inset: calc(-1 * var(--_border-width));
    overflow: clip;
    border-radius: var(--_2048-corner);
    pointer-events: none;
    z-index: 2;
  }
  /* Rings and sparks lie on the first cell, and are translated from there. */
  .ring,
  .sparks,
  .grey-corners {
    position: absolute;
    top: var(--_2048-top);
    left: var(--_2048-left);
    width: var(--_2048-tile);
    height: var(--_2048-tile);
  }
  .ring {
    z-index: 1;
    border-radius: var(--game-2048-radius, 10%);
    background: none;
    box-shadow:
      0 0 0 max(2px, 0.035em) var(--_color, var(--_button)),
      0 0 0.25em var(--_color, #0000);
    opacity: 0;
  }
  /* Around the line between two rows: its digits and those of the tiles are never on each other. */
  .milestone {
    --_middle: calc(
      var(--_2048-left) + var(--_column) * (var(--_2048-tile) + var(--_2048-gap)) +
        var(--_2048-tile) / 2
    );
    position: absolute;
    top: calc(
      var(--_2048-top) + var(--_row) * (var(--_2048-tile) + var(--_2048-gap)) - var(--_2048-gap) / 2
    );
    left: var(--_middle);
    /* Over the middle of its tile, but within the board. */
    translate: clamp(
        4px - var(--_middle),
        -50%,
        var(--_2048-board-width) - var(--_middle) - 100% - 4px
      ) -50%;
    z-index: 1;
    padding: 0 0.6em;
    border-radius: 1em;
    box-shadow: 0 0 0 2px var(--_board);
    background: var(--_color);
    font-size: max(11px, 0.15em);
    font-weight: 700;
    line-height: 1.5;
    text-align: center;
    unicode-bidi: plaintext;
    white-space: nowrap;
    opacity: 0;
  }
  .spark {
    --_side: calc(0.045em * max(var(--_columns), var(--_rows)));
    position: absolute;
    top: calc((100% - var(--_side)) / 2);
    left: calc((100% - var(--_side)) / 2);
    width: var(--_side);
    height: var(--_side);
    border-radius: 18%;
    background: var(--_color);
    opacity: 0;
  }
  /* Leaves out the edge, so that the focus ring keeps its colour, and the highest tile. */
  .grey {
    --_edge: min(3px, var(--_2048-gap));
    position: absolute;
    z-index: 1;
    inset: var(--_edge);
    overflow: clip;
    border-radius: calc(var(--_2048-corner) - 3px);
    mix-blend-mode: saturation;
    pointer-events: none;
  }
  /* The sheet moves in from the left, its soft edge first (60 to 85 %). Its even part (60 of 260 %) covers the board. */
  .grey-sheet {
    width: 260%;
    height: 100%;
    background: linear-gradient(100deg, #777d 60%, #7770 85%);
  }
  .grey-corners {
    z-index: 1;
    overflow: clip;
    mix-blend-mode: saturation;
    pointer-events: none;
  }
  .grey-corners::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--game-2048-radius, 10%);
    box-shadow: 0 0 0 0.5em #777d;
  }
  /* A ring marks the tile that won. Sparks would lie over numbers. */
  @media (prefers-contrast: more), (forced-colors: active) {
    .sparks {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .ring {
      outline: 3px solid Highlight;
    }
    .milestone {
      border: 1px solid;
    }
    .grey,
    .grey-corners {
      display: none;
    }
  }
`;
