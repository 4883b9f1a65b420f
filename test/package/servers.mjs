import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
};

/**
 * Serves a folder, and pages handed over as text, from an origin of its own. Other origins may read it, as on a CDN.
 *
 * @returns `{ origin, requests, page(html), close() }`: `requests` are the paths asked for so far.
 */
export async function serve(folder) {
  const pages = new Map();
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://host').pathname);
    requests.push(path);
    try {
      const body = pages.get(path) ?? (await readFile(join(folder, normalize(path))));
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      response.setHeader('access-control-allow-origin', '*');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    requests,
    /** @returns the address at which `body` now stands as the body of a page. */
    page(body, head = '') {
      const path = `/page-${pages.size}.html`;
      pages.set(
        path,
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Consumer</title>` +
          `<link rel="icon" href="data:,">${head}<body>${body}`,
      );
      return origin + path;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
