import { fileURLToPath } from 'node:url';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { buildModules } from './test/runner/build-modules.mjs';
import { chromiumPath, findChromium, findFirefox, limits } from './test/runner/find-browser.mjs';
import { quietReporter } from './test/runner/reporter.mjs';
import { extraCommands } from './test/runner/commands.mjs';
import { tsUrlMiddleware } from './test/runner/ts-url.mjs';
import { freePort, startWebKit } from './test/runner/webkit.mjs';

// The tests of the elements load dist/, as pages do.
buildModules();

/** BROWSERS=chromium,firefox,webkit (default chromium): where the tests run. */
const wanted = (process.env.BROWSERS ?? 'chromium').split(',');
const chromium = wanted.includes('chromium');
const browsers = [];

if (chromium) {
  const launchOptions = await findChromium();
  console.log(`Chromium: ${chromiumPath()}`);
  browsers.push(
    chromeLauncher({
      launchOptions,
      // Pages run side by side: each has storage of its own, and a window, since behind another page it would draw hardly a
      // frame. Only one window is in front: each page must behave as if its were, or it gets no touches and counts as hidden.
      createPage: async ({ browser }) => {
        const context = await browser.createBrowserContext();
        const page = await context.newPage({ type: 'window' });
        const session = await page.createCDPSession();
        await session.send('Emulation.setFocusEmulationEnabled', { enabled: true });
        return page;
      },
    }),
  );
}
if (wanted.includes('firefox')) {
  browsers.push(
    chromeLauncher({
      puppeteer: (await import('puppeteer-core')).default,
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: findFirefox(),
        headless: true,
        ...limits,
      },
    }),
  );
}
if (wanted.includes('webkit')) {
  const { webdriverLauncher } = await import('@web/test-runner-webdriver');
  const { binary, port } = await startWebKit();
  browsers.push(
    webdriverLauncher({
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port,
      path: '/',
      logLevel: 'error',
      capabilities: {
        browserName: 'MiniBrowser',
        // WebKitGTK's driver refuses a session that asks for BiDi.
        'wdio:enforceWebDriverClassic': true,
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
    }),
  );
}

/** A test loads modules from the server's other name, as a page does from a CDN. */
const allowOtherOrigins = (context, next) => {
  context.set('Access-Control-Allow-Origin', '*');
  return next();
};

/** A file asked for with `?failures=N&id=ID` is missing the first N times. */
const failures = new Map();
const failAtFirst = (context, next) => {
  const { failures: most, id } = context.query;
  if (!most) return next();
  failures.set(id, (failures.get(id) ?? 0) + 1);
  if (failures.get(id) > Number(most)) return next();
  context.status = 503;
};

/** FULL=1: random tests at full length, and in every browser axe. */
const { FULL: full } = process.env;
/** Their folders run in Node, like all other tests of `src`. */
const files = ['test/{board,element,replay,records}/*.test.ts'];
// In browsers with another JavaScript engine the test vectors run, too.
if (!chromium) files.push('test/engine/replay.test.ts');
if (!chromium && !full) files.push('!test/element/a11y-states.test.ts');

const testRunnerHtml = (framework) =>
  `<!doctype html><html><head></head><body><script>globalThis.fewerRuns = ${full ? 1 : 10}</script>
    <script type="module">import '${framework}';</script></body></html>`;

export default {
  files,
  testRunnerHtml,
  nodeResolve: true,
  // Runs that begin together take the runner's own choice from each other.
  port: await freePort(),
  // WebDriver sends pointers and keys to one page at a time.
  concurrency: wanted.includes('webkit') ? 1 : 2,
  middleware: [tsUrlMiddleware(), allowOtherOrigins, failAtFirst],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    extraCommands(),
  ],
  browsers,
  // These only end what hangs: a busy machine takes a fraction of them. A test's own waits end by themselves.
  browserStartTimeout: 300_000,
  testsStartTimeout: 300_000,
  testsFinishTimeout: 3_000_000,
  testFramework: { config: { timeout: 600_000 } },
  filterBrowserLogs: ({ args }) =>
    !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
  reporters: [quietReporter()],
};
