import { expect } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import 'game-2048-element/locales/ja';
import { rows } from '../support/boards.js';
import { game, settled } from '../support/fixture.js';
import { resizePage } from '../support/input.js';
import { boardOf } from '../support/screen.js';

const make = (size = '4', width = 320, style = '') =>
  game(`size="${size}" seed="a" style="width:${width}px;${style}"`);

/** How far, in pixels, the cells for reading lie from those that are seen, at most. */
function distance(element: Game2048Element): number {
  const root = element.shadowRoot!;
  const drawn = [...root.querySelectorAll('[part~="cell"]')];
  const read = [...root.querySelectorAll('td')];
  expect(read).to.have.length(drawn.length);
  const differences = read.flatMap((cell, index) => {
    const [one, other] = [cell, drawn[index]!].map((node) => node.getBoundingClientRect());
    return (['left', 'top', 'right', 'bottom'] as const).map((side) =>
      Math.abs(one![side] - other![side]),
    );
  });
  return Math.max(...differences);
}

describe('The table for reading', () => {
  afterEach(() => resizePage(800, 600));

  it('lies cell over cell, from 160 to 1280 px, on boards of any shape', async () => {
    for (const width of [160, 320, 512, 1280]) {
      await resizePage(width + 20, 900);
      for (const size of ['2', '4', '8x5', '3x10', '32']) {
        const element = await make(size, width);
        expect(distance(element), `${size} at ${width} px`).to.be.at.most(1);
      }
    }
  });

  for (const style of [
    ...['zoom:1.5', 'zoom:0.8', 'direction:rtl', 'height:300px', '--game-2048-gap:0.3'],
    // No number.
    '--game-2048-gap:8px',
  ]) {
    it(`lies cell over cell under ${style}`, async () => {
      const element = await make('5x4', 320, style);
      expect(distance(element)).to.be.at.most(1.5);
      expect(boardOf(element).getBoundingClientRect().width).to.be.greaterThan(200);
    });
  }

  it('is invisible, and reads plain numbers, or labels with their values in the element’s language', async () => {
    const element = await game('tile-labels="BSc MSc"', rows([2, 4, 2 ** 30]));
    const cells = [...element.shadowRoot!.querySelectorAll('td')].slice(0, 3);
    const { color, backgroundColor } = getComputedStyle(cells[0]!);
    expect([color, backgroundColor]).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    for (const [change, read] of [
      [{}, ['BSc, 2', 'MSc, 4', '1073741824']],
      [{ lang: 'ja' }, ['BSc、2', 'MSc、4', '1073741824']],
      [{ tileLabels: '' }, ['2', '4', '1073741824']],
    ] as const) {
      Object.assign(element, change);
      await settled(element);
      expect(cells.map(({ textContent }) => textContent.trim())).to.deep.equal(read);
    }
  });
});
