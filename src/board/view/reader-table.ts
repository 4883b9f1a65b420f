import type { Texts } from '../wording/texts.js';
import { make } from './board-template.js';

export interface ReaderTexts extends Pick<Texts, 'code' | 'tile'> {
  text(name: 'empty'): string;
}

/** The table in which a screen reader reads the position. */
export class ReaderTable {
  readonly #cells: readonly Text[];
  /** The values in the cells, kept because reading the nodes takes longer. */
  #written: readonly number[] = [];

  constructor(body: HTMLElement | null, columns: number, rows: number) {
    const nodes = Array.from({ length: rows }, () =>
      make.row(Array.from({ length: columns }, make.readerCell)),
    );
    body?.replaceChildren(...nodes);
    this.#cells = nodes.flatMap((node) =>
      [...node.children].map(({ firstChild }) => firstChild as Text),
    );
  }

  /** @param texts undefined until the language is known: a blank keeps a text node to write to */
  write(values: readonly number[], texts: ReaderTexts | undefined): void {
    this.#cells.forEach((text, cell) => {
      const value = values[cell] ?? 0;
      if (value === this.#written[cell]) return;
      text.data = value ? (texts?.tile(value) ?? String(value)) : (texts?.text('empty') ?? ' ');
    });
    this.#written = values;
  }

  /** The words for tiles have changed: the next `write` writes every cell. */
  forget(): void {
    this.#written = [];
  }
}
