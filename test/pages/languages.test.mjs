/** Every language in its reserved space: nothing on the page moves when the game appears, on any common screen. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser } from '../runner/find-browser.mjs';
import { snippetsOf } from '../support/snippets.mjs';
import { drawn, openSite, withGame } from './site.mjs';

const languages = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'zh'];
const widths = [320, 344, 360, 375, 390, 412, 430, 480, 600, 768, 820, 1024, 1280, 1366];

const reserve = snippetsOf('docs/troubleshooting.md').find(
  ({ heading, language }) => language === 'css' && heading.startsWith('The page jumps'),
).code;

let site;
let browser;

before(async () => {
  [site, browser] = await Promise.all([openSite(), openBrowser()]);
});

after(async () => {
  await browser?.close();
  site?.close();
});

/** English is built in. */
const scriptsFor = (lang) => (lang === 'en' ? [] : [`/dist/locales/${lang}.min.js`]);

/** A page that was painted before its scripts run: they run when `show` is called. */
const late = (lang) => `<!doctype html><html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title>
  <style>body { margin: 8px; } ${reserve}</style>
  <body><h1>2048</h1><game-2048></game-2048><p id="below">Text below the game.</p>
  <script>
    let shift = 0;
    const add = (entries) => entries.forEach(({ value }) => (shift += value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    async function show() {
      await painted();
      for (const script of ${JSON.stringify(scriptsFor(lang))}) await import(script);
      await import('/dist/game-2048.min.js');
      await document.querySelector('game-2048').ready;
      for (let frame = 0; frame < 4; frame++) await painted();
      add(observer.takeRecords());
      return shift;
    }
  </script>`;

/** In a page: the language of the texts, the height of the header, and whether all of it is in one row. */
const headerOf = (page) =>
  page.$eval('game-2048', ({ shadowRoot }) => {
    const boxOf = (name) => shadowRoot.querySelector(name).getBoundingClientRect();
    const { height } = boxOf('.header');
    return {
      lang: shadowRoot.querySelector('.game').lang,
      height,
      isOneRow: Math.abs(boxOf('.figures').top - boxOf('.buttons').top) < 1,
      bottom: boxOf('#board').bottom,
    };
  });

for (const lang of languages) {
  test(`"${lang}" appears in its reserved space without a layout shift, in one row, at 320 to 1366 px`, async () => {
    const page = await browser.newPage();
    const address = site.put(`/${lang}.html`, late(lang));
    for (const width of widths) {
      await page.setViewport({ width, height: width < 600 ? 844 : 768 });
      await page.goto(address);
      const shift = await page.evaluate('show()');
      assert.equal(shift, 0, `a layout shift of ${shift} at ${width} px`);
      const { lang: shown, height, isOneRow } = await headerOf(page);
      assert.deepEqual(
        { shown, height, isOneRow },
        { shown: lang, height: 48, isOneRow: true },
        `${width} px`,
      );
    }
    await page.close();
  });

  test(`"${lang}" with hint and autoplay has one row, and its board is whole, in a window of 1024 x 490`, async () => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1024, height: 490 });
    await page.goto(
      site.put(
        `/low-${lang}.html`,
        withGame(`${scriptsFor(lang).map((src) => `<script src="${src}"></script>`)}<style>body { margin: 0; }</style>
          <game-2048 lang="${lang}" controls="score best new undo hint autoplay help"></game-2048>`),
      ),
    );
    await drawn(page);
    const { lang: shown, isOneRow, bottom } = await headerOf(page);
    assert.deepEqual({ shown, isOneRow }, { shown: lang, isOneRow: true });
    assert.ok(bottom <= 490, `the board ends at ${bottom}`);
    await page.close();
  });
}
