import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { fixture, settled } from '../support/fixture.js';
import { emulate, press, resizePage } from '../support/player.js';
import { boardOf, buttonOf, overlayOf, textBoxOf } from '../support/screen.js';

describe('Game2048Element › a page', () => {
  const holder = (content: unknown, style: string) => html`<div style=${style}>${content}</div>`;
  const gameIn = (root: Element) => root.querySelector<Game2048Element>('game-2048')!;

  for (const rule of ['margin:16px', 'padding:16px']) {
    it(`may give it ${rule} without being widened`, async () => {
      const root = await fixture(
        holder(html`<game-2048 style=${rule}></game-2048>`, 'width:390px;overflow:auto'),
      );
      expect(root.scrollWidth).to.equal(390);
    });
  }

  it('may put something wide into a slot, and the board stays where it is', async () => {
    const wide = html`<game-2048><pre slot="banner">${'x'.repeat(200)}</pre></game-2048>`;
    const root = await fixture(holder(wide, 'width:320px'));
    expect(boardOf(gameIn(root)).getBoundingClientRect().width).to.be.closeTo(320, 4);
    const { right } = boardOf(gameIn(root)).getBoundingClientRect();
    expect(right).to.be.at.most(gameIn(root).getBoundingClientRect().right);
  });

  it('may put something wide on the end screen, and the board stays where it is', async () => {
    const wide = html`<game-2048><h2 slot="over">${'x'.repeat(60)}</h2></game-2048>`;
    const game = gameIn(await fixture(holder(wide, 'width:240px;--game-2048-duration:0s')));
    const place = () => {
      const { x, y, width, height } = boardOf(game).getBoundingClientRect();
      return [x, y, width, height];
    };
    const before = place();
    game.giveUp();
    await game.updateComplete;
    expect(place()).to.deep.equal(before);
    expect(overlayOf(game)!.getBoundingClientRect().width).to.be.at.most(240);
  });

  for (const gap of [0.02, 0.12, 0.4]) {
    it(`may set the gap to ${gap}, and numbers still fit on their tiles`, async () => {
      const root = await fixture(
        holder(html`<game-2048 controls="none"></game-2048>`, `width:220px;--game-2048-gap:${gap}`),
      );
      const game = gameIn(root);
      const none = [0, 0, 0, 0];
      game.newGame({ board: [[8, 16, 128, 1024], [16384, 131072, 2 ** 20, 0], none, none] });
      await settled(game);
      for (const animation of game.shadowRoot!.getAnimations()) animation.finish();
      for (const label of game.shadowRoot!.querySelectorAll('[data-state=""] > *')) {
        const tile = label.parentElement!.getBoundingClientRect();
        expect(textBoxOf(label).width).to.be.below(tile.width);
      }
    });
  }

  it('may space and indent its text, and numbers stay on their tiles', async () => {
    const root = await fixture(
      holder(html`<game-2048></game-2048>`, 'width:320px;letter-spacing:.12em;text-indent:3em'),
    );
    const game = gameIn(root);
    game.newGame({
      board: [
        [1024, 4096],
        [2, 2],
      ],
    });
    await settled(game);
    const label = game.shadowRoot!.querySelector<HTMLElement>('[part="tile-label"]')!;
    const { letterSpacing, textIndent } = getComputedStyle(label);
    expect(`${letterSpacing} ${textIndent}`).to.equal('normal 0px');
  });

  const usual = 'score best new undo';
  for (const [width, controls] of [
    [160, usual],
    [240, 'score best moves'],
    [320, usual],
    [420, usual],
    [440, usual],
    [512, usual],
  ] as const) {
    it(`may be ${width} px wide, with ${controls}, and no score up to six digits moves the board`, async () => {
      const root = await fixture(
        holder(html`<game-2048 controls=${controls}></game-2048>`, `width:${width}px`),
      );
      const game = gameIn(root);
      const { top } = boardOf(game).getBoundingClientRect();
      game.newGame({ score: 999_999 });
      await game.updateComplete;
      expect(boardOf(game).getBoundingClientRect().top).to.equal(top);
    });
  }

  for (const [zoom, size] of [
    [1.5, '4'],
    [0.8, '8x5'],
    [2, '32'],
  ] as const) {
    it(`may be zoomed ${zoom} times: tiles of a board of ${size} lie on their cells, numbers on their tiles`, async () => {
      const root = await fixture(
        holder(html`<game-2048 size=${size} seed="zoom"></game-2048>`, `zoom:${zoom}`),
      );
      const game = gameIn(root);
      game.newGame({ board: game.board.map((row) => row.map((_, cell) => cell % 3 && 4096)) });
      game.move('left');
      game.move('down');
      await settled(game);
      for (const animation of game.shadowRoot!.getAnimations()) animation.finish();
      const parts = (part: string) => [
        ...game.shadowRoot!.querySelectorAll<HTMLElement>(`[part="${part}"]`),
      ];
      const cornerOf = (node: Element): [number, number] => {
        const { x, y } = node.getBoundingClientRect();
        return [x, y];
      };
      const cells = parts('cell').map(cornerOf);
      const shown = parts('tile').filter(({ dataset }) => dataset['state'] === '');
      expect(shown.length).to.be.above(2);
      for (const tile of shown) {
        const [x, y] = cornerOf(tile);
        const away = cells.map(([left, top]) => Math.max(Math.abs(left - x), Math.abs(top - y)));
        expect(Math.min(...away)).to.be.below(0.8);
        const text = textBoxOf(tile.firstElementChild!);
        expect(text.width).to.be.at.most(tile.getBoundingClientRect().width + 0.5);
      }
    });
  }

  it('may give it a width later, and the board fills it', async () => {
    const root = await fixture(holder(html`<game-2048 seed="wide"></game-2048>`, 'width:0'));
    const game = gameIn(root);
    game.newGame();
    (root as HTMLElement).style.width = '400px';
    game.newGame();
    const { fontSize } = getComputedStyle(boardOf(game));
    expect(parseFloat(fontSize)).to.be.within(80, 110);
  });

  it('may clip what is outside it: the focus is visible within', async () => {
    const root = await fixture(holder(html`<game-2048></game-2048>`, 'width:320px'));
    const board = boardOf(gameIn(root));
    await press('Tab');
    gameIn(root).focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(board);
    expect(parseFloat(outlineOffset) + parseFloat(outlineWidth)).to.equal(0);
  });

  it('may be low, and the whole board is visible', async function () {
    const { innerWidth: width, innerHeight: height } = window;
    if (!(await resizePage(740, 360))) this.skip();
    try {
      const game = gameIn(await fixture(holder(html`<game-2048></game-2048>`, 'width:720px')));
      expect(boardOf(game).getBoundingClientRect().height).to.be.within(250, 300);
    } finally {
      await resizePage(width, height);
    }
  });

  it('may be a frame as high as its content, without growing for ever', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="a game" style="width:600px;height:150px;border:0"></iframe>`,
    );
    const { body, documentElement } = frame.contentDocument!;
    body.style.margin = '0';
    const game = document.createElement('game-2048');
    body.append(game);
    await game.updateComplete;
    const heights = new Set<number>();
    for (let rounds = 0; rounds < 20; rounds++) {
      const { height } = documentElement.getBoundingClientRect();
      heights.add(height);
      frame.style.height = `${height}px`;
    }
    expect(heights.size).to.be.at.most(2);
    expect(game.getBoundingClientRect().width).to.equal(512);
  });

  it('shows in forced colours that the computer plays', async function () {
    if (!(await emulate({ 'forced-colors': 'active' }))) this.skip();
    const element = await fixture<Game2048Element>(
      html`<game-2048 controls="hint autoplay" autoplay></game-2048>`,
    );
    const width = (name: string) => getComputedStyle(buttonOf(element, name)).borderTopWidth;
    expect(width('autoplay')).not.to.equal(width('hint'));
    await emulate({});
  });
});
