/** Pages that a server sends again and a library morphs into the current page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { root } from '../support/snippets.mjs';
import { drawn, nextFrames, openStage, play, replayOf } from './site.mjs';

const { site, open } = await openStage();
const turbo = `${root}node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js`;
site.put('/turbo.js', readFileSync(turbo, 'utf8'));

const pageOf = (tag, title) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>${title}</title><link rel="icon" href="data:,"><meta name="turbo-refresh-method" content="morph">
  <script type="module" src="/dist/game-2048.min.js"></script>
  <script type="module">
    import * as Turbo from '/turbo.js';
    globalThis.Turbo = Turbo;
  </script></head>
  <body><h1>${title}</h1><main>${tag}</main></body></html>`;

const movesOf = (page) => page.$eval('game-2048', ({ moves }) => moves);

/** Opens a page with this tag, has a script set properties of it, and plays. @returns the page and the game so far */
async function begin(tag, properties = {}) {
  const page = await open(pageOf(tag, 'Before'));
  await drawn(page);
  await page.waitForFunction(() => globalThis.Turbo);
  await page.$eval('game-2048', (game, values) => Object.assign(game, values), properties);
  return { page, replay: await play(page, 6) };
}

/** Sends the page again with this tag, or another one, and has Turbo put it in the place of the one that is there. */
async function visit(page, tag, path = '/page.html') {
  site.put(path, pageOf(tag, 'After'));
  await page.evaluate((to) => globalThis.Turbo.visit(to, { action: 'replace' }), path);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'After');
  await drawn(page);
  await nextFrames(page);
}

const bare = '<game-2048 id="game"></game-2048>';
const described = '<game-2048 id="game" seed="2026-11-20" size="5x4"></game-2048>';
const permanent = '<game-2048 id="game" data-turbo-permanent></game-2048>';
const set = { seed: '2026-11-20', size: '5x4' };

for (const [what, tag, properties, path, continues] of [
  ['a page refresh continues a game that the HTML describes', described],
  ['a page refresh continues a game without attributes', bare],
  [
    'a page refresh begins a new game where only a script has set the seed',
    bare,
    set,
    undefined,
    false,
  ],
  [
    'with data-turbo-permanent a page refresh continues a game that a script has set up',
    permanent,
    set,
  ],
  [
    'with data-turbo-permanent the next page continues the game, without storage',
    permanent,
    set,
    '/next.html',
  ],
]) {
  test(`in Turbo ${what}`, async () => {
    const { page, replay } = await begin(tag, properties);
    await visit(page, tag, path);
    assert.equal((await replayOf(page)) === replay, continues ?? true);
    await page.focus('game-2048');
    const before = await movesOf(page);
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'])
      await page.keyboard.press(key);
    assert.ok((await movesOf(page)) > before);
    await page.close();
  });
}
