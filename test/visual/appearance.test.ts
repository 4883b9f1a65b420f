import { expect, fixture, html } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { Game } from 'game-2048-element/engine';
import { ScoreGain } from '../../src/element/view/score-gain.js';
import type { Game2048Element } from 'game-2048-element';
import 'game-2048-element';
import { nearlyOver } from '../support/boards.js';
import {
  gainTexts,
  gameOf,
  merging,
  show,
  type Frame,
  type Scene,
} from '../support/view-fixture.js';
import { until } from '../support/fixture.js';
import { emulate } from '../support/input.js';

interface Verdict {
  ratio: number;
  allowed: number;
  report: string;
}

type Board = readonly (readonly number[])[];

const font = "--game-2048-font:'DejaVu Sans',sans-serif";

const middle = [
  [2, 4, 8, 16],
  [0, 2, 32, 64],
  [2048, 0, 128, 256],
  [2, 4096, 1024, 512],
];
const winning = [
  [0, 1024, 0, 1024],
  [64, 4, 8, 2],
  [2, 128, 256, 4],
  [16, 512, 0, 32],
];

/** Every value from 2 to 131072, as far as there is room. */
function every(columns: number, rows: number): number[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => 2 ** (1 + ((row * columns + column) % 17))),
  );
}

/** Whether the page has the font with which the pictures were made. */
function hasFont(name: string): boolean {
  const context = document.createElement('canvas').getContext('2d')!;
  const widthIn = (wanted: string) => {
    context.font = `40px ${wanted}`;
    return context.measureText('2048 Game over').width;
  };
  return ['monospace', 'serif'].every((other) => widthIn(`"${name}",${other}`) !== widthIn(other));
}

let scene: Scene | undefined;

async function open(board: Board, frame: Frame = {}): Promise<Scene> {
  await setViewport({ width: 800, height: 900 });
  scene = show(gameOf(board), { width: '358px', ...frame, style: `${font};${frame.style ?? ''}` });
  await document.fonts.ready;
  return scene;
}

/** Stops everything that moves at a time after its start. */
async function freeze(root: ShadowRoot, milliseconds: number): Promise<void> {
  const animations = root.getAnimations();
  for (const animation of animations) animation.pause();
  await Promise.all(animations.map((animation) => animation.ready));
  for (const animation of animations) animation.currentTime = milliseconds;
  // The compositor follows a frame later.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Compares what is seen, with some of the page around it, with the picture of that name. */
async function compare(host: Element, name: string, highest = Infinity): Promise<void> {
  const { x, y, width, height } = host.getBoundingClientRect();
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: Math.min(height + 12, highest) };
  const payload = { name, clip };
  const verdict = await executeServerCommand<Verdict, unknown>('compare-screenshot', payload);
  expect(verdict.ratio, verdict.report).to.be.at.most(verdict.allowed);
}

/** Plays a move to the left. */
function play({ view }: Scene, board: Board): ReturnType<Game['move']> {
  const game = new Game({ board, seed: 'a' });
  const move = game.move('left')!;
  view.play(move, game);
  return move;
}

