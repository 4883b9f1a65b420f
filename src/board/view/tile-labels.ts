import { labelOf, readTileLabels } from '../../session/tile-text.js';

/** The largest font size of a label, and the width and height it may take, in tiles. */
const largestFontSize = 0.34;
const labelSpace = 0.86;
/** How much wider the widest system font is than a common one. */
const widening = 1.25;
/** The height of a line, in font sizes. */
export const lineHeight = 1.1;

/** The words on tiles that have no numbers. */
export class TileLabels {
  #text = '';
  #labels: readonly string[] = [];

  /** @returns whether the labels have changed */
  set(text: string): boolean {
    if (text === this.#text) return false;
    this.#text = text;
    this.#labels = readTileLabels(text);
    return true;
  }

  /** Undefined for a tile that shows its number. */
  of(value: number): string | undefined {
    return this.#text ? labelOf(this.#labels, value) : undefined;
  }

  fit(node: HTMLElement, label: string | undefined): void {
    if (!label) {
      if (node.style.fontSize) node.style.fontSize = '';
      return;
    }
    node.style.fontSize = `calc(var(--_fit) * ${layOutLabel(label).size.toFixed(3)}em)`;
  }
}

/** The lines of a label, which may break at a hyphen, and the font size at which they fit, in tiles. */
export function layOutLabel(label: string): { lines: readonly string[]; size: number } {
  const lines = label.split(/\s+|(?<=-)/);
  const widest = widening * Math.max(...lines.map(widthOf));
  return {
    lines,
    size: Math.min(largestFontSize, labelSpace / widest, labelSpace / (lineHeight * lines.length)),
  };
}

/** An estimate in font sizes, for bold letters of a common font, so that nothing has to be measured. */
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
