import type { ColorPair } from '../board/styles/palette.js';

export const colorSchemes = ['light', 'dark', 'auto'] as const;

/** Returns the attributes that give a shape its colour. */
export type Paint = (colors: ColorPair) => string;

/** @param darkColors receives the dark colour of each class, where the picture follows the system */
export function paintIn(
  scheme: (typeof colorSchemes)[number],
  darkColors: Map<string, string>,
): Paint {
  return ([light, dark]) => {
    if (scheme !== 'auto') return `fill="${scheme === 'dark' ? dark : light}"`;
    // Style sheets hold for all of a page. A class named after its two colours means the same in every picture.
    const name = `g2048${light}${dark}`.replaceAll('#', '-');
    darkColors.set(name, dark);
    return `class="${name}" fill="${light}"`;
  };
}

/** The `<style>` element for the classes, or an empty text if there are none. */
export function styleFor(darkColors: ReadonlyMap<string, string>): string {
  if (darkColors.size === 0) return '';
  const rules = Array.from(darkColors, ([name, color]) => `.${name}{fill:${color}}`);
  return `<style>@media(prefers-color-scheme:dark){${rules.join('')}}</style>`;
}
