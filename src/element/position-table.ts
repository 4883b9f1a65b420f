import { html, type TemplateResult } from 'lit';
import type { Move } from '../engine/index.js';
import { textOf, type Board } from './board-view.js';

/** The position for reading, written cell by cell: rows made anew for each move would cost more than all else. */
export class PositionTable {
  #texts: Text[] = [];

  /** The rows of a table that `attach` can take over. */
  static template(board: Board): TemplateResult[] {
    return board.map(
      (row) =>
        html`<tr>
          ${row.map((value) => html`<td>${value || ' '}</td>`)}
        </tr>`,
    );
  }

  attach(cells: Iterable<Element>): void {
    this.#texts = [...cells].map((cell) => textOf(cell));
  }

  show(board: Board): void {
    board.flat().forEach((value, cell) => this.#write(cell, value));
  }

  play({ trips, spawned }: Move): void {
    for (const { from } of trips) this.#write(from, 0);
    for (const { to, value } of trips) this.#write(to, value);
    this.#write(spawned.cell, spawned.value);
  }

  #write(cell: number, value: number): void {
    const text = this.#texts[cell];
    const label = value ? String(value) : ' ';
    if (text && text.data !== label) text.data = label;
  }
}
