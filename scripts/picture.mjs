/**
 * Draws the pictures from the built element in a real Chromium: docs/media/board-light.png and board-dark.png for the
 * README, and for each page of the demo the one that sites show beside a posted link.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';

const folder = 'docs/media';
const site = 'dist-demo';
const names = [
  ...['index', 'daily', 'article', 'replay', 'themes', 'computer'],
  ...['class', 'form', 'strict', 'course'],
];
const seed = 'readme';
/** The board is shown so many moves before the end of this game. */
const movesLeft = 15;

const door = (name) => import(pathToFileURL(`dist/${name}.js`).href);
const { Game } = await door('engine');
const { ComputerPlayer } = await door('player');

const replay = await play();
const host = await serve((path) =>
  join(path.startsWith('/site/') ? site : 'dist', path.replace('/site', '')),
);
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
try {
  await drawBoard('light', '#fff');
  await drawBoard('dark', '#0d1117');
  for (const name of names) await drawPage(name);
} finally {
  await browser.close();
  host.close();
}

/** A game of the computer shortly before its win. */
async function play() {
  const game = new Game({ seed });
  const player = new ComputerPlayer({ thinkTime: 2 });
  while (!game.won) {
    if (game.over) throw new Error(`The game of seed ${seed} ends without a win`);
    game.move(await player.chooseMove(game));
  }
  for (let left = movesLeft; left > 0; left--) game.undo();
  return game.replay;
}

async function drawBoard(scheme, background) {
  const page = await browser.newPage();
  await page.setViewport({ width: 400, height: 600, deviceScaleFactor: 2 });
  const url = host.put(
    '/picture.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
    <script type="module" src="/game-2048.min.js"></script>
    <body style="color-scheme:${scheme};background:${background};margin:0">
    <div style="padding:28px;width:344px"><game-2048 controls="score moves undo help"></game-2048></div>`,
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.$eval(
    'game-2048',
    async (game, line) => {
      game.load(line);
      await game.updateComplete;
      await document.fonts.ready;
    },
    replay,
  );
  await settle(page);
  const board = await page.$('body > div');
  await board.screenshot({ path: `${folder}/board-${scheme}.png` });
  await page.close();
}

/** Finishes every running animation. */
function settle(page) {
  return page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('game-2048')) {
      for (const animation of shadowRoot.getAnimations()) animation.finish();
    }
  });
}

/** What a page shows at first, without its navigation, as sites show it beside a posted link. */
async function drawPage(name) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 630 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setBypassCSP(true);
  await page.goto(`${host.origin}/site/${name}.html`, { waitUntil: 'networkidle0' });
  await page.addStyleTag({ content: '.site-header { display: none !important }' });
  await page.evaluate(async () => {
    document.activeElement.blur();
    for (const game of document.querySelectorAll('game-2048')) await game.updateComplete;
    await document.fonts.ready;
  });
  if (['computer', 'form', 'course', 'index', 'daily', 'article'].includes(name))
    await playSome(page);
  await settle(page);
  const picture = await page.screenshot({ type: 'png' });
  await sharp(picture).png({ palette: true, colours: 128 }).toFile(`demo/pictures/${name}.png`);
  await page.close();
}

/** A few moves, so that there is something to see. */
function playSome(page) {
  return page.evaluate(async () => {
    const game = document.querySelector('game-2048');
    for (let round = 0; round < 30; round++) {
      ['left', 'down', 'right', 'up'].some((direction) => game.move(direction));
    }
    await game.updateComplete;
  });
}
