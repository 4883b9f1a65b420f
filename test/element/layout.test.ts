/** What styles of the page and sizes of the window do to the element, and where everything lies then. */
import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { rows } from '../support/boards.js';
import { atOnce, begin, fixture, game, settled } from '../support/fixture.js';
import { emulate, press, resizePage } from '../support/input.js';
import { tags } from '../support/locales.js';
import { boardOf, buttonOf, overlayOf, textBoxOf } from '../support/screen.js';

const boxOf = (node: Element) => node.getBoundingClientRect();

/** The parts of an element that are seen. */
const partsOf = ({ shadowRoot }: Game2048Element, part: string) =>
  [...shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`)].filter(
    ({ dataset }) => !dataset['state'],
  );

/** A game in a box of the page. */
async function inBox(style: string, attributes = '', content = ''): Promise<Game2048Element> {
  const box = await fixture<HTMLElement>(html`<div style=${style}></div>`);
  box.innerHTML = `<game-2048 ${attributes}>${content}</game-2048>`;
  const element = box.firstElementChild as Game2048Element;
  await settled(element);
  return element;
}

/** Shows these tiles, whose animations are over. */
async function show(element: Game2048Element, board: readonly (readonly number[])[]) {
  await begin(element, board);
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
}

// In a low window everything would be smaller.
beforeEach(() => resizePage(800, 900));
afterEach(() => resizePage(800, 600));

describe('The element', () => {
  for (const [style, attributes] of [
    ...[288, 358, 480, 512].map((width) => [`width:${width}px`, ''] as const),
    ['width:400px', 'style="display:flex"'],
    ['width:390px;overflow:auto', 'style="margin:16px"'],
    ['width:390px;overflow:auto', 'style="padding:16px"'],
    ['width:900px', ''],
    ['display:inline-block', ''],
  ] as const) {
    it(`is 60 px higher than wide, so that a page can reserve its space: ${attributes} in ${style}`, async () => {
      const element = await inBox(style, attributes);
      const { width } = boxOf(boardOf(element));
      const space = parseFloat(getComputedStyle(element).paddingTop);
      expect(boxOf(element).height).to.be.closeTo(width + 60 + 2 * space, 0.5);
      const { scrollWidth, clientWidth } = element.parentElement!;
      expect(scrollWidth).to.be.at.most(clientWidth + 1);
      const wanted = /\d+/.exec(style)?.[0] ?? '512';
      const around = attributes.includes('16px') ? 32 : 0;
      expect(width).to.be.closeTo(Math.min(512, Number(wanted) - around), 0.5);
    });
  }

  for (const css of ['height:400px', 'max-height:400px']) {
    it(`fits a box of limited height: ${css}`, async () => {
      const controls = 'controls="score best new undo help directions save load give-up"';
      const element = await inBox('', `style="${css}" ${controls}`);
      expect(boxOf(element).height).to.be.at.most(400.5);
      expect(boxOf(partsOf(element, 'footer')[0]!).bottom).to.be.at.most(
        boxOf(element).bottom + 0.5,
      );
      expect(boxOf(boardOf(element)).height).to.be.closeTo(boxOf(boardOf(element)).width, 0.5);
    });
  }

  it('stays where something wide is in a slot or on the end screen', async () => {
    const wide = 'x'.repeat(200);
    const content = `<pre slot="banner">${wide}</pre><h2 slot="over">${wide}</h2>`;
    const element = await inBox('width:240px', atOnce.replace('320px', '240px'), content);
    const before = JSON.stringify(boxOf(boardOf(element)));
    expect(boxOf(boardOf(element)).width).to.be.closeTo(240, 4);
    element.giveUp();
    await settled(element);
    expect(JSON.stringify(boxOf(boardOf(element)))).to.equal(before);
    expect(boxOf(overlayOf(element)!).width).to.be.at.most(240);
  });

  it('follows the width that the page gives it later', async () => {
    const element = await inBox('width:0');
    element.parentElement!.style.width = '400px';
    element.newGame();
    expect(parseFloat(getComputedStyle(boardOf(element)).fontSize)).to.be.within(80, 110);
  });

  it('fits a low window, even with the direction buttons', async function () {
    if (!(await resizePage(740, 360))) this.skip();
    expect(boxOf(boardOf(await inBox('width:720px'))).height).to.be.within(250, 300);
    for (const [width, height] of [
      [1024, 600],
      [844, 390],
      [390, 660],
    ] as const) {
      await resizePage(width, height);
      const element = await inBox('', 'controls="score best new undo help directions"');
      for (const part of ['board', 'directions']) {
        const { bottom, width: across } = boxOf(partsOf(element, part)[0]!);
        expect(bottom - boxOf(element).top, part).to.be.at.most(height);
        expect(across).to.be.greaterThan(130);
      }
      element.remove();
    }
  });

  it('does not grow for ever in a frame that is as high as its content', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe title="a game" style="width:600px;height:150px;border:0"></iframe>`,
    );
    const { body, documentElement } = frame.contentDocument!;
    body.style.margin = '0';
    const element = document.createElement('game-2048');
    body.append(element);
    await element.updateComplete;
    const heights = new Set<number>();
    for (let rounds = 0; rounds < 20; rounds++) {
      const { height } = boxOf(documentElement);
      heights.add(height);
      frame.style.height = `${height}px`;
    }
    expect(heights.size).to.be.at.most(2);
    expect(boxOf(element).width).to.equal(512);
  });
});

