import { expect, fixture as inClient, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { LitElement, render, type TemplateResult } from 'lit';

/**
 * Where the elements of this run come from: the page's scripts; a server, its nodes `hydrated` with the help of Lit's module
 * for that; a server, its nodes `replaced` for want of that module. See test/runner/served.mjs.
 */
export const origin = (document.documentElement.dataset['served'] ?? 'client') as
  'client' | 'hydrated' | 'replaced';

const served = origin !== 'client';

// Lit's advice for who writes an element: one update is enough. To take over from a server takes two.
if (origin === 'hydrated') LitElement.disableWarning?.('change-in-update');

/** A test of what scripts alone make: there is nothing in it for a server. */
export const inClientOnly = served ? it.skip : it;

/** @returns the markup with what a server adds to it */
export function fromServer(markup: string): Promise<string> {
  return served ? executeServerCommand('on-server', markup) : Promise.resolve(markup);
}

/** Puts markup of `fromServer` into a page, where its elements come alive before this returns. */
export function insert(holder: Element, markup: string): void {
  if (served) {
    holder.setHTMLUnsafe(markup);
    // Firefox does so a little later, else.
    customElements.upgrade(holder);
  } else holder.innerHTML = markup;
}

/** Until the element has drawn all that it wants to draw: one from a server draws twice. */
export async function settled(element: LitElement): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
}

/** Open WC's `fixture`, for elements of either origin. */
export async function fixture<Made extends Element>(template: TemplateResult): Promise<Made> {
  if (!served) return inClient<Made>(template);
  const holder = await inClient(html`<div></div>`);
  insert(holder, await fromServer(markupOf(template)));
  const elements = [...holder.querySelectorAll('game-2048')];
  const boards = elements.map(boardOf);
  for (const element of elements) await settled(element);
  const went = elements.some((element, index) => boardOf(element) !== boards[index]);
  expect(went, 'nodes of the server went').to.equal(elements.length > 0 && origin === 'replaced');
  return holder.firstElementChild as Made;
}

const boardOf = (element: Element) => element.shadowRoot!.getElementById('board');

/** Drawn in a document where no element comes alive. */
function markupOf(template: TemplateResult): string {
  const inert = document.implementation.createHTMLDocument();
  render(template, inert.body, { creationScope: inert });
  return inert.body.innerHTML.replace(/<!--.*?-->/g, '');
}

/** The window of an empty frame of the same origin. */
export function inFrame(): Promise<Window & typeof globalThis> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  return Promise.resolve(frame.contentWindow as Window & typeof globalThis);
}
