/** A site of its own for tests that need whole pages: headers, navigation, tabs, downloads. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { serve } from '../runner/serve.mjs';

export { nextFrames } from '../runner/open-page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves `dist/`, `demo/tiles/` and what is put there. */
export const openSite = () =>
  serve((path) => /^\/(dist|demo\/tiles)\//.test(path) && join(root, path));

/**
 * A site and a browser for the tests of a file, closed after them.
 *
 * @returns `{ site, browser, open(html, options), openGame(body, options) }`: `open` gives a page of this HTML, with the
 *   options of `openPage`, its `path`, and the `context` of the browser; `openGame` one that has drawn the game in its body
 */
export async function openStage() {
  const [site, browser] = await Promise.all([openSite(), openBrowser()]);
  after(async () => {
    await browser.close();
    site.close();
  });
  const open = (html, { path = '/page.html', context = browser, headers, ...options } = {}) =>
    openPage(context, site.put(path, html, headers), options);
  async function openGame(body, options) {
    const page = await open(withGame(body), options);
    await drawn(page);
    return page;
  }
  return { site, browser, open, openGame };
}

/** A page of this body, which loads the CDN file. */
export const withGame = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <link rel="icon" href="data:,"><script type="module" src="/dist/game-2048.min.js"></script><body>${body}`;

/** Waits until the element is drawn, also in a tab in the background, which has no frames. */
export async function drawn(page, selector = 'game-2048') {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('[role=application]'),
    { polling: 50 },
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

/** Plays until the game is won, and keeps playing. @param options `isNew` begins a new game before. @returns its replay */
export function playUntilWon(page, { isNew = false } = {}) {
  return page.$eval(
    'game-2048',
    (game, begins) => {
      if (begins) game.newGame();
      const directions = ['left', 'down', 'right', 'up'];
      while (!game.won && directions.some((direction) => game.move(direction)));
      game.keepPlaying();
      return game.replay;
    },
    isNew,
  );
}

export const replayOf = (frame) => frame.$eval('game-2048', (game) => game.replay);

/** Waits until the game of a page is this one; also in a tab in the background, which draws no frames. */
export const untilReplay = (page, replay) =>
  page.waitForFunction(
    (wanted) => document.querySelector('game-2048').replay === wanted,
    { polling: 50 },
    replay,
  );

/** Waits until something holds here that a page does; after many answers of the page, in vain. */
export async function until(page, holds) {
  for (let answers = 0; !holds(); answers++) {
    assert.ok(answers < 20_000, `waited in vain for ${holds}`);
    await page.evaluate(() => 0);
  }
}
