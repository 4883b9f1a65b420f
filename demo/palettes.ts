import type { Colors } from '../src/frame/colors.js';

export const colorNames = ['board', 'low', 'middle', 'high'] as const;

export const palettes: Readonly<Record<string, Colors>> = {
  Ember: { board: '#4a3a35', low: '#fff1d6', middle: '#f2994a', high: '#9c1c1c' },
  Forest: { board: '#b9c7ab', low: '#f4fae6', middle: '#6aa84f', high: '#12412b' },
  Candy: { board: '#edc3d8', low: '#fff4f9', middle: '#ff7fb0', high: '#6a1b7a' },
  Ink: { board: '#aeb6c2', low: '#ffffff', middle: '#7b8794', high: '#111827' },
};

/** For an address: the four without their `#`, joined by `-`. */
export const formatColors = (colors: Colors): string =>
  colorNames.map((name) => colors[name].slice(1)).join('-');
