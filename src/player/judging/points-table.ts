// Written by `npm run bench:player -- calibrate --fit`.

/** By stage: binary logarithm of the sum of the tiles, level and slope of the curve. */
export const STAGES: readonly (readonly [stage: number, level: number, slope: number])[] = [
  [4, 9.542, 3.588],
  [6, 9.489, 4.717],
  [8, 9.471, 6.058],
  [9, 9.5, 7.276],
  [10, 9.716, 6.665],
  [11, 9.782, 4.492],
  [12, 9.734, 2.651],
  [13, 9.592, 1.482],
  [14, 9.402, 2.528],
  [15.5, 9.409, 0.573],
];
