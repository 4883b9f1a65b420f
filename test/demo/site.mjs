/** The built demo, served from a folder of a host as anybody may put it, and a browser before it. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';

const built = fileURLToPath(new URL('../../dist-demo/', import.meta.url));
const prefix = '/some/folder/';

/** What a page says that nobody should have to hear. */
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
 * @returns `open(name, options)`, which gives a page in a browser profile of its own and what it `said`, and `close()`.
 */
export async function openSite() {
  const host = await serve(
    (path) => path.startsWith(prefix) && join(built, path.slice(prefix.length)),
  );
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
        const games = [...document.querySelectorAll('game-2048')];
        return games.every((game) => game.hasUpdated);
      });
      return { page, said, close: () => context.close() };
    },
    async close() {
      await browser.close();
      host.close();
    },
  };
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
