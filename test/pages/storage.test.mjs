/** Storage as only whole pages meet it: a tab that dies, a real quota, a sandboxed frame, two tabs. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Game } from '../../dist/engine.js';
import { drawn, openStage, play, withGame } from './site.mjs';

const { site, browser } = await openStage();
const address = site.put('/kept.html', withGame('<game-2048 storage-key="kept"></game-2048>'));
let context;

beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

async function open(url = address) {
  const page = await context.newPage();
  await page.evaluateOnNewDocument(() => {
    window.errors = [];
    addEventListener('game-error', (event) => window.errors.push(event.detail.message));
  });
  await page.goto(url);
  await drawn(page);
  return page;
}

const replayOf = (page) => page.$eval('game-2048', (game) => game.replay);
const errorsOf = (page) => page.evaluate(() => window.errors);

test('a tab that is killed in a burst of moves loses at most the one in flight', async () => {
  const large = site.put('/large.html', withGame('<game-2048 size="8" storage-key="kept">'));
  const page = await open(large);
  const told = [];
  await page.exposeFunction('tell', (replay) => told.push(replay));
  await page.$eval('game-2048', (game) => {
    const burst = () => {
      for (let n = 0; n < 5; n++)
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
      void window.tell(game.replay);
      setTimeout(burst);
    };
    burst();
  });
  const client = await page.createCDPSession();
  const crashed = new Promise((resolve) => page.once('error', resolve));
  await page.waitForFunction(() => document.querySelector('game-2048').moves > 200);
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const known = Game.fromReplay(told.at(-1));
  const again = await open(large);
  const restored = Game.fromReplay(await replayOf(again));
  assert.ok(restored.moves >= known.moves - 1, `${restored.moves} of ${known.moves} moves`);
  while (restored.moves > known.moves) restored.undo();
  while (known.moves > restored.moves) known.undo();
  assert.equal(restored.replay, known.replay);
  assert.deepEqual(await errorsOf(again), []);
});

test('a reload keeps even the move right before it', async () => {
  const page = await open();
  const replay = await play(page, 40);
  await page.reload();
  await drawn(page);
  assert.equal(await replayOf(page), replay);
});

test('a storage that is really full is reported once, and the game plays on', async () => {
  const page = await open();
  await play(page, 3);
  const kept = await replayOf(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let n = 0; ; n++) localStorage.setItem(`fill-${size}-${n}`, 'x'.repeat(size));
      } catch {
        // full for this size
      }
    }
  });
  const played = await play(page, 30);
  assert.notEqual(played, kept);
  const errors = await errorsOf(page);
  assert.equal(errors.length, 1, errors.join('\n'));
  assert.match(errors[0], /kept/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('kept')));
  assert.ok(played.startsWith(stored.replay.slice(0, -8)));
});

test('a sandboxed frame without storage plays, and reports it once', async () => {
  site.put('/inside.html', withGame('<game-2048 storage-key="kept"></game-2048>'));
  const outside = site.put(
    '/outside.html',
    `<!doctype html><title>Outside</title><iframe sandbox="allow-scripts" src="/inside.html">`,
  );
  const page = await context.newPage();
  await page.evaluateOnNewDocument(() => {
    window.errors = [];
    addEventListener('game-error', (event) => window.errors.push(event.detail.message));
  });
  await page.goto(outside);
  const frame = await page.waitForFrame((candidate) => candidate.url().endsWith('/inside.html'));
  await drawn(frame);
  await play(frame, 20);
  assert.ok(await frame.$eval('game-2048', (game) => game.moves === 20));
  const errors = await frame.evaluate(() => window.errors);
  assert.equal(errors.length, 1, errors.join('\n'));
});

/** How to wait in a tab that may be in the background: it draws no frames, which a wait polls by otherwise. */
const behind = { polling: 50 };

test('two tabs follow one another, whichever plays', async () => {
  const [one, two] = [await open(), await open()];
  for (const [here, there] of [
    [one, two],
    [two, one],
    [one, two],
  ]) {
    const replay = await play(here, 5);
    await there.waitForFunction(
      (wanted) => document.querySelector('game-2048').replay === wanted,
      behind,
      replay,
    );
  }
  assert.deepEqual([...(await errorsOf(one)), ...(await errorsOf(two))], []);
});

test('two tabs that play against each other end with one game, which is stored', async () => {
  const [one, two] = [await open(), await open()];
  const burst = (page) =>
    page.$eval('game-2048', async (game) => {
      for (let n = 0; n < 60; n++) {
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  await Promise.all([burst(one), burst(two)]);
  // One more move settles it.
  const replay = await play(one, 1);
  const settled = await replayOf(one);
  assert.equal(settled, replay);
  const stored = () => two.evaluate(() => JSON.parse(localStorage.getItem('kept')).replay);
  await two.waitForFunction(
    () =>
      document.querySelector('game-2048').replay ===
      JSON.parse(localStorage.getItem('kept')).replay,
    behind,
  );
  assert.equal(await stored(), await replayOf(one));
  for (const page of [one, two]) {
    const errors = await errorsOf(page);
    assert.ok(errors.length <= 1, errors.join('\n'));
  }
});

test('a page that comes back from the cache goes on with what was played meanwhile', async () => {
  const page = await open();
  await play(page, 3);
  const other = site.put('/other.html', withGame('<game-2048 storage-key="kept"></game-2048>'));
  await page.goto(other);
  await drawn(page);
  const replay = await play(page, 5);
  await page.goBack();
  await drawn(page);
  await page.waitForFunction(
    (wanted) => document.querySelector('game-2048').replay === wanted,
    { timeout: 5000 },
    replay,
  );
});
