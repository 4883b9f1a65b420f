import { Board, Engine } from '2048-webcomponent/engine';
import { Game, verify, type Direction } from '../../src/engine/index.js';
import { Yardstick } from './yardstick.js';

const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** A source of directions that costs next to nothing and is the same for all. */
export function directions(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 3;
  };
}

/** Each plays one complete random game and answers with its number of moves. */
export function playYardstick(size: number, seed: number, maxMoves = Infinity): number {
  const game = new Yardstick(size, String(seed));
  const next = directions(seed);
  let moves = 0;
  while (moves < maxMoves && !game.over) if (game.move(next())) moves++;
  return moves;
}

export function playGame(size: number, seed: number, maxMoves = Infinity): Game {
  const game = new Game({ size, seed });
  const next = directions(seed);
  while (game.moves < maxMoves && !game.over) game.move(DIRECTIONS[next()]!);
  return game;
}

export { verify, Board, Engine };
