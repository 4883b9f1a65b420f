/**
 * The element's tests on elements that a server has rendered: `fixture` of test/support/fixture.ts asks for its markup by
 * the command `on-server`, where the page says so by `data-served`.
 */
import { Worker } from 'node:worker_threads';

export function onServerCommand() {
  let server;
  let asked = 0;
  const waiting = new Map();

  const start = () => {
    server = new Worker(new URL('./server-side.mjs', import.meta.url));
    server.unref();
    server.on('message', ({ id, rendered }) => {
      waiting.get(id)(rendered);
      waiting.delete(id);
    });
  };

  return {
    name: 'on-server',
    executeCommand({ command, payload }) {
      if (command !== 'on-server') return undefined;
      if (!server) start();
      const id = ++asked;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        server.postMessage({ id, markup: payload });
      });
    },
    serverStop: () => server?.terminate(),
  };
}

/** Only the beginning differs from an element that the page has made: the server's nodes are replaced. */
const served = [
  'test/element/{attributes,controls,before-first-update,forms,keyboard,lifecycle,locales,storage}.test.ts',
];

const testRunnerHtml = (framework) =>
  `<!doctype html><html data-served><head></head><body>
    <script type="module">import '${framework}';</script></body></html>`;

/** The element's tests on a server's nodes: of the files asked for, if any are, those of the element. */
export function servedGroups(asked = []) {
  const files = asked.length ? asked.filter((file) => file.includes('test/element/')) : served;
  return files.length ? [{ name: 'served', files, testRunnerHtml }] : [];
}
