import { html } from '@open-wc/testing';
import 'game-2048-element';
import type { Game2048Element } from 'game-2048-element';
import { Game } from 'game-2048-element/engine';
import type { Game2048RecordsElement } from 'game-2048-element/records';
import 'game-2048-element/records';
import { fixture, settled as updated } from '../support/fixture.js';
import { DIRECTIONS, playOn } from '../support/plays.js';
import { key } from '../support/storage.js';

/** Waits until what was changed is stored and shown. */
export async function settled(element: Game2048Element | Game2048RecordsElement): Promise<void> {
  await element.ready;
  await updated(element);
}

/** The replay of a game that has ended after at most so many moves. */
export function lineOf(seed: number | string, moves = 9, options = {}): string {
  const game = playOn(new Game({ seed, ...options }), moves);
  if (!game.over) game.giveUp();
  return game.replay;
}

/** Lines as Download writes them: of different games, at different times. */
export const linesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `2026-11-${10 + (n % 15)}T08:${10 + (n % 50)}Z ${lineOf(n, 5 + n)}`,
  );

interface GameWithBook {
  game: Game2048Element;
  book: Game2048RecordsElement;
  holder: HTMLElement;
}

/** A game that 8 wins, and its record book. */
export async function gameWithBook(
  bookAttributes = '',
  gameAttributes = `storage-key="${key}"`,
): Promise<GameWithBook> {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  holder.innerHTML = `<game-2048 id="board" win-tile="8" ${gameAttributes} hidden></game-2048>
    <game-2048-records for="board" ${bookAttributes}></game-2048-records>`;
  const [game, book] = [...holder.children] as [Game2048Element, Game2048RecordsElement];
  await settled(game);
  await book.ready;
  await settled(book);
  return { game, book, holder };
}

/** Plays until the game is won, and lets it go on. */
export function win(game: Game2048Element): void {
  while (!game.won && !game.over) DIRECTIONS.some((direction) => game.move(direction));
  game.keepPlaying();
}

export const part = (book: Element, name: string) =>
  book.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`)!;
export const textOf = (node: Element) => node.textContent.replace(/\s+/g, ' ').trim();

/** Starts another game, and returns the board once that is drawn. */
export async function newGame(game: Game2048Element): Promise<Game2048Element> {
  game.newGame();
  await settled(game);
  return game;
}

/** Lets nothing be read from the stored games until the returned function is called: a transaction stays open. */
export async function holdStorage(): Promise<() => void> {
  const request = indexedDB.open('game-2048-records');
  await new Promise((resolve) => (request.onsuccess = resolve));
  const database = request.result;
  const store = database.transaction('games', 'readwrite').objectStore('games');
  let isHeld = true;
  const hold = () => {
    if (isHeld) store.get('nothing').onsuccess = hold;
    else database.close();
  };
  hold();
  return () => (isHeld = false);
}

export const rowsOf = (book: Element) => [...book.shadowRoot!.querySelectorAll('[part="row"]')];
export const statusOf = (book: Element) =>
  textOf(book.shadowRoot!.querySelector('[role="status"]')!);
export const buttonsOf = (book: Element) =>
  [...book.shadowRoot!.querySelectorAll('button')].map(
    (button) => /button-(\S+)/.exec(button.getAttribute('part')!)![1],
  );
export const choosePool = async (book: Game2048RecordsElement, index: number) => {
  const pools = part(book, 'pools') as HTMLSelectElement;
  pools.selectedIndex = index;
  pools.dispatchEvent(new Event('change'));
  await settled(book);
};
export const figuresOf = (book: Element) => [...part(book, 'figures').children].map(textOf);
export const marksOf = (row: Element) => [...row.querySelectorAll('.mark')].map(textOf);
export const press = async (book: Game2048RecordsElement, name: string) => {
  part(book, `button-${name}`).click();
  await settled(book);
};
