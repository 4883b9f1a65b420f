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
    /* On many pages 1rem is 10px, which only the page's own texts make up for. */
    font: 500 max(1rem, 16px) / 1.25 var(--game-2048-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    writing-mode: horizontal-tb;
    /* On paper in one piece, and in its colours: a light number cannot be seen without its tile. */
    break-inside: avoid;
    print-color-adjust: exact;
  }
  /* In a short window the whole game fits; but not in a frame, whose height may depend on the game's. */
  :host(:not(:state(framed))) {
    max-width: var(--game-2048-max-size, min(var(--_largest), max(16rem, 100svh - 6rem)));
  }
  /* Under the board the arrow buttons have to fit too. */
  :host(:state(directions):not(:state(framed), :state(large))) {
    max-width: var(--game-2048-max-size, min(var(--_largest), max(16rem, 100svh - 13rem)));
  }
  /* In a short window they stand beside it. */
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
   * If the parent takes its width from its content, as a dialog does, the game is as wide as two words that may break,
   * and never wider than the room there is.
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
  /* Lies behind the whole game, so that focusing it scrolls the game into view. */
  .delegate {
    grid-area: 1 / 1;
    pointer-events: none;
  }
  .game {
    container-type: inline-size;
    grid-area: 1 / 1;
    /* Where a page lays the tag out as a flex container. */
    flex: 1 0 100%;
    width: 100%;
    /* A stretched size container would be laid out again, with everything in it, whenever one text changes. */
    align-self: start;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-width: 0;
    min-height: 0;
    max-height: 100%;
    /* Numbers fill their tiles: the page's spacing would push them out. */
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
  /* An item of a flex container would have all of it laid out again with every sentence. */
  .hidden > * {
    height: 100%;
    contain: strict;
  }
`;

export const elementStyles = surfaces + sizeRules() + element;
