import { Game, type GameOptions, type Move } from 'game-2048-element/engine';
import type { Change } from '../../src/session/session.js';

/** A board of four by four: omitted cells are empty. */
export function rows(...given: readonly (readonly number[])[]): number[][] {
  return Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 4 }, (__, column) => given[row]?.[column] ?? 0),
  );
}

/** A game at a position of four by four. */
export function gameAt(given: readonly (readonly number[])[], options: GameOptions = {}): Game {
  return new Game({ board: rows(...given), seed: 'a', ...options });
}

/** A game whose next new tiles are given. */
export function gameWithTiles(
  given: readonly (readonly number[])[],
  tiles: readonly (readonly [row: number, column: number, value: number])[],
  options: GameOptions = {},
): Game {
  const next = tiles.map(([row, column, value]) => ({ cell: (row - 1) * 4 + column - 1, value }));
  return gameAt(given, { seed: undefined, random: next, ...options });
}

/** A move of the game, as the announcer receives it. */
export function moveIn(game: Game, direction: Move['direction'], by?: Change['by']): Change {
  const move = game.move(direction);
  if (!move) throw new Error(`nothing moves ${direction}`);
  return by ? { kind: 'move', move, by } : { kind: 'move', move, by: 'player' };
}

/** One move to the left from the end, worth 512 points: whatever the new tile, it has no equal neighbour. */
export const nearlyOver = [
  [2, 4, 8, 16],
  [32, 64, 128, 256],
  [2, 4, 8, 16],
  [32, 64, 256, 256],
] as const;

/** Ends with the next move to the left. */
export const endingGame = (options: GameOptions = {}): Game => gameAt(nearlyOver, options);

/** Is won by the next move to the left, worth 16 points, and can go on. */
export const winningGame = (options: GameOptions = {}): Game =>
  gameAt([[8, 8], [2]], { winTile: 16, ...options });
