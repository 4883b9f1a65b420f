/** What the record book stores, as only whole pages meet it, in each browser. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { allLaunchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { played } from '../support/played.mjs';
import {
  bookHtml,
  comeBack,
  deleteFirst,
  linesOf,
  openBook,
  reasonAgainstBack,
  tellsShown,
  untilCount,
  whenReady,
} from './book.mjs';
import { openSite, playUntilWon } from './site.mjs';

const site = await openSite();
after(() => site.close());
site.put('/book.html', bookHtml() + tellsShown);
site.put('/kept.html', bookHtml({ board: 'storage-key="board"' }));
site.put('/frozen.html', `<script>Date.now = () => 1_800_000_000_000</script>${bookHtml()}`);
site.put('/other.html', '<!doctype html><title>Another page</title>');
/** Lines of games that no page has played. */
const foreign = Array.from({ length: 12 }, (_, seed) => played({ seed, size: 2 }).replay);

for (const [name, launch] of Object.entries(allLaunchers)) {
  describe(`The record book in ${name}`, async () => {
    const browser = await launch();
    after(() => browser.close());
    const skip = await reasonAgainstBack(browser, site);
    const open = () => openBook(browser, site);

    test('a tab that stays open applies its edits once, though another one is loaded forty times, beside a third', async () => {
      const [staying, loaded, third] = [await open(), await open(), await open()];
      const lines = [];
      const playIn = async (tab) => {
        lines.push(await playUntilWon(tab, { isNew: true }));
        await whenReady(tab);
      };
      await staying.$eval('game-2048-records', (book, text) => book.load(text), foreign.join('\n'));
      await playUntilWon(staying);
      await deleteFirst(staying);
      await whenReady(staying);
      await untilCount(loaded, foreign.length);
      await loaded.$eval('game-2048-records', (book) => book.clear());
      for (let load = 1; load <= 40; load++) {
        await playIn(loaded);
        await loaded.reload();
        await whenReady(loaded);
        if (load % 15 === 0) await playIn(staying);
      }
      for (const tab of [third, staying]) await playIn(tab);
      for (const tab of [loaded, third, staying]) {
        await tab.reload();
        assert.deepEqual((await linesOf(tab)).toSorted(), lines.toSorted());
        assert.deepEqual(tab.said, []);
      }
      await staying.$eval('game-2048-records', (book) => book.clear());
      await Promise.all([staying, loaded, third].map((page) => page.close()));
    });

    test('a game that ends right before a reload is stored where the board has a storage key, and else whole or absent', async () => {
      for (const path of ['/kept.html', '/book.html']) {
        const page = await openBook(browser, site, path);
        const before = await playUntilWon(page, { isNew: true });
        await whenReady(page);
        await page.evaluate(() => {
          window.isOld = true;
          setTimeout(() => {
            const game = document.querySelector('game-2048');
            game.newGame();
            const directions = ['left', 'down', 'right', 'up'];
            while (!game.won && directions.some((direction) => game.move(direction)));
            game.keepPlaying();
            sessionStorage.played = game.replay;
            location.reload();
          });
        });
        await page.waitForFunction(() => !window.isOld, { polling: 50 });
        const replay = await page.evaluate(() => sessionStorage.played);
        await whenReady(page);
        const lines = await linesOf(page);
        const isStored = path === '/kept.html' || lines.length > 1;
        assert.deepEqual(lines, isStored ? [replay, before] : [before]);
        await page.$eval('game-2048-records', (book) => book.clear());
        await page.close();
      }
    });

    test('two tabs whose clock stands still at the same time keep the games of both', async () => {
      const tabs = [];
      for (let n = 0; n < 2; n++) {
        tabs.push(await openPage(browser, `${site.origin}/frozen.html`));
        await whenReady(tabs[n]);
      }
      const played = [];
      for (let n = 0; n < 3; n++) {
        for (const tab of tabs) played.push(await playUntilWon(tab, { isNew: true }));
      }
      for (const tab of tabs) await whenReady(tab);
      await tabs[0].reload();
      assert.deepEqual((await linesOf(tabs[0])).toSorted(), played.toSorted());
      await tabs[0].$eval('game-2048-records', (book) => book.clear());
      await Promise.all(tabs.map((tab) => tab.close()));
    });

    test(
      'a page with a book comes back from the back-forward cache, with what was played meanwhile',
      { skip },
      async () => {
        const page = await open();
        await page.goto(`${site.origin}/other.html`);
        const other = await open();
        const replay = await playUntilWon(other);
        await whenReady(other);
        assert.equal(await comeBack(page, other), true);
        // Where the browser tells why it has loaded a page again: it has not.
        const [{ notRestoredReasons: reasons }] = await page.evaluate(() =>
          performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
        );
        assert.equal(reasons ?? null, null);
        await untilCount(page, 1);
        assert.deepEqual(await linesOf(page), [replay]);
      },
    );
  });
}
