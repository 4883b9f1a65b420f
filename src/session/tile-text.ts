/** One more than there are tiles, 2 to 2 ** 63. */
const mostLabels = 64;

/** @param text labels from 2 upwards, separated by spaces or, if one has spaces, by `|`; an empty one leaves the number */
export function readTileLabels(text: string): readonly string[] {
  const labels = text.includes('|') ? text.split('|') : text.trim().split(/\s+/);
  return labels.slice(0, mostLabels).map((label) => label.trim());
}

export function labelOf(labels: readonly string[], value: number): string | undefined {
  return labels[Math.log2(value) - 1] || undefined;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The first tile of eight digits, which no longer fit. */
const firstLong = 2 ** 24;

/** A number, or for large tiles a power of two; a space for an empty cell. */
export function tileText(value: number): string {
  if (value < firstLong) return String(value || ' ');
  const rank = String(Math.log2(value));
  return `2${rank.replace(/\d/g, (digit) => superscripts.charAt(Number(digit)))}`;
}
