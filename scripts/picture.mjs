/**
 * Draws the README's pictures from the built element in a real Chromium: docs/media/board.png, one position on a light
 * and on a dark page, and docs/media/play.webp, the computer playing it on.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';
import { Film } from './film.mjs';

const folder = 'docs/media';
const site = 'dist-demo';
const names = [
  ...['index', 'daily', 'article', 'replay', 'themes', 'computer'],
  ...['form', 'strict', 'course'],
];
const seed = 'readme';
const movesShown = 12;
const movesAfterWin = 3;
/** Milliseconds from frame to frame, of movement, and from one move to the next. */
const step = 35;
const movement = 245;
const pace = 500;

const door = (name) => import(pathToFileURL(`dist/${name}.js`).href);
const { Game } = await door('engine');
const { ComputerPlayer } = await door('player');

const { replay, directions } = await play();
const host = await serve((path) =>
  join(path.startsWith('/site/') ? site : 'dist', path.replace('/site', '')),
);
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
try {
  await drawBoards();
  await drawAnimation();
  for (const name of names) await drawPage(name);
} finally {
  await browser.close();
  host.close();
}

/** A game of the computer shortly before it wins, and how it goes on. */
async function play() {
  const game = new Game({ seed });
  const player = new ComputerPlayer({ thinkTime: 2 });
  const all = [];
  for (let left = movesAfterWin; left > 0; left -= Number(game.won)) {
    if (game.over) throw new Error(`The game of seed ${seed} ends without a win`);
    const direction = await player.chooseMove(game);
    game.move(direction);
    all.push(direction);
  }
  const start = all.length - movesShown;
  const again = new Game({ seed });
  for (const direction of all.slice(0, start)) again.move(direction);
  return { replay: again.replay, directions: all.slice(start) };
}

async function open(width, height, scale, body) {
  const page = await browser.newPage();
  await page.setViewport({ width, height, deviceScaleFactor: scale });
  const url = host.put(
    '/picture.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Picture</title>
    <script type="module" src="/game-2048.min.js"></script>
    <body><style>body{margin:0}</style>${body}`,
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(async (line) => {
    for (const game of document.querySelectorAll('game-2048')) {
      game.load(line);
      await game.updateComplete;
    }
    await document.fonts.ready;
  }, replay);
  await settle(page);
  return page;
}

/** Finishes every running animation. */
function settle(page) {
  return page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('game-2048')) {
      for (const animation of shadowRoot.getAnimations()) animation.finish();
    }
  });
}

async function drawBoards() {
  const side = (scheme, background) =>
    `<div style="color-scheme:${scheme};background:${background};padding:28px;width:344px"><game-2048></game-2048></div>`;
  const page = await open(
    800,
    600,
    2,
    `<div style="display:flex">${side('light', '#fff')}${side('dark', '#10131a')}</div>`,
  );
  const box = await page.$eval('body > div', (element) => {
    const { width, height } = element.getBoundingClientRect();
    return { x: 0, y: 0, width, height };
  });
  await page.screenshot({ path: `${folder}/board.png`, clip: box });
  await page.close();
}

async function drawAnimation() {
  const body = `<div style="background:#fff;padding:12px;width:376px"><game-2048 after-win="continue"></game-2048></div>`;
  const page = await open(400, 600, 1, body);
  const canvas = await page.$eval('body > div', ({ offsetWidth, offsetHeight }) => ({
    x: 0,
    y: 0,
    width: offsetWidth,
    height: offsetHeight,
  }));
  const film = new Film(step, () => page.screenshot({ clip: canvas, type: 'png' }));
  await film.take();
  for (const direction of directions) {
    film.hold(pace - movement);
    await page.$eval(
      'game-2048',
      async (game, way) => {
        game.move(way);
        await game.updateComplete;
        for (const animation of game.shadowRoot.getAnimations()) animation.pause();
      },
      direction,
    );
    for (let time = step; time <= movement; time += step) {
      await page.$eval(
        'game-2048',
        (game, now) => {
          for (const animation of game.shadowRoot.getAnimations()) animation.currentTime = now;
        },
        time,
      );
      await film.take();
    }
    await settle(page);
  }
  film.hold(3 * pace);
  await film.write(`${folder}/play.webp`);
  await page.close();
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
