/**
 * `npm run cheat -- [moves] [day]`: what a ranking cannot see. The day's seed is public, and so all tiles to come are known: this
 * searches the games that there can be, a few at a time, and prints a line that the server accepts as it does any other.
 */
import { Game, verify } from 'game-2048-element/engine';

const WIDTH = 40;
const directions = ['down', 'left', 'right', 'up'];

/** What a cell is worth for large tiles: a path that winds out of one corner. */
const path = [0, 0, 0, 0, 1, 1, 2, 2, 6, 5, 4, 3, 8, 10, 14, 20];

/** Room on the board, and the largest tiles along the path. */
function valueOf(game) {
  const cells = game.board.flat();
  const order = cells.reduce((sum, value, cell) => sum + value * path[cell], 0);
  return (16 - game.tileCount) * 8 + order / game.maxTile;
}

/** The most promising of all games that are one move further. */
function step(games) {
  const found = new Map();
  for (const game of games) {
    for (const direction of directions) {
      const next = game.copy();
      if (next.move(direction) && !next.over) found.set(next.board.join(), next);
    }
  }
  const ranked = [...found.values()].map((game) => ({ game, worth: valueOf(game) }));
  ranked.sort((one, other) => other.worth - one.worth);
  return ranked.slice(0, WIDTH).map(({ game }) => game);
}

const [most = '5000', seed = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const start = performance.now();
let games = [new Game({ seed })];
let moves = 0;
for (let next = games; next.length && moves <= Number(most); next = step(games)) {
  games = next;
  moves++;
}
const [game] = games;
while (!game.over) directions.some((direction) => game.move(direction));
const seconds = (performance.now() - start) / 1000;

const { score, maxTile } = verify(game.replay, { seed });
console.log(
  `${score.toLocaleString('en')} points, tile ${maxTile}, ${game.moves} moves, ` +
    `found in ${seconds.toFixed(1)} s, accepted by verify`,
);
