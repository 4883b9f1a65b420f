import type { Direction, Game } from '../engine/index.js';
import { translateBy } from './board-view.js';

const steps: Record<Direction, readonly [number, number]> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
};

/** A place on the board that the reader moves about without moving tiles. */
export class ReadingCursor {
  #at: { column: number; row: number } | undefined;

  /** Where it is; `undefined` while nobody reads. */
  get at(): Readonly<{ column: number; row: number }> | undefined {
    return this.#at;
  }

  /** One cell further, within the board; the first step only shows it, at the top left. */
  step(direction: Direction, { columns, rows }: Game): { column: number; row: number } {
    const [right, down] = steps[direction];
    const { column, row } = this.#at ?? { column: -right, row: -down };
    this.#at = {
      column: Math.min(columns - 1, Math.max(0, column + right)),
      row: Math.min(rows - 1, Math.max(0, row + down)),
    };
    return this.#at;
  }

  /** Shows it, where it is shown. */
  place(element: HTMLElement | null): void {
    const at = this.#at;
    if (element && at) element.style.translate = translateBy(at.column, at.row);
  }

  hide(): void {
    this.#at = undefined;
  }
}
