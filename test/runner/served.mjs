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

/** What the server's nodes that go on are good for: all but long runs, and tests that make every element themselves. */
const hydrated = [
  'test/element/*.test.ts',
  '!test/element/{cost,leak,security,soak,storage-pages}.test.ts',
];
/** Where they are replaced, only the beginning differs from an element that the page has made. */
const replaced = [
  'test/element/{attributes,controls,before-first-update,forms,keyboard,lifecycle,locales,storage}.test.ts',
];

const page = (origin, head) => (framework) =>
  `<!doctype html><html data-served="${origin}"><head></head><body>
    <script type="module">${head} import '${framework}';</script></body></html>`;

/** A run with Lit's hydration support and one without; of the files asked for, if any are, those of the element. */
export function servedGroups(asked = []) {
  const support = "import '@lit-labs/ssr-client/lit-element-hydrate-support.js';";
  const groups = [
    { name: 'hydrated', files: hydrated, testRunnerHtml: page('hydrated', support) },
    { name: 'replaced', files: replaced, testRunnerHtml: page('replaced', '') },
  ];
  const ours = asked.filter((file) => file.includes('test/element/'));
  if (!asked.length) return groups;
  return ours.length ? groups.map((group) => ({ ...group, files: ours })) : [];
}