/** The same in both schemes. */
function inBoth(what: string, run: (scheme: string) => Promise<void>): void {
  for (const scheme of ['light', 'dark']) {
    it(`${what}, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      await run(scheme);
    });
  }
}

describe('The look', () => {
  before(async function () {
    // Chromium alone takes pictures here.
    if (!(await emulate({}))) this.skip();
    if (!hasFont('DejaVu Sans')) {
      throw new Error(
        'The pictures need the font DejaVu Sans, which the tests bring along on Linux',
      );
    }
    document.body.style.cssText = 'margin:30px 8px;background:Canvas';
  });

  afterEach(async () => {
    scene?.host.remove();
    await emulate({});
    document.documentElement.style.cssText = '';
    document.documentElement.dir = '';
  });

  for (const [columns, rows, width] of [
    [2, 2, 160],
    [4, 4, 160],
    [4, 4, 512],
    [8, 5, 320],
    [32, 32, 320],
  ] as const) {
    it(`of a board of ${columns} x ${rows} at ${width} px`, async () => {
      const { host } = await open(every(columns, rows), { width: `${width}px` });
      await compare(host, `board-${columns}x${rows}-${width}`);
    });
  }

  inBoth('with all controls', async (scheme) => {
    const { host } = await open(middle, { controls: true });
    await compare(host, `controls-${scheme}`);
  });

  it('on a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const { host } = await open(middle, { dir: 'rtl', controls: true });
    await compare(host, 'rtl');
  });

  for (const [card, name] of [
    ['won', 'won'],
    ['over', 'over'],
    ['askNewGame', 'question'],
    ['help', 'help'],
  ] as const) {
    inBoth(`with the card of ${name}`, async (scheme) => {
      const one = await open(middle, { card });
      if (card === 'over') one.view.turnGrey();
      await freeze(one.root, 10_000);
      await compare(one.host, `card-${name}-${scheme}`);
    });
  }

  for (const [card, name] of [
    ['won', 'won'],
    ['help', 'help'],
  ] as const) {
    it(`with the card of ${name} on the smallest board`, async () => {
      const one = await open(middle, { card, width: '160px' });
      await freeze(one.root, 10_000);
      await compare(one.host, `card-${name}-160`);
    });
  }

  for (const time of [17, 50, 83, 130]) {
    it(`${time} ms into a move`, async () => {
      const one = await open(merging);
      play(one, merging);
      await freeze(one.root, time);
      await compare(one.host, `move-${time}`);
    });
  }

  it('in the middle of an undo', async () => {
    const one = await open(merging);
    const move = play(one, merging)!;
    one.view.playUndo(move, gameOf(merging));
    await freeze(one.root, 33);
    await compare(one.host, 'undo-33');
  });

  it('of a new game as it is dealt', async () => {
    const one = await open(middle);
    one.view.show(gameOf(middle), 'deal');
    await freeze(one.root, 300);
    await compare(one.host, 'deal-300');
  });

  it('of the points of a move, in the place of the label', async () => {
    const one = await open(merging);
    const gain = new ScoreGain(gainTexts);
    gain.attach(one.root);
    gain.show(1024);
    await freeze(one.root, 300);
    await compare(one.root.querySelector('.header')!, 'gain');
  });

  it('of a milestone, named beside its tile', async () => {
    const one = await open(middle);
    one.view.nameMilestone({ cell: 8, value: 2048 }, '2048!');
    await freeze(one.root, 300);
    await compare(one.host, 'milestone');
  });

  it('of tiles that a hint would join', async () => {
    const one = await open(merging);
    one.view.hintTiles([8, 9]);
    await compare(one.host, 'hinted');
  });

  for (const [time, scheme] of [
    [200, 'light'],
    [600, 'light'],
    [600, 'dark'],
  ] as const) {
    it(`${time} ms into the celebration, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const one = await open(winning);
      play(one, winning);
      one.view.celebrate(0);
      await freeze(one.root, time);
      await compare(one.host, `won-${time}-${scheme}`);
    });
  }

  it('while the tiles of a lost game lose their colour', async () => {
    const one = await open(nearlyOver);
    one.view.turnGrey();
    await freeze(one.root, 350);
    await compare(one.host, 'over-350');
  });

  for (const [feature, value] of [
    ['forced-colors', 'active'],
    ['prefers-contrast', 'more'],
    ['prefers-reduced-motion', 'reduce'],
  ] as const) {
    it(`of a win with ${feature}: ${value}`, async () => {
      await emulate({ [feature]: value });
      const one = await open(winning);
      play(one, winning);
      one.view.celebrate(0);
      await freeze(one.root, 400);
      await compare(one.host, `${feature}-won`);
    });
  }

  for (const [feature, value] of [
    ['forced-colors', 'active'],
    ['prefers-contrast', 'more'],
    ['prefers-reduced-transparency', 'reduce'],
  ] as const) {
    it(`of the end with ${feature}: ${value}, under its card`, async () => {
      await emulate({ [feature]: value });
      const one = await open(middle, { card: 'over', controls: true });
      await freeze(one.root, 10_000);
      await compare(one.host, `${feature}-over`);
    });
  }

  it('on a page of twice the text size', async () => {
    document.documentElement.style.fontSize = '200%';
    await compare((await open(middle)).host, 'text-200');
  });

  it('with the text spacing that a reader may ask for', async () => {
    const one = await open(middle, { card: 'over' });
    const sheet = document.createElement('style');
    sheet.textContent = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      line-height: 1.5 !important }`;
    one.root.append(sheet);
    await freeze(one.root, 10_000);
    await compare(one.host, 'text-spacing');
  });

  it('in a box of limited height', async () => {
    await compare((await open(middle, { style: 'height:300px' })).host, 'height-300');
  });
});

describe('The look of the element', () => {
  before(async function () {
    if (!(await emulate({}))) this.skip();
    document.body.style.cssText = 'margin:8px;background:Canvas';
  });

  async function make(width: number, height: number): Promise<Game2048Element> {
    await setViewport({ width, height });
    const element = await fixture<Game2048Element>(
      html`<game-2048 seed="look" style=${font}></game-2048>`,
    );
    for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
    return element;
  }

  it('with the focus', async () => {
    const element = await make(390, 844);
    element.focus();
    await compare(element, 'focus');
  });

  it('with arrow buttons in a short window', async () => {
    const element = await make(844, 390);
    element.controls = 'score best new undo help directions';
    await element.updateComplete;
    await compare(element, 'low-window');
  });

  it('at a zoom of 400 %, in a window of 1280 x 1024', async () => {
    await compare(await make(320, 256), 'zoom-400', 244);
  });

  it('with pictures', async () => {
    const element = await make(390, 844);
    element.newGame({ board: every(4, 4).map((row) => [...row]) });
    element.tileImage = '/demo/tiles/{value}.svg';
    await element.updateComplete;
    for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
    const tile = element.shadowRoot!.querySelector('[data-rank="11"]')!;
    await until(() => getComputedStyle(tile).backgroundImage.includes('url('));
    await compare(element, 'pictures');
  });
});
