import { steps as stepsOf } from 'game-2048-element/engine';
import { until } from '../support/fixture.js';
import { press } from '../support/input.js';
import { played } from '../support/plays.js';
import { button, find, make as makeFilm } from './support.js';

/** Random moves to the end. */
export const line = played({ seed: 'review' }).replay;
export const positions = [...stepsOf(line)].map(({ position }) => position);
export const make = (attributes: Record<string, string> = {}) => makeFilm({ line, ...attributes });

export const text = (element: Element, part: string) =>
  (find(element, `[part~=${part}]`) as HTMLElement | null)?.textContent.replace(/\s+/g, ' ').trim();
export const question = (element: Element) => text(element, 'learn-question');
export const answer = (element: Element) => text(element, 'learn-answer');
export const card = (element: Element) => find(element, '[part~=learn]');
export const has = (element: Element, part: string) =>
  element.shadowRoot!.querySelector(`[part~=${part}]`) !== null;
export const isOpen = (element: Element) => has(element, 'learn');
export const cardButton = (element: Element, name: string) =>
  card(element).querySelector<HTMLButtonElement>(`[part~=button-${name}]`)!;
export const steps = (element: Element) =>
  [...card(element).querySelectorAll('[part~=button-step]')] as HTMLButtonElement[];

/** A lesson about the mistakes, begun with its button. */
export async function learning(attributes: Record<string, string> = {}) {
  const element = await make({ ask: 'mistakes', ...attributes });
  await until(() => button(element, 'learn'));
  button(element, 'learn').focus();
  await press('Enter');
  await until(() => question(element));
  return element;
}
