/**
 * The pages that are compared: our self-contained file, the peer on npm and, where there is a copy, the original game
 * (gabrielecirulli/2048, which is on no registry) and another build of ours.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../test/runner/serve.mjs';

/** The folder of the original's repository, which is never part of this one. */
const original = process.env.ORIGINAL ?? 'reports/original';
/** Another build's `game-2048.min.js`, such as the one before a change. */
const other = process.env.OTHER;

/** The selector of what can be played, by kind of page. */
const played = { ours: 'game-2048', other: 'game-2048', peer: 'game-2048', original: '.tile' };

/**
 * Serves the pages.
 *
 * @returns the kinds there are, `page(kind, count, attributes)`: a page with so many boards, and `close()`
 */
export async function servePages() {
  const server = await serve(
    (path) => path.startsWith('/original/') && join(original, path.slice('/original'.length)),
  );
  const scripts = {
    ours: 'dist/game-2048.min.js',
    ...(other && { other }),
    peer: 'node_modules/2048-webcomponent/dist/custom-element.js',
  };
  for (const [kind, file] of Object.entries(scripts)) {
    server.put(`/${kind}.js`, readFileSync(file, 'utf8'));
  }
  const hasOriginal = existsSync(join(original, 'index.html'));
  const address = (kind, count, attributes) =>
    kind === 'original'
      ? `${server.origin}/original/index.html`
      : server.put(
          `/${kind}-${count}${attributes.replace(/\W+/g, '-')}.html`,
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>${kind}</title>
          <script type="module" src="/${kind}.js"></script>
          ${`<game-2048 ${attributes}></game-2048>`.repeat(count)}`,
        );
  return {
    kinds: [...Object.keys(scripts), ...(hasOriginal ? ['original'] : [])],
    page: (kind, count = 1, attributes = '') => ({
      address: address(kind, count, attributes),
      played: played[kind],
    }),
    close: () => server.close(),
  };
}

/** Opens an empty tab. @param slower how many times slower its processor is */
export async function openTab(browser, slower = 1) {
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 700 });
  await page.setCacheEnabled(false);
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  // The peer requests a web font, which would distort the comparison.
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, devtools };
}

/** Has the page that is opened next note, as `drawnAt` and as a mark, when all its boards have been painted. */
export function whenDrawn(page) {
  return page.evaluateOnNewDocument(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (window.drawnAt = performance.mark('drawn').startTime);
    const isDrawn = ({ shadowRoot }) => /[24]/.test(shadowRoot?.textContent.slice(-2000) ?? '');
    const look = () => {
      const boards = [...document.querySelectorAll('game-2048')];
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
      return node && (node.localName !== 'game-2048' || node.shadowRoot?.firstChild);
    },
    {},
    played,
  );
  await page.evaluate((selector) => document.querySelector(selector).focus(), played);
  return { page, devtools };
}
