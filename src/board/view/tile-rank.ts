/** 1 for the tile 2, 11 for 2048. */
export function rankOf(value: number): number {
  return Math.log2(value);
}
