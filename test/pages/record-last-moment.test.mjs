/** What a record book keeps of the last moment of a page, whatever other tabs do with the database, in each browser. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { allLaunchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { bookHtml, comeBack, leave, linesOf, openBook, untilCount, whenStored } from './book.mjs';
import { openSite, playUntilWon } from './site.mjs';

const site = await openSite();
after(() => site.close());
site.put('/book.html', bookHtml());
site.put('/other.html', '<!doctype html><title>Another page</title>');

/** Keeps a transaction running until `release()`: others have to wait. */
const hold = (page, mode) =>
  page.evaluate(async (kind) => {
    const opening = indexedDB.open('game-2048-records');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const database = opening.result;
    const transaction = database.transaction('games', kind);
    const store = transaction.objectStore('games');
    let isHeld = true;
    const goOn = () => {
      if (isHeld) store.count().onsuccess = goOn;
    };
    goOn();
    window.release = () => {
      isHeld = false;
      return new Promise((resolve) => {
        transaction.oncomplete = () => resolve(database.close());
      });
    };
  }, mode);

for (const [name, launch] of Object.entries(allLaunchers)) {
  describe(`The last moment of a page in ${name}`, async () => {
    const browser = await launch();
    after(() => browser.close());
    const open = () => openBook(browser, site);
    const ends = {
      'is reloaded': (page) => page.reload(),
      'is left': (page) => page.goto(`${site.origin}/other.html`),
      'is closed': (page) => page.close(),
    };

    for (const [how, end] of Object.entries(ends)) {
      for (const mode of ['readonly', 'readwrite']) {
        test(`a page that ${how} while another tab holds a ${mode} transaction keeps its game, and what it has deleted stays deleted`, async () => {
          const page = await open();
          await playUntilWon(page, { isNew: true });
          await whenStored(page);
          const stays = await open();
          const holder = await openPage(browser, `${site.origin}/other.html`);
          await hold(holder, mode);
          await page.$eval('game-2048-records', (book) => void book.clear());
          await untilCount(page, 0);
          const replay = await playUntilWon(page, { isNew: true });
          await end(page);
          await holder.evaluate(() => window.release());
          const next = await open();
          for (const tab of [next, stays]) {
            await untilCount(tab, 1);
            assert.deepEqual(await linesOf(tab), [replay]);
          }
          assert.equal(await next.evaluate(() => localStorage.length), 0);
          await next.$eval('game-2048-records', (book) => book.clear());
          await Promise.all([
            next.close(),
            stays.close(),
            holder.close(),
            !page.isClosed() && page.close(),
          ]);
        });
      }
    }

    test('a page that is left while its transaction waits keeps nobody from the games, and Back shows them all', async () => {
      const page = await open();
      await playUntilWon(page, { isNew: true });
      await whenStored(page);
      const holder = await openPage(browser, `${site.origin}/other.html`);
      await hold(holder, 'readonly');
      await playUntilWon(page, { isNew: true });
      await leave(page, `${site.origin}/other.html`);
      await holder.evaluate(() => window.release());
      const next = await open();
      await untilCount(next, 2);
      await playUntilWon(next, { isNew: true });
      assert.equal(await comeBack(page, next), true);
      await untilCount(page, 3);
      assert.deepEqual(await linesOf(page), await linesOf(next));
      await next.$eval('game-2048-records', (book) => book.clear());
      await Promise.all([page, next, holder].map((tab) => tab.close()));
    });
  });
}
