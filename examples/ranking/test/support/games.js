/** Real games to send. */
import { Game } from 'game-2048-element/engine';

const directions = ['up', 'right', 'down', 'left'];

/** Small random numbers that are the same with every run (mulberry32). */
function dice(state) {
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/**
 * A game of a day, played at random: another one for each number.
 *
 * @param {string} day
 * @param {number} number
 * @param {{ most?: number, options?: object }} [how] `most`: moves after which it stops, unfinished
 */
export function play(day, number, { most = Infinity, options } = {}) {
  const game = new Game({ seed: day, ...options });
  const roll = dice(number);
  while (!game.over && game.moves < most) {
    const ways = directions.filter((way) => game.canMove(way));
    game.move(ways[roll(ways.length)]);
  }
  return game;
}

/** So many different games of a day, the worst first. */
export function playMany(day, count) {
  const games = Array.from({ length: count }, (_, number) => play(day, number + 1));
  return games.sort((one, other) => one.score - other.score);
}

/** A random token of a player. */
export const token = () =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
