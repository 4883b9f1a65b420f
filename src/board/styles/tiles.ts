import { css, themeColor } from './css.js';
import { tileColors } from './palette.js';
import { digitSizes, glowReach, sunRank } from './tile-measures.js';

/** The colours of each tile; the last entry is that of every tile beyond. */
function tileRules(): string {
  return (
    tileColors
      .map(({ background, text }, index) => {
        const rank = index + 1;
        const isLast = rank === tileColors.length;
        const name = isLast ? 'tile-beyond' : `tile-${2 ** rank}`;
        const selector = isLast ? '[part~=tile]' : `[data-rank='${rank}']`;
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

/** The surface of a tile without an image. The middle keeps its colour, or gets lighter only under a dark number. */
function material(rank: number): string {
  if (rank < sunRank) return 'none';
  if (rank === sunRank) return 'radial-gradient(circle at 50% 35%,#fffb,#fff0 75%)';
  const table = 'linear-gradient(var(--_color),var(--_color))50%/85% 85% no-repeat';
  return `${table},conic-gradient(from -45deg,#fff6 25%,#0001 0 50%,#0005 0 75%,#fff2 0)`;
}

/** A tile glows in its own colour. */
function glow(rank: number): string {
  const reach = glowReach(rank);
  if (!reach) return '--_glow:0 0 #0000';
  return `--_glow:0 0 ${reach.toFixed(2)}em color-mix(in srgb,var(--_color) 75%,#0000)`;
}

/** From three digits on they stand closer. The indent makes up for the space that is missing after the last one. */
function digitRules(): string {
  return digitSizes
    .map((size, index) => {
      const closer = index > 1 ? ';letter-spacing:-.05em;text-indent:-.05em' : '';
      return `[data-digits='${index + 1}']>*{font-size:calc(var(--_fit)*${size}em)${closer}}`;
    })
    .join('');
}

/**
 * From four digits on a number takes up 78 % of the tile's width in every font, where the browser can make all digits as wide as
 * this share of the font size.
 */
function longNumberRules(): string {
  const adjust = 'font-size-adjust:ch-width 0.615';
  const rules = digitSizes.slice(3).map((_, index) => {
    const digits = index + 4;
    const size = (1.2 / digits).toFixed(3);
    return `[data-digits='${digits}']>*{font-size:calc(var(--_fit)*${size}em);${adjust}}`;
  });
  return `@supports(${adjust}){${rules.join('')}}`;
}

export const tileStyles = css`
  [part~='tile'] {
    position: absolute;
    inset: 0;
    contain: strict;
    /* Always set, so that no layout follows when an animation begins or ends. */
    translate: 0 0;
    scale: 1;
    /* A light upper edge and a faint shadow, by which a light tile stands out from a light cell. */
    box-shadow:
      inset 0 0.012em #fff4,
      0 0 0 max(0.5px, 0.008em) #0b163326,
      0 0.015em 0.05em #0b163340,
      var(--_glow);
  }
  /* A thousand shadows would be painted, all of them too small to be seen. */
  :host(:state(large)) [part~='tile'] {
    box-shadow: none;
  }
  /* Numbers keep their share of a tile, whatever the gap. It is 0.12 of a tile by default, which gives 1. */
  .tiles {
    --_fit: calc(1.12 / (1 + var(--_gap-ratio)));
  }
  ${tileRules()}
  /* A grid itself, since each new number in an item of a grid would lay out the whole grid again. */
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
  ${digitRules()}${longNumberRules()}
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
