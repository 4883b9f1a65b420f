/** Storage as only whole pages meet it: a tab that dies, a real quota, a sandboxed frame, two tabs. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Game } from '../../dist/engine.js';
import { drawn, openStage, play, replayOf, untilReplay, withGame } from './site.mjs';

const { site, browser, open: openHtml, openGame } = await openStage();
const kept = '<game-2048 storage-key="kept"></game-2048>';
let context;

beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

const open = (body = kept) => openGame(body, { context });

test('a tab that crashes during a burst of moves loses at most the last one', async () => {
  const large = kept.replace(' ', ' size="8" ');
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
  assert.deepEqual(again.said, []);
});

test('a full storage is reported once, and the game goes on', async () => {
  const page = await open();
  const first = await play(page, 3);
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
  assert.notEqual(played, first);
  assert.equal(page.said.length, 1, page.said.join('\n'));
  assert.match(page.said[0], /^warn: .*kept/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('kept')));
  assert.ok(played.startsWith(stored.replay.slice(0, -8)));
});

test('a game in a sandboxed frame works without storage, and reports that once', async () => {
  site.put('/inside.html', withGame(kept));
  const page = await openHtml(
    '<!doctype html><title>Outside</title><iframe sandbox="allow-scripts" src="/inside.html">',
    { context },
  );
  const frame = await page.waitForFrame((candidate) => candidate.url().endsWith('/inside.html'));
  await drawn(frame);
  await play(frame, 20);
  assert.ok(await frame.$eval('game-2048', (game) => game.moves === 20));
  assert.equal(page.said.length, 1, page.said.join('\n'));
});

test('two tabs follow one another, whichever plays', async () => {
  const [one, two] = [await open(), await open()];
  for (const here of [one, two, one]) {
    const there = here === one ? two : one;
    await untilReplay(there, await play(here, 5));
  }
  assert.deepEqual([one.said, two.said], [[], []]);
});

/** Waits until what each of two tabs has stored has come to the other. */
async function untilSameStored(...tabs) {
  const storedIn = (tab) => tab.evaluate(() => localStorage.getItem('kept'));
  for (let looks = 0; ; looks++) {
    assert.ok(looks < 20_000, 'the tabs find different games stored');
    const [one, two] = await Promise.all(tabs.map(storedIn));
    if (one === two) return;
  }
}

test('two tabs that both play end up with one game, which is stored', async () => {
  const [one, two] = [await open(), await open()];
  const burst = (page) =>
    page.$eval('game-2048', async (game) => {
      for (let n = 0; n < 60; n++) {
        ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
  await Promise.all([burst(one), burst(two)]);
  await untilSameStored(one, two);
  // One more move settles it.
  const replay = await play(one, 1);
  assert.equal(await replayOf(one), replay);
  await untilReplay(two, replay);
  const stored = await two.evaluate(() => JSON.parse(localStorage.getItem('kept')).replay);
  assert.equal(stored, replay);
  for (const { said } of [one, two]) assert.ok(said.length <= 1, said.join('\n'));
});

test('a page restored from the back/forward cache continues what was played meanwhile', async () => {
  const page = await open();
  await play(page, 3);
  await page.goto(site.put('/other.html', withGame(kept)));
  await drawn(page);
  const replay = await play(page, 5);
  await page.goBack();
  await drawn(page);
  await untilReplay(page, replay);
});
