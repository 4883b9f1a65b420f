/** The boards in the text, and whether the largest tile of the first is where the text wants it. */
import { Game2048Element } from 'game-2048-element';
import 'game-2048-element/replay';
import { find } from './find.js';

const game = find('game-2048', Game2048Element);
const corner = find('#corner');

/** Moves since the largest tile came into the corner at the bottom left. */
let held = 0;

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

for (const type of ['move', 'undo', 'new-game', 'game-load'] as const) {
  game.addEventListener(type, tell);
}
void game.ready.then(tell);
