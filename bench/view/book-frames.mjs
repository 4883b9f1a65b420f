/**
 * What 10,000 loaded lines, and 500 rows that are shown, cost the frames of a page. `npm run build` first; then
 * `node bench/view/book-frames.mjs`. It prints wall times: compare them only within a run.
 */
import { openBrowser } from '../../test/runner/find-browser.mjs';
import { openPage } from '../../test/runner/open-page.mjs';
import { bookHtml, press, whenReady } from '../../test/pages/book.mjs';
import { openSite } from '../../test/pages/site.mjs';
import { played } from '../../test/support/played.mjs';

const lines = 10_000;
const rows = 500;
const text = Array.from({ length: lines }, (_, seed) => played({ seed }, 150))
  .map((game) => {
    if (!game.over) game.giveUp();
    return game.replay;
  })
  .join('\n');

const site = await openSite();
const path = '/book.html';
site.put(path, bookHtml({ book: `storage-key="book" limit="${rows}"` }));
const browser = await openBrowser();
try {
  const page = await openPage(browser, `${site.origin}${path}`);
  await whenReady(page);
  await page.evaluate(watchFrames);
  const measures = {
    'at rest, for a second': () => page.evaluate(() => new Promise((end) => setTimeout(end, 1000))),
    [`load() of ${lines} lines`]: () =>
      page.$eval('game-2048-records', (book, all) => book.load(all), text),
    [`"Show all", ${rows} rows`]: () => press(page, 'show-all'),
    'one game more, with all rows shown': () => addAgain(page),
    'sorted by score, with all rows shown': () => press(page, 'sort'),
  };
  const table = {};
  for (const [name, action] of Object.entries(measures)) {
    await page.evaluate(() => (window.gaps.length = 0));
    const start = performance.now();
    await action();
    await page.evaluate(() => new Promise((end) => setTimeout(end, 200)));
    const seconds = (performance.now() - start - 200) / 1000;
    const gaps = (await page.evaluate(() => window.gaps)).toSorted((one, other) => one - other);
    table[name] = {
      seconds: seconds.toFixed(2),
      frames: gaps.length,
      'median ms': gaps.at(gaps.length / 2)?.toFixed(1),
      '99 % ms': gaps.at(0.99 * gaps.length)?.toFixed(1),
      'longest ms': gaps.at(-1)?.toFixed(1),
    };
  }
  console.table(table);
  const games = await page.$eval('game-2048-records', (book) => book.games.length);
  const shown = await page.$eval(
    'game-2048-records',
    (book) => book.shadowRoot.querySelectorAll('[part="row"]').length,
  );
  console.log(`${games} games kept, ${shown} rows shown, ${await browser.version()}`);
} finally {
  await browser.close();
  site.close();
}

/** Adds a game that is there already: the book is read, and nothing changes. */
function addAgain(page) {
  return page.$eval('game-2048-records', (book) => book.add(book.games[0].replay));
}

/** In the page: notes the milliseconds between frames. */
function watchFrames() {
  window.gaps = [];
  let last = performance.now();
  const look = (now) => {
    window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
