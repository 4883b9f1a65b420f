import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { openSite } from './site.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const fields = createRequire(import.meta.url)('../../package.json');
const names = [
  ...['index', 'daily', 'article', 'replay', 'themes', 'computer'],
  ...['form', 'strict', 'course'],
];

const sights = [320, 1280].flatMap((width) => ['light', 'dark'].map((scheme) => [width, scheme]));

/** Title, sentence, navigation, and the page's whole source. */
async function readFrame(page, name) {
  const read = (selector) => page.$eval(selector, (element) => element.textContent.trim());
  assert.ok(await read('h1'));
  assert.match(await read('.lead'), /^[^.]+\.$/);
  assert.equal(await page.$$eval('nav a', (links) => links.length), names.length);
  assert.match(
    await page.$eval('nav [aria-current]', ({ href }) => href),
    new RegExp(`/${name}.html$`),
  );

  await page.$eval('details.source > summary', (summary) => summary.click());
  const sources = await page.$$eval('.source .file', (files) =>
    files.map((file) => [
      file.querySelector('h3').textContent,
      file.querySelector('code').textContent,
    ]),
  );
  assert.equal(sources[0][0], `${name}.html`);
  assert.match(sources[0][1], /^<!doctype html>[^]*<game-2048[^]*<\/html>\n$/);
  assert.match(
    sources.map(([, text]) => text).join('\n'),
    /import.*'game-2048-element(\/replay)?'/,
  );
}

describe('Each page of the demo', () => {
  let site;
  before(async () => (site = await openSite()));
  after(() => site.close());

  for (const name of names) {
    it(`${name} fits from 320 to 1280 px, axe finds nothing in light and dark, nothing is printed`, async () => {
      const prepare = async (page) => {
        // A policy that allows only the page's own scripts refuses axe, too.
        if (name === 'strict') await page.setBypassCSP(true);
      };
      const { page, said, close } = await site.open(name, { prepare });
      await page.addScriptTag({ path: axe });
      for (const [width, scheme] of sights) {
        await page.setViewport({ width, height: 800 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        const found = await page.evaluate(async () => {
          const { violations } = await globalThis.axe.run({ resultTypes: ['violations'] });
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
          );
        });
        assert.deepEqual(found, [], `axe at ${width} px, ${scheme}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${wide} px wide at ${width} px`);
      }
      await readFrame(page, name);
      assert.deepEqual(said, []);
      await close();
    });
  }

  it('is reached by Tab and Enter, past links that skip the navigation', async () => {
    const { page, close } = await site.open('article');
    for (let count = 0; count < 5; count++) await page.keyboard.press('Tab');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(page.url(), site.address('daily'));
    await close();
  });

  for (const name of names) {
    it(`${name} has a link, first or second by Tab, that lands on the board`, async () => {
      const { page, said, close } = await site.open(name);
      // A replay's board is there with its game.
      await page.waitForFunction(() =>
        document.querySelector('game-2048, game-2048-replay').shadowRoot.querySelector('#board'),
      );
      await page.evaluate(() => document.activeElement.blur());
      const skips = await page.$$eval('.skip', (links) => links.map(({ innerText }) => innerText));
      assert.equal(skips.at(-1), 'Skip to the board');
      await page.focus('[data-skip]');
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
      const inside = await page.evaluate(() => {
        const game = document.activeElement;
        return [game.localName, game.shadowRoot?.activeElement?.id];
      });
      assert.deepEqual(inside, [name === 'replay' ? 'game-2048-replay' : 'game-2048', 'board']);
      assert.deepEqual(said, []);
      await close();
    });
  }

  it('links to the package, its licence and the reference, and to what package.json gives', async () => {
    const { page, said, close } = await site.open('form');
    const links = Object.fromEntries(
      await page.$$eval('.site-links a', (all) => all.map((link) => [link.textContent, link.href])),
    );
    assert.equal(links['Package'], `https://cdn.jsdelivr.net/npm/${fields.name}@0.1/`);
    assert.equal('Source' in links, Boolean(fields.repository));
    assert.equal('Report a problem' in links, Boolean(fields.bugs));
    const licence = await page.evaluate(
      async (url) => (await fetch(url)).text(),
      links['MIT licence'],
    );
    assert.match(licence, /^MIT License/);
    await page.goto(links['Reference']);
    await page.waitForSelector('#reference details');
    assert.deepEqual(said, []);
    await close();
  });

  it('has a title, a description and a picture of its own for those who post it', async () => {
    const seen = new Set();
    for (const name of names) {
      const { page, close } = await site.open(name);
      const { title, description, image } = await page.evaluate(() =>
        Object.fromEntries(
          [...document.querySelectorAll('meta[property]')].map((meta) => [
            meta.getAttribute('property').replace('og:', ''),
            meta.content,
          ]),
        ),
      );
      assert.ok(title && description.length > 40, name);
      assert.match(image, new RegExp(`pictures/${name}.png$`));
      const size = await page
        .evaluate(
          async (url) => {
            const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
            return [width, height];
          },
          `${site.address('').replace('.html', '')}pictures/${name}.png`,
        )
        .catch(() => 'refused by its policy');
      if (name !== 'strict') assert.deepEqual(size, [1200, 630], name);
      seen.add(title + description);
      await close();
    }
    assert.equal(seen.size, names.length);
  });
});
