import type { Move, Tile } from './engine/index.js';

/** The values whose first tile of a game is celebrated, seen and heard. */
export const milestones: readonly number[] = [128, 256, 512, 1024];

/** The tiles that a move's merges make, in the order of their cells; each once, though two trips may lead to it. */
export function mergesOf({ trips }: Pick<Move, 'trips'>): Tile[] {
  const values = new Map<number, number>();
  for (const { to, value, merged } of trips) if (merged) values.set(to, value);
  return [...values]
    .sort(([one], [other]) => one - other)
    .map(([cell, value]) => ({ cell, value }));
}
