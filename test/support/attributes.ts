import { expect, html } from '@open-wc/testing';
import { Game, verify, type Rules } from '../../src/engine/index.js';
import type { Game2048Element } from '../../src/index.js';
import { fixture, fromServer, insert, settled } from './fixture.js';
import { errorsOf } from './events.js';

/** The warnings of the element in the console while an action runs. */
export async function warningsOf(action: () => unknown): Promise<string[]> {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: unknown) => {
    if (String(text).startsWith('<')) warnings.push(String(text));
  };
  try {
    await action();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

/** Expects these rules of the game in progress, and the defaults for all others. */
export function expectRules(element: Game2048Element, rules: Partial<Rules>): void {
  const { rules: defaults } = new Game();
  expect(verify(element.replay).rules).to.deep.equal({ ...defaults, ...rules });
}

/** Makes an element from this markup, with the errors that it reports. */
export async function made(markup: string): Promise<{
  element: Game2048Element;
  errors: string[];
  warnings: string[];
}> {
  const holder = await fixture(html`<div></div>`);
  const errors = errorsOf(holder);
  const served = await fromServer(markup);
  const warnings = await warningsOf(async () => {
    insert(holder, served);
    await settled(holder.firstElementChild as Game2048Element);
  });
  return { element: holder.firstElementChild as Game2048Element, errors, warnings };
}
