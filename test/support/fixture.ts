import { fixture, html } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Game2048Element } from 'game-2048-element';
import { errorsOf, eventsOf } from './events.js';

export { fixture };

/** Resolves when the element has drawn everything that it wants to draw. */
export async function settled(element: LitElement): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
}

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

export interface Made {
  element: Game2048Element;
  errors: string[];
  events: string[];
  warnings: string[];
}

/** Makes an element from this markup, with what it reports from its first moment. */
export async function made(markup: string): Promise<Made> {
  const holder = await fixture<HTMLElement>(html`<div></div>`);
  const [errors, events] = [errorsOf(holder), eventsOf(holder)];
  const warnings = await warningsOf(async () => {
    holder.innerHTML = markup;
    await settled(holder.firstElementChild as Game2048Element);
  });
  return { element: holder.firstElementChild as Game2048Element, errors, events, warnings };
}

/** The window of an empty frame of the same origin. */
export function inFrame(): Window & typeof globalThis {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return frame.contentWindow as Window & typeof globalThis;
}
