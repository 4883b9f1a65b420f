import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { openSite } from './site.mjs';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const names = [
  ...['index', 'article', 'daily', 'replay', 'course'],
  ...['themes', 'computer', 'form', 'strict'],
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
  assert.match(sources.map(([, text]) => text).join('\n'), /import.*'game-2048-element'/);
}

describe('Each page of the demo', () => {
  let site;
  before(async () => (site = await openSite()));
  after(() => site.close());

  for (const name of names) {
    it(`${name} fits from 320 to 1280 px, axe finds nothing in light and dark, nothing is printed`, async () => {
      const prepare = async (page) => {
        // A policy that refuses every script but the page's own refuses axe, too.
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

  it('is reached by Tab and Enter, past a link that skips the navigation', async () => {
    const { page, close } = await site.open('article');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
    for (let count = 0; count < 4; count++) await page.keyboard.press('Tab');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(page.url(), site.address('daily'));
    await close();
  });
});
