/** A stored game through real reloads, where a script says only after the HTML which game the page is about. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openBrowser } from '../runner/find-browser.mjs';
import { drawn, openSite, play, withGame } from './site.mjs';

let site;
let browser;
let context;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

after(async () => {
  await browser?.close();
  site?.close();
});

const replayOf = (page) => page.$eval('game-2048', (game) => game.replay);

/** When the script sets the attributes. */
const moments = {
  'before the element is defined': (set) => `<script>${set}</script>`,
  'in a module behind the element’s': (set) => `<script type="module">${set}</script>`,
  'once the game is drawn': (set) =>
    `<script type="module">await game.ready; ${set.split(';').join('; await game.updateComplete;')}</script>`,
  'a second later': (set) =>
    `<script type="module">await new Promise((resolve) => setTimeout(resolve, 1000)); ${set}</script>`,
};

for (const [when, script] of Object.entries(moments)) {
  for (const set of ["game.seed = '2026-11-22'", "game.size = '5x4'; game.seed = 'x'"]) {
    test(`a reload restores the game where ${set} is run ${when}`, async () => {
      const address = site.put(
        '/set.html',
        withGame(
          `<game-2048 id="game" storage-key="kept"></game-2048>${script(`${set}; window.done = true`)}`,
        ),
      );
      const page = await context.newPage();
      const load = async (action) => {
        await action();
        await drawn(page);
        await page.waitForFunction(() => window.done);
      };
      await load(() => page.goto(address));
      const replay = await play(page, 40);
      for (let reload = 0; reload < 3; reload++) {
        await load(() => page.reload());
        assert.equal(await replayOf(page), replay);
      }
      assert.equal(
        await page.evaluate(() => JSON.parse(localStorage.getItem('kept')).replay),
        replay,
      );
    });
  }
}
