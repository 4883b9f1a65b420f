// Written by scripts/palette.mjs: change the ramp there and run `npm run palette`.

/**
 * Colours of the tiles 2, 4, 8 … 131072 and, last, of every tile beyond: the two arguments of CSS
 * `light-dark()`. A tile of rank r (its value is 2 ** r) has `tileColors[Math.min(r, 18) - 1]`.
 */
export const tileColors: readonly string[] = [
  '#bbd8e6,#343e4b',
  '#8bc8d7,#365363',
  '#5cb6cd,#2b6c7f',
  '#329dc6,#267da4',
  '#2c78b3,#3d98d1',
  '#3b56b4,#456ed1',
  '#4a2b96,#4a31a5',
  '#ab36a3,#b33da7',
  '#d43560,#d43661',
  '#f47f4c,#f47f4c',
  '#fece4a,#fece4a',
  '#03734a,#0b8054',
  '#02585f,#044f49',
  '#0a2a81,#132e9d',
  '#741bad,#852ac2',
  '#920528,#c02a37',
  '#6e4108,#8a5619',
  '#121524,#eef2fc',
];

/** One digit per entry of `tileColors`: which of `textColors` its number has. */
export const tileText = '222213333003333331';

/** Colours of numbers, as arguments of `light-dark()`: dark, white on light, white on dark, white. */
export const textColors: readonly string[] = [
  '#12192f,#12192f',
  '#fff,#12192f',
  '#12192f,#fff',
  '#fff,#fff',
];

/** Colours of everything that is no tile, by their CSS names, as arguments of `light-dark()`. */
export const surfaceColors = {
  board: '#f0f4f7,#1a1e28',
  cell: '#e7ecf1,#232733',
  panel: '#eaeff5,#252b39',
  text: '#20283f,#e9eff6',
  muted: '#4f5b72,#a5b2c4',
  border: '#6d7b93,#697589',
  button: '#374378,#b6c1f2',
  'button-text': '#fff,#141831',
  overlay: '#f4f7fbe6,#151a26e6',
  focus: '#693ad4,#c9adfe',
} as const;
