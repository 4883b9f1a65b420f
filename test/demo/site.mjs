/** The built demo, served from a folder of a host as anybody may put it, and a browser before it. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';

const built = fileURLToPath(new URL('../../dist-demo/', import.meta.url));
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const prefix = '/some/folder/';

/** All messages, errors and failed requests of a page, of which there should be none. */
function listen(page) {
  const said = [];
  page.on('console', (message) => {
    // Chromium remarks that the board has taken the focus before the browser came to `autofocus`.
    if (message.text().startsWith('Autofocus processing was blocked')) return;
    said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => said.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()}: ${response.url()}`);
  });
  return said;
}

/**
 * @returns `open(name, options)`, which gives a page in a browser profile of its own and what it `said`, `blank(html)`,
 *   and `close()`.
 */
export async function openSite() {
  const host = await serve(
    (path) => path.startsWith(prefix) && join(built, path.slice(prefix.length)),
  );
  const other = await serve();
  const browser = await openBrowser();
  const address = (name) => `${host.origin}${prefix}${name}.html`;
  return {
    address,
    async open(name, { scheme = 'light', width = 1280, hash = '', prepare } = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const said = listen(page);
      await page.setViewport({ width, height: 800 });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        // A slide takes no time: what a key has done is there with the next look.
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await prepare?.(page);
      await page.goto(address(name) + hash, { waitUntil: 'load' });
      await page.waitForFunction(() => {
        const games = [...document.querySelectorAll('game-2048, game-2048-replay')];
        return games.every((game) => game.hasUpdated);
      });
      return { page, said, close: () => context.close() };
    },
    /** A page of another host with this HTML alone, the CDN's files taken from dist/, and what it `asked` the CDN for. */
    async blank(html) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const asked = [];
      await page.setRequestInterception(true);
      page.on('request', async (request) => {
        const url = request.url();
        if (!url.startsWith('https://')) return request.continue();
        asked.push(url);
        const file = join(dist, url.split('/dist/')[1] ?? '');
        if (!existsSync(file)) return request.abort();
        const headers = { 'access-control-allow-origin': '*' };
        const body = await readFile(file);
        return request.respond({ body, headers, contentType: 'text/javascript' });
      });
      await page.goto(other.put('/blank.html', html), { waitUntil: 'load' });
      return { page, asked, close: () => context.close() };
    },
    async close() {
      other.close();
      await browser.close();
      host.close();
    },
  };
}

/** A server of another origin that gives these answers; `asked` has the last request to each, with its body. */
export async function serveJson(answers) {
  const asked = {};
  const server = createServer(async (request, response) => {
    const name = `${request.method} ${request.url.split('?')[0]}`;
    let body = '';
    for await (const chunk of request) body += chunk;
    asked[name] = { headers: request.headers, body };
    response.writeHead({ OPTIONS: 204, POST: 201 }[request.method] ?? 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    response.end(JSON.stringify(answers[name]));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return { origin, asked, close: () => server.close().closeAllConnections() };
}

/** Reads properties of the first, or of another, game of the page. */
export function gameOf(page, selector = 'game-2048') {
  return page.$eval(selector, (game) => {
    const { score, best, moves, maxTile, won, over, board, replay } = game;
    return { score, best, moves, maxTile, won, over, board, replay };
  });
}

/** Focuses the board as Tab would, and presses keys. */
export async function press(page, keys, selector = 'game-2048') {
  await page.$eval(selector, (game) => game.focus());
  for (const key of keys) await page.keyboard.press(key);
}

/** WCAG's contrast of two colours written `rgb(r, g, b)`. */
export function contrastOf(...colors) {
  const [darker, lighter] = colors
    .map((color) => {
      const [red, green, blue] = color.match(/[\d.]+/g).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}
