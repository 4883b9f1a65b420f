/** Games as people play them: into a corner, with slips, some hundred moves long. */
import { Game, slide } from 'game-2048-element/engine';

const directions = ['down', 'left', 'right', 'up'];

/** Small random numbers that are the same with every run (mulberry32). */
function dice(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What a cell is worth for large tiles: a path that winds out of one corner. */
const path = [0, 0, 0, 0, 1, 1, 2, 2, 6, 5, 4, 3, 8, 10, 14, 20];

/** Points, and large tiles along the path. */
function valueOf({ board, gained }) {
  const cells = board.flat();
  const order = cells.reduce((sum, value, cell) => sum + value * path[cell], 0);
  const empty = cells.filter((value) => value === 0).length;
  return order / Math.max(...cells) + empty + Math.log2(gained + 1) / 4;
}

/** Another game of the day for each number. */
export function play(day, number) {
  const game = new Game({ seed: day });
  const random = dice(number);
  while (!game.over) {
    const { board } = game;
    const choices = directions
      .map((direction) => ({ direction, next: slide(board, direction) }))
      .filter(({ next }) => next !== null)
      .map(({ direction, next }) => ({ direction, worth: valueOf(next) + 0.5 * random() }));
    game.move(
      choices.reduce((best, choice) => (choice.worth > best.worth ? choice : best)).direction,
    );
  }
  return game;
}

/** About so many games, no two of which begin with the same 99 moves. */
export function playMany(day, count) {
  const length = new Game({ seed: day }).replay.length + 31;
  const games = Array.from({ length: count }, (_, number) => play(day, number + 1));
  return [...new Map(games.map((game) => [game.replay.slice(0, length), game])).values()];
}
