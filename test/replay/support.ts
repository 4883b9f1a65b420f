import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { until } from '../support/fixture.js';
import { steps } from 'game-2048-element/engine';
import type { Game2048ReplayElement, GameErrorEvent } from 'game-2048-element/replay/element';
import 'game-2048-element/replay';
import { played } from '../support/plays.js';

export const line = played({ seed: 'watch' }, 60).replay;
export const positions = [...steps(line)].map(({ position }) => position);

/** Puts an element into the page. The details of the errors that it reports are kept from the console, in a list. */
export async function open(attributes: Record<string, string>, content = '') {
  const element = document.createElement('game-2048-replay');
  const errors: GameErrorEvent['detail'][] = [];
  element.addEventListener('game-error', (event) => {
    event.preventDefault();
    errors.push(event.detail);
  });
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = content;
  // All of it is in view.
  element.style.maxWidth = '300px';
  (await fixture(html`<div></div>`)).append(element);
  await element.updateComplete;
  return { element, errors };
}

/** An element that shows a replay. */
export async function make(
  attributes: Record<string, string> = {},
): Promise<Game2048ReplayElement> {
  const { element } = await open({ line, ...attributes }, '<a href="#">My best game</a>');
  await until(() => element.length > 0);
  await element.updateComplete;
  return element;
}

export const find = (element: Element, selector: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const status = (element: Element) => find(element, '[role=status]').textContent.trim();
export const slider = (element: Element) => find(element, '[role=slider]');
export const fallback = (element: Element) => find(element, 'slot:not([name])') as HTMLSlotElement;
export const button = (element: Element, name: string) =>
  find(element, `[part~="button-${name}"]`) as HTMLButtonElement;

/** The position as the table for reading has it. */
const inTable = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => parseInt(cell.textContent) || 0),
  );

/** Checks that an element shows a board. */
export async function expectShown(
  element: Game2048ReplayElement,
  board: readonly (readonly number[])[],
): Promise<void> {
  await element.updateComplete;
  expect(element.board).to.deep.equal(board);
  expect(inTable(element)).to.deep.equal(board);
}

/** A point of the graph: its distance from the left, as a share of the width. */
export function pointOn(element: Element, share: number): [x: number, y: number] {
  const { left, top, width, height } = find(element, '.graph').getBoundingClientRect();
  return [Math.round(left + width * share), Math.round(top + height / 2)];
}

export function record(element: Element, ...types: string[]): string[] {
  const log: string[] = [];
  for (const type of types) element.addEventListener(type, () => log.push(type));
  return log;
}

/** The keys whose events the page gets. */
export async function keysLeft(presses: () => Promise<void>): Promise<string[]> {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', listen);
  await presses();
  document.removeEventListener('keydown', listen);
  return keys;
}

/** Swipes with a real finger, from one point of the page to another. */
export const swipe = (from: readonly [number, number], to: readonly [number, number]) =>
  executeServerCommand('swipe', { from, to });

/** Takes back a link that was followed. */
export const clearHash = () => history.replaceState(null, '', location.pathname + location.search);
