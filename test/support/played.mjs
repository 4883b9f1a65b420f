import { Game } from '../../dist/engine.js';

/** A game in which left, down, right or up, the first that moves anything, is played so many times or to the end. */
export function played(options, moves = Infinity) {
  const game = new Game(options);
  const directions = ['left', 'down', 'right', 'up'];
  while (game.moves < moves && directions.some((direction) => game.move(direction)));
  return game;
}
