import type { Texts } from '../../words/texts.js';
import { makeNode } from './make-node.js';

export interface ReaderTexts extends Pick<Texts, 'code' | 'tile'> {
  text(name: 'empty'): string;
}

/** The table in which a screen reader reads the position. */
export class ReaderTable {
  readonly #cells: readonly Text[];
  /** The values in the cells. Reading the nodes would take longer. */
  #written: readonly number[] = [];

  constructor(body: HTMLElement | null, columns: number, rows: number) {
    const nodes = Array.from({ length: rows }, () =>
      makeNode.row(Array.from({ length: columns }, makeNode.readerCell)),
    );
    body?.replaceChildren(...nodes);
    this.#cells = nodes.flatMap((node) =>
      [...node.children].map(({ firstChild }) => firstChild as Text),
    );
  }

  /** @param texts undefined until the language is known; then empty cells get a blank, which keeps their text nodes */
  write(values: readonly number[], texts: ReaderTexts | undefined): void {
    this.#cells.forEach((text, cell) => {
      const value = values[cell] ?? 0;
      if (value === this.#written[cell]) return;
      text.data = value ? (texts?.tile(value) ?? String(value)) : (texts?.text('empty') ?? ' ');
    });
    this.#written = values;
  }

  /** Makes the next `write` write every cell, since the words for tiles have changed. */
  forget(): void {
    this.#written = [];
  }
}
