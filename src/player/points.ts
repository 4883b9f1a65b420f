/**
 * Points that a good human is expected to make from a 4 x 4 board after a slide on, those of the
 * slide included.
 *
 * @param sum of the board's tiles
 * @param number of the board, from a search
 */
export function pointsToCome(sum: number, number: number): number {
  return (sum * number) / 2 ** 26;
}
