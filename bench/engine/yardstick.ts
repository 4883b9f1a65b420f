import { next, seeded, type Generator } from '../../src/engine/random.js';

/**
 * The yardstick: a plain loop over a `Uint8Array`, square boards, no trips, no history, no checks;
 * the same generator and the same rules as the engine, so that it plays the very same games.
 */
export class Yardstick {
  readonly cells: Uint8Array;
  readonly #random: Generator;
  score = 0;

  constructor(
    readonly size: number,
    seed: string,
  ) {
    this.cells = new Uint8Array(size * size);
    this.#random = seeded(seed);
    this.#spawn();
    this.#spawn();
  }

  /** Directions as the engine numbers them: up, right, down, left. */
  move(direction: number): boolean {
    const { cells, size } = this;
    const step = direction === 0 ? size : direction === 2 ? -size : direction === 3 ? 1 : -1;
    const next = direction % 2 === 0 ? 1 : size;
    const first = direction === 0 || direction === 3 ? 0 : -step * (size - 1);
    let changed = false;
    for (let line = 0; line < size; line++) {
      const start = first + line * next;
      let target = start;
      let last = 0;
      for (let index = 0; index < size; index++) {
        const cell = start + index * step;
        const rank = cells[cell]!;
        if (rank === 0) continue;
        if (rank === last) {
          cells[cell] = 0;
          cells[target - step] = rank + 1;
          this.score += 2 << rank;
          last = 0;
          changed = true;
        } else {
          if (cell !== target) {
            cells[cell] = 0;
            cells[target] = rank;
            changed = true;
          }
          last = rank;
          target += step;
        }
      }
    }
    if (changed) this.#spawn();
    return changed;
  }

  get over(): boolean {
    const { cells, size } = this;
    for (let cell = 0; cell < cells.length; cell++) {
      const rank = cells[cell]!;
      if (rank === 0) return false;
      if (cell % size < size - 1 && cells[cell + 1] === rank) return false;
      if (cells[cell + size] === rank) return false;
    }
    return true;
  }

  #spawn(): void {
    const { cells } = this;
    let empty = 0;
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === 0) empty++;
    let nth = Math.floor(next(this.#random) * empty);
    const rank = next(this.#random) < 0.1 ? 2 : 1;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] === 0 && nth-- === 0) {
        cells[cell] = rank;
        return;
      }
    }
  }
}
