import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { Game } from '../../src/engine/index.js';
import { gameOf, show, type Frame, type Scene } from '../support/view-fixture.js';
import { emulate } from '../support/player.js';

interface Verdict {
  ratio: number;
  allowed: number;
  report: string;
}

const middle = [
  [2, 4, 8, 16],
  [0, 2, 32, 64],
  [2048, 0, 128, 256],
  [2, 4096, 1024, 512],
];
/** A move to the left slides and merges tiles in three rows. */
const merging = [
  [0, 0, 0, 2],
  [0, 4, 0, 4],
  [2, 2, 8, 0],
  [16, 0, 16, 32],
];
const winning = [
  [0, 1024, 0, 1024],
  [0, 4, 8, 2],
  [2, 0, 0, 4],
  [16, 0, 0, 32],
];
const losing = [
  [2, 4, 8, 16],
  [32, 64, 128, 256],
  [2, 4, 8, 16],
  [32, 64, 256, 256],
];

let scene: Scene | undefined;

async function open(board: readonly (readonly number[])[], frame: Frame = {}): Promise<Scene> {
  await setViewport({ width: 800, height: 900 });
  scene = show(gameOf(board), {
    width: '358px',
    style: "--game-2048-font:'DejaVu Sans',sans-serif",
    ...frame,
  });
  await document.fonts.ready;
  return scene;
}

/** Stops all that moves at a time after its start. */
async function freeze({ root }: Scene, milliseconds: number): Promise<void> {
  const animations = root.getAnimations();
  for (const animation of animations) animation.pause();
  await Promise.all(animations.map((animation) => animation.ready));
  for (const animation of animations) animation.currentTime = milliseconds;
  // The compositor follows a frame later.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

async function compare({ host }: Scene, name: string): Promise<void> {
  const { x, y, width, height } = host.getBoundingClientRect();
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  const verdict = await executeServerCommand<Verdict, unknown>('compare-screenshot', {
    name: `view-${name}`,
    clip,
  });
  expect(verdict.ratio, verdict.report).to.be.at.most(verdict.allowed);
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

describe('The view', function () {
  this.timeout(60_000);

  before(async function () {
    // Chromium alone takes pictures here.
    if (!(await emulate({}))) this.skip();
    document.body.style.cssText = 'margin:30px 8px;background:Canvas';
  });

  afterEach(async () => {
    scene?.host.remove();
    await emulate({});
    document.documentElement.style.cssText = '';
  });

  for (const [card, name] of [
    ['won', 'won'],
    ['over', 'over'],
    ['askNewGame', 'question'],
    ['help', 'help'],
  ] as const) {
    inBoth(`with the card of ${name}`, async (scheme) => {
      const one = await open(middle, { card });
      if (card === 'over') one.view.mourn();
      await freeze(one, 10_000);
      await compare(one, `card-${name}-${scheme}`);
    });

    it(`with the card of ${name} on the smallest board`, async () => {
      const one = await open(middle, { card, width: '160px' });
      await freeze(one, 10_000);
      await compare(one, `card-${name}-160`);
    });
  }

  inBoth('with all controls', async (scheme) => {
    await compare(await open(middle, { controls: true }), `controls-${scheme}`);
  });

  for (const time of [17, 50, 83, 130, 200]) {
    it(`${time} ms into a move`, async () => {
      const one = await open(merging);
      const game = new Game({ board: merging, seed: 'a' });
      one.view.play(game.move('left')!, game);
      await freeze(one, time);
      await compare(one, `move-${time}`);
    });
  }

  it('in the middle of an undo', async () => {
    const one = await open(merging);
    const game = new Game({ board: merging, seed: 'a' });
    const move = game.move('left')!;
    one.view.play(move, game);
    game.undo();
    one.view.playBack(move, game);
    await freeze(one, 33);
    await compare(one, 'undo-33');
  });

  for (const [time, scheme] of [
    [200, 'light'],
    [600, 'light'],
    [600, 'dark'],
    [1000, 'light'],
  ] as const) {
    it(`${time} ms into the celebration, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const one = await open(winning);
      const game = new Game({ board: winning, seed: 'a' });
      one.view.play(game.move('left')!, game);
      one.view.celebrate(0);
      await freeze(one, time);
      await compare(one, `won-${time}-${scheme}`);
    });
  }

  inBoth('while the tiles of a lost game lose their colour', async (scheme) => {
    const one = await open(losing);
    one.view.mourn();
    await freeze(one, 350);
    await compare(one, `over-350-${scheme}`);
  });

  it('of a new game as it is dealt', async () => {
    const one = await open(middle);
    one.view.show(gameOf(middle), 'deal');
    await freeze(one, 300);
    await compare(one, 'deal-300');
  });

  it('after a move, where the player prefers reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const one = await open(merging);
    const game = new Game({ board: merging, seed: 'a' });
    one.view.play(game.move('left')!, game);
    await freeze(one, 200);
    await compare(one, 'reduced-motion');
  });

  for (const [feature, value] of [
    ['forced-colors', 'active'],
    ['prefers-contrast', 'more'],
    ['prefers-reduced-transparency', 'reduce'],
  ] as const) {
    for (const card of [undefined, 'help', 'over'] as const) {
      it(`with ${feature}: ${value}, ${card ?? 'in play'}`, async () => {
        await emulate({ [feature]: value });
        const one = await open(middle, card ? { card } : { controls: true });
        await freeze(one, 10_000);
        await compare(one, `${feature}-${card ?? 'play'}`);
      });
    }
  }

  it('on a page of twice the text size', async () => {
    document.documentElement.style.fontSize = '200%';
    await compare(await open(middle), 'text-200');
  });

  it('with the text spacing that a reader may ask for', async () => {
    const one = await open(middle, { card: 'over' });
    const sheet = document.createElement('style');
    sheet.textContent = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
      line-height: 1.5 !important }`;
    one.root.append(sheet);
    await freeze(one, 10_000);
    await compare(one, 'text-spacing');
  });

  it('on a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    try {
      await compare(await open(middle, { dir: 'rtl', controls: true }), 'rtl');
    } finally {
      document.documentElement.dir = '';
    }
  });

  it('in a box of limited height', async () => {
    await compare(await open(middle, { style: 'height:300px' }), 'height-300');
  });

  it('with the focus under a card', async () => {
    const one = await open(middle, { card: 'won' });
    one.board.focus();
    await freeze(one, 10_000);
    await compare(one, 'focus-under-card');
  });
});
