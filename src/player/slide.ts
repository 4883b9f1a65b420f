/**
 * By the number of the direction. The engine's own slide lists trips and points; this one has to be fast. @returns
 * whether anything moves
 */
export function slideInto(
  from: Uint8Array,
  to: Uint8Array,
  columns: number,
  direction: number,
): boolean {
  const rows = from.length / columns;
  const vertical = direction % 2 === 0;
  const length = vertical ? rows : columns;
  const stride = vertical ? columns : 1;
  const backward = direction === 1 || direction === 2;
  const step = backward ? -stride : stride;
  let start = backward ? (length - 1) * stride : 0;
  let moves = false;
  to.fill(0);
  for (let line = from.length / length; line > 0; line--, start += vertical ? 1 : columns) {
    let free = start;
    let last = 0;
    for (let cell = start, left = length; left > 0; left--, cell += step) {
      const rank = from[cell] as number;
      if (!rank) continue;
      if (rank === last) {
        to[free - step] = rank + 1;
        last = 0;
        moves = true;
      } else {
        moves ||= cell !== free;
        to[free] = last = rank;
        free += step;
      }
    }
  }
  return moves;
}
