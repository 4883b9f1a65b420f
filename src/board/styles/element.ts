import { css, themeColor } from './css.js';
import { surfaceColors } from './palette.js';

const surfaces = `:host{${Object.entries(surfaceColors)
  .map(([name, pair]) => `--_${name}:${themeColor(name, pair)}`)
  .join(';')}}`;

/** The board's size as numbers for `calc()`, so that a server need not write an inline style. */
function sizeRules(): string {
  let rules = '';
  for (let side = 2; side <= 32; side++)
    for (const name of ['columns', 'rows']) rules += `[data-${name}='${side}']{--_${name}:${side}}`;
  return rules;
}

const element = css`
  :host {
    --_slide: var(--game-2048-duration, 110ms);
    --_largest: max(32rem, 512px);
    /* If the page sets a height, the game fits into it. */
    display: grid;
    /* A layer that the page lays over the board without a z-index covers what stacks inside of it, too. */
    isolation: isolate;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    /* Fills the width it is given, in a grid or flex container too. */
    width: 100%;
    /* What remains beside a margin or padding that the page sets. */
    width: -moz-available;
    width: -webkit-fill-available;
    min-width: 0;
    max-width: var(--game-2048-max-size, var(--_largest));
    margin-inline: auto;
    /* Centred even if a page removes every margin. */
    justify-self: center;
    color: var(--_text);
    /* On many pages 1rem is 10px, and only the page's own texts make up for that. */
    font: 500 max(1rem, 16px) / 1.25 var(--game-2048-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    writing-mode: horizontal-tb;
    /* Printed in one piece, and in colour, since a light number cannot be seen without its tile. */
    break-inside: avoid;
    print-color-adjust: exact;
  }
  /* The game fits into a short window, 6rem of which are for the bars. Not in a frame: its height may follow the game's. */
  :host(:not(:state(framed))) {
    max-width: var(--game-2048-max-size, min(var(--_largest), max(16rem, 100svh - 6rem)));
  }
  /* The arrow buttons under the board have to fit, too. */
  :host(:state(directions):not(:state(framed), :state(large))) {
    max-width: var(--game-2048-max-size, min(var(--_largest), max(16rem, 100svh - 13rem)));
  }
  /* In a short window the arrow buttons stand beside the board. */
  @media (max-height: 40rem) and (min-width: 30rem) {
    :host(:state(directions):not(:state(framed), :state(large))) {
      max-width: var(
        --game-2048-max-size,
        calc(min(var(--_largest), max(14rem, 100svh - 6rem)) + 168px)
      );
    }
  }
  /* A board of many cells takes as much of the screen as it can while all of it is visible. */
  :host(:state(large)) {
    max-width: var(--game-2048-max-size, max(var(--_largest), min(64rem, 100svh - 8rem)));
  }
  :host([hidden]) {
    display: none;
  }
  /*
   * A parent may take its width from its content, as a dialog does. To that parent the game is two words, whose space is as
   * wide as the largest game, but which may break where there is less room.
   */
  :host::before {
    content: '. .';
    grid-area: 1 / 1;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-size: 0;
    word-spacing: var(--_largest);
  }
  * {
    box-sizing: border-box;
    margin: 0;
  }
  [hidden] {
    display: none;
  }
  /* It lies behind the whole game, so that focusing it scrolls the game into view. */
  .delegate {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  .game {
    container-type: inline-size;
    grid-area: 1 / 1;
    /* For a page that makes the element a flex container. */
    flex: 1 0 100%;
    width: 100%;
    /* Not stretched, since a change of one text would lay out a stretched container and everything in it again. */
    align-self: start;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    max-height: 100%;
    /* Numbers fill their tiles, and would not fit with the page's spacing. */
    letter-spacing: normal;
    word-spacing: normal;
    text-indent: 0;
  }
  .game > * {
    flex: none;
  }
  ::slotted([slot='banner']) {
    display: block;
    max-width: 100%;
  }
  :focus-visible {
    outline: 3px solid var(--_focus);
    outline-offset: 2px;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    contain: strict;
    white-space: nowrap;
  }
  /* Contained, since each new sentence would lay out everything around it again. */
  .hidden > * {
    height: 100%;
    contain: strict;
  }
`;

export const elementStyles = surfaces + sizeRules() + element;
