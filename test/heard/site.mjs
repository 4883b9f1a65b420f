/** The pages that are listened to. What happens in them is told to the test, and never to the listener. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = process.env.HEARD_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));
const types = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

/** The title of every page: by it the window is found. */
export const title = 'Page to listen to';

/** Tells the test what happens, and goes where the test says. */
const teller = `
  const tell = (name, detail) => fetch('/told', { method: 'POST', body: JSON.stringify({ name, detail }) });
  addEventListener('keydown', ({ key }) => tell('key', key), true);
  addEventListener('keyup', (event) => event.key === 'Tab' && tell('focus', event.composedPath()[0].id), true);
  for (const name of ['move', 'game-over', 'won', 'new-game', 'undo', 'hint', 'answer', 'seeked', 'game-error'])
    addEventListener(name, ({ target, detail }) => tell(name, { ...detail, board: target.board }), true);
  addEventListener('load', async () => {
    await window.prepared;
    await Promise.all([...document.querySelectorAll('game-2048, game-2048-records')].map((element) => element.ready));
    tell('ready', location.pathname);
  });
  fetch('/next').then((response) => response.text()).then((address) => { location.href = address; });`;

const pageOf = ({ body, lang = 'en', files = ['game-2048'], script = '' }) => `<!doctype html>
  <html lang="${lang}"><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
  ${files.map((file) => `<script type="module" src="/dist/${file}.js"></script>`).join('')}
  <script type="module">${script}</script><script>${teller}</script>
  <body><h1>My page</h1><p>A paragraph.</p>${body}<p>The end.</p><button>After</button>`;

/**
 * Serves the build and one page after another.
 *
 * @returns `{ first, told, show(page), close() }`: `told` grows; `show` sends the browser on, and resolves when the page is there
 */
export async function openSite() {
  const told = [];
  const pages = new Map([['/0', pageOf({ body: '' })]]);
  let next;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://host');
    response.setHeader('cache-control', 'no-store');
    if (pathname === '/told') {
      let body = '';
      for await (const part of request) body += part;
      told.push(JSON.parse(body));
      response.writeHead(204).end();
    } else if (pathname === '/next') next = response;
    else if (pages.has(pathname)) {
      response.setHeader('content-type', types['.html']);
      response.end(pages.get(pathname));
    } else {
      const file = await readFile(join(dist, pathname.replace(/^\/dist\//, ''))).catch(() => null);
      response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain');
      response.writeHead(file ? 200 : 404).end(file ?? '');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    first: `${origin}/0`,
    told,
    /** @param page `body`, `lang`, `files` of the build, and a `script` */
    show(page) {
      const path = `/${pages.size}`;
      pages.set(path, pageOf(page));
      next.end(origin + path);
      return path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
