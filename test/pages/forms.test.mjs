/** Forms and files as only whole pages meet them: navigating back, downloading. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { drawn, openStage, play, replayOf, untilReplay, withGame } from './site.mjs';

const { site, openGame } = await openStage();
site.put('/away.html', '<!doctype html><title>Away</title><p>away');

const form = (attributes) =>
  `<form><input name="text"><game-2048 name="game" ${attributes}></game-2048></form>`;
const uncached = { 'cache-control': 'no-store' };

for (const [what, headers] of Object.entries({
  'from the cache of pages': {},
  'which loads it again': uncached,
})) {
  test(`navigating back gives the game back, ${what}`, async () => {
    const page = await openGame(form(''), { headers });
    await page.type('input', 'typed');
    const replay = await play(page, 7);
    await page.goto(`${site.origin}/away.html`);
    await page.goBack();
    await drawn(page);
    assert.equal(await page.$eval('input', (input) => input.value), 'typed');
    await untilReplay(page, replay);
    assert.deepEqual(page.said, []);
  });
}

test('a stored game takes precedence over the one that the browser restores in a form', async () => {
  const stored = form('storage-key="form"');
  const page = await openGame(stored, { headers: uncached });
  await play(page, 3);
  await page.goto(site.put('/second.html', withGame(stored), uncached));
  await drawn(page);
  const replay = await play(page, 4);
  await page.goBack();
  await drawn(page);
  assert.equal(await replayOf(page), replay);
});

test('saveFile() downloads the replay, and the load button loads it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'saved-'));
  try {
    const page = await openGame('<game-2048 controls="new load"></game-2048>');
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
    await page.$eval('game-2048', (game) => game.newGame());
    const [chooser] = await Promise.all([
      page.waitForFileChooser(),
      page.$eval('game-2048', (game) =>
        game.shadowRoot.querySelector('[part~="button-load"]').click(),
      ),
    ]);
    await chooser.accept([join(folder, name)]);
    await untilReplay(page, replay);
  } finally {
    await rm(folder, { recursive: true });
  }
});
