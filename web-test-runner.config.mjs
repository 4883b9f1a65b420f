import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromeLauncher } from '@web/test-runner-chrome';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { findChromium, findFirefox } from './test/runner/find-browser.mjs';
import { quietReporter } from './test/runner/reporter.mjs';
import { extraCommands } from './test/runner/commands.mjs';
import { onServerCommand, servedGroups } from './test/runner/served.mjs';
import { tsUrlMiddleware } from './test/runner/ts-url.mjs';

/** BROWSERS=chromium,firefox,webkit (default chromium): where the tests run. */
const wanted = (process.env.BROWSERS ?? 'chromium').split(',');
const browsers = [];

if (wanted.includes('chromium')) {
  const { from, ...launchOptions } = await findChromium();
  browsers.push(
    chromeLauncher({
      launchOptions,
      // Pages run side by side, and only one is in front: each must behave as if it were, or it gets no touches and
      // counts as hidden.
      createPage: async ({ context }) => {
        const page = await context.newPage();
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
      },
    }),
  );
}
if (wanted.includes('webkit')) {
  const { webdriverLauncher } = await import('@web/test-runner-webdriver');
  const { startWebKit } = await import('./test/runner/webkit.mjs');
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

/** The test files named on the command line. */
const { files: asked } = parseArgs({
  options: { files: { type: 'string', multiple: true } },
  strict: false,
}).values;

/** A test loads modules from the server's other name, as a page does from a CDN. */
const allowOtherOrigins = (context, next) => {
  context.set('Access-Control-Allow-Origin', '*');
  return next();
};

/** What needs no browser runs in Node; here too where the browser brings another JavaScript engine. */
const { spec: inNode } = JSON.parse(readFileSync('test/support/mocharc.json', 'utf8'));
const elsewhere = wanted.includes('chromium') ? inNode.map((file) => `!${file}`) : [];

export default {
  files: ['test/{engine,session,player,replay,element}/**/*.test.ts', ...elsewhere],
  groups: servedGroups(asked),
  nodeResolve: true,
  // WebDriver sends pointers and keys to one page at a time.
  concurrency: wanted.includes('webkit') ? 1 : 2,
  middleware: [tsUrlMiddleware(), allowOtherOrigins],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
    extraCommands(),
    onServerCommand(),
  ],
  browsers,
  browserStartTimeout: 60_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 300_000,
  testFramework: { config: { timeout: 20_000 } },
  filterBrowserLogs: ({ args }) =>
    !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
  reporters: [quietReporter()],
};
