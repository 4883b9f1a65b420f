/** A site of its own for tests that need whole pages: headers, navigation, tabs, downloads. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/**
 * Serves `dist/`, `demo/tiles/` and what is put there.
 *
 * @returns `{ origin, put(path, text, headers), close() }`; `put` returns the address.
 */
export async function openSite() {
  const texts = new Map();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    try {
      const { text, headers } = texts.get(path) ?? { text: await file(path), headers: {} };
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      // A sandboxed frame has an origin of its own.
      response.setHeader('access-control-allow-origin', '*');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(text);
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    put(path, text, headers = {}) {
      texts.set(path, { text, headers });
      return origin + path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function file(path) {
  if (!/^\/(dist|demo\/tiles)\//.test(path)) throw new Error(`no ${path} here`);
  return readFile(join(root, normalize(path)));
}

/** A page of this body, which loads the CDN file. */
export const withGame = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
  <script type="module" src="/dist/game-2048.min.js"></script><body>${body}`;

/** Waits until the element is drawn. */
export async function drawn(page, selector = 'game-2048') {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.shadowRoot?.querySelector('[role=application]'),
    { timeout: 20_000 },
    selector,
  );
}

/** Plays so many moves by the element's method, all in one task. */
export function play(frame, moves, selector = 'game-2048') {
  return frame.$eval(
    selector,
    (game, count) => {
      const directions = ['left', 'down', 'right', 'up'];
      for (let n = 0; n < count; n++) directions.some((direction) => game.move(direction));
      return game.replay;
    },
    moves,
  );
}
