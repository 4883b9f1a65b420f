/** A board with so many columns or rows takes up as much of the screen as it can, and its tiles have no shadows. */
export const largeSide = 9;

/** The rank of 2048, which looks like the sun. Higher tiles look like cut stones. */
export const sunRank = 11;
/** The rank of 128, the first tile that glows. */
const firstGlowRank = 7;

/**
 * The font size of a number by its digits, in em, which is the distance from one cell to the next. The number takes up 78 %
 * of the tile's width at most, even in the widest system font.
 */
export const digitSizes = [0.46, 0.46, 0.35, 0.27, 0.216, 0.18, 0.154];

/** In em: 0 for a low tile, 0.06 for the first that glows, up to 0.1, which stays within the gap around a tile. */
export function glowReach(rank: number): number {
  return rank < firstGlowRank ? 0 : Math.min(0.06 + 0.02 * (rank - firstGlowRank), 0.1);
}
