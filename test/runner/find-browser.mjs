/** Where is a Chromium to be had?  CHROME_PATH → an installed one → the one packed in an npm package (Linux x64). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge-stable', 'microsoft-edge'];
const fixed = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((n) => `/Applications/${n}.app/Contents/MacOS/${n}`),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((v) =>
    process.env[v] ? [join(process.env[v], 'Google/Chrome/Application/chrome.exe'), join(process.env[v], 'Microsoft/Edge/Application/msedge.exe')] : []),
}[process.platform] ?? [];
const noSandbox = process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [];

export async function findChromium() {
  const env = process.env.CHROME_PATH;
  const base = ['--disable-dev-shm-usage', ...noSandbox];
  if (env && env !== 'packed') return { executablePath: env, args: base, headless: true, from: 'CHROME_PATH' };
  if (env !== 'packed') {
    const hit = [...fixed, ...(process.env.PATH ?? '').split(delimiter).flatMap((d) => names.map((n) => join(d, n)))].find((p) => existsSync(p));
    if (hit) return { executablePath: hit, args: base, headless: true, from: 'installed' };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('No Chrome, Chromium or Edge found. Install one, or set CHROME_PATH.');
  const dir = await unpack();
  return {
    executablePath: join(dir, 'chromium'),
    args: ['--disable-dev-shm-usage', '--no-sandbox', '--no-zygote', '--disable-gpu', '--font-render-hinting=none'],
    headless: 'shell',
    // the browser's own environment only: fonts always, libraries only where the box has none
    env: { ...process.env, FONTCONFIG_PATH: process.env.FONTCONFIG_PATH ?? (existsSync('/etc/fonts') ? undefined : join(dir, 'fonts')),
      ...(hasLib('libnss3.so') && hasLib('libnspr4.so') ? {} : { LD_LIBRARY_PATH: [join(dir, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') }) },
    from: '@sparticuz/chromium',
  };
}

/** Unpack once per version into node_modules/.cache, atomically (two runs may race). */
async function unpack() {
  const { version } = createRequire(import.meta.url)(join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../../package.json'));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium/', import.meta.url));
  const done = join(cache, version);
  if (existsSync(join(done, 'chromium'))) return done;
  mkdirSync(cache, { recursive: true });
  const tmp = mkdtempSync(join(cache, 'unpack-'));
  const keep = { TMPDIR: process.env.TMPDIR, AWS: process.env.AWS_EXECUTION_ENV, LD: process.env.LD_LIBRARY_PATH, FC: process.env.FONTCONFIG_PATH };
  process.env.TMPDIR = tmp; // the package unpacks into os.tmpdir()
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x'; // … and its shared libraries only "on Lambda"
  try {
    await (await import('@sparticuz/chromium')).default.executablePath();
    try { renameSync(tmp, done); } catch (e) { if (!existsSync(join(done, 'chromium'))) throw e; rmSync(tmp, { recursive: true, force: true }); }
  } finally {
    for (const [k, v] of Object.entries({ TMPDIR: keep.TMPDIR, AWS_EXECUTION_ENV: keep.AWS, LD_LIBRARY_PATH: keep.LD, FONTCONFIG_PATH: keep.FC })) if (v === undefined) delete process.env[k]; else process.env[k] = v;
  }
  return done;
}
function hasLib(n) {
  try { return execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' }).includes(n); } catch { return false; }
}
