import { expect, fixture as inClient, html } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { render, type LitElement, type TemplateResult } from 'lit';

/** Whether a server has rendered the elements of this run, instead of the page's scripts. See test/runner/served.mjs. */
export const served = document.documentElement.hasAttribute('data-served');

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

/** Resolves when the element has drawn everything that it wants to draw. */
export async function settled(element: LitElement): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
}

/** Open WC's `fixture`, for elements that a server or the page has rendered. */
export async function fixture<Made extends Element>(template: TemplateResult): Promise<Made> {
  if (!served) return inClient<Made>(template);
  const holder = await inClient(html`<div></div>`);
  insert(holder, await fromServer(markupOf(template)));
  const elements = [...holder.querySelectorAll('game-2048')];
  const boards = elements.map(boardOf);
  for (const element of elements) await settled(element);
  const kept = elements.some((element, index) => boardOf(element) === boards[index]);
  expect(kept, 'nodes of the server stayed').to.equal(false);
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
