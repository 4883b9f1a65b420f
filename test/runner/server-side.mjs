/** A thread that renders as a server does; Lit's stand-ins for the DOM, and what the element warns of, stay in here. */
import { parentPort } from 'node:worker_threads';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { register } from 'tsx/esm/api';

register();
const { Game2048Element } = await import('../../src/element/index.ts');
Game2048Element.define();
console.warn = () => undefined;

parentPort.on('message', async ({ id, markup }) => {
  const strings = [markup];
  const template = html(Object.assign(strings, { raw: strings }));
  parentPort.postMessage({ id, rendered: await collectResult(render(template)) });
});
