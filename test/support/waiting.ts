import { html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import { nearlyOver, rows } from './boards.js';
import { fixture } from './fixture.js';
import { beginAt } from './games.js';
import { focusOn } from './player.js';
import { boardOf, buttonOf, overlayOf } from './screen.js';

export const make = (controls = 'score best new undo help directions load give-up') =>
  fixture<Game2048Element>(
    html`<game-2048 lang="en" seed="a" controls=${controls} style="width:320px"></game-2048>`,
  );

/** What has the focus in the element: the board's id, or the part of a button. */
export function focused(element: Game2048Element): string {
  const node = element.shadowRoot!.activeElement;
  return node?.id || (node?.getAttribute('part') ?? node?.className ?? '');
}

/** A key that is held down. */
export function repeat(element: Game2048Element, key: string): void {
  const init = { key, repeat: true, bubbles: true, composed: true, cancelable: true };
  boardOf(element).dispatchEvent(new KeyboardEvent('keydown', init));
}

/** The sentences that a reader is given; the list grows as they come. */
export function heardOf(element: Game2048Element): string[] {
  const region = element.shadowRoot!.querySelector('[role="status"]')!;
  const heard: string[] = [];
  new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return heard;
}

/** Resolves when a card lies over the board: that of an end comes a second later. */
export async function cardOf(element: Game2048Element): Promise<Element> {
  for (;;) {
    const card = overlayOf(element);
    if (card) return card;
    await new Promise(requestAnimationFrame);
  }
}

async function openFile(element: Game2048Element): Promise<void> {
  // Nothing for the console.
  element.addEventListener('game-error', (event) => event.preventDefault(), { once: true });
  const files = new DataTransfer();
  files.items.add(new File(['nothing'], 'nothing.txt'));
  const init = { dataTransfer: files, bubbles: true, composed: true, cancelable: true };
  boardOf(element).dispatchEvent(new DragEvent('drop', init));
  await cardOf(element);
}

/** A game with points, so that a new one asks first. */
export async function inPlay(): Promise<Game2048Element> {
  const element = await make();
  beginAt(element, rows([4, 4, 16]));
  element.move('left');
  await focusOn(element);
  return element;
}

/** Ways to a game that waits, and what every arrow key says there. */
export const waits: Record<string, readonly [(element: Game2048Element) => unknown, RegExp]> = {
  'after the win': [
    (element) => {
      beginAt(element, rows([1024, 1024]));
      element.move('left');
      return cardOf(element);
    },
    /^Left: merged into 2048\. .*You win! .* Press Enter to keep playing, Tab for/,
  ],
  'after the end': [
    (element) => {
      beginAt(element, nearlyOver);
      element.move('left');
      return cardOf(element);
    },
    /^Left: merged into 512\. .*Game over\. .* Press Enter for a new game, Tab for/,
  ],
  'under the question before a new game': [
    (element) => buttonOf(element, 'new').click(),
    /^Start a new game\? .* Press Enter to confirm, Escape to cancel\.$/,
  ],
  'under the question before giving up': [
    (element) => buttonOf(element, 'give-up').click(),
    /^Give up this game\? .* Press Enter to confirm, Escape to cancel\.$/,
  ],
  'under the help': [
    (element) => buttonOf(element, 'help').click(),
    /^How to play\. Press Escape to close\.$/,
  ],
  'under the message about a file': [
    openFile,
    /^This file does not contain a game\. Press Escape to close\.$/,
  ],
};
