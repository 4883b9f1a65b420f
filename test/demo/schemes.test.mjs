/** The themes of the built demo in light and dark: only here shows what a build may do to style sheets. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { compareScreenshot } from '../runner/screenshots.mjs';
import { openSite } from './site.mjs';

/** The colours of the page, and of the board's cells. */
const colors = (page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const root = document.querySelector('game-2048').shadowRoot;
    const cell = getComputedStyle(root.querySelector('[part=cell]')).backgroundColor;
    return { backgroundColor, cell };
  });

describe('The themes page of the built demo', () => {
  let site;
  before(async () => (site = await openSite()));
  after(() => site.close());

  for (const scheme of ['light', 'dark']) {
    it(`matches its reference picture, ${scheme}`, async () => {
      const { page, close } = await site.open('themes', { scheme });
      await page.click('#themes [value=paper]');
      // Without the thumbnails, some of which wait for pictures.
      const clip = { x: 0, y: 0, width: 560, height: 680 };
      const name = `site-${scheme}`;
      const { ratio, allowed, report } = await compareScreenshot(page, { name, clip });
      assert.ok(ratio <= allowed, report);
      await close();
    });
  }

  it('has the same dark colours by its switch as by the system, on board and page', async () => {
    const dark = await site.open('themes', { scheme: 'dark' });
    const light = await site.open('themes', { scheme: 'light' });
    for (const { page } of [dark, light]) await page.click('#themes [value=paper]');
    const lightColors = await colors(light.page);
    await light.page.click('#schemes [value=dark]');
    const darkColors = await colors(light.page);
    assert.deepEqual(darkColors, await colors(dark.page));
    assert.notEqual(lightColors.cell, darkColors.cell);
    assert.notEqual(lightColors.backgroundColor, darkColors.backgroundColor);
    await dark.close();
    await light.close();
  });

  it('writes CSS that gives a board on another site the colours of the theme', async () => {
    const { page, close } = await site.open('themes');
    await page.click('#themes [value=paper]');
    const rules = await page.$eval('#rules', ({ textContent }) => textContent);
    const { cell } = await colors(page);
    await close();
    const script = 'https://cdn/dist/game-2048.min.js';
    const other = await site.blank(`<style>${rules}</style><script type="module" src="${script}">
      </script><game-2048 class="paper"></game-2048>`);
    await other.page.waitForFunction(() => document.querySelector('game-2048').hasUpdated);
    assert.equal((await colors(other.page)).cell, cell);
    await other.close();
  });
});
