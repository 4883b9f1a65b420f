import { expect, html } from '@open-wc/testing';
import { executeServerCommand, resetMouse, sendMouse } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { rows } from '../support/boards.js';
import { fixture, inClientOnly, settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { resizePage } from '../support/player.js';
import { boardOf, buttonOf, middleOf, tableOf } from '../support/screen.js';

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

  inClientOnly('lies cell over cell, from 160 to 1280 px, on boards of any shape', async () => {
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

  it('lies cell over cell after a change of the size', async () => {
    const element = await make();
    element.size = '6x3';
    await settled(element);
    expect(distance(element)).to.be.at.most(1);
    expect(tableOf(element)).to.deep.equal(element.board);
  });

  it('has the position after a move, an undo and a new game', async () => {
    const element = await make();
    for (const change of [
      () => element.move('left') ?? element.move('down'),
      () => element.undo(),
      () => element.newGame({ board: rows([2, 0, 131072]) }),
    ]) {
      change();
      await settled(element);
      expect(tableOf(element)).to.deep.equal(element.board);
    }
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

async function drag(from: [number, number], to: [number, number]): Promise<void> {
  await sendMouse({ type: 'move', position: from });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: to });
  await sendMouse({ type: 'up' });
}

describe('Under the table for reading', () => {
  afterEach(async () => {
    await resetMouse();
    await executeServerCommand('touch-device', false);
  });

  /** One tile, in the second row and column: a swipe to the left leads to the first column. */
  async function lone(): Promise<Game2048Element> {
    const element = await make();
    beginAt(element, rows([], [0, 16]));
    await settled(element);
    return element;
  }

  inClientOnly('the board gets swipes by touch, and drags by a mouse beside it', async function () {
    if (!(await executeServerCommand('touch-device', true))) this.skip();
    const element = await lone();
    const [x, y] = middleOf(boardOf(element));
    await executeServerCommand('swipe', { from: [x, y], to: [x - 80, y] });
    expect(element.board[1]![0], 'finger').to.equal(16);
    await drag([x, y], [x + 80, y]);
    expect(element.board[1]![3], 'mouse').to.equal(16);
  });

  it('the board gets the mouse', async () => {
    const element = await lone();
    const [x, y] = middleOf(boardOf(element));
    await drag([x, y], [x - 80, y]);
    expect(element.board[1]![0]).to.equal(16);
  });

  inClientOnly('a tap gives the board the focus', async function () {
    if (!(await executeServerCommand('touch-device', true))) this.skip();
    const element = await lone();
    await sendMouse({ type: 'click', position: middleOf(boardOf(element)) });
    expect(element.shadowRoot!.activeElement).to.equal(boardOf(element));
  });

  inClientOnly('a card gets taps', async function () {
    if (!(await executeServerCommand('touch-device', true))) this.skip();
    const element = await lone();
    buttonOf(element, 'help').click();
    await settled(element);
    await sendMouse({ type: 'click', position: middleOf(buttonOf(element, 'close')) });
    await settled(element);
    expect(element.shadowRoot!.querySelector('[part~="overlay"]')).to.equal(null);
  });
});