describe('The header', () => {
  for (const lang of tags) {
    it(`has one row of 48 px in "${lang}" at 304 to 512 px; with five buttons two, named and in equal columns`, async () => {
      const more = 'controls="score best moves new undo hint autoplay help"';
      const [usual, five] = await Promise.all([
        inBox('', `lang="${lang}"`),
        inBox('', `lang="${lang}" ${more}`),
      ]);
      for (const width of [304, 320, 344, 359, 374, 390, 396, 430, 480, 512]) {
        for (const [element, height] of [
          [usual, 48],
          [five, 102],
        ] as const) {
          element.style.width = `${width}px`;
          expect(boxOf(partsOf(element, 'header')[0]!).height, `${width} px`).to.equal(height);
        }
        const names = partsOf(five, 'button').map((button) => button.querySelector('.name')!);
        const columns = partsOf(five, 'button').map((button) => boxOf(button).width);
        expect(Math.max(...columns) - Math.min(...columns)).to.be.below(0.5);
        const texts = names.map(textBoxOf).sort((one, other) => one.x - other.x);
        texts.slice(1).forEach(({ x }, index) => expect(x).to.be.above(texts[index]!.right + 3));
      }
    });
  }

  for (const score of [20_872, 223_456]) {
    it(`keeps a score of ${score} apart from the best score, and both from the buttons`, async () => {
      for (const lang of tags) {
        const element = await inBox('', `lang="${lang}"`);
        element.newGame({ score });
        await settled(element);
        for (const width of [288, 328, 358, 480]) {
          element.style.width = `${width}px`;
          const [one, other] = [...element.shadowRoot!.querySelectorAll('.number')].map(textBoxOf);
          const buttons = boxOf(element.shadowRoot!.querySelector('.buttons > button')!);
          const boxes = [one!, other!, buttons].sort((left, right) => left.x - right.x);
          boxes.slice(1).forEach(({ x }, index) => {
            expect(x, `${lang}, ${width} px`).to.be.at.least(boxes[index]!.right + 8);
          });
        }
      }
    });
  }

  for (const [width, controls] of [
    [240, 'score best moves'],
    ...[160, 320, 420, 440, 512].map((width) => [width, 'score best new undo'] as const),
  ] as const) {
    it(`of ${controls} stays as high as it is under a score of six digits, at ${width} px`, async () => {
      const element = await inBox(`width:${width}px`, `controls="${controls}"`);
      const { top } = boxOf(boardOf(element));
      element.newGame({ score: 999_999 });
      await settled(element);
      expect(boxOf(boardOf(element)).top).to.equal(top);
    });
  }
});

