import { expect } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import { made, type Made } from './fixture.js';

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

/** An element with our key, and what it reports. */
export function make(attributes: Record<string, string> = {}): Promise<Made> {
  // Made where no element comes alive.
  const inert = document.implementation.createHTMLDocument().createElement('game-2048');
  for (const [name, value] of Object.entries({ 'storage-key': key, ...attributes })) {
    inert.setAttribute(name, value);
  }
  return made(inert.outerHTML);
}
