import { css, themeColor } from './css.js';
import { tileColors } from './palette.js';
import { digitSizes, glowReach, sun } from './tile-measures.js';

/** The colours of each tile; the last entry is that of every tile beyond. */
function tileRules(): string {
  return (
    tileColors
      .map(({ background, text }, index) => {
        const rank = index + 1;
        const last = rank === tileColors.length;
        const name = last ? 'tile-beyond' : `tile-${2 ** rank}`;
        const selector = last ? '[part~=tile]' : `[data-rank='${rank}']`;
        return (
          `${selector}{--_color:${themeColor(name, background)};color:${themeColor(`${name}-text`, text)};` +
          `background:var(--_image-${rank},${material(rank)})50%/cover var(--_color);${glow(rank)}}` +
          `${selector}>*{opacity:var(--_label-${rank})}`
        );
      })
      // The general rule comes first, so that those of single values override it.
      .reverse()
      .join('')
  );
}

/** What a tile without a picture is made of. The middle, where the number stands, keeps its colour or only gets lighter under dark ink. */
function material(rank: number): string {
  if (rank < sun) return 'none';
  if (rank === sun) return 'radial-gradient(circle at 50% 35%,#fffb,#fff0 75%)';
  const table = 'linear-gradient(var(--_color),var(--_color))50%/85% 85% no-repeat';
  return `${table},conic-gradient(from -45deg,#fff6 25%,#0001 0 50%,#0005 0 75%,#fff2 0)`;
}

/** A tile glows in its own colour. */
function glow(rank: number): string {
  const reach = glowReach(rank);
  if (!reach) return '--_glow:0 0 #0000';
  return `--_glow:0 0 ${reach.toFixed(2)}em color-mix(in srgb,var(--_color) 75%,#0000)`;
}

/** Three digits and more stand closer; the indent makes up for the space after the last one. */
function digitRules(): string {
  return digitSizes
    .map((size, index) => {
      const closer = index > 1 ? ';letter-spacing:-.05em;text-indent:-.05em' : '';
      return `[data-digits='${index + 1}']>*{font-size:calc(var(--_fit)*${size}em)${closer}}`;
    })
    .join('');
}

export const tileStyles = css`
  [part~='tile'] {
    position: absolute;
    inset: 0;
    contain: strict;
    /* Always set, so that no layout follows when an animation begins or ends. */
    translate: 0 0;
    scale: 1;
    /* Light on the upper edge, a hair of shadow around, so that a light tile stands out from a light cell. */
    box-shadow:
      inset 0 0.012em #fff4,
      0 0 0 max(0.5px, 0.008em) #0b163326,
      0 0.015em 0.05em #0b163340,
      var(--_glow);
  }
  /* A thousand shadows, too small to be seen, would all be painted. */
  :host(:state(large)) [part~='tile'] {
    box-shadow: none;
  }
  .tiles {
    --_fit: calc(1.12 / (1 + var(--_ratio)));
  }
  ${tileRules()}
  /* A grid itself, not an item of one: a new number causes no other layout. */
  [part~='tile-label'] {
    display: grid;
    place-content: center;
    contain: layout size;
    height: 100%;
    font-weight: 700;
    line-height: 1;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${digitRules()}
  [data-hinted] {
    z-index: 1;
    outline: max(2px, 0.035em) solid var(--_button);
    outline-offset: max(1px, 0.015em);
  }
  [data-state='free'] {
    visibility: hidden;
  }
  [data-state='gone'] {
    opacity: 0;
    z-index: -1;
  }
`;
