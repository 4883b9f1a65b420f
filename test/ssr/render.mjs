/** The element rendered in Node, as a server does it. */
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { Game2048Element } from '../../dist/element.js';

Game2048Element.define();

/** @returns the markup of an element with these attributes, its shadow root included. */
export function onServer(attributes) {
  const strings = [`<game-2048 ${attributes}></game-2048>`];
  return collectResult(render(html(Object.assign(strings, { raw: strings }))));
}
