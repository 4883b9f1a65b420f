import { textColors, tileColors, tileText } from './palette.js';

/** A style sheet as plain text; the tag is there for editors and the build to recognise it. */
export const css = String.raw;

/** A colour that the page may set as `--game-2048-` plus this name. */
export const color = (name: string, pair: string): string =>
  `var(--game-2048-${name},light-dark(${pair}))`;

/** For tiles without a picture: a sun on 2048, facets on those beyond. They leave every number a contrast of 4.5:1. */
const sun = 'radial-gradient(circle at 50% 35%,#fffb,#fff0 75%)';
const facets = 'linear-gradient(135deg,#0000 42%,#0002 0 62%,#0003 0)';

/** The colours of each tile; the last entry is that of every tile beyond. */
function tileRules(): string {
  return (
    tileColors
      .map((pair, index) => {
        const rank = index + 1;
        const last = rank === tileColors.length;
        const name = last ? 'tile-beyond' : `tile-${2 ** rank}`;
        const text = textColors[Number(tileText[index])] ?? '';
        const pattern = rank < 11 ? 'none' : rank > 11 ? facets : sun;
        const selector = last ? '[part=tile]' : `[data-rank='${rank}']`;
        return `${selector}{background:var(--_image-${rank},${pattern})50%/cover ${color(name, pair)};color:${color(`${name}-text`, text)}}${selector}>*{opacity:var(--_label-${rank})}`;
      })
      // The general rule comes first, so that those of single values override it.
      .reverse()
      .join('')
  );
}

/**
 * The font size of a number by its digits; on small tiles as near to 10 px as leaves room for the digits in the widest of
 * the systems' fonts: a bold digit of DejaVu Sans is 0.7 em wide, which WebKitGTK rounds up to whole pixels.
 */
function digitRules(): string {
  const sizes = [0.43, 0.43, 0.37, 0.3, 0.24, 0.18, 0.15];
  const rule = (size: number, index: number): string =>
    `[data-digits='${index + 1}']>*{font-size:calc(var(--_fit)*clamp(${size}em,max(10px,.625rem),${(1.2 / (index + 1) - (index > 4 ? 0.02 : 0)).toFixed(2)}em))}`;
  return sizes.map(rule).join('');
}

/** The tiles: their colours, their digits, their states. */
export const tileStyles = css`
  [part='tile'] {
    display: grid;
    place-content: center;
    contain: strict;
    box-shadow:
      inset 0 0.02em #fff3,
      inset 0 -0.03em #0002;
  }
  .spare {
    position: absolute;
    inset: 0;
    /* Both ends are given, or an absolute box would reach to the edge of the grid. */
    grid-area: 1 / 1 / 2 / 2;
  }
  ${tileRules()}
  [data-rank='11'] {
    box-shadow: 0 0 0.2em #ffcd48b0;
  }
  [part='tile-label'] {
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  ${digitRules()}
  [data-state='free'] {
    visibility: hidden;
  }
  [data-state='leave'] {
    opacity: 0;
    z-index: -1;
  }
`;
