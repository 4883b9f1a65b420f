/** The record book where storage is full, forbidden, private or of a later version. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { launchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { bookHtml, linesOf, press, untilCount, whenReady } from './book.mjs';
import { openSite, playUntilWon, until } from './site.mjs';

const site = await openSite();
after(() => site.close());
const address = site.put('/book.html', bookHtml());
const otherAddress = site.put('/other.html', '<!doctype html><title>Another page</title>');

async function openBook(context, at = address) {
  const page = await openPage(context, at);
  await whenReady(page);
  return page;
}

async function playGames(page, count) {
  const lines = [];
  for (let n = 0; n < count; n++) lines.unshift(await playUntilWon(page, { isNew: true }));
  return lines;
}

/** What the book says of how safe the games are. */
const noteOf = (page) =>
  page.$eval('game-2048-records', async (book) => {
    await book.updateComplete;
    return book.shadowRoot.querySelector('[part=note]').innerText;
  });

/** What the button "Download" would save. */
const downloadOf = async (page) => {
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => undefined;
    URL.createObjectURL = (file) => ((window.file = file), 'blob:');
  });
  await press(page, 'download');
  return page.evaluate(() => window.file.text());
};
const linesIn = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').at(-1));

/** Fills what the browser lets an origin store. Files would not do: with them Chromium goes beyond it, and then deletes databases. */
const fillStorage = (page) =>
  page.evaluate(async () => {
    const isStored = async (value, key) => {
      // Once something has found no room, Firefox stores nothing more by the same connection.
      const request = indexedDB.open('fill');
      request.onupgradeneeded = () => request.result.createObjectStore('values');
      await new Promise((resolve) => (request.onsuccess = resolve));
      const database = request.result;
      const transaction = database.transaction('values', 'readwrite');
      transaction.objectStore('values').put(value, key);
      const stored = await new Promise((resolve) => {
        transaction.onabort = () => resolve(false);
        transaction.oncomplete = () => resolve(true);
      });
      database.close();
      return stored;
    };
    for (let size = 2 ** 16, key = 0; size >= 64; size /= 2) {
      while (await isStored(crypto.getRandomValues(new Uint8Array(size)), key)) key++;
    }
  });
const emptyStorage = (page) =>
  page.evaluate(
    () => new Promise((resolve) => (indexedDB.deleteDatabase('fill').onsuccess = resolve)),
  );

const smallQuota = {
  args: ['--enable-features=StorageQuotaSettings:PoolSizeBytes/2000000'],
  // Kilobytes.
  prefs: { 'dom.quotaManager.temporaryStorage.fixedLimit': 2000 },
};

for (const [name, launch] of Object.entries(launchers)) {
  describe(`The record book in ${name}, in a place`, async () => {
    const browser = await launch();
    after(() => browser.close());

    test('whose storage is full: it keeps all games for the visit, says so, and stores them once there is room', async () => {
      const small = await launch(smallQuota);
      try {
        const page = await openBook(small);
        const lines = await playGames(page, 3);
        await whenReady(page);
        await page.evaluate(() => {
          window.problems = [];
          addEventListener('game-error', ({ detail }) => window.problems.push(detail.kind));
        });
        await fillStorage(page);
        // Firefox finds room again a few times.
        while (!(await noteOf(page)).includes('could not be stored')) {
          lines.unshift(...(await playGames(page, 5)));
          await whenReady(page);
        }
        assert.deepEqual(await linesOf(page), lines);
        const text = await page.$eval('game-2048-records', (book) => book.text);
        assert.deepEqual(linesIn(text).toReversed(), lines);
        assert.equal(await downloadOf(page), text);
        // More than one where there was still room for some of them.
        assert.deepEqual(await page.evaluate(() => [...new Set(window.problems)]), ['storage']);
        await emptyStorage(page);
        lines.unshift(...(await playGames(page, 1)));
        await whenReady(page);
        assert.match(await noteOf(page), /in this browser/);
        await page.reload();
        assert.deepEqual(await linesOf(page), lines);
      } finally {
        await small.close();
      }
    });

    test('that is a sandboxed frame: it keeps games for the visit, and says so once', async () => {
      site.put(
        '/outside.html',
        '<!doctype html><title>Outside</title><iframe sandbox="allow-scripts" src="/book.html"></iframe>',
      );
      const page = await openPage(browser, `${site.origin}/outside.html`);
      const frame = await page.waitForFrame((one) => one.url().endsWith('/book.html'));
      await whenReady(frame);
      const lines = await playGames(frame, 3);
      await whenReady(frame);
      assert.deepEqual(await linesOf(frame), lines);
      assert.equal(linesIn(await frame.$eval('game-2048-records', (book) => book.text)).length, 3);
      await until(page, () => page.said.length > 0);
      assert.equal(page.said.length, 1, page.said.join('\n'));
      await page.close();
    });

    test('that is a private window: two tabs share their games, as long as it is open', async () => {
      const isChromium = name === 'Chromium';
      const own = await launch({ prefs: { 'browser.privatebrowsing.autostart': true } });
      const context = isChromium ? await own.createBrowserContext() : own;
      try {
        const [one, two] = [await openBook(context), await openBook(context)];
        const [line] = await playGames(one, 1);
        await untilCount(two, 1);
        await two.reload();
        assert.deepEqual(await linesOf(two), [line]);
        assert.deepEqual([one.said, two.said], [[], []]);
      } finally {
        await own.close();
      }
    });

    test('whose policy allows the files of the page alone: it stores games', async () => {
      const policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:";
      const trusted = "; require-trusted-types-for 'script'; trusted-types lit-html game-2048";
      const strict = site.put('/strict.html', bookHtml({ book: 'storage-key="strict"' }), {
        'content-security-policy': policy + trusted,
      });
      const page = await openBook(browser, strict);
      const lines = await playGames(page, 2);
      await whenReady(page);
      await page.reload();
      assert.deepEqual(await linesOf(page), lines);
      assert.deepEqual(page.said, []);
      await page.close();
    });

    test('where a later version needs the database: it closes without an error, and goes on', async () => {
      const page = await openBook(browser);
      const lines = await playGames(page, 1);
      await whenReady(page);
      const later = await openPage(browser, otherAddress);
      const openLater = () =>
        later.evaluate(
          () =>
            new Promise((resolve, reject) => {
              const request = indexedDB.open('game-2048-records', 2);
              request.onsuccess = () => resolve(request.result.close());
              request.onerror = () => reject(request.error);
              request.onblocked = () => reject(new Error('blocked'));
            }),
        );
      await openLater();
      assert.deepEqual(page.said, []);
      lines.unshift(...(await playGames(page, 2)));
      await whenReady(page);
      assert.deepEqual(await linesOf(page), lines);
      await until(page, () => page.said.length > 0);
      assert.equal(page.said.length, 1, page.said.join('\n'));
      await later.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('game-2048-records').onsuccess = resolve;
          }),
      );
      await Promise.all([page.close(), later.close()]);
    });
  });
}
