/** The built demo, served from a folder of a host as anybody may put it, and a browser before it. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { answerAsCdn, openPage } from '../runner/open-page.mjs';
import { serve } from '../runner/serve.mjs';

const built = fileURLToPath(new URL('../../dist-demo/', import.meta.url));
const prefix = '/some/folder/';

/**
 * @param launch starts another browser than Chromium
 * @returns `open(name, options)`, which gives a page in a browser profile of its own and what it `said`, failed requests
 *   too, `blank(html)`, and `close()`.
 */
export async function openSite(launch = openBrowser) {
  const host = await serve(
    (path) => path.startsWith(prefix) && join(built, path.slice(prefix.length)),
  );
  const other = await serve();
  const browser = await launch();
  return {
    async open(name, { scheme = 'light', hash = '', prepare } = {}) {
      const context = await browser.createBrowserContext();
      const page = await openPage(context, `${host.origin}${prefix}${name}.html${hash}`, {
        viewport: { width: 1280, height: 800 },
        async prepare(page) {
          const features = [
            { name: 'prefers-color-scheme', value: scheme },
            // A slide takes no time: what a key has done is there with the next look.
            { name: 'prefers-reduced-motion', value: 'reduce' },
          ];
          // Firefox emulates none.
          if (launch === openBrowser) await page.emulateMediaFeatures(features);
          page.on('requestfailed', (request) => page.said.push(`failed: ${request.url()}`));
          page.on('response', (response) => {
            const status = response.status();
            if (status >= 400) page.said.push(`${status}: ${response.url()}`);
          });
          await prepare?.(page);
        },
      });
      await page.waitForFunction(() => {
        const games = [...document.querySelectorAll('game-2048, game-2048-replay')];
        return games.every((game) => game.hasUpdated);
      });
      return { page, said: page.said, close: () => context.close() };
    },
    /** A page of another host with this HTML alone, the CDN's files taken from dist/, and what it `asked` the CDN for. */
    async blank(html) {
      const context = await browser.createBrowserContext();
      let asked;
      const page = await openPage(context, other.put('/blank.html', html), {
        prepare: async (page) => (asked = await answerAsCdn(page)),
      });
      return { page, asked, close: () => context.close() };
    },
    async close() {
      other.close();
      await browser.close();
      host.close();
    },
  };
}

/** A server of another origin that gives these answers; `asked` has the last request to each, with its body. */
export async function serveJson(answers) {
  const asked = {};
  const server = createServer(async (request, response) => {
    const name = `${request.method} ${request.url.split('?')[0]}`;
    let body = '';
    for await (const chunk of request) body += chunk;
    asked[name] = { headers: request.headers, body };
    response.writeHead({ OPTIONS: 204, POST: 201 }[request.method] ?? 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization, content-type',
    });
    response.end(JSON.stringify(answers[name]));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return { origin, asked, close: () => server.close().closeAllConnections() };
}

/** Reads properties of the first, or of another, game of the page. */
export function gameOf(page, selector = 'game-2048') {
  return page.$eval(selector, (game) => {
    const { score, best, moves, maxTile, won, over, board, replay } = game;
    return { score, best, moves, maxTile, won, over, board, replay };
  });
}

/** Focuses the board as Tab would, and presses keys. */
export async function press(page, keys, selector = 'game-2048') {
  await page.$eval(selector, (game) => game.focus());
  for (const key of keys) await page.keyboard.press(key);
}
