// Written by scripts/palette.mjs: change the ramp there and run `npm run draw:palette`.

/** A colour in the light and in the dark scheme. */
export type ColorPair = readonly [light: string, dark: string];

export interface TileColors {
  readonly background: ColorPair;
  readonly text: ColorPair;
}

/**
 * Colours of the tiles 2, 4, 8 … 131072 and, last, of every tile beyond. A tile of rank r (its value is
 * 2 ** r) has `tileColors[Math.min(r, 18) - 1]`.
 */
export const tileColors: readonly TileColors[] = [
  // 2
  { background: ['#fdf8ee', '#4c556c'], text: ['#12192f', '#fff'] },
  // 4
  { background: ['#c2e9f4', '#3d58a5'], text: ['#12192f', '#fff'] },
  // 8
  { background: ['#67c2c9', '#117772'], text: ['#12192f', '#fff'] },
  // 16
  { background: ['#4fb6e8', '#18819a'], text: ['#12192f', '#fff'] },
  // 32
  { background: ['#2e75b7', '#4b8ecb'], text: ['#fff', '#12192f'] },
  // 64
  { background: ['#3e51b3', '#9799e2'], text: ['#fff', '#12192f'] },
  // 128
  { background: ['#4a2b96', '#5b31b1'], text: ['#fff', '#fff'] },
  // 256
  { background: ['#ab36a3', '#b33da7'], text: ['#fff', '#fff'] },
  // 512
  { background: ['#d43560', '#d43661'], text: ['#fff', '#fff'] },
  // 1024
  { background: ['#f47f4c', '#f88852'], text: ['#12192f', '#12192f'] },
  // 2048
  { background: ['#fece4a', '#fece4a'], text: ['#12192f', '#12192f'] },
  // 4096
  { background: ['#03734a', '#0b8054'], text: ['#fff', '#fff'] },
  // 8192
  { background: ['#02585f', '#145c59'], text: ['#fff', '#fff'] },
  // 16384
  { background: ['#0a2a81', '#132e9d'], text: ['#fff', '#fff'] },
  // 32768
  { background: ['#741bad', '#852ac2'], text: ['#fff', '#fff'] },
  // 65536
  { background: ['#920528', '#d13622'], text: ['#fff', '#fff'] },
  // 131072
  { background: ['#6e4108', '#9b690b'], text: ['#fff', '#fff'] },
  // beyond
  { background: ['#121524', '#eef2fc'], text: ['#fff', '#12192f'] },
];

/** Colours of everything except tiles, by their CSS names. */
export const surfaceColors = {
  board: ['#cbb59b', '#232a3a'],
  cell: ['#decebb', '#2e3649'],
  panel: ['#f3eade', '#242b3b'],
  text: ['#20283f', '#e9eff6'],
  muted: ['#4f5b72', '#a5b2c4'],
  border: ['#6d7b93', '#697589'],
  button: ['#374378', '#b6c1f2'],
  'button-text': ['#fff', '#141831'],
  overlay: ['#f3eade66', '#1016224d'],
  card: ['#fdfcfb', '#181e2b'],
  focus: ['#374378', '#b6c1f2'],
} as const satisfies Record<string, ColorPair>;
