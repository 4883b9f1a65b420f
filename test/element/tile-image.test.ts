import { expect, html, waitUntil } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { errorsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';

/** A busy machine takes its time to load a picture. */
const patient = { timeout: 10_000 };

const tiles = '/demo/tiles/{value}.svg';

async function make(tileImage: string, board = rows([2, 4, 8])): Promise<Game2048Element> {
  const element = await fixture<Game2048Element>(html`<game-2048 seed="pictures"></game-2048>`);
  element.newGame({ board });
  element.tileImage = tileImage;
  await element.updateComplete;
  return element;
}

function tileOf(element: Game2048Element, rank: number): HTMLElement {
  return element.shadowRoot!.querySelector<HTMLElement>(
    `[data-rank="${rank}"]:not([data-state^="free"])`,
  )!;
}

const pictureOf = (element: Game2048Element, rank: number) =>
  getComputedStyle(tileOf(element, rank)).backgroundImage;

const numberSeen = (element: Game2048Element, rank: number) =>
  getComputedStyle(tileOf(element, rank).firstElementChild!).opacity === '1';

/** Until the picture of a tile is there. */
const pictured = (element: Game2048Element, rank: number) =>
  waitUntil(() => pictureOf(element, rank).includes('url('), 'a picture', patient);

describe('Game2048Element › tile-image', () => {
  it('shows a picture instead of the number on each tile', async () => {
    const element = await make(tiles);
    await pictured(element, 3);
    expect(pictureOf(element, 3)).to.include('/demo/tiles/8.svg');
    expect(numberSeen(element, 3)).to.be.false;
  });

  it('shows the number on tiles whose picture fails to load', async () => {
    const element = await make(tiles, rows([2, 4, 4096]));
    element.winTile = 65536;
    await pictured(element, 1);
    const missing = new Image();
    missing.src = '/demo/tiles/4096.svg';
    await new Promise((resolve) => (missing.onerror = resolve));
    element.newGame({ board: rows([2, 4, 4096]) });
    await element.updateComplete;
    expect(numberSeen(element, 12)).to.be.true;
    expect(pictureOf(element, 12)).not.to.include('url(');
    expect(numberSeen(element, 1)).to.be.false;
  });

  it('can be changed and removed', async () => {
    const element = await make(tiles);
    await pictured(element, 3);
    element.tileImage = `${tiles}?other`;
    await element.updateComplete;
    await waitUntil(() => pictureOf(element, 3).includes('?other'), 'a picture', patient);
    element.tileImage = '';
    await element.updateComplete;
    expect(pictureOf(element, 3)).not.to.include('url(');
    expect(numberSeen(element, 3)).to.be.true;
  });

  it('takes data: and blob: pictures', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const blob = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    for (const url of [`data:image/svg+xml,${encodeURIComponent(svg)}`, blob]) {
      const element = await make(url);
      await pictured(element, 3);
      expect(numberSeen(element, 3)).to.be.false;
    }
    URL.revokeObjectURL(blob);
  });

  it('reports other URLs, and shows numbers', async () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://a/{value}', 'https://']) {
      const element = await fixture<Game2048Element>(html`<game-2048></game-2048>`);
      const errors = errorsOf(element);
      element.newGame({ board: rows([2, 4, 8]) });
      element.tileImage = url;
      await element.updateComplete;
      expect(errors).to.have.length(1);
      expect(errors[0]).to.include('tile-image').and.to.include(JSON.stringify(url));
      expect(numberSeen(element, 3)).to.be.true;
    }
  });
});

describe('Game2048Element › tile-labels', () => {
  it('shows words instead of numbers, numbers beyond them', async () => {
    const element = await fixture<Game2048Element>(
      html`<game-2048 tile-labels="Hydrogen He Li"></game-2048>`,
    );
    element.newGame({ board: rows([2, 4, 16]) });
    await element.updateComplete;
    const seen = [1, 2, 4].map((rank) => tileOf(element, rank).innerText.trim());
    expect(seen).to.deep.equal(['Hydrogen', 'He', '16']);
    const label = tileOf(element, 1).firstElementChild!;
    expect(label.scrollWidth).to.be.at.most(tileOf(element, 1).clientWidth);
    element.tileLabels = '';
    await element.updateComplete;
    expect(tileOf(element, 1).innerText.trim()).to.equal('2');
  });
});
