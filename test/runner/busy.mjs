/**
 * Runs a command on a machine that is busy, as a laptop or a shared runner is: `node test/runner/busy.mjs npm test`. Beside
 * it a second Chromium paints more than its compositor can, so that frames come late, and two processes take all the time
 * they can get. `--page` or `--processes` before the command takes one of both alone. The load ends with the command, when
 * this process is gone, or after two hours. The exit code is the command's.
 */
import { fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:os';
import puppeteer from 'puppeteer-core';
import { findChromium } from './find-browser.mjs';

const longest = 2 * 60 * 60 * 1000;

/** Forty blurred boxes of 200 pixels that move, and 1,500 rectangles a frame on a canvas. */
const page = `<!doctype html>
<style>
  body { margin: 0; overflow: hidden }
  canvas { position: fixed }
  div { position: fixed; width: 200px; height: 200px; filter: blur(12px); animation: move 2s infinite alternate linear }
  @keyframes move { to { transform: translate(900px, 500px) rotate(180deg) } }
</style>
<canvas width="1200" height="700"></canvas>
<script>
  for (let n = 0; n < 40; n++) {
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'left:' + n * 7 + 'px;top:' + n * 5 + 'px;background:hsl(' + n * 9 + ' 80% 50%);animation-delay:-' + n * 90 + 'ms';
  }
  const context = document.querySelector('canvas').getContext('2d');
  const paint = () => {
    for (let n = 0; n < 1500; n++) {
      context.fillStyle = 'hsl(' + Math.random() * 360 + ' 70% 50%)';
      context.fillRect(Math.random() * 1200, Math.random() * 700, 40, 40);
    }
    requestAnimationFrame(paint);
  };
  paint();
</script>`;

/** Takes all the time it can get, until its parent is gone. */
function spin() {
  process.once('disconnect', () => process.exit());
  const end = Date.now() + longest;
  const turn = () => {
    const pause = Date.now() + 50;
    while (Date.now() < pause);
    if (Date.now() < end) setImmediate(turn);
    else process.exit();
  };
  turn();
}

async function openBusyPage() {
  // By a pipe: it ends when this process does, however that comes.
  const browser = await puppeteer.launch({ ...(await findChromium()), pipe: true });
  const [tab] = await browser.pages();
  await tab.setViewport({ width: 1200, height: 700 });
  await tab.setContent(page);
  return () => browser.close();
}

function startProcess() {
  const child = fork(fileURLToPath(import.meta.url), ['--spin']);
  return () => child.kill();
}

function run([command, ...words]) {
  const isWindows = process.platform === 'win32';
  // A group of its own ends as a whole; this process goes on to end the load.
  const child = spawn(command, words, {
    stdio: 'inherit',
    shell: isWindows,
    detached: !isWindows,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => process.kill(isWindows ? child.pid : -child.pid, signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

async function main(words) {
  const only = ['--page', '--processes'].find((one) => one === words[0]);
  const command = only ? words.slice(1) : words;
  if (command.length === 0) throw new Error('Which command? node test/runner/busy.mjs npm test');
  const ends = [];
  const end = () => Promise.all(ends.splice(0).map((stop) => stop()));
  try {
    if (only !== '--processes') ends.push(await openBusyPage());
    if (only !== '--page') ends.push(startProcess(), startProcess());
    setTimeout(end, longest).unref();
    process.exitCode = await run(command);
  } finally {
    await end();
  }
}

if (process.argv[2] === '--spin') spin();
else await main(process.argv.slice(2));
