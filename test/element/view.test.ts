import { expect, html, nextFrame } from '@open-wc/testing';
import type { Direction } from '../../src/engine/index.js';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { rows } from '../support/boards.js';
import { fixture, inFrame } from '../support/fixture.js';
import { playSome } from '../support/games.js';
import { emulate, focusOn, resizePage } from '../support/player.js';
import { boardOf, tableOf, tilesOf } from '../support/screen.js';

const make = (size = '4') =>
  fixture<Game2048Element>(
    html`<game-2048 size=${size} seed="view" after-win="continue"></game-2048>`,
  );

const partsOf = (element: Game2048Element, part: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`),
];

function animationsOf(element: Game2048Element): Animation[] {
  return element.shadowRoot!.getAnimations();
}

/** How many tiles are being animated. */
function animatedTiles(element: Game2048Element): number {
  return partsOf(element, 'tile').filter((tile) => tile.getAnimations().length > 0).length;
}

/** What an animation changes. */
function propertiesOf({ effect }: Animation): string[] {
  const told = ['offset', 'computedOffset', 'easing', 'composite'];
  const names = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame));
  return [...new Set(names)].filter((name) => !told.includes(name)).sort();
}

/** A board that is full of numbers; no two neighbours are equal. */
function full(columns: number, height: number, ranks = 17): number[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 2 ** (1 + ((column + row * 5) % ranks))),
  );
}

describe('Game2048Element › the board', () => {
  for (const size of ['2', '4', '7x3', '3x10']) {
    it(`shows the position after each of 60 moves and undos on a board of ${size}`, async () => {
      const element = await make(size);
      for (let n = 0; n < 60; n++) {
        playSome(element, 1);
        if (n % 7 === 6) element.undo();
        if (element.over) element.newGame();
        expect(tilesOf(element)).to.deep.equal(element.board);
        expect(tableOf(element)).to.deep.equal(element.board);
      }
    });
  }

  it('shows every tile on its cell after a change of the size, whatever was played before', async () => {
    const element = await make();
    for (const size of ['4', '5x3', '2', '4', '6']) {
      element.size = size;
      await element.updateComplete;
      expect(tilesOf(element), size).to.deep.equal(element.board);
      expect(tableOf(element), size).to.deep.equal(element.board);
      playSome(element, 5);
    }
  });

  it('keeps its nodes and adds none but tiles, no more than a move can show', async () => {
    const element = await make();
    const root = element.shadowRoot!;
    // The note of the first visit disappears with the first move.
    playSome(element, 1);
    await element.updateComplete;
    const before = [...root.querySelectorAll('*')];
    for (let n = 0; n < 40; n++) {
      playSome(element, 1);
      await element.updateComplete;
    }
    expect(before.every((node) => node.isConnected)).to.be.true;
    const added = [...root.querySelectorAll('*')].filter((node) => !before.includes(node));
    const isOfTile = (node: Element) => node.closest('[part~="tile"]') !== null;
    expect(added.filter((node) => !isOfTile(node))).to.deep.equal([]);
    // Sixteen on their cells; of eight merges two tiles each, which merge away, and the new tile.
    expect(partsOf(element, 'tile').length).to.be.at.most(25);
  });

  it('counts ten keys within one frame, and then shows what they made', async () => {
    const element = await make('8');
    await focusOn(element);
    for (let n = 0; n < 10; n++) {
      const key = n % 2 ? 'ArrowUp' : 'ArrowLeft';
      boardOf(element).dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    }
    expect(element.moves).to.equal(10);
    await nextFrame();
    expect(tilesOf(element)).to.deep.equal(element.board);
    expect(tableOf(element)).to.deep.equal(element.board);
  });

  it('starts each slide where the tile was, and ends it where it is', async () => {
    const element = await make();
    element.newGame({ board: rows([], [], [], [0, 0, 0, 16]) });
    element.move('up');
    const tile = partsOf(element, 'tile').find(({ dataset }) => dataset['rank'] === '4')!;
    const cells = partsOf(element, 'cell').map((cell) => cell.getBoundingClientRect());
    const [animation] = tile.getAnimations();
    animation!.pause();
    animation!.currentTime = 0;
    expect(tile.getBoundingClientRect().y).to.be.closeTo(cells[15]!.y, 0.5);
    animation!.currentTime = Number(animation!.effect!.getComputedTiming().endTime) - 1;
    expect(tile.getBoundingClientRect().y).to.be.closeTo(cells[3]!.y, 0.5);
    expect(tile.getBoundingClientRect().x).to.be.closeTo(cells[3]!.x, 0.5);
  });

  it('gives each tile the exact place of its cell', async () => {
    for (const size of ['4', '3x10']) {
      const element = await make(size);
      playSome(element, 12);
      for (const animation of animationsOf(element)) animation.finish();
      const cells = partsOf(element, 'cell').map((cell) => cell.getBoundingClientRect());
      for (const tile of partsOf(element, 'tile').filter(({ dataset }) => !dataset['state'])) {
        const { x, y, width, height } = tile.getBoundingClientRect();
        const cell = cells.find((box) => Math.hypot(box.x - x, box.y - y) < 0.5);
        expect(cell?.width, tile.outerHTML).to.be.closeTo(width, 0.1);
        expect(cell?.height, tile.outerHTML).to.be.closeTo(height, 0.1);
      }
    }
  });

  it('shows an undone, a new and a loaded position at once', async () => {
    const element = await make();
    playSome(element, 4);
    const { replay } = element;
    for (const change of [
      () => element.undo(),
      () => element.newGame(),
      () => element.load(replay),
    ]) {
      change();
      await element.updateComplete;
      expect(tilesOf(element)).to.deep.equal(element.board);
      expect(tableOf(element)).to.deep.equal(element.board);
    }
  });

  it('slides nothing if the player prefers reduced motion', async function () {
    if (!(await emulate({ 'prefers-reduced-motion': 'reduce' }))) this.skip();
    const element = await make();
    try {
      playSome(element, 1);
      const tiles = partsOf(element, 'tile').flatMap((tile) => tile.getAnimations());
      expect([...new Set(tiles.flatMap(propertiesOf))]).to.deep.equal(['opacity']);
      expect(tilesOf(element)).to.deep.equal(element.board);
    } finally {
      await emulate({});
    }
  });

  it('does not animate a move of hundreds of tiles, but shows it correctly', async () => {
    const element = await make('32');
    element.newGame({ board: full(32, 32).map((row) => [0, ...row.slice(1)]) });
    for (const direction of ['left', 'up', 'right', 'down'] as Direction[]) {
      element.move(direction);
      expect(tilesOf(element)).to.deep.equal(element.board);
    }
    element.newGame({ board: full(32, 32).map((row) => [0, ...row.slice(1)]) });
    element.move('left');
    expect(animatedTiles(element)).to.equal(0);
  });

  it('animates again after a move too large for it', async () => {
    const element = await make('32');
    element.newGame({ board: full(32, 32).map((row) => [0, ...row.slice(1)]) });
    element.move('left');
    element.undo();
    element.newGame({ seed: 'view' });
    playSome(element, 1);
    expect(animatedTiles(element)).to.be.greaterThan(0);
    expect(tilesOf(element)).to.deep.equal(element.board);
  });
});

describe('Game2048Element › numbers on tiles', () => {
  for (const [size, width] of [
    ['2', 160],
    ['4', 160],
    ['4', 512],
    ['5x8', 320],
  ] as const) {
    it(`of 1 to 7 digits, and powers beyond, fit at ${width} px on a board of ${size}`, async () => {
      const element = await make(size);
      element.style.width = `${width}px`;
      const [columns, height] = size.includes('x') ? [5, 8] : [Number(size), Number(size)];
      for (let first = 1; first < 52; first += columns * height) {
        const cells = Array.from({ length: columns * height }, (_, n) =>
          first + n > 52 ? 0 : 2 ** (first + n),
        );
        const board = Array.from({ length: height }, (_, row) =>
          cells.slice(row * columns, (row + 1) * columns),
        );
        element.newGame({ board });
        await element.updateComplete;
        for (const animation of animationsOf(element)) animation.finish();
        for (const tile of partsOf(element, 'tile').filter(
          ({ dataset }) => dataset['state'] === '',
        )) {
          const range = document.createRange();
          range.selectNodeContents(tile.firstElementChild!);
          const text = range.getBoundingClientRect();
          expect(text.width, tile.textContent).to.be.lessThan(tile.offsetWidth);
          expect(text.height).to.be.greaterThan(0);
        }
      }
    });
  }
});

describe('Game2048Element › its size', () => {
  const sizes = ['2', '4', '8x5', '5x8', '3x10', '10x3', '32', '2x32'];

  for (const width of [160, 320, 768, 1280]) {
    it(`fills ${width} px up to its maximum, with square tiles and nothing cut`, async () => {
      const frame = await fixture<HTMLElement>(html`<div style="width:${width}px"></div>`);
      for (const size of sizes) {
        frame.innerHTML = `<game-2048 size="${size}" controls="score best moves new undo hint autoplay save load give-up share"></game-2048>`;
        const element = frame.firstElementChild as Game2048Element;
        await element.updateComplete;
        const host = element.getBoundingClientRect();
        const board = boardOf(element).getBoundingClientRect();
        // As high as the window has room for; with more than eight cells a side it may be larger.
        const large = size.split('x').some((side) => Number(side) > 8);
        const most = large
          ? Math.max(512, Math.min(1024, innerHeight - 128))
          : Math.min(512, Math.max(256, innerHeight - 96));
        expect(host.width, size).to.equal(Math.min(width, most));
        expect(board.right).to.be.at.most(host.right + 0.5);
        expect(board.height).to.be.at.most(host.width * 1.5 + 1);
        const wide = board.width / host.width;
        const high = board.height / (host.width * 1.5);
        expect(Math.max(wide, high), size).to.be.greaterThan(0.85);
        const cell = partsOf(element, 'cell')[0]!.getBoundingClientRect();
        expect(cell.width).to.be.closeTo(cell.height, 0.1).and.to.be.greaterThan(2);
        for (const node of element.shadowRoot!.querySelectorAll('button, [part~="score"]')) {
          const box = node.getBoundingClientRect();
          expect(box.right, node.textContent).to.be.at.most(host.right + 0.5);
          expect(node.scrollWidth, node.textContent).to.be.at.most(node.clientWidth + 1);
        }
      }
    });
  }

  it('is computed once for a board, in pixels, in any document', async () => {
    const element = await make();
    const elsewhere = await inFrame();
    for (const home of [document.body, elsewhere.document.body]) {
      home.append(element);
      const tile = element.shadowRoot!.querySelector('[part="tile"]')!;
      const length = getComputedStyle(tile).getPropertyValue('--_2048-tile');
      expect(length).to.match(/^[\d.]+px$/);
    }
    element.remove();
    elsewhere.frameElement!.remove();
  });

  it('takes its largest width from the page', async () => {
    const element = await make();
    element.style.setProperty('--game-2048-max-size', '300px');
    expect(element.offsetWidth).to.equal(300);
  });

  it('is that of the screen on a page that is narrower', async function () {
    if (!(await resizePage(200, 400))) this.skip();
    const element = await make();
    expect(element.scrollWidth).to.be.at.most(200);
    await resizePage(800, 600);
  });

  it('is not mirrored with the page: the first cell is at the left', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const element = await make();
      element.dir = dir;
      const [first, second] = partsOf(element, 'cell');
      expect(first!.getBoundingClientRect().x).to.be.lessThan(second!.getBoundingClientRect().x);
      element.newGame({ board: rows([0, 16]) });
      element.move('left');
      expect(element.board[0]![0]).to.equal(16);
      await Promise.all(animationsOf(element).map((animation) => animation.finished));
      const tile = partsOf(element, 'tile').find(({ dataset }) => dataset['rank'] === '4')!;
      expect(tile.getBoundingClientRect().x).to.be.closeTo(first!.getBoundingClientRect().x, 0.5);
    }
  });
});
