/**
 * The pages that are compared: our self-contained file, the peer on npm and, where there are copies, the original game
 * (gabrielecirulli/2048, which is on no registry) and other builds of ours.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../test/runner/serve.mjs';
import { mapValues } from './values.mjs';

/** The folder of the original's repository, which is never part of this one. */
const original = process.env.ORIGINAL ?? 'reports/original';
/** The `dist` of other builds, such as the one before a change, by the names that they have here. */
const others = Object.fromEntries(
  (process.env.OTHER?.split(',') ?? []).map((folder, n) => [n ? `other${n + 1}` : 'other', folder]),
);

/** The original puts its tiles where they were in one frame, and begins to move them in the next. */
const framesUntilMoved = { original: 2 };
const seed = 61;

/**
 * Serves the pages.
 *
 * @returns the `kinds` there are, `isOurs(kind)`: whether it is a build of ours, `page(kind, count, attributes)`: a page with so many boards, `film(line)`: one that shows a
 *   replay, `book(kind)`: one with a record book, and `close()`
 */
export async function servePages() {
  const folders = { ours: 'dist', original, ...others };
  const server = await serve((path) => {
    const [, name, file] = /^\/(\w+)\/(.*)/.exec(path) ?? [];
    return folders[name] && join(folders[name], file);
  });
  const scripts = {
    ours: '/ours/game-2048.min.js',
    ...mapValues(others, (_, name) => `/${name}/game-2048.min.js`),
    peer: '/peer.js',
  };
  server.put(scripts.peer, readFileSync('node_modules/2048-webcomponent/dist/custom-element.js'));
  const hasOriginal = existsSync(join(original, 'index.html'));
  const page = (script, name, content) =>
    server.put(
      `/${name}.html`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
      <script type="module" src="${script}"></script>${content}`,
    );
  return {
    kinds: [...Object.keys(scripts), ...(hasOriginal ? ['original'] : [])],
    isOurs: (kind) => kind === 'ours' || kind in others,
    page: (kind, count = 1, attributes = '') => {
      const name = `${kind}-${count}${attributes.replace(/\W+/g, '-')}`;
      const boards = `<game-2048 seed="bench" ${attributes}></game-2048>`.repeat(count);
      const address =
        kind === 'original'
          ? `${server.origin}/original/index.html`
          : page(scripts[kind], name, boards);
      return {
        address,
        played: kind === 'original' ? '.tile' : 'game-2048',
        framesUntilMoved: framesUntilMoved[kind] ?? 1,
      };
    },
    film: (kind, line, attributes = '') => {
      const script = scripts[kind].replace('game-2048', 'game-2048-replay');
      const film = `<game-2048-replay line="${line}" ${attributes}></game-2048-replay>`;
      const name = `${kind}-film${attributes.replace(/\W+/g, '-')}`;
      return { address: page(script, name, film), played: 'game-2048-replay' };
    },
    book: (kind) => {
      const script = scripts[kind].replace('game-2048', 'game-2048-records');
      const content = `<game-2048 seed="bench" id="board"></game-2048>
        <game-2048-records for="board"></game-2048-records>`;
      return { address: page(script, `${kind}-book`, content) };
    },
    close: () => server.close(),
  };
}

/** The games that take no seed draw the same tiles in each run, too. Runs in the page. */
function drawByChanceAgain(seed) {
  let state = seed;
  // The minimal standard generator of Park and Miller.
  Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/**
 * Opens an empty tab of a visitor who has never been there: nothing is stored or compiled.
 *
 * @param slower how many times slower its processor is
 */
export async function openTab(browser, slower = 1) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.once('close', () => context.close());
  await page.setViewport({ width: 800, height: 700 });
  await page.setCacheEnabled(false);
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  // The peer requests a web font, which would distort the comparison.
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluateOnNewDocument(drawByChanceAgain, seed);
  return { page, devtools };
}

/**
 * Has the page that is opened next note, as `drawnAt` and as a mark, when all that it shows of ours, of the peer or of the
 * original has been painted.
 */
export function whenDrawn(page) {
  return page.evaluateOnNewDocument(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.drawnAt = performance.mark('drawn').startTime);
    const selector = 'game-2048, game-2048-replay, game-2048-records, .tile-container';
    const isDrawn = ({ localName, shadowRoot, firstElementChild }) =>
      localName === 'div'
        ? firstElementChild
        : localName === 'game-2048-records'
          ? shadowRoot?.querySelector('[part]')
          : /[24]/.test(shadowRoot?.textContent.slice(-2000) ?? '');
    const look = () => {
      const boards = [...document.querySelectorAll(selector)];
      // A message posted in a frame arrives once that frame has been painted.
      if (boards.length && document.readyState !== 'loading' && boards.every(isDrawn))
        port2.postMessage('');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Opens a page with one board, and focuses the board if possible. */
export async function openBoard(browser, { address, played }, slower) {
  const { page, devtools } = await openTab(browser, slower);
  await page.goto(address);
  await page.waitForFunction(
    (selector) => {
      const node = document.querySelector(selector);
      return node && (!node.localName.startsWith('game-2048') || node.shadowRoot?.firstChild);
    },
    {},
    played,
  );
  await page.evaluate((selector) => document.querySelector(selector).focus(), played);
  return { page, devtools };
}
