import type { ColorPair } from './palette.js';

/** A style sheet as plain text. By the tag, editors and the build recognise it. */
export const css = String.raw;

/** A colour that the page may set as `--game-2048-` plus this name. */
export function themeColor(name: string, [light, dark]: ColorPair): string {
  return `var(--game-2048-${name},light-dark(${light},${dark}))`;
}
