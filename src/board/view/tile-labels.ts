import { labelOf, readTileLabels } from '../../session/tile-text.js';

/** The labels of `tile-labels`, which tiles show instead of numbers. */
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
}
