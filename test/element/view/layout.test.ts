import { expect, fixture, html } from '@open-wc/testing';
import 'game-2048-element';
import { resizePage } from '../../support/player.js';
import { gameOf, show, type Frame, type Scene } from '../../support/view-fixture.js';

const scenes: Scene[] = [];

function full(columns: number, rows: number): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 2 ** (1 + ((row * columns + column) % 17))),
  );
}

function open(columns: number, rows: number, frame: Frame, parent?: Element): Scene {
  const one = show(gameOf(full(columns, rows)), frame, parent);
  scenes.push(one);
  return one;
}

function parentOf(css: string): HTMLElement {
  const parent = document.createElement('div');
  parent.style.cssText = css;
  document.body.append(parent);
  return parent;
}

const isWebKit = navigator.vendor.startsWith('Apple');

const boxOf = (node: Element) => node.getBoundingClientRect();

afterEach(() => {
  for (const { host } of scenes.splice(0)) host.remove();
});

describe('The size of the game', () => {
  // In a low window it would be smaller.
  before(() => resizePage(800, 900));

  for (const width of [288, 358, 480, 512]) {
    it(`is its width and 60 px more in height at ${width} px, so that a page can reserve it`, () => {
      const { host } = open(4, 4, { width: `${width}px` });
      expect(boxOf(host).height).to.be.closeTo(width + 60, 0.5);
    });
  }

  it('is the same where the page lays the tag out as a flex container', () => {
    const { host, board } = open(4, 4, { width: '400px', style: 'display:flex' });
    expect(boxOf(board).width).to.be.closeTo(400, 0.5);
    expect(boxOf(host).height).to.be.closeTo(460, 0.5);
  });

  for (const css of ['height:400px', 'max-height:400px']) {
    it(`fits a box of limited height: ${css}`, () => {
      const { host, root, board } = open(4, 4, { style: css, controls: true });
      expect(boxOf(host).height).to.be.at.most(400.5);
      expect(boxOf(root.querySelector('.footer')!).bottom).to.be.at.most(boxOf(host).bottom + 0.5);
      expect(boxOf(board).height).to.be.closeTo(boxOf(board).width, 0.5);
    });
  }

  it('has its full size in a parent that takes its width from its content, and fits a small one', () => {
    const wide = parentOf('display:inline-block');
    expect(boxOf(open(4, 4, {}, wide).host).width).to.equal(512);
    const narrow = parentOf('width:200px');
    const inner = document.createElement('span');
    inner.style.display = 'inline-block';
    narrow.append(inner);
    expect(boxOf(open(4, 4, {}, inner).host).width).to.equal(200);
    wide.remove();
    narrow.remove();
  });
});

describe('The direction buttons', () => {
  afterEach(() => resizePage(800, 600));

  for (const [width, height] of [
    [1024, 600],
    [844, 390],
    [390, 660],
  ] as const) {
    it(`are visible with the whole board in a window of ${width} x ${height}`, async function () {
      if (!(await resizePage(width, height))) this.skip();
      const element = await fixture<HTMLElement>(
        html`<game-2048 controls="score best new undo help directions"></game-2048>`,
      );
      const { top } = boxOf(element);
      for (const part of ['board', 'directions']) {
        const box = boxOf(element.shadowRoot!.querySelector(`[part~="${part}"]`)!);
        expect(box.bottom - top, part).to.be.at.most(height);
        expect(box.width).to.be.greaterThan(130);
      }
    });
  }
});

describe('Numbers on tiles', () => {
  for (const spacing of ['', '* { letter-spacing: 0.12em !important }']) {
    it(`fill at most ${spacing ? 'the tile with WCAG spacing' : '78 %'} in a wide font`, () => {
      const { root } = open(4, 13, {
        width: '512px',
        style: `--game-2048-tile-font:'DejaVu Sans',sans-serif`,
      });
      const sheet = document.createElement('style');
      sheet.textContent = spacing;
      root.append(sheet);
      for (const tile of root.querySelectorAll<HTMLElement>('.tiles > [data-state=""]')) {
        const range = document.createRange();
        range.selectNodeContents(tile.firstElementChild!);
        const share = boxOf(tile).width;
        // WebKitGTK rounds the width of each digit to whole pixels.
        const rounding = isWebKit ? tile.textContent.trim().length / 4 : 0;
        const most = (spacing ? share : 0.785 * share) + rounding;
        expect(range.getBoundingClientRect().width, tile.textContent).to.be.at.most(most);
      }
    });
  }
});

describe('The focus ring', () => {
  it('is visible over a card, too', () => {
    const { root, board } = open(4, 4, { width: '390px', card: 'won' });
    board.focus();
    // Focus by script counts as visible only after a key.
    if (!board.matches(':focus-visible')) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(
      root.querySelector('[part~="overlay"]')!,
    );
    expect([outlineStyle, outlineWidth]).to.deep.equal(['solid', '3px']);
  });
});

describe('A card', () => {
  for (const [columns, rows] of [
    [4, 4],
    [8, 5],
    [3, 10],
  ] as const) {
    it(`is whole at 160 px on a board of ${columns} x ${rows}`, () => {
      const { root } = open(columns, rows, { width: '160px', card: 'over' });
      const card = root.querySelector('[part~="message"]')!;
      expect(card.scrollHeight).to.be.at.most(card.clientHeight + 1);
    });
  }

  it('of help scrolls within a small board', () => {
    const { root } = open(4, 4, { width: '160px', card: 'help' });
    for (const animation of root.getAnimations()) animation.finish();
    const card = root.querySelector('[part~="message"]')!;
    expect(card.scrollHeight).to.be.greaterThan(card.clientHeight);
    expect(boxOf(card).bottom).to.be.at.most(boxOf(root.querySelector('.stage')!).bottom + 0.5);
  });
});
