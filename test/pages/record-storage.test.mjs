/** What the record book stores, as only whole pages meet it, in each browser. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { launchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { openSite, playUntilWon } from './site.mjs';

const site = await openSite();
after(() => site.close());
site.put(
  '/book.html',
  `<!doctype html><html lang="en"><title>A book</title><link rel="icon" href="data:,">
  <script type="module" src="/dist/game-2048-records.min.js"></script>
  <game-2048 id="game" win-tile="16" controls="new"></game-2048>
  <game-2048-records for="game" storage-key="book"></game-2048-records>`,
);
site.put('/other.html', '<!doctype html><title>Another page</title>');

const whenReady = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('game-2048-records');
    await document.querySelector('game-2048-records').ready;
  });
/** Also in a tab in the background, which draws no frames. */
const untilCount = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector('game-2048-records').games.length === wanted,
    { polling: 50 },
    count,
  );
const gamesOf = async (page) => {
  await whenReady(page);
  return page.$eval('game-2048-records', ({ games }) => games.map(({ replay }) => replay));
};

for (const [name, launch] of Object.entries(launchers)) {
  describe(`The record book in ${name}`, async () => {
    const browser = await launch();
    after(() => browser.close());
    const open = async () => {
      const page = await openPage(browser, `${site.origin}/book.html`);
      await whenReady(page);
      return page;
    };

    test('a tab that stays open applies its edits once, however often another one is loaded, beside a third', async () => {
      const [open1, loaded, third] = [await open(), await open(), await open()];
      await playUntilWon(open1);
      await open1.$eval('game-2048-records', (book) => book.clear());
      const played = [];
      for (let n = 0; n < 12; n++) {
        played.push(await playUntilWon(loaded, { isNew: true }));
        await loaded.reload();
        await whenReady(loaded);
        // Chromium drops what a page stores as it ends if another tab is reading right then.
        for (const tab of [open1, third]) await untilCount(tab, played.length);
      }
      for (const tab of [open1, third]) {
        played.push(await playUntilWon(tab, { isNew: true }));
        await tab.$eval('game-2048-records', (book) => book.add(book.games[0].replay));
      }
      await open1.reload();
      assert.deepEqual((await gamesOf(open1)).toSorted(), played.toSorted());
      await open1.$eval('game-2048-records', (book) => book.clear());
      assert.deepEqual([open1.said, loaded.said, third.said], [[], [], []]);
      await Promise.all([open1, loaded, third].map((page) => page.close()));
    });

    test('a game that ends right before a reload is stored, though the board stores nothing', async () => {
      const page = await open();
      for (let n = 0; n < 3; n++) {
        const [, replay] = await Promise.all([
          page.waitForNavigation(),
          page.$eval('game-2048', (game) => {
            game.newGame();
            const directions = ['left', 'down', 'right', 'up'];
            while (!game.won && directions.some((direction) => game.move(direction)));
            game.keepPlaying();
            location.reload();
            return game.replay;
          }),
        ]);
        assert.deepEqual(await gamesOf(page), [replay]);
        await page.$eval('game-2048-records', (book) => book.clear());
      }
      await page.close();
    });

    const skip = name !== 'Chromium';
    test('two tabs whose clock stands still at the same time keep the games of both', async () => {
      const prepare = (page) =>
        page.evaluateOnNewDocument(() => (Date.now = () => 1_800_000_000_000));
      const tabs = [];
      for (let n = 0; n < 2; n++) {
        tabs.push(await openPage(browser, `${site.origin}/book.html`, { prepare }));
        await whenReady(tabs[n]);
      }
      const played = [];
      for (let n = 0; n < 3; n++) {
        for (const tab of tabs) played.push(await playUntilWon(tab, { isNew: true }));
      }
      for (const tab of tabs) {
        await tab.$eval('game-2048-records', (book) => book.add(book.games[0].replay));
      }
      await tabs[0].reload();
      assert.deepEqual((await gamesOf(tabs[0])).toSorted(), played.toSorted());
      await tabs[0].$eval('game-2048-records', (book) => book.clear());
      await Promise.all(tabs.map((tab) => tab.close()));
    });

    test(
      'a page with a book comes back from the back-forward cache, with what was played meanwhile',
      { skip },
      async () => {
        const page = await open();
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => (window.wasKept = persisted));
        });
        await page.goto(`${site.origin}/other.html`);
        const other = await open();
        const replay = await playUntilWon(other);
        await other.$eval('game-2048-records', (book) => book.add(book.games[0].replay));
        await page.goBack();
        assert.equal(await page.evaluate(() => window.wasKept), true);
        await untilCount(page, 1);
        assert.deepEqual(await gamesOf(page), [replay]);
      },
    );
  });
}
