/** One game, changed in several ways or tabs at a time: it is one row of the record book, or none. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Game } from '../../dist/engine.js';
import { allLaunchers } from '../runner/find-browser.mjs';
import { openPage } from '../runner/open-page.mjs';
import { bookHtml, deleteFirst, linesOf, press, untilCount, whenReady } from './book.mjs';
import { openSite, playUntilWon, replayOf, untilReplay } from './site.mjs';

const site = await openSite();
after(() => site.close());
site.put('/visit.html', bookHtml());
// Ends after a few moves, for both tabs.
site.put(
  '/kept.html',
  bookHtml({ board: 'size="2" storage-key="board"', book: 'storage-key="kept"' }),
);

/** Plays on to the end. @returns the line */
const playToEnd = (page) =>
  page.$eval('game-2048', (game) => {
    const directions = ['left', 'down', 'right', 'up'];
    while (!game.over && directions.some((direction) => game.move(direction)));
    return game.replay;
  });
const playedOf = (page) =>
  page.$eval('game-2048-records', async (book) => {
    await book.updateComplete;
    return book.shadowRoot.querySelector('[part~=figure]').innerText.match(/\d+/)[0];
  });

for (const [name, launch] of Object.entries(allLaunchers)) {
  describe(`A game of the record book in ${name}`, async () => {
    const browser = await launch();
    after(() => browser.close());
    const open = async (path) => {
      const page = await openPage(browser, `${site.origin}${path}`);
      await whenReady(page);
      return page;
    };
    async function expectOnly(page, line) {
      assert.deepEqual(await linesOf(page), [line]);
      assert.equal(await playedOf(page), '1');
      await whenReady(page);
      await page.reload();
      assert.deepEqual(await linesOf(page), [line]);
      await page.$eval('game-2048-records', (book) => book.clear());
      assert.deepEqual(page.said, []);
      await page.close();
    }

    test('one that is deleted and played on to its end is one row after Undo, and counts once', async () => {
      const page = await open('/visit.html');
      await playUntilWon(page);
      await untilCount(page, 1);
      await deleteFirst(page);
      const line = await playToEnd(page);
      await untilCount(page, 1);
      await press(page, 'undo');
      await expectOnly(page, line);
    });

    test('one that a longer line has replaced, and that is played on, is one row after Undo, and counts once', async () => {
      const page = await open('/visit.html');
      const game = Game.fromReplay(await playUntilWon(page));
      for (const direction of ['up', 'right', 'down', 'left']) game.move(direction);
      const { added } = await page.$eval(
        'game-2048-records',
        (book, longer) => book.load(`2026-11-24T08:10Z ${longer}`),
        game.replay,
      );
      assert.equal(added, 1);
      const line = await playToEnd(page);
      await press(page, 'undo');
      await expectOnly(page, line);
    });

    test('one that ended in one tab, and is taken back in another one, is in the book of neither', async () => {
      const tabs = [await open('/kept.html'), await open('/kept.html')];
      for (let round = 0; round < 12; round++) {
        const [ending, other] = round % 2 === 0 ? tabs : tabs.toReversed();
        await ending.$eval('game-2048', (game) => void game.newGame());
        const line = await playToEnd(ending);
        await untilReplay(other, line);
        await other.$eval('game-2048', (game) => game.undo());
        await untilReplay(ending, await replayOf(other));
        for (const tab of tabs) await untilCount(tab, 0);
      }
      // Each may still be storing that the game was taken back.
      for (const tab of tabs) await whenReady(tab);
      for (const tab of tabs) {
        await tab.reload();
        assert.deepEqual(await linesOf(tab), []);
        assert.deepEqual(tab.said, []);
        await tab.close();
      }
    });
  });
}
