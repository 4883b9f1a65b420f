import { refuse } from './errors.js';

/**
 * The highest rank: two tiles of it do not merge. A tile's rank is the binary logarithm of its
 * value, 0 for an empty cell.
 */
export const TOP_RANK = 63;

/** The highest rank allowed for the win tile: merging two of them still earns an exact integer. */
const TOP_WIN_RANK = 52;

/** The value of a tile of this rank. */
export function valueOf(rank: number): number {
  if (rank === 0) return 0;
  // As a small integer, which engines store without allocating.
  return rank < 31 ? 1 << rank : 2 ** rank;
}

const rankOf = new Map(Array.from({ length: TOP_RANK + 1 }, (_, rank) => [valueOf(rank), rank]));

/** The rank of a tile's value; throws unless it is between `least` and `most`. */
function checkRank(name: string, value: unknown, least: number, most: number): number {
  const rank = rankOf.get(value as number);
  if (rank === undefined || rank < least || rank > most) {
    const zero = least === 0 ? '0 or ' : '';
    const lowest = valueOf(Math.max(least, 1));
    refuse(name, value, `${zero}a power of two from ${lowest} to 2 ** ${most}`, 'number');
  }
  return rank;
}

/** The rank of a tile's value. */
export function checkTile(name: string, value: unknown): number {
  return checkRank(name, value, 1, TOP_RANK);
}

/** The rank of a cell's value: 0 if it is empty, at most `most`. */
export function checkCellValue(name: string, value: unknown, most = TOP_RANK): number {
  return checkRank(name, value, 0, most);
}

/** A value that is allowed for the win tile. */
export function checkWinTile(value: unknown): number {
  return valueOf(checkRank('winTile', value, 2, TOP_WIN_RANK));
}
