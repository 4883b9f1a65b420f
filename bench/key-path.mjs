/**
 * Counts what one arrow key runs of our own code, until what follows from it is done: files, functions and calls, as V8
 * counts them. `npm run bench:key-path`; `-- FOLDER` counts another checkout's `src/`, to compare. Nothing is timed, so the
 * figures do not depend on the machine.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';
import { pressKeys } from './view/keys.mjs';

const folder = process.argv[2] ?? '.';
/** Keys that are pressed first, and keys that are counted, one by one. */
const warmUp = 4;
const counted = 12;
/** Milliseconds after which nothing more follows from a key. */
const rest = 700;

const built = mkdtempSync(join(tmpdir(), 'key-path-'));
const sources = readdirSync(join(folder, 'src'), { recursive: true }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('cli'),
);
// A file stays a file, and a function a function.
await build({
  entryPoints: sources.map((file) => join(folder, 'src', file)),
  outbase: folder,
  outdir: built,
  target: 'es2022',
});
await build({
  entryPoints: { lit: 'lit', generator: 'pure-rand/generator/xoroshiro128plus' },
  ...{ bundle: true, format: 'esm', outdir: join(built, 'libraries') },
});

const imports = {
  lit: '/libraries/lit.js',
  'pure-rand/generator/xoroshiro128plus': '/libraries/generator.js',
};
const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>
  <script type="module" src="/src/index.js"></script><game-2048 seed="7" autofocus></game-2048>`;
const site = await serve((path) => join(built, path));
const address = site.put('/page.html', page, { 'content-type': 'text/html' });

const browser = await openBrowser();
try {
  const tab = await browser.newPage();
  await tab.goto(address);
  await tab.waitForSelector('game-2048:defined');
  await tab.evaluate(() => {
    const game = document.querySelector('game-2048');
    game.focus();
    return game.updateComplete;
  });
  const devtools = await tab.createCDPSession();
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const keys = [];
  for (let key = 0; key < warmUp + counted; key++) {
    await devtools.send('Profiler.takePreciseCoverage');
    await pressKeys(devtools, 1, rest, key);
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    const moves = await tab.evaluate(() => document.querySelector('game-2048').moves);
    if (key >= warmUp) keys.push({ moves, ...workIn(result) });
  }
  const moved = keys.filter(({ moves }, index) => moves !== keys[index - 1]?.moves);
  const middle = (name) => moved.map((key) => key[name]).sort((a, b) => a - b)[moved.length >> 1];
  console.log(`one arrow key enters ${middle('files')} files, ${middle('functions')} functions`);
  console.log(`and makes ${middle('calls')} calls (the median of ${moved.length} moves)`);
} finally {
  await browser.close();
  site.close();
  rmSync(built, { recursive: true });
}

/** @param scripts the coverage of all scripts since it was last taken */
function workIn(scripts) {
  const own = scripts.filter(({ url }) => new URL(url, 'about:blank').pathname.startsWith('/src/'));
  const called = own.map(({ functions }) => functions.filter(({ ranges: [{ count }] }) => count));
  const all = called.flat();
  return {
    files: called.filter((functions) => functions.length).length,
    functions: all.length,
    calls: all.reduce((sum, { ranges: [{ count }] }) => sum + count, 0),
  };
}
