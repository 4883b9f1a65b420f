/** The record book as only whole pages meet it: two tabs, a tab that dies, keys, a file. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Game } from '../../dist/engine.js';
import { drawn, openStage, playUntilWon } from './site.mjs';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const { browser, open } = await openStage();
const folder = mkdtempSync(join(tmpdir(), 'records-'));
after(() => rmSync(folder, { recursive: true }));
let context;

beforeEach(async () => {
  await context?.close();
  context = await browser.createBrowserContext();
});

/** A board with a key of its own before a book of one key. */
async function openBook(path = '/one.html', key = path) {
  const page = await open(
    `<!doctype html><html lang="en"><title>A book</title><link rel="icon" href="data:,">
    <script type="module" src="/dist/game-2048-records.min.js"></script>
    <game-2048 id="game" win-tile="16" storage-key="${key}" controls="new"></game-2048>
    <game-2048-records for="game" storage-key="book"></game-2048-records>`,
    { context, path },
  );
  await drawn(page);
  return page;
}

const replaysOf = (page) =>
  page.$eval('game-2048-records', ({ games }) => games.map(({ replay }) => replay));
const untilGames = (page, count) =>
  page.waitForFunction(
    (wanted) => document.querySelector('game-2048-records')?.games?.length === wanted,
    { polling: 50 },
    count,
  );

/** Clicks a button once it is there and can be pressed: some cannot while the book is storing. */
async function clickButton(page, name) {
  const button = await page.waitForSelector(
    `game-2048-records >>> [part~="button-${name}"]:enabled`,
  );
  // By a script: the book may be scrolling, from under a pointer.
  await button.evaluate((node) => node.click());
}

/** Plays so many games, and waits until the book has them. */
async function playGames(page, count) {
  for (let game = 0; game < count; game++) await playUntilWon(page, { isNew: game > 0 });
  await untilGames(page, count);
}

test('two tabs keep the games of both, and a row that one deletes stays deleted in both', async () => {
  const firstTab = await openBook();
  const first = await playUntilWon(firstTab);
  const secondTab = await openBook('/two.html');
  const second = await playUntilWon(secondTab);
  for (const tab of [firstTab, secondTab]) await untilGames(tab, 2);
  assert.deepEqual(new Set(await replaysOf(firstTab)), new Set([first, second]));
  // The game of the first row stands on this tab's board, that of the second on the other's.
  for (const left of [1, 0]) {
    await clickButton(secondTab, 'watch');
    await clickButton(secondTab, 'delete');
    await untilGames(secondTab, left);
  }
  await untilGames(firstTab, 0);
  // The first tab twice, since the second one might have brought its game back.
  for (const tab of [firstTab, secondTab, firstTab]) {
    await tab.reload();
    await drawn(tab);
    assert.deepEqual(await replaysOf(tab), []);
  }
  const third = await playUntilWon(firstTab, { isNew: true });
  await untilGames(secondTab, 1);
  assert.deepEqual(await replaysOf(secondTab), [third]);
  assert.deepEqual([firstTab.said, secondTab.said], [[], []]);
});

test('a game is kept even if the tab dies between saving it and firing its event', async () => {
  const page = await openBook();
  await page.evaluate(() => {
    const types = ['won', 'game-over', 'pagehide', 'visibilitychange'];
    for (const type of types) {
      addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
    }
  });
  const replay = await playUntilWon(page);
  await page.waitForFunction(
    (wanted) => JSON.parse(localStorage.getItem('/one.html'))?.replay === wanted,
    { polling: 50 },
    replay,
  );
  assert.deepEqual(await replaysOf(page), []);
  await page.reload();
  await untilGames(page, 1);
  assert.deepEqual(await replaysOf(page), [replay]);
});

test('the keyboard sorts the table, whose heads are also printed, and opens a game below its row', async () => {
  const page = await openBook();
  await playGames(page, 3);
  const firstHead = await page.waitForSelector('game-2048-records >>> [part~="button-sort"]');
  await firstHead.focus();
  const sorted = () =>
    page.$$eval('game-2048-records >>> thead th', (heads) => heads.map(({ ariaSort }) => ariaSort));
  assert.deepEqual(await sorted(), ['descending', 'none', 'none', 'none', null]);
  const scores = () =>
    page.$$eval('game-2048-records >>> [part=row]', (rows) =>
      rows.map(({ cells }) => Number(cells[1].textContent)),
    );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.deepEqual(await sorted(), ['none', 'descending', 'none', 'none', null]);
  const highestFirst = (await scores()).toSorted((one, other) => other - one);
  assert.deepEqual(await scores(), highestFirst);
  await page.keyboard.press('Enter');
  assert.deepEqual(await sorted(), ['none', 'ascending', 'none', 'none', null]);
  assert.deepEqual(await scores(), highestFirst.toReversed());
  await page.emulateMediaType('print');
  assert.match(await page.$eval('game-2048-records >>> thead', (head) => head.innerText), /Score/);
  await page.emulateMediaType(null);
  for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.waitForSelector('game-2048-records >>> game-2048-replay');
  assert.deepEqual(page.said, []);
});

test('a downloaded file can be read by the command and by a record book in another browser', async () => {
  const page = await openBook();
  await playGames(page, 2);
  const client = await browser.target().createCDPSession();
  await client.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    eventsEnabled: true,
    browserContextId: context.id,
  });
  const saved = new Promise((resolve) =>
    client.on('Browser.downloadProgress', ({ state }) => state === 'completed' && resolve()),
  );
  await clickButton(page, 'download');
  await saved;
  const [name] = readdirSync(folder);
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const replays = await replaysOf(page);
  assert.match(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z \S+\n\d{4}-\S+Z \S+\n$/);
  const output = execFileSync(process.execPath, [cli, 'verify', file], { encoding: 'utf8' });
  for (const replay of replays) assert.ok(output.includes(String(Game.fromReplay(replay).score)));
  await context.close();
  context = await browser.createBrowserContext();
  const other = await openBook('/other.html');
  const [chooser] = await Promise.all([other.waitForFileChooser(), clickButton(other, 'load')]);
  await chooser.accept([file]);
  await untilGames(other, 2);
  assert.deepEqual((await replaysOf(other)).toSorted(), replays.toSorted());
});
