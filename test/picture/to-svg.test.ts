import { expect } from '@open-wc/testing';
import { surfaceColors, tileColors } from '../../src/board/styles/palette.js';
import { toSVG, type PictureOptions } from '../../src/picture/index.js';
import { boardOf, DIRECTIONS, expectThrown } from '../support/plays.js';

const board = boardOf('2 . 2048 . / . 16 . 4096');
const full = (columns: number, rows: number, value = 2) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => value));
const texts = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('toSVG()', () => {
  it('draws the number of each tile, and the cells', () => {
    const svg = toSVG(board);
    expect(texts(svg)).to.deep.equal(['2', '16', '2048', '4096']);
    expect(svg).to.match(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" role="img" width="480" height="246" /,
    );
    expect(svg).to.include('<title>2048: 4 × 2, highest tile 4096</title>');
    expect(toSVG(full(2, 2, 0))).to.include('<title>2048: 2 × 2, highest tile 0</title>');
  });

  it('takes the colours from the palette of the element', () => {
    for (const [index, colors] of (['light', 'dark'] as const).entries()) {
      for (const [rank, { background, text }] of tileColors.entries()) {
        const svg = toSVG(full(2, 2, 2 ** (rank + 1)), { colors });
        for (const pair of [surfaceColors.board, background, text]) {
          expect(svg).to.include(`fill="${pair[index]}"`);
        }
      }
    }
  });

  it('follows the system by a style sheet whose classes are named after their colours', () => {
    const { background } = tileColors[0]!;
    const name = `g2048${background.join('')}`.replaceAll('#', '-');
    const svg = toSVG(board, { colors: 'auto' });
    expect(svg).to.include(`class="${name}" fill="${background[0]}"`);
    expect(svg).to.include('<style>@media(prefers-color-scheme:dark){');
    expect(svg).to.include(`.${name}{fill:${background[1]}}`);
  });

  it('uses neither ids nor, in one scheme, a style sheet: nothing clashes with the page', () => {
    for (const colors of ['light', 'dark'] as const) {
      expect(toSVG(board, { colors, move: 'up' })).not.to.match(/ (id|class|style)=|<style|url\(/);
    }
    expect(toSVG(board, { colors: 'auto', move: 'up' })).not.to.match(/ (id|style)=|url\(/);
  });

  it('is as wide as asked, and as high as the board needs', () => {
    expect(toSVG(full(5, 3), { size: 572 })).to.include('width="572" height="348"');
    expect(toSVG(full(2, 2), { size: 1 })).to.include('width="1" height="1"');
  });

  it('writes labels instead of numbers, by lines that break at spaces and hyphens', () => {
    const svg = toSVG(boardOf('2 4 / 8 16'), { labels: 'BSc||Vice-chancellor at large|D' });
    expect(texts(svg).join(' ')).to.equal('BSc 4 Vice- chancellor at large D');
    expect(texts(svg)).to.have.length(7);
  });

  it('shows tiles from ten million on as powers of two', () => {
    expect(texts(toSVG(full(2, 2, 2 ** 63)))[0]).to.equal('2⁶³');
  });

  it('draws an arrow at the edge that a hint names', () => {
    const transform = (move: PictureOptions['move']) =>
      /translate\(.*?\)(rotate\(\d+\))/.exec(toSVG(board, { move }))?.[1];
    expect(DIRECTIONS.map(transform)).to.deep.equal([
      ...['rotate(0)', 'rotate(90)', 'rotate(180)', 'rotate(270)'],
    ]);
    expect(transform(undefined)).to.equal(undefined);
  });

  it('fills the board with a colour, or with nothing', () => {
    for (const background of [
      ...['none', '#bbada0', 'white', 'rgb(1 2 3 / 50%)', 'RGBA(+1.5,2,-3e0)'],
      ...['color(display-p3 1 0.5 0)', 'oklch(0.5 0.1 20)'],
    ]) {
      expect(toSVG(board, { background })).to.include(`<rect fill="${background}" width="460"`);
    }
  });

  it('writes labels and titles as text: markup stays visible, and what XML lacks becomes a space', () => {
    const evil = '</title><script>alert(1)</script>&amp;"\'\0\u0008\ud800\uffff';
    const svg = toSVG(full(2, 2), { title: evil, labels: `${evil}|` });
    expect(svg).not.to.match(/<script|&amp;|[\0\u0008\ud800\uffff]/);
    expect(svg).to.include('<title>&#60;/title&#62;&#60;script&#62;alert(1)');
    expect(count(svg, '<title>')).to.equal(1);
  });

  it('keeps a board of 32 x 32 under 400 kB, whatever stands on it', () => {
    for (const value of [0, 2, 2 ** 17, 2 ** 63]) {
      for (const labels of ['', Array(64).fill('Vice-chancellor at large').join('|')]) {
        const svg = toSVG(full(32, 32, value), { colors: 'auto', move: 'left', labels });
        expect(svg.length).to.be.below(400_000);
      }
    }
  });

  it('refuses anything but a board, naming the value and what is allowed', () => {
    const refuse = (value: unknown, kind: string, ...parts: string[]) =>
      expectThrown(() => toSVG(value as number[][]), kind, ...parts);
    refuse(undefined, 'TypeError', 'board must be an array, not undefined');
    refuse([[2, 3], [0, 0]], 'RangeError', 'board[0][1] must be 0 or a power of two', 'not 3'); // prettier-ignore
    refuse(full(1, 2), 'RangeError', 'columns of board must be an integer from 2 to 32, not 1');
    refuse(full(2, 33), 'RangeError', 'rows of board must be an integer from 2 to 32, not 33');
    const unread = new Proxy([], {
      get: (row, key) => (key === 'length' ? 1e6 : expect.fail(String(key))),
    });
    refuse(unread, 'RangeError', 'rows of board must be an integer from 2 to 32, not 1000000');
    refuse([[2, 2], unread], 'RangeError', 'columns of board', 'not 1000000');
  });

  it('refuses options that do not exist, and values that are not allowed', () => {
    const refuse = (options: unknown, kind: string, ...parts: string[]) =>
      expectThrown(() => toSVG(board, options as PictureOptions), kind, ...parts);
    refuse({ colour: 'dark' }, 'TypeError', 'name of an option must be size, ', 'not "colour"');
    refuse(null, 'TypeError', 'options must be a plain object, not null');
    refuse({ size: '480' }, 'TypeError', 'size must be an integer from 1 to 10000, not "480"');
    refuse({ size: 0 }, 'RangeError', 'size must be an integer from 1 to 10000, not 0');
    refuse({ colors: 'blue' }, 'RangeError', 'colors must be light, dark or auto, not "blue"');
    refuse({ labels: ['A'] }, 'TypeError', 'labels must be a string, not an array');
    refuse({ move: 'north' }, 'RangeError', 'move must be up, right, down or left, not "north"');
    refuse({ title: null }, 'TypeError', 'title must be a string, not null');
    const notColors = ['url(#a)', 'var(--x)', '"/><script>', 'red;blue', '', 'a_1'];
    const notXml = ['\0', '\ud800', '\u2028', '\f', '😀', '&amp;'].map((odd) => `rgb(${odd})`);
    for (const background of [...notColors, ...notXml, `rgb(${' '.repeat(101)})`]) {
      refuse({ background }, 'RangeError', 'background must be a CSS color or none, not');
    }
    refuse({ background: 0 }, 'TypeError', 'background must be a string, not 0');
  });
});
