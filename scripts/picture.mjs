/**
 * Draws the pictures from the built package: docs/media/game-*.png for the README, the game as one meets it, and for each page
 * of the demo the one that sites show beside a posted link.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from '../test/runner/find-browser.mjs';
import { serve } from '../test/runner/serve.mjs';
import { fontFace, fontFamily } from './typeface.mjs';

const exportsOf = (name) => import(pathToFileURL(`dist/${name}.js`).href);
const { Game } = await exportsOf('engine');
const { ComputerPlayer } = await exportsOf('player');
const { toSVG } = await exportsOf('picture');

/** What the picture of a page shows besides the same board. */
const looks = {
  ...{ index: {}, daily: {}, article: {}, replay: {}, class: {}, form: {}, course: {} },
  themes: { background: '#bbada0' },
  computer: { move: 'left' },
  strict: { colors: 'dark' },
};
const seed = 'readme';
/** The board is shown so many moves before the end of this game. */
const movesLeft = 15;
const [width, height, margin] = [1200, 630, 60];

const moves = await play();
const { board } = moves.reduce(
  (game, direction) => (game.move(direction), game),
  new Game({ seed }),
);
mkdirSync('docs/media', { recursive: true });
// A browser draws it: it takes the typeface of the site from a rule.
const browser = await openBrowser();
try {
  for (const scheme of ['light', 'dark']) await drawGame(scheme);
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  for (const [name, look] of Object.entries(looks)) {
    await page.setContent(`<style>${fontFace}body{margin:0}svg{display:block}
      text{font-family:${fontFamily}}</style>${drawPage(name, look)}`);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 128 })
      .toFile(`demo/pictures/${name}.png`);
  }
} finally {
  await browser.close();
}

/** The element itself, twice as large as the README shows it. */
async function drawGame(scheme) {
  const site = await serve((path) => path.startsWith('/dist/') && path.slice(1));
  const page = await browser.newPage();
  await page.setViewport({ width: 432, height: 600, deviceScaleFactor: 2 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(
    site.put(
      '/game.html',
      `<!doctype html><html lang="en"><style>${fontFace}
      :root { color-scheme: light dark } body { margin: 16px } game-2048 { --game-2048-font: ${fontFamily} }</style>
      <script type="module" src="/dist/game-2048.min.js"></script><game-2048 seed="${seed}" storage-key="picture"></game-2048>`,
    ),
  );
  const isDrawn = () => document.querySelector('game-2048')?.hasUpdated;
  await page.waitForFunction(isDrawn);
  await page.$eval('game-2048', playAll, moves);
  // A stored game comes without what only the last move shows.
  await page.reload();
  await page.waitForFunction(isDrawn);
  await page.evaluate(() => document.fonts.ready);
  const element = await page.$('game-2048');
  await sharp(await element.screenshot({ omitBackground: true }))
    .png({ palette: true, colours: 128 })
    .toFile(`docs/media/game-${scheme}.png`);
  await page.close();
  site.close();
}

function playAll(game, directions) {
  for (const direction of directions) game.move(direction);
}

/** A game of the computer up to shortly before its win. @returns its moves */
async function play() {
  const game = new Game({ seed });
  const player = new ComputerPlayer({ budget: 2000 });
  const played = [];
  while (!game.won) {
    if (game.over) throw new Error(`The game of seed ${seed} ends without a win`);
    played.push(game.move(await player.chooseMove(game)).direction);
  }
  return played.slice(0, -movesLeft);
}

/** A page's name and description, as its source has them, beside a board. */
function drawPage(name, look) {
  const page = readFileSync(`demo/${name}.html`, 'utf8');
  const [, heading] = /<title>([^<·]+)/.exec(page);
  const [, description] = /name="description"\s+content="([^"]*)"/.exec(page);
  const size = height - 2 * margin;
  const picture = toSVG(board, { ...look, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fdfaf6"/>
    ${write(heading.trim(), 12, 62, margin + 90, 'font-weight="700" fill="#20283f"')}
    ${write(description, 30, 30, margin + 270, 'fill="#4f5b72"')}
    ${picture.replace('<svg ', `<svg x="${width - margin - size}" y="${margin}" `)}
  </svg>`;
}

/** A text in lines of so many letters. */
function write(text, letters, fontSize, top, look) {
  const lines = text.match(new RegExp(`\\S.{0,${letters}}(?=\\s|$)`, 'g')) ?? [];
  return lines
    .map((line, index) => {
      const y = top + index * fontSize * 1.3;
      return `<text x="${margin}" y="${y}" font-size="${fontSize}" ${look}>${line}</text>`;
    })
    .join('');
}
