import { Engine } from '2048-webcomponent/engine';
import { Game, type Direction } from '../../src/engine/index.js';
import { Yardstick } from './yardstick.js';

const DIRECTIONS: readonly Direction[] = ['up', 'right', 'down', 'left'];

const PEER_DIRECTIONS = DIRECTIONS.map((name) => name.toUpperCase());

/** Directions that cost next to nothing and are the same for everyone who plays the same game. */
function directions(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 3;
  };
}

/** Plays a random game with the yardstick. @returns the number of moves */
export function playYardstick(size: number, seed: number, maxMoves = Infinity): number {
  const game = new Yardstick(size, String(seed));
  const next = directions(seed);
  let moves = 0;
  while (moves < maxMoves && !game.over) if (game.move(next())) moves++;
  return moves;
}

/** Plays the same game with the engine. */
export function playGame(size: number, seed: number, maxMoves = Infinity): Game {
  const game = new Game({ size, seed });
  const next = directions(seed);
  while (game.moves < maxMoves && !game.over) game.move(DIRECTIONS[next()]!);
  return game;
}

/**
 * Plays a random game with the engine of 2048-webcomponent. It draws its tiles with `Math.random`,
 * which is made repeatable here, so that the moves can be counted outside the measured run.
 */
export function playPeer(size: number, seed: number, onTry?: (engine: Engine) => void): void {
  const { random } = Math;
  const tiles = directions(~seed);
  Math.random = () => ((tiles() << 4) | (tiles() << 2) | tiles()) / 64;
  const engine = new Engine();
  engine.createBoard(size, size);
  const next = directions(seed);
  while (!engine.isGameOver) {
    engine.move(PEER_DIRECTIONS[next()]!);
    onTry?.(engine);
  }
  Math.random = random;
}

/** The number of moves of that game. */
export function countPeer(size: number, seed: number): number {
  const boards = new Set<string>();
  playPeer(size, seed, ({ positions }) => boards.add(JSON.stringify(positions)));
  return boards.size;
}
