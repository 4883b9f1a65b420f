import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, posix } from 'node:path';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/**
 * Serves files, and texts that are put there, from its own origin. Other origins may read it, as on a CDN.
 *
 * @param fileOf the file that a path stands for; `false`: none
 * @returns `{ origin, requests, put(path, text, headers), close() }`: `requests` are the paths asked for so far, `put`
 *   returns the address.
 */
export async function serve(fileOf = () => false) {
  const texts = new Map();
  const requests = [];
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(`http://host${request.url}`).pathname);
    requests.push(path);
    try {
      const { text, headers } = texts.get(path) ?? {
        text: await readFile(fileOf(posix.normalize(path))),
      };
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain');
      response.setHeader('access-control-allow-origin', '*');
      response.setHeaders(new Headers(headers)).end(text);
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    requests,
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
