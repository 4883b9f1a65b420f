/** The strategy of the text, to try on the first board: a line that follows it, and moves that show it. */
import { Game2048Element, type Direction } from 'game-2048-element';
import { Game } from 'game-2048-element/engine';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const show = find('#show', HTMLButtonElement);
const corner = find('#corner');

/** The directions in the order of the text: the first two while they move anything. */
const preference: readonly Direction[] = ['left', 'down', 'right', 'up'];
const pace = 400;

/** Moves since the largest tile came into the corner at the bottom left. */
let held = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const number = (value: number): string => value.toLocaleString('en');

function tell(): void {
  const { maxTile, moves } = game;
  const isThere = game.board.at(-1)?.[0] === maxTile;
  held = isThere && moves > 0 ? held + 1 : 0;
  const place = isThere
    ? `in the corner for ${held === 1 ? '1 move' : `${number(held)} moves`}`
    : 'not in the bottom left corner';
  corner.textContent = moves
    ? `Largest tile: ${number(maxTile)}, ${place}.`
    : 'Aim for the bottom left corner.';
}

function stop(): void {
  clearTimeout(timer);
  timer = undefined;
  show.textContent = 'Show me';
  show.ariaPressed = 'false';
}

/** One move of the strategy after the other, until a hand stops it or the game ends. */
function step(): void {
  const now = Game.fromReplay(game.replay);
  const direction = preference.find((wish) => now.canMove(wish));
  if (!direction || game.won) {
    stop();
    return;
  }
  game.move(direction);
  timer = setTimeout(step, pace);
}

show.addEventListener('click', () => {
  if (timer !== undefined) {
    stop();
    return;
  }
  show.textContent = 'Stop';
  show.ariaPressed = 'true';
  step();
});
find('#again').addEventListener('click', () => {
  stop();
  game.newGame();
});
game.addEventListener('pointerdown', stop);
game.addEventListener('keydown', stop);
for (const type of ['move', 'undo', 'new-game', 'game-load'] as const) {
  game.addEventListener(type, tell);
}
void game.ready.then(tell);
