import type { ColorPair } from '../board/styles/palette.js';

export const colorSchemes = ['light', 'dark', 'auto'] as const;

export type Paint = (colors: ColorPair) => string;

/** @param rules receives the dark colour of each class, where the picture follows the system */
export function paintIn(scheme: (typeof colorSchemes)[number], rules: Map<string, string>): Paint {
  return ([light, dark]) => {
    if (scheme !== 'auto') return `fill="${scheme === 'dark' ? dark : light}"`;
    // Style sheets hold for all of a page. A class named after its two colours means the same in every picture.
    const name = `g2048${light}${dark}`.replaceAll('#', '-');
    rules.set(name, dark);
    return `class="${name}" fill="${light}"`;
  };
}

export function styleOf(rules: ReadonlyMap<string, string>): string {
  if (rules.size === 0) return '';
  const dark = Array.from(rules, ([name, color]) => `.${name}{fill:${color}}`).join('');
  return `<style>@media(prefers-color-scheme:dark){${dark}}</style>`;
}
