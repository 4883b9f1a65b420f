/**
 * Where to find a browser: Chromium from CHROME_PATH, installed, or packed in an npm package; Firefox installed.
 *
 * `@web/test-runner-playwright` would replace part of this folder, but Playwright drives Firefox and WebKit only as
 * builds of its own, which it downloads from its own server: `npm ci` could no longer be all that a machine needs. Only
 * its Chromium could be one of these, and for that `@web/test-runner-chrome` is enough.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { webKitPath } from './webkit.mjs';

const chromiumNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
];

/** These only end what hangs: a busy machine takes a fraction of them. */
export const limits = { timeout: 300_000, protocolTimeout: 600_000 };

const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));

function outsidePath() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((variable) => process.env[variable] ?? [])
      .flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]);
  }
  return [];
}

/** The path of the Chromium that the tests take, or `packed`: the one that comes as an npm package. */
export function chromiumPath() {
  const installed = [...outsidePath(), ...onPath(chromiumNames)].find((path) => existsSync(path));
  const path = process.env.CHROME_PATH || installed;
  if (path) return path;
  if (process.platform === 'linux' && process.arch === 'x64') return 'packed';
  throw new Error('No Chrome, Chromium or Edge found. Install one, or set CHROME_PATH.');
}

/** The launch options of puppeteer for that Chromium. */
export function findChromium() {
  const path = chromiumPath();
  return path === 'packed' ? packed() : launch(path);
}

/** Starts a Chromium for pages that no test runner opens. @param options `args`: more arguments of its command line */
export async function openBrowser({ args = [] } = {}) {
  const { default: puppeteer } = await import('puppeteer-core');
  const options = await findChromium();
  return puppeteer.launch({ ...options, args: [...options.args, ...args] });
}

const firefoxPath = () =>
  process.env.FIREFOX_PATH ?? onPath(['firefox', 'firefox-esr']).find((at) => existsSync(at));

/** @returns the path of an installed Firefox; FIREFOX_PATH goes first. */
export function findFirefox() {
  const path = firefoxPath();
  if (!path) throw new Error('No Firefox found. Install one, or set FIREFOX_PATH.');
  return path;
}

async function openFirefox({ prefs } = {}) {
  const { default: puppeteer } = await import('puppeteer-core');
  const options = { browser: 'firefox', executablePath: findFirefox(), extraPrefsFirefox: prefs };
  return puppeteer.launch({ ...options, ...limits });
}

/**
 * How to start each browser for such pages: Chromium, and Firefox where it is installed, as in CI. Both take the same
 * options: `args` for Chromium, `prefs` for Firefox.
 */
export const launchers = {
  Chromium: openBrowser,
  ...(firefoxPath() && { Firefox: openFirefox }),
};

/** The same, and WebKitGTK where it is installed. Its pages have the methods in `webkit-browser.mjs` alone. */
export const allLaunchers = {
  ...launchers,
  ...(webKitPath() && {
    WebKit: async () => (await import('./webkit-browser.mjs')).openWebKit(),
  }),
};

/** A swipe to the right that the page leaves alone is a step back in the tab's history otherwise. */
const goesNotBack = '--disable-features=OverscrollHistoryNavigation';

function launch(executablePath) {
  // Chromium refuses its sandbox to root, and containers seldom have a large /dev/shm.
  const root = process.getuid?.() === 0 || process.env.CI;
  const args = ['--disable-dev-shm-usage', goesNotBack, ...(root ? ['--no-sandbox'] : [])];
  return { executablePath, args, headless: true, env: withFonts(), ...limits };
}

/** The environment in which Chromium on Linux has the fonts of the tests alone. Firefox's sandbox could not read them. */
const withFonts = () => ({
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
});

async function packed() {
  const folder = await unpack();
  const env = withFonts();
  if (!hasLibrary('libnss3.so') || !hasLibrary('libnspr4.so')) {
    env.LD_LIBRARY_PATH = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':');
  }
  return {
    executablePath: join(folder, 'chromium'),
    args: [
      '--disable-dev-shm-usage',
      goesNotBack,
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--font-render-hinting=none',
    ],
    headless: 'shell',
    env,
    ...limits,
  };
}

/** Unpacks once a version into node_modules/.cache; the last step is a rename, since two runs may race. */
async function unpack() {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '../../package.json'));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));
  const done = join(cache, version);
  if (existsSync(join(done, 'chromium'))) return done;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'unpack-'));
  // The package unpacks into the temporary folder, and its shared libraries only if it believes to be on Lambda.
  await withEnvironment({ TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, async () =>
    (await import('@sparticuz/chromium')).default.executablePath(),
  );
  try {
    renameSync(fresh, done);
  } catch (error) {
    if (!existsSync(join(done, 'chromium'))) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return done;
}

async function withEnvironment(variables, action) {
  // The package changes these two on its way; the test run must not inherit them.
  const names = [...Object.keys(variables), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];
  const before = names.map((name) => [name, process.env[name]]);
  Object.assign(process.env, variables);
  try {
    await action();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}

function hasLibrary(name) {
  try {
    return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes(name);
  } catch {
    return false;
  }
}
