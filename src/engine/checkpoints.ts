import type { Position } from './position.js';
import type { ReplayWriter } from './replay-writer.js';

/** A point in a game, just before a move, from which undo can replay. */
export interface Checkpoint {
  readonly position: Readonly<Position>;
  /** The replay line up to there. */
  readonly writer: Readonly<ReplayWriter>;
  /** Number of entries up to there. */
  readonly entries: number;
}

/** Entries from one checkpoint to the next, near the end of a game. */
const SPACING = 16;

/** How many checkpoints a game keeps, however long it is. */
const MAX_CHECKPOINTS = 256;

/** Whether another checkpoint is due after this many entries. */
export function isDue(checkpoints: readonly Checkpoint[], entries: number): boolean {
  return entries - (checkpoints.at(-1)?.entries ?? 0) >= SPACING;
}

/** The index of the checkpoint in the older half whose neighbours are closest to each other. */
function findSuperfluous(checkpoints: readonly Checkpoint[]): number {
  const older = checkpoints.slice(0, MAX_CHECKPOINTS / 2);
  const gaps = older.slice(2).map(({ entries }, index) => entries - (older[index]?.entries ?? 0));
  return gaps.indexOf(Math.min(...gaps)) + 1;
}

/**
 * Adds a checkpoint. The newer half stay closely spaced; the older half thin out as the game grows.
 */
export function addCheckpoint(
  checkpoints: readonly Checkpoint[],
  checkpoint: Checkpoint,
): readonly Checkpoint[] {
  const all = [...checkpoints, checkpoint];
  return all.length > MAX_CHECKPOINTS ? all.toSpliced(findSuperfluous(all), 1) : all;
}
