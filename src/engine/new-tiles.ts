import type { RankedTile } from './entry.js';
import type { Source } from './source.js';

/** What a new tile is for: the end of a move, or a call of `addTile`. */
type Use = 'move' | 'add';

/** A tile that was taken back, and what it was for. `tile` is undefined if it came from the seed. */
interface UndoneTile {
  readonly use: Use;
  readonly tile: RankedTile | undefined;
}

/** A tile that was added between moves, and after how many of them. */
interface AddedTile {
  readonly moves: number;
  readonly tile: RankedTile;
}

/** The new tiles of a game that do not come from its seed: those of a source, and undone ones. */
export class NewTiles {
  readonly #source: Source | undefined;
  /** Whether the source is being asked. */
  #asking = false;
  #added: readonly AddedTile[] = [];
  /** The last one is handed out next. */
  readonly #undone: UndoneTile[] = [];

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
   * The next new tile: the one that was taken back, if there is one that fits, else the source's.
   *
   * @returns `undefined` if it comes from the seed
   * @throws whatever the source throws; everything is then as before
   */
  take(use: Use, cells: Uint8Array): RankedTile | undefined {
    const index = this.#nextUndone(use);
    const undone = this.#undone[index];
    const isNext = undone?.use === use;
    const kept = isNext ? undone.tile : undefined;
    const tile = kept !== undefined && cells[kept.cell] === 0 ? kept : this.#ask(cells);
    this.#undone.length = isNext ? index : index + 1;
    return tile;
  }

  /** A tile was added after so many moves. */
  add(tile: RankedTile, moves: number): void {
    this.#added = [...this.#added, { moves, tile }];
  }

  /** The move after so many moves was taken back, whose tile this was. */
  undo(tile: RankedTile | undefined, moves: number): void {
    const undone = this.#added.filter((added) => added.moves > moves);
    this.#added = this.#added.filter((added) => added.moves <= moves);
    for (const added of undone.reverse()) this.#undone.push({ use: 'add', tile: added.tile });
    // What comes from the seed comes again of itself; it only keeps its place among other tiles.
    if (tile !== undefined || !this.isEmpty) this.#undone.push({ use: 'move', tile });
  }

  /** The index of the undone tile that is next, -1 if there is none. */
  #nextUndone(use: Use): number {
    // Tiles that were added, taken back and not added again before the next move are forgotten.
    if (use === 'move') return this.#undone.findLastIndex((undone) => undone.use === 'move');
    return this.#undone.length - 1;
  }

  #ask(cells: Uint8Array): RankedTile | undefined {
    if (this.#source === undefined) return undefined;
    this.#asking = true;
    try {
      return this.#source(cells);
    } finally {
      this.#asking = false;
    }
  }
}
