import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import 'game-2048-element/locales/ja';
import { rows } from '../support/boards.js';
import { fixture, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { resizePage } from '../support/player.js';
import { boardOf } from '../support/screen.js';

const make = (size = '4', width = 320, style = '') =>
  fixture<Game2048Element>(
    html`<game-2048 size=${size} seed="a" style="width:${width}px;${style}"></game-2048>`,
  );

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

  for (const [name, style] of Object.entries({
    'zoomed in': 'zoom:1.5',
    'zoomed out': 'zoom:0.8',
    'from right to left': 'direction:rtl',
    'limited in height': 'height:300px',
    'with other gaps': '--game-2048-gap:0.3',
  })) {
    it(`lies cell over cell, ${name}`, async () => {
      expect(distance(await make('5x4', 320, style))).to.be.at.most(1.5);
    });
  }

  it('says a label with the value, in the element’s language', async () => {
    const element = await make();
    const cells = () => [...element.shadowRoot!.querySelectorAll('td')];
    const first = () =>
      cells()
        .slice(0, 3)
        .map(({ textContent }) => textContent);
    beginAt(element, rows([2, 4, 8]));
    element.tileLabels = 'BSc MSc';
    await settled(element);
    expect(first()).to.deep.equal(['BSc, 2', 'MSc, 4', '8']);
    element.lang = 'ja';
    await settled(element);
    expect(first()).to.deep.equal(['BSc、2', 'MSc、4', '8']);
    element.tileLabels = '';
    await settled(element);
    expect(first()).to.deep.equal(['2', '4', '8']);
  });

  it('lies cell over cell, and the board is as large as ever, with a gap that is no number', async () => {
    const { width } = boardOf(await make()).getBoundingClientRect();
    const element = await make('4', 320, '--game-2048-gap:8px');
    expect(boardOf(element).getBoundingClientRect().width).to.equal(width);
    expect(distance(element)).to.be.at.most(1);
  });

  it('has plain numbers, and is invisible', async () => {
    const element = await make();
    element.newGame({ board: rows([2 ** 30]) });
    await settled(element);
    const cell = element.shadowRoot!.querySelector('td')!;
    expect(cell.textContent.trim()).to.equal(String(2 ** 30));
    const { color, backgroundColor } = getComputedStyle(cell);
    expect([color, backgroundColor]).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });
});
