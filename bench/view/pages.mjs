/** The pages that are compared: our self-contained file and the peer on npm, each with as many boards as wanted. */
import { readFileSync } from 'node:fs';
import { serve } from '../../test/runner/serve.mjs';

/** Serves both. @returns their addresses by name and number of boards, and `close()` */
export async function servePages() {
  const server = await serve();
  server.put('/ours.js', readFileSync('dist/game-2048.min.js', 'utf8'));
  server.put('/peer.js', readFileSync('node_modules/2048-webcomponent/dist/custom-element.js'));
  const page = (name, attributes, count) =>
    server.put(
      `/${name}-${count}${attributes.replace(/\W+/g, '-')}.html`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
      <script type="module" src="/${name}.js"></script>
      ${`<game-2048 ${attributes}></game-2048>`.repeat(count)}`,
    );
  return {
    ours: (count = 1, attributes = '') => page('ours', attributes, count),
    peer: (count = 1) => page('peer', '', count),
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
  // The peer asks for a web font, which says nothing about either.
  await devtools.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, devtools };
}

/** Opens a page with one board, which has the focus, if it can have it. */
export async function openBoard(browser, address, slower) {
  const { page, devtools } = await openTab(browser, slower);
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('game-2048').shadowRoot?.firstChild);
  await page.evaluate(() => document.querySelector('game-2048').focus());
  return { page, devtools };
}
