/**
 * What a key press costs the page: ours and the peer on npm in the same browser, 200 real keys each, 150 ms apart,
 * counted from Chromium's trace. Then the longest task on a board of 32 x 32, and the frames of a burst of 30 keys.
 * `node bench/view.mjs [keys]`
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';

const keys = Number(process.argv[2] ?? 200);
const between = 150;
/** Milliseconds: as fast as a key that is held down repeats. */
const burst = 33;
const peerFile = 'node_modules/2048-webcomponent/dist/custom-element.js';
const order = ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

const { outputFiles } = await build({
  entryPoints: ['src/index.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  conditions: ['production'],
  ignoreAnnotations: true,
});
const server = await serve();
server.put('/ours.js', outputFiles[0].text);
server.put('/peer.js', readFileSync(peerFile, 'utf8'));
const address = server.put(
  '/bench.html',
  '<!doctype html><html lang="en"><title>bench</title><body></body></html>',
);
const browser = await openBrowser();

try {
  const ours = await measure('/ours.js', keepGoing(''), between);
  const peer = await measure('/peer.js', stretchPeer(), between);
  const large = await measure('/ours.js', keepGoing('32'), between);
  const fast = await measure('/ours.js', keepGoing(''), burst, 30);
  const largeFast = await measure('/ours.js', keepGoing('32'), burst, 30);
  print([
    ['per key', 'game-2048', 'peer', '32 x 32'],
    ...[
      ['layouts', 'layouts', 2],
      ['style recalculations', 'styles', 2],
      ['nodes added', 'nodes', 2],
      ['script, ms', 'script', 3],
      ['style and layout, ms', 'rendering', 3],
      ['longest task, ms', 'longest', 1],
    ].map(([name, key, digits]) => [
      name,
      ...[ours, peer, large].map((result) => result[key].toFixed(digits)),
    ]),
  ]);
  print([
    [`30 keys, ${burst} ms apart`, '4 x 4', '32 x 32'],
    ['keys that counted', fast.counted, largeFast.counted],
    ['longest task, ms', fast.longest.toFixed(1), largeFast.longest.toFixed(1)],
    ['frames a second', fast.fps.toFixed(1), largeFast.fps.toFixed(1)],
    ['longest frame, ms', fast.slowest.toFixed(1), largeFast.slowest.toFixed(1)],
  ]);
  console.log(`\n${await browser.version()}, ${keys} keys, ${between} ms apart`);
} finally {
  await browser.close();
  server.close();
}

/** The same for both: a game that is lost starts again. */
function keepGoing(size) {
  return `
    const game = document.createElement('game-2048');
    game.size = '${size || 4}';
    game.seed = 'bench';
    document.body.append(game);
    game.addEventListener('move', () => (window.counted += 1));
    game.addEventListener('game-over', () => game.newGame({ seed: String(window.counted) }));
    await game.updateComplete;
    game.focus();`;
}

/** Its game counts as lost only after it has said so: begun again there and then, it would stay lost. */
function stretchPeer() {
  return `
    document.body.innerHTML = '<button id="again"></button><game-2048 restart-selector="#again"></game-2048>';
    const game = document.querySelector('game-2048');
    game.addEventListener('2048:move', () => (window.counted += 1));
    game.addEventListener('2048:game-lost', () =>
      setTimeout(() => document.querySelector('#again').click()));`;
}

async function measure(script, setUp, gap, count = keys) {
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 700 });
  await page.goto(address);
  await page.addScriptTag({ url: script, type: 'module' });
  await page.evaluate(`(async () => { window.counted = 0; ${setUp} })()`);
  await pause(500);
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  const before = await nodesOf(devtools);
  await page.tracing.start({
    categories: [
      'toplevel',
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'devtools.timeline.frame',
    ],
  });
  await press(devtools, count, gap);
  await pause(500);
  const { traceEvents } = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  const nodes = ((await nodesOf(devtools)) - before) / count;
  const counted = await page.evaluate(() => window.counted);
  await page.close();
  return { nodes, counted, ...read(traceEvents, count) };
}

async function press(devtools, count, gap) {
  const answers = [];
  for (let index = 0; index < count; index++) {
    const key = order[index % order.length];
    const windowsVirtualKeyCode =
      37 + ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].indexOf(key);
    for (const type of ['rawKeyDown', 'keyUp']) {
      answers.push(
        devtools.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode }),
      );
    }
    if (gap) await pause(gap);
  }
  await Promise.all(answers);
}

async function nodesOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes').value;
}

/** Times are those the thread worked, whatever else the machine did; the trace gives microseconds. */
function read(events, count) {
  const main = mainThread(events);
  const onMain = events.filter(
    ({ pid, tid, ph }) => pid === main.pid && tid === main.tid && ph === 'X',
  );
  const named = (...names) => onMain.filter(({ name }) => names.includes(name));
  const time = (list) => list.reduce((sum, event) => sum + worked(event), 0) / 1000;
  // A listener calls what runs as a microtask after it: nested calls count once.
  const script = outermost(
    named('FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame'),
  );
  const layouts = named('Layout');
  const styles = named('UpdateLayoutTree');
  const tasks = onMain.filter(
    ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask',
  );
  return {
    layouts: layouts.length / count,
    styles: styles.length / count,
    script: time(script) / count,
    rendering: time([...layouts, ...styles]) / count,
    longest: Math.max(0, ...tasks.map(worked)) / 1000,
    ...frames(events),
  };
}

function worked({ tdur, dur = 0 }) {
  return tdur ?? dur;
}

function mainThread(events) {
  const counts = new Map();
  for (const { name, pid, tid } of events) {
    if (name === 'UpdateLayoutTree')
      counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
  }
  const [busiest = '0 0'] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const [pid, tid] = busiest.split(' ').map(Number);
  return { pid, tid };
}

function outermost(list) {
  let end = 0;
  return [...list]
    .sort((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => ts >= end && (end = ts + dur));
}

/** What the compositor has drawn between the first key and the last. */
function frames(events) {
  const keyed = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown',
  );
  const drawn = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= keyed[0].ts && ts <= keyed.at(-1).ts)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((ts, index) => (ts - drawn[index]) / 1000);
  const span = (drawn.at(-1) - drawn[0]) / 1000;
  return { fps: (gaps.length / span) * 1000, slowest: Math.max(0, ...gaps) };
}

function print(table) {
  const widths = table[0].map((_, column) =>
    Math.max(...table.map((row) => `${row[column]}`.length)),
  );
  console.log('');
  for (const [name, ...cells] of table) {
    console.log(
      [
        name.padEnd(widths[0]),
        ...cells.map((cell, index) => `${cell}`.padStart(widths[index + 1])),
      ].join('  '),
    );
  }
}
