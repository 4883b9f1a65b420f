import { DIRECTIONS, slide, type Move } from '../engine/index.js';

type Board = readonly (readonly number[])[];

/** The move that leads from one position to the other; undefined where none does, as after a tile set by hand. */
export function moveBetween(before: Board, after: Board): Move | undefined {
  for (const direction of DIRECTIONS) {
    const slid = slide(before, direction);
    if (!slid) continue;
    const { trips, gained } = slid;
    const spawned = onlyDifference(slid.board, after);
    if (spawned) return { direction, trips, gained, spawned, won: false, over: false };
  }
  return undefined;
}

/** The one tile that `after` has and `slid` does not have; undefined if they differ in anything else. */
function onlyDifference(slid: Board, after: Board): Move['spawned'] | undefined {
  const expected = slid.flat();
  const values = after.flat();
  const differing = [...values.keys()].filter((cell) => values[cell] !== expected[cell]);
  const [cell] = differing;
  if (cell === undefined || differing.length > 1 || expected[cell] !== 0) return undefined;
  return { cell, value: values[cell] ?? 0 };
}
