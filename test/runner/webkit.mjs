/** WebKitGTK has no headless mode: it gets a display and a driver of its own, which end with this process. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const minibrowsers = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
  ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].map(
    (machine) => `/usr/lib/${machine}/${version}/MiniBrowser`,
  ),
);

/** @returns the path of an installed WebKitGTK, undefined without; WEBKIT_PATH goes first. */
export const webKitPath = () =>
  process.env.WEBKIT_PATH ?? minibrowsers.find((path) => existsSync(path));

/** @returns `{ binary, port, end }`: the browser, the port of a driver that shall start it, and what ends that driver */
export async function startWebKit() {
  const binary = webKitPath();
  if (!binary) throw new Error('No WebKitGTK MiniBrowser found. Install one, or set WEBKIT_PATH.');
  const started = [];
  const end = () => started.reverse().forEach((child) => child.kill());
  process.once('exit', end);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

  const DISPLAY = process.env.DISPLAY ?? (await startDisplay(started));
  const port = await freePort();
  // WebGL and GPU compositing are of no use on a virtual display and cost a start-up warning each.
  const env = { ...process.env, DISPLAY, WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: 'ignore',
  });
  started.push(driver);
  await until(driver, 'WebKitWebDriver', () => accepts(port));
  return { binary, port, end };
}

async function startDisplay(started) {
  // Xvfb itself picks a free display and tells its number on the descriptor it is given.
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  started.push(xvfb);
  let number = '';
  xvfb.stdio[3].on('data', (chunk) => (number += chunk));
  await until(xvfb, 'Xvfb', () => number.endsWith('\n'));
  return `:${number.trim()}`;
}

async function until(child, name, ready) {
  let failure;
  child.once('error', (error) => (failure = error));
  child.once('exit', (code) => (failure ??= new Error(`${name} ended at once (${code})`)));
  for (let tries = 0; tries < 2400 && !failure; tries++) {
    if (await ready()) return;
    await pause(50);
  }
  throw failure ?? new Error(`${name} did not get ready within 120 s`);
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
