import type { GameView, Move, Tile } from '../engine/index.js';

export const milestones: readonly number[] = [
  ...[128, 256, 512, 1024],
  ...[2048, 4096, 8192, 16384, 32768],
];

/** Those announced during play. The usual win, which is the next one, has a celebration of its own. */
export const liveMilestones: readonly number[] = milestones.slice(0, 4);

/** The tiles that merges make, by cell. Two trips into one merge count once. */
export function mergesOf({ trips }: Pick<Move, 'trips'>): Tile[] {
  const values = new Map<number, number>();
  for (const { to, value, merged } of trips) if (merged) values.set(to, value);
  return [...values]
    .sort(([one], [other]) => one - other)
    .map(([cell, value]) => ({ cell, value }));
}

/** The milestone that a move reaches: the game's highest tile, just made, and the only one of its value. */
export function milestoneOf(
  move: Pick<Move, 'trips'>,
  { board, maxTile }: Pick<GameView, 'board' | 'maxTile'>,
): Tile | undefined {
  if (!liveMilestones.includes(maxTile)) return undefined;
  const made = mergesOf(move).filter(({ value }) => value === maxTile);
  const present = board.flat().filter((value) => value === maxTile);
  return made.length === present.length ? made[0] : undefined;
}
