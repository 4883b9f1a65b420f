/**
 * Draws the pictures from the built package: docs/media/board.svg for the README, and for each page of the demo the one that
 * sites show beside a posted link.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openBrowser } from '../test/runner/find-browser.mjs';
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

const board = await play();
mkdirSync('docs/media', { recursive: true });
const title = 'A board shortly before the 2048 tile';
writeFileSync('docs/media/board.svg', `${toSVG(board, { colors: 'auto', title })}\n`);
// A browser draws it: it takes the typeface of the site from a rule.
const browser = await openBrowser();
try {
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

/** A game of the computer shortly before its win. */
async function play() {
  const game = new Game({ seed });
  const player = new ComputerPlayer({ budget: 2000 });
  while (!game.won) {
    if (game.over) throw new Error(`The game of seed ${seed} ends without a win`);
    game.move(await player.chooseMove(game));
  }
  for (let left = movesLeft; left > 0; left--) game.undo();
  return game.board;
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
