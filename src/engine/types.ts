/** The four ways a board can be tilted. */
export type Direction = 'up' | 'right' | 'down' | 'left';

/** The rules that a game is played under. They never change during a game. */
export interface Rules {
  /** Cells in a row, 2 to 32. @default 4 */
  columns: number;
  /** Cells in a column, 2 to 32. @default 4 */
  rows: number;
  /** The tile that wins when a merge makes it: a power of two from 4 to 2 ** 52. @default 2048 */
  winTile: number;
  /** Probability, 0 to 1, that a new tile is a 4 and not a 2. @default 0.1 */
  fourChance: number;
  /** Tiles on the board when a game begins, 0 to `columns * rows`. @default 2 */
  startTiles: number;
  /** Whether a won game goes on or ends. @default 'continue' */
  afterWin: 'continue' | 'stop';
}

/** How a new game begins. Everything may be left out; `undefined` counts as left out. */
export type GameOptions = { [Name in keyof Rules]?: Rules[Name] | undefined } & {
  /** `4`, `'4'` or `'5x4'` (columns x rows), instead of `columns` and `rows`. */
  size?: number | string | undefined;
  /**
   * Determines the random tiles: one seed, one game, for ever. `7` and `'7'` are the same seed. Left
   * out or empty: a fresh one, which can be read from `game.seed` afterwards.
   */
  seed?: string | number | undefined;
  /** Hands out the new tiles instead of a seed, which is then unused and reads `''`. */
  random?: RandomSource | undefined;
  /**
   * The position to start from, top row first, 0 for an empty cell. It gives the size, and no start
   * tiles are added to it.
   */
  board?: readonly (readonly number[])[] | undefined;
  /** The score to start from: any integer, also below zero. @default 0 */
  score?: number | undefined;
};

/** A tile and the cell it stands in. */
export interface Tile {
  /** The cell, counted row by row from the top left: `row * columns + column`. */
  cell: number;
  /** A power of two, 2 or more. */
  value: number;
}

/**
 * Anything that hands out the next new tile: a function, a list or any other iterable, an iterator,
 * or an object with a `next` method. It is given the cells that are empty, in ascending order.
 *
 * If the source has ended, throws, or hands out a tile that does not fit, the caller of `move` or
 * `addTile` gets the error, and the game stays as it was. A tile that was undone is handed out again
 * by the next move if it still fits.
 */
export type RandomSource =
  | ((emptyCells: readonly number[]) => Tile)
  | Iterable<Tile>
  | { next(emptyCells: readonly number[]): Tile | IteratorResult<Tile> };

/** The path of one tile in one move. A tile that stays where it is makes no trip. */
export interface Trip {
  /** The cell it left. */
  from: number;
  /** The cell it came to. */
  to: number;
  /** The value that stands at `to` when the move is done. */
  value: number;
  /** Whether it met an equal tile at `to`; if both travelled there, both trips say so. */
  merged: boolean;
}

/** Everything that happened in one move, so that a view has nothing to work out. */
export interface Move {
  direction: Direction;
  /** Every tile that travelled, once. */
  trips: readonly Trip[];
  /** Points: the sum of the tiles made by merges. */
  gained: number;
  /** The new tile. */
  spawned: Tile;
  /** Whether the game was won by this very move. */
  won: boolean;
  /** Whether the game ended with this move. */
  over: boolean;
}

/**
 * Why a game is over: no direction changes the board, it was won where that ends it, or the player
 * gave up.
 */
export type EndReason = 'no-moves' | 'won' | 'gave-up';

/** What is known of a game once it has been played or verified. */
export interface Result {
  rules: Readonly<Rules>;
  /** The seed, or `''` where the new tiles came from elsewhere. */
  seed: string;
  score: number;
  moves: number;
  maxTile: number;
  won: boolean;
  over: boolean;
  /** Why it is over; `undefined` while it goes on. */
  endReason: EndReason | undefined;
  /** Whether anything was set by hand, or any tile does not come from the seed. */
  byHand: boolean;
  board: number[][];
}
