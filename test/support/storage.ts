import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import { fixture, fromServer, insert, settled } from './fixture.js';
import { errorsOf, eventsOf } from './events.js';

/** What stands under a storage key. */
export interface Entry {
  version: number;
  best: number;
  replay: string;
}

/** A storage key of this test alone, removed after it. */
export let key = '';

beforeEach(() => {
  key = `test-${crypto.randomUUID()}`;
});

afterEach(() => {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(key)) localStorage.removeItem(name);
  }
});

export const entryOf = (at = key): Entry => JSON.parse(localStorage.getItem(at) ?? '{}') as Entry;

/** Expects that this very state of the game is stored. */
export function expectKept({ best, replay }: Game2048Element): void {
  expect(entryOf()).to.include({ version: 1, best, replay });
}

export interface Made {
  element: Game2048Element;
  errors: string[];
  events: string[];
}

/** An element with our key, and the events that it fires. */
export async function make(attributes: Record<string, string> = {}): Promise<Made> {
  const holder = await fixture(html`<div></div>`);
  const errors = errorsOf(holder);
  const events = eventsOf(holder);
  // Made where no element comes alive.
  const inert = document.implementation.createHTMLDocument().createElement('game-2048');
  for (const [name, value] of Object.entries({ 'storage-key': key, ...attributes })) {
    inert.setAttribute(name, value);
  }
  insert(holder, await fromServer(inert.outerHTML));
  const element = holder.firstElementChild as Game2048Element;
  await settled(element);
  return { element, errors, events };
}
