import type { RankedTile } from './entry.js';
import type { Source } from './source.js';

/** The new tiles of a game that do not come from its seed: those of a source, and undone ones. */
export class NewTiles {
  readonly #source: Source | undefined;
  /** Whether the source is being asked. */
  #asking = false;
  /**
   * The tiles of the moves that were taken back, `undefined` for one of the seed; the next move gets
   * the last one.
   */
  readonly #undone: (RankedTile | undefined)[] = [];

  constructor(source?: Source) {
    this.#source = source;
  }

  /** Whether all new tiles come from the seed for now. */
  get isEmpty(): boolean {
    return this.#source === undefined && this.#undone.length === 0;
  }

  /** @throws TypeError while the source is being asked */
  refuseWhileAsking(): void {
    if (this.#asking) throw new TypeError('random must not change the game that is asking it');
  }

  /**
   * The new tile of the next move: the one that was taken back, if it fits, else the source's.
   *
   * @returns `undefined` if it comes from the seed
   * @throws whatever the source throws; everything is then as before
   */
  takeForMove(cells: Uint8Array): RankedTile | undefined {
    const undone = this.#undone.at(-1);
    const tile = undone && cells[undone.cell] === 0 ? undone : this.ask(cells);
    this.#undone.pop();
    return tile;
  }

  /**
   * The next tile of the source.
   *
   * @returns `undefined` if there is no source
   * @throws whatever the source throws
   */
  ask(cells: Uint8Array): RankedTile | undefined {
    if (this.#source === undefined) return undefined;
    this.#asking = true;
    try {
      return this.#source(cells);
    } finally {
      this.#asking = false;
    }
  }

  /** Takes back the new tile of a move, `undefined` for one of the seed. */
  undo(tile: RankedTile | undefined): void {
    // What comes from the seed comes again by itself; it only keeps its place among other tiles.
    if (tile !== undefined || !this.isEmpty) this.#undone.push(tile);
  }
}
