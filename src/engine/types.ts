/** A direction in which the tiles slide. */
export type Direction = 'up' | 'right' | 'down' | 'left';

/** The rules of a game, which never change. The defaults are those of the original game, gabrielecirulli/2048. */
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

/** The options of a new game. All are optional; `undefined` counts as omitted. */
export type GameOptions = { [Name in keyof Rules]?: Rules[Name] | undefined } & {
  /** `4`, `'4'` or `'5x4'` (columns x rows), instead of `columns` and `rows`. */
  size?: number | string | undefined;
  /**
   * Determines the random tiles: the same seed and the same moves always give the same game. `7` and `'7'` are the
   * same seed. If omitted or empty, a fresh one, which `game.seed` returns.
   */
  seed?: string | number | undefined;
  /** Supplies the new tiles. The seed is then ignored and is the empty string. */
  random?: RandomSource | undefined;
  /** The position to start from, top row first, 0 for an empty cell. It sets the size, and no start tiles are added. */
  board?: readonly (readonly number[])[] | undefined;
  /** The score to start from: any integer, also below zero. @default 0 */
  score?: number | undefined;
};

/** A tile and the cell it is in. */
export interface Tile {
  /** The cell, counted row by row from the top left: `row * columns + column`. */
  cell: number;
  /** A power of two, 2 or more. */
  value: number;
}

/**
 * Anything that supplies new tiles: a function or a `next` method, which gets the empty cells in ascending order, or any
 * iterable.
 *
 * If it has ended, throws, or returns a tile that does not fit, `move` or `addTile` throws, and the game stays unchanged.
 * A tile taken back is used again by the next move if its cell is empty.
 */
export type RandomSource =
  | ((emptyCells: readonly number[]) => Tile)
  | Iterable<Tile>
  | { next(emptyCells: readonly number[]): Tile | IteratorResult<Tile> };

/** The path of one tile in one move. A tile that does not move has no trip. */
export interface Trip {
  /** The cell it came from. */
  from: number;
  /** The cell it went to. */
  to: number;
  /** The value at `to` after the move. */
  value: number;
  /** Whether it merged with an equal tile at `to`; if both travelled there, both trips are marked. */
  merged: boolean;
}

/** Everything that happened in a move, so that a view need not compare boards. */
export interface Move {
  direction: Direction;
  /** Every tile that travelled, once. */
  trips: readonly Trip[];
  /** Points: the sum of the tiles made by merges. */
  gained: number;
  /** The new tile. */
  spawned: Tile;
  /** Whether this move won the game. */
  won: boolean;
  /** Whether the game ended with this move. */
  over: boolean;
}

/** A move of a game that was recorded elsewhere, and the tile that appeared after it. */
export interface RecordedMove extends Tile {
  direction: Direction;
}

/** Why a game is over: no tile can move, a win ended it under the rule `afterWin: 'stop'`, or the player gave up. */
export type EndReason = 'no-moves' | 'won' | 'gave-up';

/** The result of a game that was played or verified; it may still be going on. */
export interface Result {
  /** The rules that the game was played under. */
  rules: Readonly<Rules>;
  /** The seed, or `''` if the new tiles came from a source. */
  seed: string;
  /** Points; an integer, which may be below zero. */
  score: number;
  /** Moves made; undone ones do not count. */
  moves: number;
  /** The highest value on the board, 0 if it is empty. */
  maxTile: number;
  /** Whether a merge has made the win tile. */
  won: boolean;
  /** Whether the game has ended. */
  over: boolean;
  /** Why it is over; `null` while it goes on. */
  endReason: EndReason | null;
  /** Whether anything but the seed and the moves shaped the game. */
  edited: boolean;
  /** The values of all cells, top row first. */
  board: number[][];
}
