/** Draws the pictures of docs/theming.md from the built element, in a real Chromium: each theme, and its page, light and dark. */
import { join } from 'node:path';
import sharp from 'sharp';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';
import { snippetsOf } from '../test/support/snippets.mjs';
import { fontFace, fontFamily } from './typeface.mjs';

const backgrounds = { light: '#fff', dark: '#0d1117' };
const board = [
  [2, 4, 2, 0],
  [4, 16, 8, 2],
  [128, 64, 32, 4],
  [256, 512, 1024, 2048],
];

const host = await serve((path) => join('dist', path));
const browser = await openBrowser();
try {
  await draw('own');
  for (const { heading, language, code } of snippetsOf('docs/theming.md')) {
    if (language === 'html') await drawPage(code);
    else await draw(heading.toLowerCase().replace(' ', '-'), code);
  }
} finally {
  await browser.close();
  host.close();
}

/** The page of the example, in the fonts of the site: those of this machine may be others tomorrow. */
async function drawPage(code) {
  const pictures = [];
  for (const scheme of Object.keys(backgrounds)) {
    const page = await browser.newPage();
    await page.setViewport({ width: 560, height: 800 });
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    const url = host.put(
      '/page.html',
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>2048</title>
      <script type="module" src="/game-2048.min.js"></script>
      <body>${code}<style>${fontFace}:root{--game-2048-font:${fontFamily}}</style>`,
    );
    await page.goto(url, { waitUntil: 'load' });
    await page.$eval('game-2048', async (game) => {
      game.seed = 'page';
      await game.updateComplete;
      for (const animation of game.shadowRoot.getAnimations()) animation.finish();
      await document.fonts.ready;
    });
    pictures.push(await page.screenshot());
    await page.close();
  }
  const [light, dark] = pictures;
  await sharp(light)
    .extend({ right: 560 })
    .composite([{ input: dark, left: 560, top: 0 }])
    .png({ palette: true })
    .toFile('docs/media/theme-page.png');
}

async function draw(name, css = '') {
  const page = await browser.newPage();
  await page.setViewport({ width: 800, height: 600, deviceScaleFactor: 2 });
  const games = Object.entries(backgrounds).map(
    ([scheme, background]) =>
      `<div style="color-scheme:${scheme};background:${background};padding:24px;width:352px">
      <game-2048 controls="score moves undo help" after-win="continue"></game-2048></div>`,
  );
  const url = host.put(
    '/picture.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
    <script type="module" src="/game-2048.min.js"></script><style>${fontFace}game-2048{--game-2048-font:${fontFamily}}${css}</style>
    <body style="margin:0"><main style="display:inline-flex">${games.join('')}</main>`,
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.$$eval(
    'game-2048',
    async (elements, position) => {
      for (const element of elements) {
        element.newGame({ board: position, score: 24680 });
        await element.updateComplete;
        for (const animation of element.shadowRoot.getAnimations()) animation.finish();
      }
      await document.fonts.ready;
    },
    board,
  );
  const main = await page.$('main');
  const file = `docs/media/theme-${name}.png`;
  await sharp(await main.screenshot())
    .png({ palette: true })
    .toFile(file);
  await page.close();
}
