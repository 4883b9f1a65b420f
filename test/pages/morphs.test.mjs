/** Pages that a server sends again, and a library morphs into the page that is there: the game goes on. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import { root } from '../support/snippets.mjs';
import { drawn, nextFrames, openStage, play, replayOf } from './site.mjs';

const libraries = {
  '/turbo.js': '@hotwired/turbo/dist/turbo.es2017-esm.js',
  '/idiomorph.js': 'idiomorph/dist/idiomorph.esm.js',
};

const { site, open } = await openStage();
for (const [path, file] of Object.entries(libraries)) {
  site.put(path, readFileSync(`${root}node_modules/${file}`, 'utf8'));
}

const pageOf = (tag, title) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
  <title>${title}</title><link rel="icon" href="data:,"><meta name="turbo-refresh-method" content="morph">
  <script type="module" src="/dist/game-2048.min.js"></script>
  <script type="module">
    import * as Turbo from '/turbo.js';
    import { Idiomorph } from '/idiomorph.js';
    Object.assign(globalThis, { Turbo, Idiomorph });
  </script></head>
  <body><h1>${title}</h1><main>${tag}</main></body></html>`;

/** Opens a page with this tag, has a script set properties of it, and plays. @returns the page and the game so far */
async function begin(tag, properties = {}) {
  const page = await open(pageOf(tag, 'Before'));
  await drawn(page);
  await page.waitForFunction(() => globalThis.Idiomorph);
  await page.$eval('game-2048', (game, values) => Object.assign(game, values), properties);
  return { page, replay: await play(page, 6) };
}

/** Ways in which a server's page takes the place of the one that is there. */
const ways = {
  "a page refresh of Turbo's": (page, html) => {
    site.put('/page.html', html);
    return page.evaluate(() => globalThis.Turbo.visit(location.href, { action: 'replace' }));
  },
  idiomorph: (page, html) =>
    page.evaluate((text) => {
      globalThis.Idiomorph.morph(document.documentElement, text, { head: { style: 'none' } });
    }, html),
};

async function resend(page, way, tag) {
  await ways[way](page, pageOf(tag, 'After'));
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'After');
  await nextFrames(page);
}

const bare = '<game-2048 id="game"></game-2048>';
const described = '<game-2048 id="game" seed="2026-11-20" size="5x4"></game-2048>';
const permanent = '<game-2048 id="game" data-turbo-permanent></game-2048>';
const set = { seed: '2026-11-20', size: '5x4' };

for (const way of Object.keys(ways)) {
  describe(`after ${way}`, () => {
    for (const [what, tag] of Object.entries({
      'that the HTML describes': described,
      'without attributes': bare,
    })) {
      it(`continues a game ${what}`, async () => {
        const { page, replay } = await begin(tag);
        await resend(page, way, tag);
        assert.equal(await replayOf(page), replay);
        await page.close();
      });
    }

    it('a new game begins where only a script has set the seed', async () => {
      const { page, replay } = await begin(bare, set);
      await resend(page, way, bare);
      assert.notEqual(await replayOf(page), replay);
      await page.close();
    });
  });
}

it("with data-turbo-permanent a game goes on that a script has set up, after a page refresh of Turbo's", async () => {
  const { page, replay } = await begin(permanent, set);
  await resend(page, "a page refresh of Turbo's", permanent);
  assert.equal(await replayOf(page), replay);
  await page.close();
});

it('with data-turbo-permanent a game goes on, without storage, on the next page of Turbo Drive', async () => {
  const { page, replay } = await begin(permanent, set);
  site.put('/next.html', pageOf(permanent, 'After'));
  await page.evaluate(() => globalThis.Turbo.visit('/next.html'));
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'After');
  await drawn(page);
  assert.equal(await replayOf(page), replay);
  await page.focus('game-2048');
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'])
    await page.keyboard.press(key);
  assert.ok((await page.$eval('game-2048', (game) => game.moves)) > 6);
  await page.close();
});
