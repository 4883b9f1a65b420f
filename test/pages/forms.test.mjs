/** Forms and files as only whole pages meet them: sending, navigating back, downloading. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawn, openStage, play, withGame } from './site.mjs';

const { site, browser } = await openStage();
site.put('/away.html', '<!doctype html><title>Away</title><p>away');

const form = (attributes) =>
  withGame(
    `<form action="/away.html"><input name="text"><game-2048 name="game" ${attributes}></game-2048>
    <button>Send</button></form>`,
  );

async function open(address) {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    window.told = [];
    for (const type of ['new-game', 'game-load', 'game-error'])
      addEventListener(type, () => window.told.push(type));
  });
  await page.goto(address);
  await drawn(page);
  return page;
}

test('a form sends the replay', async () => {
  const page = await open(site.put('/send.html', form('seed="a"')));
  const replay = await play(page, 5);
  await Promise.all([page.waitForNavigation(), page.click('button')]);
  assert.equal(new URL(page.url()).searchParams.get('game'), replay);
});

for (const [what, headers] of Object.entries({
  'from the cache of pages': {},
  'loaded anew': { 'cache-control': 'no-store' },
})) {
  test(`navigating back gives the game back, ${what}`, async () => {
    const page = await open(site.put('/back.html', form(''), headers));
    await page.type('input', 'typed');
    const replay = await play(page, 7);
    await page.goto(`${site.origin}/away.html`);
    await page.goBack();
    await drawn(page);
    assert.equal(await page.$eval('input', (input) => input.value), 'typed');
    await page.waitForFunction(
      (wanted) => document.querySelector('game-2048').replay === wanted,
      { timeout: 5000 },
      replay,
    );
    assert.ok(await page.evaluate(() => !window.told.includes('game-error')));
  });
}

test('what is stored takes precedence over what the form remembers', async () => {
  const headers = { 'cache-control': 'no-store' };
  const first = site.put('/first.html', form('storage-key="form"'), headers);
  const second = site.put('/second.html', form('storage-key="form"'), headers);
  const page = await open(first);
  await play(page, 3);
  await page.goto(second);
  await drawn(page);
  const replay = await play(page, 4);
  await page.goBack();
  await drawn(page);
  assert.equal(await page.$eval('game-2048', (game) => game.replay), replay);
});

test('save downloads the replay, and loadFile takes it back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  try {
    const page = await open(site.put('/save.html', withGame('<game-2048></game-2048>')));
    const client = await page.createCDPSession();
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      eventsEnabled: true,
    });
    const finished = new Promise((resolve) =>
      client.on('Browser.downloadProgress', ({ state }) => state === 'completed' && resolve()),
    );
    const replay = await play(page, 12);
    await page.$eval('game-2048', (game) => game.saveFile());
    await finished;
    const [name] = await readdir(folder);
    assert.match(name, /^2048-\d+\.txt$/);
    assert.equal(await readFile(join(folder, name), 'utf8'), `${replay}\n`);
    await page.$eval('game-2048', (game) => {
      game.newGame();
      game.controls = 'load';
      return game.updateComplete;
    });
    const [chooser] = await Promise.all([
      page.waitForFileChooser(),
      page.$eval('game-2048', (game) =>
        game.shadowRoot.querySelector('[part~="button-load"]').click(),
      ),
    ]);
    await chooser.accept([join(folder, name)]);
    await page.waitForFunction(
      (wanted) => document.querySelector('game-2048').replay === wanted,
      { timeout: 5000 },
      replay,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
