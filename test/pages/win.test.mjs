/**
 * Checks that a win does not change the size of the page where scroll bars take room: headless browsers otherwise hide
 * them.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { findChromium } from '../runner/find-browser.mjs';
import { drawn, openSite, withGame } from './site.mjs';

let site;
let browser;

before(async () => {
  site = await openSite();
  const { from, ...options } = await findChromium();
  browser = await puppeteer.launch({ ...options, ignoreDefaultArgs: ['--hide-scrollbars'] });
});

after(async () => {
  await browser?.close();
  site?.close();
});

const measure = (page) =>
  page.$eval('game-2048', (game) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const board = game.shadowRoot.querySelector('#board').getBoundingClientRect();
    return { scrollWidth, scrollHeight, clientWidth, clientHeight, board: board.width };
  });

for (const [where, row] of [
  ['in the first column', [1024, 1024, 0, 0]],
  ['in the last row', [0, 0, 0, 0]],
]) {
  test(`a win ${where} gives the page no scroll bars, and the board keeps its size`, async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 420, height: 560 });
    await page.goto(site.put('/win.html', withGame('<game-2048></game-2048>')));
    await drawn(page);
    const last = row[0] ? [2, 4, 8, 16] : [0, 0, 1024, 1024];
    const board = [row, [4, 8, 16, 32], [2, 4, 8, 16], last];
    await page.$eval('game-2048', (game, position) => game.newGame({ board: position }), board);
    const before = await measure(page);
    const during = await page.$eval('game-2048', async (game) => {
      game.move(game.board[0][0] ? 'left' : 'right');
      await game.updateComplete;
      const sizes = [];
      const { shadowRoot } = game;
      const animations = shadowRoot.getAnimations();
      for (const time of [50, 300, 600, 1000]) {
        for (const animation of animations) animation.currentTime = time;
        const { scrollWidth, scrollHeight } = document.documentElement;
        sizes.push([scrollWidth, scrollHeight].join());
      }
      return { sizes, won: game.won, rays: shadowRoot.querySelector('.rays') !== null };
    });
    assert.ok(during.won && during.rays);
    assert.deepEqual(
      [...new Set(during.sizes)],
      [[before.scrollWidth, before.scrollHeight].join()],
    );
    assert.deepEqual(await measure(page), before);
    await page.close();
  });
}
