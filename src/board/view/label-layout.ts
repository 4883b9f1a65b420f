/** The largest font size of a label, and the width and height that it may take, in tiles. */
const largestFontSize = 0.34;
const labelSpace = 0.86;
/** Widths are of a common system font: the widest one is a quarter wider. */
const widening = 1.25;
/** In font sizes. */
export const lineHeight = 1.1;

/** Breaks a label into lines at spaces and after hyphens. The font size at which they fit is in tiles. */
export function layOutLabel(label: string): { lines: readonly string[]; size: number } {
  const lines = label.split(/\s+|(?<=-)/);
  const widest = widening * Math.max(...lines.map(widthOf));
  return {
    lines,
    size: Math.min(largestFontSize, labelSpace / widest, labelSpace / (lineHeight * lines.length)),
  };
}

/** Estimates a width in font sizes, for bold letters of a common font, so that nothing has to be measured. */
export function widthOf(word: string): number {
  return Array.from(word, widthOfLetter).reduce((sum, width) => sum + width, 0);
}

/** Chinese, Japanese and Korean letters and emoji are as wide as they are high. */
const wide = /[\u1100-\u11ff\u2e80-\ufaff\ufe30-\ufe6f\uff00-\uffdc]|\p{Extended_Pictographic}/u;

function widthOfLetter(letter: string): number {
  // A combining mark takes no width of its own.
  if (/\p{M}/u.test(letter)) return 0;
  if (/[fijlrtI.,:;'!()⁰-⁹¹²³-]/.test(letter)) return 0.4;
  if (/[MWmw%@]/.test(letter)) return 0.9;
  if (wide.test(letter)) return 0.95;
  return /\p{Lu}/u.test(letter) ? 0.7 : 0.58;
}
