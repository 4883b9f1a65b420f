import { css, unsafeCSS, type CSSResult } from 'lit';
import { textColors, tileColors, tileText } from './palette.js';

/** A colour the page may set as `--game-2048-` and this name. */
export const color = (name: string, pair: string): string =>
  `var(--game-2048-${name},light-dark(${pair}))`;

/** Where no picture is: a sun on 2048, facets on what lies beyond. No number's contrast falls below 4.5:1 by them. */
const sun = 'radial-gradient(circle at 50% 35%,#fffb,#fff0 75%)';
const facets = 'linear-gradient(135deg,#0000 42%,#0002 0 62%,#0003 0)';

/** The colours of each tile; the last entry is that of every tile beyond. */
function tileRules(): CSSResult {
  return unsafeCSS(
    tileColors
      .map((pair, index) => {
        const rank = index + 1;
        const last = rank === tileColors.length;
        const name = last ? 'tile-beyond' : `tile-${2 ** rank}`;
        const text = textColors[Number(tileText[index])] ?? '';
        const pattern = rank < 11 ? '' : `,${rank > 11 ? facets : sun}`;
        return {
          selector: last ? '[part=tile]' : `[data-rank='${rank}']`,
          rule: `{background-color:${color(name, pair)};color:${color(`${name}-text`, text)};--_image:var(--_image-${rank}${pattern});--_label:var(--_label-${rank})}`,
        };
      })
      // The general rule first: those of single values stand over it.
      .reverse()
      .map(({ selector, rule }) => selector + rule)
      .join(''),
  );
}

/**
 * What happens to the tiles of a move, in quarters of the animation: the slide, what appears, and a rest. The next move
 * mostly comes within the rest: an animation that does not end costs the browser no frame of its own.
 */
function playRules(): CSSResult {
  const play = (beat: number): string => `
[data-state='slide${beat}'],[data-state='leave${beat}']{animation-name:slide${beat}}
[data-state='merge${beat}']{animation-name:merge${beat}}
[data-state='spawn${beat}']{animation-name:spawn${beat}}
@keyframes slide${beat}{0%{opacity:1;translate:var(--_from);animation-timing-function:ease-in-out}25%,to{opacity:1;translate:var(--_to)}}
@keyframes merge${beat}{0%{opacity:0;animation-timing-function:step-end}25%{opacity:1;scale:1}37%{scale:1.12}50%{scale:1}}
@keyframes spawn${beat}{0%,25%{opacity:0;scale:.3;animation-timing-function:ease-out}50%{opacity:1;scale:1}}`;
  return unsafeCSS(play(0) + play(1));
}

/** Tiles: their colours, their digits, their ways. */
export const tileStyles = css`
  [part='tile'] {
    display: grid;
    place-content: center;
    contain: strict;
    background-image: var(--_image);
    background-size: cover;
    background-position: center;
    box-shadow:
      inset 0 calc(var(--_tile) * 0.02) #fff3,
      inset 0 calc(var(--_tile) * -0.03) #0002;
    translate: var(--_to);
    animation-duration: calc(4 * var(--_slide));
  }
  .spare {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--_tile);
    block-size: var(--_tile);
  }
  ${tileRules()}
  [data-rank='11'] {
    box-shadow: 0 0 calc(var(--_tile) * 0.2) #ffcd48b0;
  }
  [part='tile-label'] {
    opacity: var(--_label);
    /* On small tiles as near to 10 px as the digits find room. */
    font-size: clamp(
      var(--_tile) * var(--_size, 0.48),
      0.625rem,
      var(--_tile) * var(--_size, 0.48) * 1.15
    );
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  [data-digits='3'] {
    --_size: 0.41;
  }
  [data-digits='4'] {
    --_size: 0.34;
  }
  [data-digits='5'] {
    --_size: 0.275;
  }
  [data-digits='6'] {
    --_size: 0.225;
  }
  [data-digits='7'] {
    --_size: 0.19;
  }
  [data-state='free'] {
    visibility: hidden;
  }
  [data-state^='leave'] {
    opacity: 0;
  }
  [data-state^='merge'],
  [data-state^='spawn'] {
    z-index: 1;
  }
  ${playRules()}
`;
