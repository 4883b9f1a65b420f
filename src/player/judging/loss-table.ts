// Chosen with `npm run bench:player -- losses`, from what `losses --fit` finds: bench/player/README.md.

/**
 * By how far the evaluation of the board after a move is below that after the best one, as a share of the latter: the
 * share of the points to come that the move costs, with 0 to 2, 3 or 4, and more empty cells before it.
 */
export const LOSSES: readonly (readonly [drop: number, ...shares: [number, number, number]])[] = [
  [0, 0, 0, 0],
  [0.03, 0.09, 0.096, 0.023],
  [0.06, 0.22, 0.26, 0.198],
  [0.15, 0.24, 0.41, 0.277],
  [0.4, 0.4, 0.5, 0.277],
  [1, 1, 1, 1],
];
