/** The README's daily puzzle, as a stranger pastes it into a page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openBrowser } from '../runner/find-browser.mjs';
import { drawn, openSite, play, withGame } from './site.mjs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, snippet] = /```html\n(<game-2048>[^`]*storageKey[^`]*)```/.exec(readme);

/** Where the element's script may stand: before the snippet, or in it, as a bundler puts it. */
const pages = {
  'behind a CDN tag': withGame(snippet),
  'in one module with the element':
    '<!doctype html><title>A page</title><body>' +
    snippet.replace('type="module">', "$& import '/dist/game-2048.min.js';"),
};

let site;
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

after(async () => {
  await browser?.close();
  site?.close();
});

for (const [where, text] of Object.entries(pages)) {
  test(`the daily puzzle goes on after a reload, and its end is sent, ${where}`, async () => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const posted = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/ranking')) posted.push(request.postData());
    });
    await page.goto(site.put('/daily.html', text));
    await drawn(page);
    const replay = await play(page, 20);
    const today = await page.evaluate(() => new Date().toISOString().slice(0, 10));
    assert.ok(replay.includes(`_${today}_`), replay);
    await page.reload();
    await drawn(page);
    const restored = () => page.$eval('game-2048', (game) => game.replay);
    assert.equal(await restored(), replay);
    assert.equal(posted.length, 0);

    const sent = page.waitForRequest((request) => request.url().endsWith('/ranking'));
    const whole = await play(page, 5000);
    await sent;
    assert.deepEqual(posted, [whole]);
    await page.reload();
    await drawn(page);
    assert.equal(await restored(), whole);
    await page.waitForFunction(() => performance.getEntriesByName(`${location.origin}/ranking`)[0]);
    assert.deepEqual(posted, [whole, whole]);
    await context.close();
  });
}
