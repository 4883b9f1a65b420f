// Written by `npm run bench:player -- calibrate`.

/** By stage: binary logarithm of the sum of the tiles, level and slope of the curve. */
export const STAGES: readonly (readonly [stage: number, level: number, slope: number])[] = [
  [4, 9.24, 5.26],
  [6, 9.35, 6.18],
  [8, 9.42, 6.64],
  [9, 9.53, 6.95],
  [10, 9.76, 5.67],
  [11, 9.78, 3.34],
  [12, 9.67, 2.33],
  [13, 9.62, 1.53],
  [14, 9.49, 3.28],
  [15.5, 9.35, 5.01],
];
