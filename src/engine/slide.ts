import { checkDirection, readBoard, slide as slideBoard, toRows } from './board.js';
import type { Direction, Trip } from './types.js';

/**
 * Slides the tiles of a plain board: no new tile, no history. Any rectangle from 1 x 1 up.
 *
 * @param board values, top row first, 0 for an empty cell
 * @returns the board after the slide, the trip of every tile that travelled, and the points; `null`
 *   if nothing changes
 * @throws TypeError, RangeError for anything that is not a board and a direction
 */
export function slide(
  board: readonly (readonly number[])[],
  direction: Direction,
): { board: number[][]; trips: Trip[]; gained: number } | null {
  const after = readBoard(board);
  const trips: Trip[] = [];
  const slid = slideBoard(after, checkDirection(direction), 0, trips);
  return slid === null ? null : { board: toRows(after), trips, gained: slid.gained };
}
