/** The most labels: one for every tile that a board of 32 x 32 can hold by far. */
const mostLabels = 64;

/**
 * Reads the words that stand on the tiles instead of numbers, from 2 upwards.
 *
 * @param text words separated by spaces or, if a label contains spaces, by vertical bars; an empty label is a number
 */
export function readTileLabels(text: string): readonly string[] {
  const labels = text.includes('|') ? text.split('|') : text.trim().split(/\s+/);
  return labels.slice(0, mostLabels).map((label) => label.trim());
}

/** The label of a tile; undefined for one that shows its number. */
export function labelOf(labels: readonly string[], value: number): string | undefined {
  return labels[Math.log2(value) - 1] || undefined;
}
