import { aTimeout, expect, fixture, html, waitUntil } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import '../../src/element/locales/ar.js';
import { emulate } from '../support/player.js';

interface Verdict {
  ratio: number;
  allowed: number;
  report: string;
}

const all = 'score best moves new undo hint autoplay help directions save load leave';

/** Whether the machine has the font with which the pictures were made. */
function hasFont(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const widthIn = (font: string) => {
    context.font = `40px ${font}`;
    return context.measureText('2048 Game over').width;
  };
  return ['monospace', 'serif'].every((other) => widthIn(`"${name}",${other}`) !== widthIn(other));
}

/** Every value from 2 to 131072, as far as there is room; two equal ones at the end, so that the game goes on. */
function position(columns: number, height: number): number[][] {
  const cells = Array.from({ length: columns * height }, (_, cell) => 2 ** (1 + (cell % 17)));
  cells.splice(-2, 2, 2, 2);
  return Array.from({ length: height }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** A move to the left slides and merges a tile in every row. */
const merging = [
  [2, 2, 4, 8],
  [0, 4, 0, 4],
  [8, 0, 0, 2],
  [0, 16, 16, 32],
];

async function make(size: string, width: number, lang = 'en'): Promise<Game2048Element> {
  await setViewport({ width: Math.max(width, 500), height: 900 });
  const [columns = 4, height = columns] = size.split('x').map(Number);
  const element = await fixture<Game2048Element>(
    html`<game-2048
      lang=${lang}
      after-win="continue"
      style="width:${width}px;--game-2048-font:'DejaVu Sans',sans-serif"
    ></game-2048>`,
  );
  element.newGame({ board: position(columns, height), score: 12345 });
  return element;
}

/** Waits for the card that follows the celebration, or a click. */
async function cardOf(element: Game2048Element): Promise<void> {
  await waitUntil(() => element.shadowRoot!.querySelector("[part~='overlay']"), 'there is a card', {
    timeout: 5000,
  });
}

/** Compares what is seen with the picture of that name. */
async function compare(element: Game2048Element, name: string, highest = 880): Promise<void> {
  await element.updateComplete;
  await document.fonts.ready;
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
  const { x, y, width, height } = element.getBoundingClientRect();
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: Math.min(height + 12, highest) };
  const verdict = await executeServerCommand<Verdict, unknown>('compare-screenshot', {
    name,
    clip,
  });
  expect(verdict.ratio, verdict.report).to.be.at.most(verdict.allowed);
}

describe('The look', function () {
  this.timeout(60_000);

  before(async function () {
    // Chromium alone takes pictures here.
    if (!(await emulate({}))) this.skip();
    if (!hasFont('DejaVu Sans')) {
      throw new Error('The pictures need the font DejaVu Sans (Debian: fonts-dejavu-core)');
    }
    document.body.style.cssText = 'margin:8px;background:Canvas';
  });

  afterEach(async () => {
    await emulate({});
    document.documentElement.style.colorScheme = '';
    document.documentElement.dir = '';
  });

  for (const [size, widths] of [
    ['2', [160, 320]],
    ['4', [160, 320, 390, 768]],
    ['8x5', [160, 320, 1280]],
    ['32', [160, 320, 768]],
  ] as const) {
    for (const width of widths) {
      it(`of a board of ${size} at ${width} px`, async () => {
        // A thousand tiles make large files: of the wide boards the upper part is enough.
        const highest = size === '32' && width > 320 ? 300 : 880;
        await compare(await make(size, width), `board-${size}-${width}`, highest);
      });
    }
  }

  for (const size of ['2', '4', '8x5', '32']) {
    it(`of a board of ${size} in dark`, async () => {
      document.documentElement.style.colorScheme = 'dark';
      await compare(await make(size, 320), `dark-${size}`);
    });

    it(`of a board of ${size} in forced colours`, async () => {
      await emulate({ 'forced-colors': 'active' });
      await compare(await make(size, 320), `forced-${size}`);
    });
  }

  it('at once after a move, where the player prefers reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const element = await make('4', 320);
    element.newGame({ board: merging, seed: 'a' });
    element.move('left');
    await compare(element, 'reduced-motion');
  });

  it('in the middle of a slide, and of what appears after it', async () => {
    const element = await make('4', 320);
    element.newGame({ board: merging, seed: 'a' });
    await element.updateComplete;
    element.move('left');
    for (const [name, share] of [
      ['slide', 0.125],
      ['appear', 0.38],
    ] as const) {
      for (const animation of element.shadowRoot!.getAnimations()) {
        animation.pause();
        animation.currentTime = Number(animation.effect!.getComputedTiming().endTime) * share;
      }
      // The status and the score are there only after an update.
      await element.updateComplete;
      const { x, y, width, height } = element.getBoundingClientRect();
      const verdict = await executeServerCommand<Verdict, unknown>('compare-screenshot', {
        name: `move-${name}`,
        clip: { x, y, width, height },
      });
      expect(verdict.ratio, verdict.report).to.be.at.most(verdict.allowed);
    }
  });

  it('on a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const element = await make('4', 320, 'ar');
    element.controls = all;
    await compare(element, 'rtl');
  });

  it('with all controls', async () => {
    const element = await make('4', 320);
    element.controls = all;
    await compare(element, 'controls');
  });

  it('of a new game, focused', async () => {
    const element = await make('4', 390);
    element.newGame({ seed: 'look' });
    element.focus();
    await compare(element, 'start');
  });

  for (const [name, button] of [
    ['question', 'new'],
    ['help', 'help'],
  ] as const) {
    it(`of the card of ${name}`, async () => {
      const element = await make('4', 390);
      element.newGame({ board: merging, seed: 'look' });
      element.move('left');
      await element.updateComplete;
      element.shadowRoot!.querySelector<HTMLElement>(`[part~='button-${button}']`)!.click();
      await cardOf(element);
      await compare(element, name);
    });
  }

  it('of a game that is won', async () => {
    const element = await make('4', 390);
    element.afterWin = 'ask';
    await element.updateComplete;
    element.newGame({ board: [[1024, 1024, 0, 0], ...position(4, 3)], seed: 'look' });
    element.move('left');
    await cardOf(element);
    await compare(element, 'won');
  });

  it('of a game that is over', async () => {
    const element = await make('4', 390);
    element.giveUp();
    await cardOf(element);
    await compare(element, 'over');
  });

  it('at a zoom of 400 %, in a window of 1280 x 1024', async () => {
    const element = await make('4', 288);
    await setViewport({ width: 320, height: 256 });
    element.style.width = '';
    try {
      await compare(element, 'zoom-400');
    } finally {
      await setViewport({ width: 500, height: 900 });
    }
  });

  it('with pictures', async () => {
    const element = await make('4', 320);
    element.tileImage = '/demo/tiles/{value}.svg';
    await element.updateComplete;
    const tile = element.shadowRoot!.querySelector('[data-rank="11"]')!;
    while (!getComputedStyle(tile).backgroundImage.includes('url(')) await aTimeout(0);
    await compare(element, 'pictures');
  });
});
