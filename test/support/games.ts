import { html } from '@open-wc/testing';
import type { Game2048Element, GameOptions } from '../../src/index.js';
import { fixture } from './fixture.js';
import { rows } from './boards.js';

/** One tile, of 16, which can go in every direction. */
export const loneTile = rows([], [0, 16]);

/** A game of that tile. */
export async function makeLoneTile(): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(html`<game-2048 seed="input"></game-2048>`);
  element.newGame({ board: loneTile, seed: 'input' });
  await element.updateComplete;
  return element;
}

/** Where that tile is: column, row. */
export function placeOf({ board }: Game2048Element): [number, number] {
  const row = board.findIndex((cells) => cells.includes(16));
  return [board[row]!.indexOf(16), row];
}

/** Where it goes. */
export const places = { up: [1, 0], right: [3, 1], down: [1, 3], left: [0, 1] } as const;

/** Begins a game of the seed `a` at a position. */
export function beginAt(
  element: Game2048Element,
  board: readonly (readonly number[])[],
  rules: Readonly<GameOptions> = {},
): void {
  element.newGame({ board, seed: 'a', ...rules });
}

/** Makes so many moves, the first possible one each. */
export function playSome(element: Game2048Element, moves: number): void {
  const directions = ['left', 'down', 'right', 'up'] as const;
  for (let n = 0; n < moves; n++) directions.some((direction) => element.move(direction));
}
