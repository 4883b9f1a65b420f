/** What a record book keeps of the last moment of a page, and what it may lose, in each browser. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { allLaunchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import {
  bookHtml,
  comeBack,
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
    const skip = await reasonAgainstBack(browser, site);
    const open = (path) => openBook(browser, site, path);
    const playOn = (page) =>
      page.$eval('game-2048', (game) => {
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
        return game.replay;
      });
    /** Plays a move, and reads at once what is stored then. @returns the line, and those in the database */
    const playOnAndRead = (page) =>
      page.$eval('game-2048', async (game) => {
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
        const { replay } = game;
        const opening = indexedDB.open('game-2048-records');
        await new Promise((resolve) => (opening.onsuccess = resolve));
        const database = opening.result;
        const reading = database.transaction('games').objectStore('games').getAll();
        await new Promise((resolve) => (reading.onsuccess = resolve));
        database.close();
        return { replay, stored: reading.result.flatMap((record) => record.replay ?? []) };
      });
    /** Deletes all games by the first of these pages. */
    const closeAll = async (page, ...others) => {
      await page.$eval('game-2048-records', (book) => book.clear());
      const left = [page, ...others].filter((tab) => !tab.isClosed());
      await Promise.all(left.map((tab) => tab.close()));
    };
    const ends = {
      'is reloaded': (page) => page.reload(),
      'is left': (page) => page.goto(`${site.origin}/other.html`),
      'is closed': (page) => page.close(),
    };

    for (const [how, end] of Object.entries(ends)) {
      test(`a page that ${how} after a won game was played on has its last move in the book, which is stored at once`, async () => {
        const page = await open();
        await playUntilWon(page, { isNew: true });
        await playOn(page);
        await whenReady(page);
        const { replay, stored } = await playOnAndRead(page);
        assert.deepEqual(stored, [replay]);
        await end(page);
        const next = await open();
        assert.deepEqual(await linesOf(next), [replay]);
        await closeAll(next, page);
      });

      for (const mode of ['readonly', 'readwrite']) {
        test(`a page that ${how} while another tab holds a ${mode} transaction loses at most what it then changed, but no game of a board with a storage key`, async () => {
          for (const path of ['/book.html', '/kept.html']) {
            const page = await open(path);
            const before = await playUntilWon(page, { isNew: true });
            await whenReady(page);
            const stays = await open();
            const holder = await openPage(browser, `${site.origin}/other.html`);
            await hold(holder, mode);
            const replay = await playUntilWon(page, { isNew: true });
            await end(page);
            await holder.evaluate(() => window.release());
            const next = await open(path);
            await whenReady(next);
            const lines = await linesOf(next);
            const isKept = path === '/kept.html' || lines.length > 1;
            assert.deepEqual(lines, isKept ? [replay, before] : [before]);
            // Its own change lets it read, if nobody has told it of that of the page.
            await stays.$eval('game-2048-records', (book, line) => book.add(line), before);
            assert.deepEqual(await linesOf(stays), lines);
            await closeAll(next, page, stays, holder);
          }
        });
      }
    }

    test(
      'a page that is left while its transaction waits keeps nobody from the games, and Back shows them all',
      { skip },
      async () => {
        const page = await open();
        await playUntilWon(page, { isNew: true });
        await whenReady(page);
        const holder = await openPage(browser, `${site.origin}/other.html`);
        await hold(holder, 'readonly');
        await playUntilWon(page, { isNew: true });
        await page.goto(`${site.origin}/other.html`);
        await holder.evaluate(() => window.release());
        const next = await open();
        await playUntilWon(next, { isNew: true });
        await whenReady(next);
        assert.equal(await comeBack(page, next), true);
        for (const tab of [page, next]) await untilCount(tab, 3);
        assert.deepEqual(await linesOf(page), await linesOf(next));
        await closeAll(next, page, holder);
      },
    );
  });
}
