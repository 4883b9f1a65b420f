/** A site of its own for tests that need whole pages: headers, navigation, tabs, downloads. */
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves `dist/`, `demo/tiles/` and what is put there. */
export const openSite = () =>
  serve((path) => /^\/(dist|demo\/tiles)\//.test(path) && join(root, path));

/** A site and a browser for the tests of a file, closed after them. */
export async function openStage() {
  const [site, browser] = await Promise.all([openSite(), openBrowser()]);
  after(async () => {
    await browser.close();
    site.close();
  });
  return { site, browser };
}

/** A page of this body, which loads the CDN file. */
export const withGame = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <script type="module" src="/dist/game-2048.min.js"></script><body>${body}`;

/** Waits until the element is drawn. */
export async function drawn(page, selector = 'game-2048') {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('[role=application]'),
    { timeout: 20_000 },
    selector,
  );
}

/** Plays so many moves by the element's method, all in one task. */
export function play(frame, moves, selector = 'game-2048') {
  return frame.$eval(
    selector,
    (game, count) => {
      const directions = ['left', 'down', 'right', 'up'];
      for (let n = 0; n < count; n++) directions.some((direction) => game.move(direction));
      return game.replay;
    },
    moves,
  );
}
