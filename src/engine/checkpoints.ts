import type { Entry } from './entry.js';
import type { Position } from './position.js';
import type { Body } from './replay-body.js';

export interface Checkpoint {
  readonly position: Readonly<Position>;
  /** The replay line's body up to there. */
  readonly body: Body;
  /** Since the checkpoint before. */
  readonly entries: readonly Entry[];
}

const MAX_CHECKPOINTS = 256;

/**
 * The newer half of the checkpoints stay close together; the older half thin out as the game grows: the one whose
 * neighbours are closest goes.
 */
export function addCheckpoint(
  checkpoints: readonly Checkpoint[],
  checkpoint: Checkpoint,
): readonly Checkpoint[] {
  const all = [...checkpoints, checkpoint];
  if (all.length <= MAX_CHECKPOINTS) return all;
  const lengths = all.slice(0, MAX_CHECKPOINTS / 2).map(({ entries }) => entries.length);
  const gaps = lengths.slice(1).map((length, index) => length + (lengths[index] ?? 0));
  const index = gaps.indexOf(Math.min(...gaps));
  const merged = all.slice(index, index + 2).flatMap(({ entries }) => entries);
  return all.toSpliced(index, 2, { ...(all[index + 1] ?? checkpoint), entries: merged });
}
