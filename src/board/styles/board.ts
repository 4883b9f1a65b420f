import { css } from './css.js';

export const boardStyles = css`
  /* The box that a board fits into, and the lengths that follow from its size. */
  .stage {
    --_gap-ratio: var(--game-2048-gap, 0.12);
    /* The width in columns. A tall board leaves some free, so that it gets no higher than one and a half times the width. */
    --_stage-columns: max(var(--_columns), var(--_rows) / 1.5);
    --_stage-width-in-tiles: calc(
      var(--_stage-columns) + (var(--_stage-columns) + 1) * var(--_gap-ratio)
    );
    --_stage-height-in-tiles: calc(var(--_rows) + (var(--_rows) + 1) * var(--_gap-ratio));
    container-type: size;
    position: relative;
    display: grid;
    place-items: center;
    /* As high as the board needs, or lower where the game has to fit into a given height. */
    flex: 0 1 auto;
    /* Set explicitly, or WebKit and Firefox derive them from the height that a card needs. */
    width: 100%;
    min-width: 0;
    aspect-ratio: var(--_stage-width-in-tiles) / var(--_stage-height-in-tiles);
    min-height: 0;
  }
  /* The board, its table and its cards lie in one cell, as if the application around the board were not there. */
  .application {
    display: contents;
  }
  .stage > *,
  [part~='board'] {
    grid-area: 1 / 1;
  }
  /* Lengths with the prefix --_2048- are registered for the whole page; see lengths.ts. */
  .stage > * {
    /* Whole pixels keep edges sharp; with more than eight cells a side they would leave too much width unused. */
    --_2048-step: clamp(0.1px, 9px - max(var(--_columns), var(--_rows)) * 1px, 1px);
    --_2048-unit: min(
      100cqw / var(--_stage-width-in-tiles),
      100cqh / var(--_stage-height-in-tiles)
    );
    --_2048-gap: max(0.5px, round(var(--_2048-unit) * var(--_gap-ratio), var(--_2048-step)));
    /* 0.1px more than there is, or rounding errors would take a whole pixel off a tile that fits exactly. */
    --_2048-tile: min(
      round(
        down,
        (100cqw + 0.1px - var(--_2048-gap) * (var(--_stage-columns) + 1)) / var(--_stage-columns),
        var(--_2048-step)
      ),
      round(
        down,
        (100cqh + 0.1px - var(--_2048-gap) * (var(--_rows) + 1)) / var(--_rows),
        var(--_2048-step)
      )
    );
    --_2048-corner: calc(var(--_2048-tile) * 0.1 + var(--_2048-gap));
    /* The board's size, and where the first cell lies in it. */
    --_2048-board-width: calc(
      var(--_2048-unit) * (var(--_columns) + (var(--_columns) + 1) * var(--_gap-ratio))
    );
    --_2048-board-height: calc(var(--_2048-unit) * var(--_stage-height-in-tiles));
    --_2048-left: round(
      down,
      (
          var(--_2048-board-width) + 0.1px + var(--_2048-gap) - var(--_columns) *
            (var(--_2048-tile) + var(--_2048-gap))
        ) /
        2,
      var(--_2048-step)
    );
    --_2048-top: round(
      down,
      (
          var(--_2048-board-height) + 0.1px + var(--_2048-gap) - var(--_rows) *
            (var(--_2048-tile) + var(--_2048-gap))
        ) /
        2,
      var(--_2048-step)
    );
  }
  [part~='board'],
  .reader {
    /* Contrast settings draw a border, which the padding makes up for. */
    --_border-width: 0px;
    display: grid;
    place-content: start;
    width: var(--_2048-board-width);
    height: var(--_2048-board-height);
    border: 0 solid;
    border-width: var(--_border-width);
    padding: calc(var(--_2048-top) - var(--_border-width)) 0 0
      calc(var(--_2048-left) - var(--_border-width));
    direction: ltr;
    touch-action: pinch-zoom;
    user-select: none;
    -webkit-user-select: none;
  }
  [part~='board'] {
    position: relative;
    border-radius: var(--_2048-corner);
    /* The grey of a lost game blends with the board alone. */
    isolation: isolate;
    background: var(--_board);
    font-family: var(--game-2048-tile-font, inherit);
    /* 1em is the distance from one cell to the next. Computed here, once, it is cheap for a thousand tiles. */
    font-size: calc((var(--_2048-tile) + var(--_2048-gap)) * var(--_em-correction, 1));
  }
  [data-swipe='never'] :is([part~='board'], .reader),
  [data-swipe='focused'] [part~='board']:not(:focus),
  [data-swipe='focused'] .application:not(:focus-within) ~ .reader,
  [part~='board'][aria-disabled='true'],
  .application:has([aria-disabled='true']) ~ .reader,
  :host(:state(over)) :is([part~='board'], .reader) {
    touch-action: auto;
  }
  /* The focus ring is inside the board, where no box around the game can clip it, and over a card that covers the board. */
  [part~='board']:focus-visible:not([data-autofocused]),
  .application:has(:focus-visible) ~ [part~='overlay'] {
    outline: 3px solid var(--_focus);
    outline-offset: max(-3px, -1 * var(--_2048-gap));
  }
  [part~='board'][data-autofocused] {
    outline: none;
  }
  /* Says how to play on a first visit, in the middle of a row; howToPlay() in game-board.ts. */
  .pill {
    place-self: start center;
    translate: 0 -50%;
    z-index: 1;
    max-width: calc(100% - 16px);
    margin-top: calc(
      (100cqh - var(--_2048-board-height)) / 2 + var(--_2048-top) - var(--_2048-gap) / 2 +
        (var(--_row) + 0.5) * (var(--_2048-tile) + var(--_2048-gap))
    );
    padding: 0.4em 0.75em;
    border-radius: 1.5em;
    background: var(--_button);
    color: var(--_button-text);
    font-size: clamp(0.6875em, 3.2cqw, 0.9375em);
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
    pointer-events: none;
  }
  /* Of its texts, one is shown: for keys or for touch, and for a board with the focus or without. */
  .by-touch,
  .application:focus-within ~ .pill > .unfocused,
  .application:not(:focus-within) ~ .pill > .focused {
    display: none;
  }
  /* In two lines the pill would be higher than a row. */
  @container (inline-size < 17em) {
    .pill {
      display: none;
    }
  }
  @media (hover: none) and (pointer: coarse) {
    .pill > .by-key,
    .pill:not(:has(.by-touch)) {
      display: none;
    }
    .pill > .by-touch {
      display: inline;
    }
  }
  .cells,
  .tiles,
  .cursor {
    grid-area: 1 / 1;
  }
  .cells {
    display: grid;
    grid-template-columns: repeat(var(--_columns), var(--_2048-tile));
    grid-auto-rows: var(--_2048-tile);
    gap: var(--_2048-gap);
    /* Nothing is animated. The script reads here how long a slide takes. */
    transition: none var(--_slide);
  }
  /* As large as one cell, so that every tile just fills it. Computing a size for each would be slow. */
  .tiles {
    width: var(--_2048-tile);
    height: var(--_2048-tile);
    /* Over the sparks of a won game. */
    z-index: 1;
    /* Moving tiles are positioned and layered within this box. */
    contain: layout;
  }
  [part~='cell'],
  [part~='tile'],
  .cursor {
    border-radius: var(--game-2048-radius, 10%);
  }
  [part~='cell'] {
    background: var(--_cell);
  }
  /* The table for screen readers. It is invisible, and each of its cells lies over that of the board, for a finger to find. */
  .reader {
    z-index: 1;
    border-color: #0000;
    forced-color-adjust: none;
    color: #0000;
    pointer-events: none;
  }
  /* Since a table with another display loses its roles, the template states them. */
  .reader :is(table, tbody) {
    display: block;
  }
  .reader tbody {
    width: calc(var(--_columns) * (var(--_2048-tile) + var(--_2048-gap)) + 1px);
  }
  .reader tr {
    display: contents;
  }
  /* Floats, since each new text in an item of a grid would lay out the whole grid again. */
  .reader td {
    display: block;
    float: left;
    width: var(--_2048-tile);
    height: var(--_2048-tile);
    margin: 0 var(--_2048-gap) var(--_2048-gap) 0;
    padding: 0;
    contain: strict;
    font-size: 1px;
  }
  /* A screen reader that explores by touch skips what takes no pointer events. */
  @media (any-pointer: coarse) {
    .reader {
      pointer-events: auto;
    }
  }
  /* The frame around the cell being read. */
  .cursor {
    /* From 0% in the first column to 100% in the last one, so that the value stays within the board. */
    --_share: calc(100% * var(--_column) / (var(--_columns) - 1));
    position: relative;
    width: var(--_2048-tile);
    height: var(--_2048-tile);
    translate: calc(var(--_column) * 1em) calc(var(--_row) * 1em);
    z-index: 2;
    pointer-events: none;
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }
  /* The value under the cursor, above its cell. Only boards whose numbers are too small to read show it. */
  .cursor b {
    display: none;
    position: absolute;
    left: var(--_share);
    translate: calc(-1 * var(--_share));
    bottom: calc(100% + 6px);
    padding: 4px 8px;
    border-radius: 6px;
    background: var(--_button);
    color: var(--_button-text);
    font: 700 max(1.125rem, 18px) / 1.25 system-ui;
  }
  :host(:state(large)) .cursor b {
    display: block;
  }
  .cursor.top b {
    top: calc(100% + 6px);
    bottom: auto;
  }
  /* Most reasons take three lines, so that a hint does not move what lies below. */
  .reasons {
    min-height: 3lh;
    font-size: 0.875em;
  }
`;
