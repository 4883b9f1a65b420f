/** Draws the pictures of docs/theming.md from the built element, in a real Chromium: each theme, light and dark. */
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
  for (const { heading, code } of snippetsOf('docs/theming.md')) {
    await draw(heading.toLowerCase().replace(' ', '-'), code);
  }
} finally {
  await browser.close();
  host.close();
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
