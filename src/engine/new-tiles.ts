import type { RankedTile } from './entry.js';
import type { Position } from './position.js';
import type { Source } from './source.js';

/** A new tile that does not come from the seed, or whose move was taken back. */
interface NewTile {
  /** What it is for: the end of a move, or a call of `addTile`. */
  readonly use: 'move' | 'add';
  /** Number of moves made before it. */
  readonly moves: number;
  /** `undefined` if it came from the seed. */
  readonly tile: RankedTile | undefined;
}

/** The cells of a game, and the moves made in it. */
type Point = Pick<Position, 'cells' | 'moves'>;

/**
 * The new tiles of a game that do not come from its seed: those of a source, and undone ones. They
 * are one list in the order of the game, split at the present, so that undo can rewind it.
 */
export class NewTiles {
  readonly #source: Source | undefined;
  /** Whether the source is being asked. */
  #asking = false;
  /** The tiles that `addTile` added. Those of moves need no place here: the record has them. */
  readonly #past: NewTile[] = [];
  /** The tiles that were taken back; the last one is handed out next. */
  readonly #future: NewTile[] = [];

  constructor(source?: Source) {
    this.#source = source;
  }

  /** Whether all new tiles come from the seed for now. */
  get isEmpty(): boolean {
    return this.#source === undefined && this.#future.length === 0;
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
  takeForMove({ cells }: Point): RankedTile | undefined {
    const index = this.#future.findLastIndex(({ use }) => use === 'move');
    const tile = this.#fitting(this.#future[index], cells) ?? this.#ask(cells);
    // Tiles that were added, taken back and not added again before this move are forgotten.
    this.#future.length = Math.max(index, 0);
    return tile;
  }

  /**
   * The tile that `addTile` adds next: the one that was taken back, if it fits, else the source's.
   *
   * @returns `undefined` if it comes from the seed
   * @throws whatever the source throws; everything is then as before
   */
  takeForAdding({ cells, moves }: Point): RankedTile | undefined {
    const undone = this.#future.at(-1);
    const isNext = undone?.use === 'add';
    const tile = (isNext ? this.#fitting(undone, cells) : undefined) ?? this.#ask(cells);
    if (isNext) this.#future.pop();
    if (tile) this.#past.push({ use: 'add', moves, tile });
    return tile;
  }

  /**
   * Rewinds to before a move.
   *
   * @param tile its new tile, `undefined` if it came from the seed
   * @param moves number of moves before it
   */
  undo(tile: RankedTile | undefined, moves: number): void {
    for (let last; (last = this.#past.at(-1)) && last.moves > moves; this.#past.pop()) {
      this.#future.push(last);
    }
    // What comes from the seed comes again by itself; it only keeps its place among other tiles.
    if (tile !== undefined || !this.isEmpty) this.#future.push({ use: 'move', moves, tile });
  }

  /** The tile of an entry of the list, if its cell is empty. */
  #fitting(undone: NewTile | undefined, cells: Uint8Array): RankedTile | undefined {
    const tile = undone?.tile;
    return tile && cells[tile.cell] === 0 ? tile : undefined;
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
