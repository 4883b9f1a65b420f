import { labelOf, readTileLabels } from '../../session/tile-labels.js';

/** The largest font size of a label, and the room it has, in tiles. */
const largest = 0.34;
const room = 0.86;
/** The height of a line, in font sizes. */
const lineHeight = 1.1;

/** The words that stand on the tiles instead of numbers. */
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

  /** The label of a tile; undefined for one that shows its number. */
  of(value: number): string | undefined {
    return this.#text ? labelOf(this.#labels, value) : undefined;
  }

  /** Gives a label's node the font size at which the label fits its tile. */
  fit(node: HTMLElement, label: string | undefined): void {
    if (!label) {
      if (node.style.fontSize) node.style.fontSize = '';
      return;
    }
    // Where a line may break.
    const words = label.split(/\s+|(?<=-)/);
    const widest = Math.max(...words.map(widthOf));
    const size = Math.min(largest, room / widest, room / (lineHeight * words.length));
    node.style.fontSize = `calc(var(--_fit) * ${size.toFixed(3)}em)`;
  }
}

/**
 * The estimated width of a word in bold letters, in font sizes, rather too wide than too narrow: nothing has to be
 * measured.
 */
function widthOf(word: string): number {
  return Array.from(word, widthOfLetter).reduce((sum, width) => sum + width, 0);
}

function widthOfLetter(letter: string): number {
  // Combining marks take no width; Chinese, Japanese and Korean letters and emoji are as wide as they are high.
  if (/\p{M}/u.test(letter)) return 0;
  if (
    /[\u1100-\u11ff\u2e80-\uffdc]|\p{Extended_Pictographic}/u.test(letter) &&
    !/[\ufb50-\ufdff\ufe70-\ufeff]/.test(letter)
  ) {
    return 1.1;
  }
  if (/[MWmw%@]/.test(letter)) return 1.05;
  return /[\p{Lu}\d]/u.test(letter) ? 0.86 : 0.72;
}
