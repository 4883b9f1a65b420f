import type { Game2048Element } from 'game-2048-element';
import { nearlyOver, rows } from './boards.js';
import { begin, game, until } from './fixture.js';
import { focusOn } from './input.js';
import { buttonOf, dropOn, overlayOf } from './screen.js';

/** Resolves when a card lies over the board: an end screen comes a second after the move. */
export async function untilCard(element: Game2048Element): Promise<Element> {
  await until(() => overlayOf(element));
  return overlayOf(element)!;
}

/** A game with points, so that a new one asks first. */
export async function inPlay(): Promise<Game2048Element> {
  const controls = 'score best new undo help directions load give-up';
  const element = await game(`controls="${controls}" style="width:320px"`, rows([4, 4, 16]));
  element.move('left');
  await focusOn(element);
  return element;
}

async function moveLeft(element: Game2048Element, board: readonly (readonly number[])[]) {
  await begin(element, board);
  element.move('left');
  return untilCard(element);
}

const press = (name: string) => async (element: Game2048Element) => {
  buttonOf(element, name).focus();
  buttonOf(element, name).click();
  await element.updateComplete;
};

/** How to reach a game that waits for an answer, what an arrow key announces there, and what has the focus after Escape. */
export const waitingGames: Record<
  string,
  readonly [reach: (element: Game2048Element) => unknown, sentence: RegExp, focus: string]
> = {
  'after the win': [
    (element) => moveLeft(element, rows([1024, 1024])),
    /^You win! Press Enter to keep playing, Tab for the other choices\.$/,
    'board',
  ],
  'after the end': [
    (element) => moveLeft(element, nearlyOver),
    /^Game over\. Press Enter for a new game, Tab for the other choices\.$/,
    'board',
  ],
  'under the question before a new game': [
    press('new'),
    /^Start a new game\? .* Press Enter to confirm, Escape to cancel\.$/,
    'button-new',
  ],
  'under the question before giving up': [
    press('give-up'),
    /^Give up this game\? .* Press Enter to confirm, Escape to cancel\.$/,
    'button-give-up',
  ],
  'under the help': [press('help'), /^How to play\. Press Escape to close\.$/, 'button-help'],
  'under the message about a file': [
    (element) => {
      // Keeps the error out of the console.
      element.addEventListener('game-error', (event) => event.preventDefault(), { once: true });
      dropOn(element, new File(['nothing'], 'nothing.txt'));
      return untilCard(element);
    },
    /^This file does not contain a game\. Press Escape to close\.$/,
    'board',
  ],
};
