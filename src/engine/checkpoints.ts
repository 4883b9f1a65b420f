import type { Position } from './position.js';

/** A point of a game from which undo can play on, just after a move. */
export interface Checkpoint {
  readonly position: Readonly<Position>;
  /** The body of the replay line up to there. */
  readonly body: string;
}

/** Moves from one checkpoint to the next, near the end of a game. */
const SPACING = 16;

/** How many checkpoints a game keeps, however long it is. */
const MAX_CHECKPOINTS = 256;

/** Whether it is time for another checkpoint, after so many moves. */
export function isDue(checkpoints: readonly Checkpoint[], moves: number): boolean {
  const last = checkpoints.at(-1);
  return moves - (last ? last.position.moves : 0) >= SPACING;
}

/** The index of the checkpoint of the older half whose neighbours are closest to each other. */
function findSuperfluous(checkpoints: readonly Checkpoint[]): number {
  const moves = checkpoints.map(({ position }) => position.moves);
  const gaps = moves
    .slice(2, MAX_CHECKPOINTS / 2)
    .map((after, index) => after - (moves[index] ?? 0));
  return gaps.indexOf(Math.min(...gaps)) + 1;
}

/** Adds a checkpoint; the newer half lie close together, the older ones the farther the longer the game. */
export function addCheckpoint(
  checkpoints: readonly Checkpoint[],
  checkpoint: Checkpoint,
): readonly Checkpoint[] {
  const all = [...checkpoints, checkpoint];
  return all.length > MAX_CHECKPOINTS ? all.toSpliced(findSuperfluous(all), 1) : all;
}
