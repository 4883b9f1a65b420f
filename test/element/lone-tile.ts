import { html } from '@open-wc/testing';
import type { Game2048Element, MoveEvent } from '../../src/index.js';
import { fixture } from './fixture.js';
import { rows } from './screen.js';

/** A game of one tile, of 16, which can go in every direction. */
export async function makeLoneTile(): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(html`<game-2048 seed="input"></game-2048>`);
  element.newGame({ board: rows([], [0, 16]), seed: 'input' });
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

/** The directions of the moves that are made from now on. */
export function directionsOf(element: Game2048Element): string[] {
  const seen: string[] = [];
  element.addEventListener('move', ({ detail }: MoveEvent) => seen.push(detail.direction));
  return seen;
}
