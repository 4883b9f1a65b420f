/** `dist/game-2048.classic.js`, for pages that are opened as files: `npm run test:package`. */
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../runner/find-browser.mjs';
import { serve } from '../runner/serve.mjs';
import { openPage } from '../runner/open-page.mjs';
import { letComputerPlay, playUntilHeard } from './play-page.mjs';

const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>A file</title>
  <script src="game-2048.classic.js"></script>
  <game-2048 seed="7"></game-2048><output id="heard"></output>
  <script>
    document.querySelector('game-2048').addEventListener('score', function (event) {
      document.querySelector('#heard').textContent = event.detail.score;
    });
  </script>`;

const folder = mkdtempSync(join(tmpdir(), 'classic-'));
for (const file of ['game-2048.classic.js', 'player-worker.js']) {
  cpSync(new URL(`../../dist/${file}`, import.meta.url), join(folder, file));
}
writeFileSync(join(folder, 'index.html'), html);
const site = await serve((path) => join(folder, path));
const browser = await openBrowser();

after(async () => {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('dist/game-2048.classic.js', () => {
  it('plays, gives hints and plays by itself in a page opened as a file', async () => {
    const address = pathToFileURL(join(folder, 'index.html')).href;
    const tab = await openPage(browser, address);
    assert.ok((await playUntilHeard(tab)) > 0);
    await letComputerPlay(tab);
    assert.deepEqual(tab.said, []);
    await tab.close();
  });

  it('finds its worker beside itself on a server', async () => {
    const tab = await openPage(browser, `${site.origin}/index.html`);
    assert.deepEqual(await letComputerPlay(tab), { workers: 1 });
    assert.ok(site.requests.includes('/player-worker.js'));
    assert.deepEqual(tab.said, []);
    await tab.close();
  });

  it('exposes its class to the page as `Game2048.Game2048Element`', async () => {
    const tab = await openPage(browser, `${site.origin}/index.html`);
    assert.ok(
      await tab.evaluate(
        () => document.querySelector('game-2048') instanceof globalThis.Game2048.Game2048Element,
      ),
    );
    await tab.close();
  });
});
