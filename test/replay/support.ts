import { fixture, html, waitUntil } from '@open-wc/testing';
import { steps } from 'game-2048-element/engine';
import type { Game2048ReplayElement, GameErrorEvent } from 'game-2048-element/replay/element';
import 'game-2048-element/replay';
import { played } from '../support/plays.js';

export const line = played({ seed: 'watch' }, 60).replay;
export const positions = [...steps(line)].map(({ position }) => position);

export async function make(
  attributes: Record<string, string> = {},
): Promise<Game2048ReplayElement> {
  const element = document.createElement('game-2048-replay');
  for (const [name, value] of Object.entries({ line, ...attributes }))
    element.setAttribute(name, value);
  element.innerHTML = '<a href="#">My best game</a>';
  const holder = await fixture(html`<div></div>`);
  // All of it is in view.
  element.style.maxWidth = '300px';
  holder.append(element);
  await waitUntil(() => element.length > 0);
  await element.updateComplete;
  return element;
}

export const find = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const status = (element: Element) => find(element, '[role=status]').textContent.trim();
export const slider = (element: Element) => find(element, '[role=slider]');
export const button = (element: Element, name: string) =>
  find(element, `[part~="button-${name}"]`) as HTMLButtonElement;

/** The position as the table for reading has it. */
export const inTable = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent) || 0),
  );

export function record(element: Element, ...types: string[]): string[] {
  const log: string[] = [];
  for (const type of types) element.addEventListener(type, () => log.push(type));
  return log;
}

/** The details of the errors that an element reports, kept from the console; the list grows as they come. */
export function failuresOf(element: Game2048ReplayElement): GameErrorEvent['detail'][] {
  const seen: GameErrorEvent['detail'][] = [];
  element.addEventListener('game-error', (event) => {
    event.preventDefault();
    seen.push(event.detail);
  });
  return seen;
}
