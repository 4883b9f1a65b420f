/** Pages with a record book, in any browser. */
import { openPage } from '../runner/open-page.mjs';

/** A board that 16 wins, before a record book under the key `book`. */
export const bookHtml = ({ board = '', book = 'storage-key="book"' } = {}) =>
  `<!doctype html><html lang="en"><title>A book</title><link rel="icon" href="data:,">
  <script type="module" src="/dist/game-2048-records.min.js"></script>
  <game-2048 id="game" win-tile="16" controls="new" ${board}></game-2048>
  <game-2048-records for="game" ${book}></game-2048-records>`;

/** Waits until the stored games have come, and all that was changed so far is stored; or cannot be. */
export const whenReady = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('game-2048-records');
    await document.querySelector('game-2048-records').ready;
  });

/** Opens a page of a site, and waits for its games. */
export async function openBook(context, { origin }, path = '/book.html') {
  const page = await openPage(context, `${origin}${path}`);
  await whenReady(page);
  return page;
}

/** The lines of the book, the newest first. */
export async function linesOf(page) {
  await whenReady(page);
  return page.$eval('game-2048-records', ({ games }) => games.map(({ replay }) => replay));
}

/** Waits until the book has so many games; also in a tab in the background, which draws no frames. */
export const untilCount = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector('game-2048-records').games.length === wanted,
    { polling: 50 },
    count,
  );

/** Presses a button of the book once it is there and can be pressed: some cannot while the book is storing. */
export const press = (page, name) =>
  page.waitForFunction(
    (wanted) => {
      const { shadowRoot } = document.querySelector('game-2048-records');
      const button = shadowRoot.querySelector(`[part~="button-${wanted}"]:enabled`);
      button?.click();
      return button !== null;
    },
    { polling: 50 },
    name,
  );

/** Deletes the game of the first row, and waits until it is gone. */
export async function deleteFirst(page) {
  await whenReady(page);
  await press(page, 'watch');
  await press(page, 'delete');
  await whenReady(page);
}

/** Part of a page: tells other pages of the site whenever it is shown, and whether the back-forward cache had it. */
export const tellsShown = `<script>
  addEventListener('pageshow', ({ persisted }) => {
    const channel = new BroadcastChannel('shown');
    channel.postMessage(persisted);
    // An open one keeps a page out of the cache.
    channel.close();
  });
</script>`;

/**
 * Goes back to a page with `tellsShown`, which was left.
 *
 * @param other a page of the same site
 * @returns whether the back-forward cache had it
 */
export async function comeBack(page, other) {
  await other.evaluate(() => {
    window.shown = new Promise(
      (resolve) => (new BroadcastChannel('shown').onmessage = ({ data }) => resolve(data)),
    );
  });
  // `goBack()` would wait for an event that Firefox does not send of such a page.
  await page.evaluate(() => void setTimeout(() => history.back()));
  return other.evaluate(() => window.shown);
}

/** Why a test that goes back is skipped: the browser has no back-forward cache, even for a page without a book. */
export async function reasonAgainstBack(browser, site) {
  const address = site.put('/plain.html', `<!doctype html><title>A page</title>${tellsShown}`);
  const [page, other] = [await openPage(browser, address), await openPage(browser, address)];
  await page.goto(site.put('/left.html', '<!doctype html><title>Another page</title>'));
  const isKept = await comeBack(page, other);
  await Promise.all([page.close(), other.close()]);
  return isKept ? false : 'This browser keeps no page for Back';
}