describe('The numbers', () => {
  const many = rows([8, 16, 128, 1024], [16384, 131072, 2 ** 20, 2 ** 16]);
  const wideFont = "--game-2048-tile-font:'DejaVu Sans',sans-serif";
  const spaced = '* { letter-spacing: 0.12em !important }';
  const isWebKit = navigator.vendor.startsWith('Apple');

  for (const [style, most, sheet] of [
    ...[0.02, 0.12, 0.4].map((gap) => [`width:220px;--game-2048-gap:${gap}`, 1] as const),
    ['width:320px;letter-spacing:.12em;text-indent:3em', 0.8],
    [`width:512px;${wideFont}`, 0.785],
    [`width:512px;${wideFont}`, 1, spaced],
  ] as const) {
    it(`fit on their tiles, and fill at most ${most} of them, under ${style} ${sheet ?? ''}`, async () => {
      const element = await inBox(style, 'controls="none"');
      element.shadowRoot!.append(
        Object.assign(document.createElement('style'), { textContent: sheet ?? '' }),
      );
      await show(element, many);
      const tiles = partsOf(element, 'tile');
      expect(tiles).to.have.length(8);
      for (const tile of tiles) {
        // WebKitGTK rounds the width of each digit to whole pixels, upwards.
        const rounding = isWebKit ? tile.textContent.trim().length : 0;
        const { width } = textBoxOf(tile.firstElementChild!);
        expect(width, tile.textContent).to.be.at.most(most * boxOf(tile).width + rounding);
      }
    });
  }

  it('are as large as half a tile with one digit, and 0.3 of it with four; labels break at a hyphen', async () => {
    const element = await inBox('width:400px', 'tile-labels="||||Vice-chancellor"');
    await show(element, rows([2, 2048, 32, 0]));
    for (const [text, least] of [
      ['2', 0.5],
      ['2048', 0.3],
      ['Vice-chancellor', 0.12],
    ] as const) {
      const tile = partsOf(element, 'tile').find(({ textContent }) => textContent === text)!;
      const { fontSize } = getComputedStyle(tile.firstElementChild!);
      expect(parseFloat(fontSize), text).to.be.at.least(least * boxOf(tile).width);
    }
  });

  for (const [zoom, size] of [
    [1.5, '4'],
    [0.8, '8x5'],
    [2, '32'],
  ] as const) {
    it(`lie on their tiles, and those on their cells, on a board of ${size} that is zoomed ${zoom} times`, async () => {
      const element = await inBox(`zoom:${zoom}`, `size="${size}" seed="zoom"`);
      await show(
        element,
        element.board.map((row) => row.map((_, cell) => cell % 3 && 4096)),
      );
      element.move('left');
      element.move('down');
      await settled(element);
      for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
      const cells = partsOf(element, 'cell').map(boxOf);
      const tiles = partsOf(element, 'tile');
      expect(tiles.length).to.be.above(2);
      for (const tile of tiles) {
        const { x, y, width } = boxOf(tile);
        const away = cells.map((cell) => Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)));
        expect(Math.min(...away)).to.be.below(0.8);
        expect(textBoxOf(tile.firstElementChild!).width).to.be.at.most(width + 0.5);
      }
    });
  }
});

describe('An end screen', () => {
  const controls = 'controls="score best moves new undo hint autoplay help share"';
  const shortGame = [
    rows([1024, 1024, 4, 8]),
    rows([2, 2, 4, 8], [32, 64, 128, 256], [2, 4, 8, 16], [64, 128, 256, 4]),
  ];

  for (const [width, height, box, text] of [
    [320, 700, 304, '100%'],
    [390, 664, 374, '100%'],
    [844, 390, 828, '100%'],
    [844, 700, 280, '100%'],
    [844, 700, 200, '100%'],
    [390, 664, 374, '200%'],
  ] as const) {
    it(`does not move the page, and shows all of its card, in ${box} px of ${width} x ${height} with text of ${text}`, async function () {
      if (!(await resizePage(width, height))) this.skip();
      document.documentElement.style.fontSize = text;
      for (const board of shortGame) {
        const element = await inBox(
          `width:${box}px`,
          `${controls} ${atOnce.replace(/width:\w+;?/, '')}`,
        );
        await begin(element, board);
        const before = boxOf(element).height;
        element.move('left');
        if (!element.won) element.giveUp();
        await settled(element);
        expect(boxOf(element).height).to.equal(before);
        const [card] = partsOf(element, 'message');
        expect(card!.scrollHeight).to.be.at.most(card!.clientHeight);
        element.remove();
      }
      document.documentElement.style.fontSize = '';
    });
  }
});

describe('The player sees', () => {
  it('a focus ring within the board, which no page clips, and one around a card', async () => {
    const element = await game(atOnce);
    await press('Tab');
    element.focus();
    const { outlineOffset, outlineWidth } = getComputedStyle(boardOf(element));
    expect(parseFloat(outlineOffset) + parseFloat(outlineWidth)).to.equal(0);
    element.giveUp();
    await settled(element);
    const outline = getComputedStyle(overlayOf(element)!);
    expect([outline.outlineStyle, outline.outlineWidth]).to.deep.equal(['solid', '3px']);
  });

  it('all of the help, which scrolls within a small board', async () => {
    const element = await game(atOnce.replace('320px', '160px'));
    buttonOf(element, 'help').click();
    await settled(element);
    for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
    const [card] = partsOf(element, 'message');
    expect(card!.scrollHeight).to.be.greaterThan(card!.clientHeight);
    const stage = element.shadowRoot!.querySelector('.stage')!;
    expect(boxOf(card!).bottom).to.be.at.most(boxOf(stage).bottom + 0.5);
  });

  it('that the computer is playing, even in forced colours', async function () {
    if (!(await emulate({ 'forced-colors': 'active' }))) this.skip();
    const element = await game('controls="hint autoplay" autoplay');
    const width = (name: string) => getComputedStyle(buttonOf(element, name)).borderTopWidth;
    expect(width('autoplay')).not.to.equal(width('hint'));
    await emulate({});
  });
});
