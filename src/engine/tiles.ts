import { refuse } from './errors.js';

/** Two tiles of this rank do not merge. Rank: binary logarithm of the value, 0 for an empty cell. */
export const TOP_RANK = 63;

/** The value of a tile: 0 for the rank of an empty cell. */
export function valueOf(rank: number): number {
  if (rank === 0) return 0;
  // A shift gives a small integer, which JavaScript engines store without allocating.
  return rank < 31 ? 1 << rank : 2 ** rank;
}

const rankOf = new Map(Array.from({ length: TOP_RANK + 1 }, (_, rank) => [valueOf(rank), rank]));

/** The rank of a tile's value, which must be from `least` to `most`; 0 is the rank of an empty cell. */
export function checkRank(name: string, value: unknown, least = 1, most = TOP_RANK): number {
  const rank = rankOf.get(value as number);
  if (rank === undefined || rank < least || rank > most) {
    const zero = least === 0 ? '0 or ' : '';
    const lowest = valueOf(Math.max(least, 1));
    refuse(name, value, `${zero}a power of two from ${lowest} to 2 ** ${most}`, 'number');
  }
  return rank;
}
