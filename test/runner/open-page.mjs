import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Milliseconds: only ends what hangs. A busy machine takes a fraction of it. */
const patience = 600_000;

/** A page of a browser or of one of its contexts that waits as long as a busy machine needs. */
export async function newPage(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  return page;
}

/**
 * Opens a page of a browser or of one of its contexts.
 *
 * @param options `viewport`, `features` (media features by name), and `prepare(page)`, called before the page is loaded
 * @returns the page; its `said` has its console messages and errors so far, as `type: text`
 */
export async function openPage(context, address, { viewport, features, prepare } = {}) {
  const page = Object.assign(await newPage(context), { said: [] });
  page.on('console', (message) => {
    // Chromium remarks that the board has taken the focus before the browser came to `autofocus`.
    if (message.text().startsWith('Autofocus processing was blocked')) return;
    page.said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => page.said.push(`uncaught: ${error.message}`));
  if (viewport) await page.setViewport(viewport);
  if (features) {
    const client = await page.createCDPSession();
    const list = Object.entries(features).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features: list });
  }
  await prepare?.(page);
  await page.goto(address);
  return page;
}

/** Lets the page draw two frames. */
export const nextFrames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });

/**
 * Gives a page the files of `dist/` in place of those of a CDN, and nothing else of other hosts.
 *
 * @param cdn how the addresses of the CDN begin, before `dist/`
 * @param files texts by the names of files that the page asks its own site for
 * @returns what the page has asked other hosts for so far
 */
export async function answerAsCdn(page, cdn = 'https://', files = {}) {
  const asked = [];
  await page.setRequestInterception(true);
  page.on('request', async (request) => {
    const url = request.url();
    const own = files[url.split('/').at(-1)];
    if (own !== undefined) return request.respond({ body: own });
    if (!url.startsWith('https://')) return request.continue();
    asked.push(url);
    const [, file] = new URL(url).pathname.split('/dist/');
    if (!file || !url.startsWith(cdn)) return request.abort();
    const body = await readFile(fileURLToPath(new URL(`../../dist/${file}`, import.meta.url)));
    const headers = { 'access-control-allow-origin': '*' };
    return request.respond({ body, headers, contentType: 'text/javascript' });
  });
  return asked;
}
