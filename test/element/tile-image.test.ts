import { expect } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { begin, game, settled, until } from '../support/fixture.js';

const tiles = '/demo/tiles/{value}.svg';

const make = (tileImage: string, board = rows([2, 4, 8])) =>
  game(`tile-image="${tileImage}"`, board);

function tileOf(element: Game2048Element, rank: number): HTMLElement {
  const selector = `[data-rank="${rank}"]:not([data-state^="free"])`;
  return element.shadowRoot!.querySelector<HTMLElement>(selector)!;
}

const pictureOf = (element: Game2048Element, rank: number) =>
  getComputedStyle(tileOf(element, rank)).backgroundImage;

const isNumberSeen = (element: Game2048Element, rank: number) =>
  getComputedStyle(tileOf(element, rank).firstElementChild!).opacity === '1';

/** Resolves when the picture of a tile is there. */
const untilPictured = (element: Game2048Element, rank: number, url = 'url(') =>
  until(() => pictureOf(element, rank).includes(url));

/** Resolves when a picture that does not exist was refused, and with it any that was asked for before. */
async function untilRefused(): Promise<void> {
  const image = new Image();
  image.src = '/demo/tiles/4096.svg';
  await new Promise((resolve) => (image.onerror = resolve));
}

describe('tile-image', () => {
  it('shows a picture instead of the number on each tile, and can be changed and removed', async () => {
    const element = await make(tiles);
    await untilPictured(element, 3, '/demo/tiles/8.svg');
    expect(isNumberSeen(element, 3)).to.equal(false);
    element.tileImage = `${tiles}?other`;
    await untilPictured(element, 3, '?other');
    element.tileImage = '';
    await settled(element);
    expect(pictureOf(element, 3)).not.to.include('url(');
    expect(isNumberSeen(element, 3)).to.equal(true);
  });

  it('shows the number on tiles whose picture fails to load', async () => {
    const element = await make(tiles, rows([2, 4, 4096]));
    element.winTile = 65536;
    await untilPictured(element, 1);
    await untilRefused();
    await begin(element, rows([2, 4, 4096]));
    expect(isNumberSeen(element, 12)).to.equal(true);
    expect(pictureOf(element, 12)).not.to.include('url(');
    expect(isNumberSeen(element, 1)).to.equal(false);
  });

  it('allows data: and blob: pictures', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const blob = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    for (const url of [`data:image/svg+xml,${encodeURIComponent(svg)}`, blob]) {
      const element = await make(url);
      await untilPictured(element, 3);
      expect(isNumberSeen(element, 3)).to.equal(false);
    }
    URL.revokeObjectURL(blob);
  });

  it('loads pictures ahead of the highest tile, up to the winning one', async () => {
    /** WebKit may ask twice: for the picture, and for the tile it is on. */
    const askedFor = () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const found = names.flatMap((name) => /tiles\/(\d+)\.svg\?ahead$/.exec(name)?.[1] ?? []);
      return [...new Set(found)].map(Number).sort((one, other) => one - other);
    };
    performance.clearResourceTimings();
    const element = await make(`${tiles}?ahead`, rows([512, 2]));
    await until(() => askedFor().includes(2048));
    await begin(element, rows([1024, 1024]));
    element.move('left');
    await settled(element);
    await until(() => askedFor().length === 11);
    await untilRefused();
    expect(askedFor()).to.deep.equal([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]);
  });
});

it('tile-labels shows words instead of numbers, as far as there are words', async () => {
  const element = await game('tile-labels="Hydrogen He Li"', rows([2, 4, 16]));
  const seen = [1, 2, 4].map((rank) => tileOf(element, rank).innerText.trim());
  expect(seen).to.deep.equal(['Hydrogen', 'He', '16']);
  const label = tileOf(element, 1).firstElementChild!;
  expect(label.scrollWidth).to.be.at.most(tileOf(element, 1).clientWidth);
  element.tileLabels = '';
  await settled(element);
  expect(tileOf(element, 1).innerText.trim()).to.equal('2');
});
