/** The rank of 2048, which is the sun; higher tiles are cut stones. */
export const sun = 11;
/** Tiles glow from this rank (128). */
const firstGlow = 7;

/**
 * The font size of a number by its digits, in em: at most 78 % of the tile, in the widest of the systems' fonts. An em is
 * the distance from one cell to the next.
 */
export const digitSizes = [0.46, 0.46, 0.35, 0.27, 0.216, 0.18, 0.154];

/** The higher the tile, the farther it glows. @returns the reach in em, 0 for none */
export function glowReach(rank: number): number {
  return rank < firstGlow ? 0 : Math.min(0.06 + 0.03 * (rank - firstGlow), 0.2);
}
