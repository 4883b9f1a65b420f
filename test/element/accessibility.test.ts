import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, html, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { fixture, inClientOnly, settled } from '../support/fixture.js';
import { emulate, focusOn, press } from '../support/player.js';
import { boardOf, buttonOf, statusOf } from '../support/screen.js';

const all = 'score best moves new undo hint autoplay directions save load give-up share';

const make = (width = 320) =>
  fixture<Game2048Element>(
    html`<game-2048
      lang="en"
      seed="everyone"
      controls=${all}
      style="width:${width}px;--game-2048-duration:0s"
    ></game-2048>`,
  );

/** What axe finds, by rule, with the place. */
async function findings(element: Element): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: Element, options: RunOptions) => Promise<AxeResults> };
  };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run(element, {
    runOnly: tags,
    // The page around it is a test's: no landmarks, no heading.
    rules: { 'target-size': { enabled: true }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join()} ${failureSummary ?? ''}`),
  );
}

/** Every state of the screen. */
const states: Record<string, (element: Game2048Element) => unknown> = {
  'a new game': () => undefined,
  'all tiles': (element) => {
    element.newGame({
      board: [
        [2, 4, 8, 16],
        [32, 64, 128, 256],
        [512, 1024, 2048, 4096],
        [8192, 16384, 32768, 65536],
      ],
    });
    element.shadowRoot!.querySelector<HTMLElement>('[part~="overlay"] button:last-child')?.click();
  },
  'the largest tiles': (element) =>
    element.newGame({ board: rows([131072, 262144, 2 ** 20, 2 ** 40], [2]) }),
  'a won game': (element) => {
    element.newGame({ board: rows([1024, 1024]) });
    element.move('left');
  },
  'a game that is over': (element) => {
    element.newGame({ board: nearlyOver });
    element.move('left');
  },
  'a question': (element) => {
    element.newGame({ board: rows([1024, 512, 512]) });
    element.move('left');
    buttonOf(element, 'new').click();
  },
  'a hint': async (element) => {
    await element.hint();
  },
  'a reading cursor': async (element) => {
    await focusOn(element);
    await press('Shift+ArrowDown');
  },
  'a disabled element': (element) => {
    element.disabled = true;
  },
};

/** A picture that is not moving any more: what fades in has no contrast yet. */
async function settle(element: Game2048Element): Promise<void> {
  await element.updateComplete;
  for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
}

describe('Game2048Element › axe', () => {
  afterEach(() => emulate({}));

  for (const [name, reach] of Object.entries(states)) {
    it(`finds nothing in ${name}, light, dark and in forced colours`, async function () {
      this.timeout(60_000);
      const page = document.documentElement;
      // Colours do not depend on where the nodes come from.
      for (const scheme of ['light', 'dark', 'forced']) {
        if (scheme === 'forced' && !(await emulate({ 'forced-colors': 'active' }))) continue;
        page.style.colorScheme = scheme === 'dark' ? 'dark' : 'light';
        page.style.background = 'Canvas';
        const element = await make();
        await reach(element);
        await settle(element);
        expect(await findings(element), scheme).to.deep.equal([]);
      }
      page.style.cssText = '';
    });
  }

  inClientOnly(
    'finds nothing from 160 to 512 px, on boards from 2 x 2 to 8 x 5',
    async function () {
      this.timeout(60_000);
      for (const [size, width] of [
        ['2', 160],
        ['4', 160],
        ['8x5', 160],
        ['3x10', 320],
        ['8x5', 512],
      ] as const) {
        const element = await make(width);
        element.size = size;
        await settle(element);
        expect(await findings(element), `${size} at ${width}`).to.deep.equal([]);
      }
    },
  );
});

describe('Game2048Element › for assistive technology', () => {
  it('the board is one tab stop, an application with a name and instructions', async () => {
    const element = await make();
    element.controls = 'none';
    await element.updateComplete;
    const board = boardOf(element);
    expect(board.getAttribute('role')).to.equal('application');
    expect(board.getAttribute('aria-label')).to.equal('2048, 4 by 4 board');
    const stops = element.shadowRoot!.querySelectorAll<HTMLElement>('[tabindex],button,a,input');
    const reached = [...stops].filter(({ tabIndex }) => tabIndex >= 0);
    expect(reached.map(({ id }) => id)).to.deep.equal(['board']);
    expect(board.tabIndex).to.equal(0);
    const instructions = board.getAttribute('aria-describedby')!;
    expect(element.shadowRoot!.getElementById(instructions)!.textContent).to.include('Arrow keys');
  });

  it('the tiles drawn are hidden, and a table beside the board tells the position', async () => {
    const element = await make();
    element.newGame({ board: rows([2, 0, 1024]) });
    await element.updateComplete;
    const root = element.shadowRoot!;
    expect(root.querySelector('[part~="tile"]')!.closest('[aria-hidden="true"]')).to.exist;
    expect(root.querySelector('[part~="cell"]')!.closest('[aria-hidden="true"]')).to.exist;
    const table = root.querySelector('table')!;
    expect(table.closest('[aria-hidden="true"]')).not.to.exist;
    expect(boardOf(element).contains(table)).to.be.false;
    const cells = [...table.querySelectorAll('td')].map((cell) => cell.textContent.trim());
    expect(cells.slice(0, 4)).to.deep.equal(['2', '', '1024', '']);
  });

  it('Chromium’s tree has names, table, board, buttons and a polite status, and no drawn tile', async function () {
    const element = await make();
    element.newGame({ board: rows([2, 0, 1024]) });
    element.move('right');
    await element.updateComplete;
    type Node = { role: string; name: string; description?: string; live?: string };
    const tree = await executeServerCommand<Node[] | false, undefined>('accessibility-tree');
    if (!tree) {
      this.skip();
      return;
    }
    const named = (role: string) => tree.filter((node) => node.role === role);
    expect(named('application').map(({ name }) => name)).to.deep.equal(['2048, 4 by 4 board']);
    expect(named('application')[0]!.description).to.include('Question mark lists all keys');
    expect(named('table').map(({ name }) => name)).to.deep.equal(['Tiles on the board']);
    expect(named('row')).to.have.length(4);
    const cells = tree.filter(({ role }) => /^(cell|gridcell)$/.test(role));
    expect(cells.map(({ name }) => name.trim()).slice(0, 4)).to.deep.equal(['', '', '2', '1024']);
    expect(named('status').map(({ live }) => live)).to.deep.equal(['polite']);
    const texts = named('StaticText').map(({ name }) => name);
    expect(texts.filter((text) => text === '1024')).to.have.length(1);
    expect(named('button').map(({ name }) => name)).to.deep.equal([
      ...['New game', 'Undo', 'Hint', 'Autoplay'],
      ...['Up', 'Left', 'Down', 'Right', 'Save', 'Load', 'Give up', 'Share'],
    ]);
  });

  it('every target is at least 44 px wide and high', async () => {
    for (const width of [160, 320, 512]) {
      const element = await make(width);
      states['a won game']!(element);
      await element.updateComplete;
      for (const target of element.shadowRoot!.querySelectorAll('button')) {
        expect(target.offsetWidth, target.textContent).to.be.at.least(44);
        expect(target.offsetHeight, target.textContent).to.be.at.least(44);
      }
    }
  });

  it('is as large on a page whose 1rem is 10 px', async () => {
    const element = await make(400);
    const measures = () =>
      ['#board', 'button', '.label', '.number'].map((selector) => {
        const node = element.shadowRoot!.querySelector<HTMLElement>(selector)!;
        return [node.offsetWidth, node.offsetHeight, getComputedStyle(node).fontSize];
      });
    const usual = measures();
    document.documentElement.style.fontSize = '62.5%';
    try {
      expect(measures()).to.deep.equal(usual);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('text grows with the page’s, and nothing is cut at twice the size', async () => {
    document.documentElement.style.fontSize = '32px';
    try {
      const element = await make(320);
      states['a won game']!(element);
      await element.updateComplete;
      const { right } = element.getBoundingClientRect();
      for (const node of element.shadowRoot!.querySelectorAll('button, p:not(.hidden)')) {
        expect(node.scrollWidth, node.textContent).to.be.at.most(node.clientWidth + 1);
        expect(node.getBoundingClientRect().right).to.be.at.most(right + 0.5);
      }
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });
});

describe('Game2048Element › the status', () => {
  it('tells a move: direction, merges, new tile, score', async () => {
    const element = await make();
    element.newGame({ board: rows([1024, 1024, 4, 4]), winTile: 4096, seed: 'a' });
    const { spawned } = element.move('left')!;
    const [row, column] = [Math.floor(spawned.cell / 4) + 1, (spawned.cell % 4) + 1];
    expect(await statusOf(element)).to.equal(
      `Left: merged into 2048 and 8. New ${spawned.value} at row ${row}, column ${column}. Score 2,056.`,
    );
    const next = element.move('down')!.spawned;
    expect(await statusOf(element)).to.match(/^Down\. New /);
    expect(next.value).to.be.oneOf([2, 4]);
  });

  it('tells of a key that moves nothing, each time anew', async () => {
    const element = await make();
    element.newGame({ board: rows([16]) });
    await focusOn(element);
    const region = element.shadowRoot!.querySelector('[role="status"]')!;
    const texts: string[] = [];
    for (let n = 0; n < 3; n++) {
      await press('ArrowLeft');
      await element.updateComplete;
      expect(region.textContent.trim()).to.equal('Left: nothing moves.');
      texts.push(region.textContent);
    }
    expect(texts[0]).not.to.equal(texts[1]);
    expect(texts[1]).not.to.equal(texts[2]);
  });

  it('tells of a script’s move that moves nothing, and of a game that is over when it is loaded', async () => {
    const element = await make();
    element.newGame({ board: rows([16]) });
    element.move('left');
    expect(await statusOf(element)).to.equal('Left: nothing moves.');
    states['a game that is over']!(element);
    const { replay } = element;
    element.newGame();
    element.load(replay);
    expect(await statusOf(element)).to.match(/Game over\. Score/);
  });

  it('tells of undo, new game, load, hint, win and end', async () => {
    const element = await make();
    element.newGame({ size: '5x4' });
    expect(await statusOf(element)).to.match(/^New game, 5 by 4\./);
    element.newGame({ board: rows([0, 2]), seed: 'a' });
    element.move('left');
    const { replay } = element;
    element.undo();
    expect(await statusOf(element)).to.match(/^(Undone|Back)/);
    element.load(replay);
    expect(await statusOf(element)).to.match(/^Game loaded\. Score 0, 1 move/);
    const direction = await element.hint();
    expect((await statusOf(element)).toLowerCase()).to.equal(`hint: ${direction!}.`);
    states['a won game']!(element);
    expect(await statusOf(element)).to.include('You win! Score 2,048, 1 move, highest tile 2048.');
    states['a game that is over']!(element);
    expect(await statusOf(element)).to.include('Game over. Score 512, 1 move, highest tile 512.');
    element.newGame({ board: rows([0, 2]) });
    element.giveUp();
    expect(await statusOf(element)).to.match(/^Game over\. Score 0, 0 moves, highest tile 2\./);
  });

  it('tells of a question that was taken back, and of a game that was given up and is here again', async () => {
    const element = await make();
    element.newGame({ board: rows([2, 2]), seed: 'a' });
    element.move('left');
    await element.updateComplete;
    buttonOf(element, 'new').click();
    expect(await statusOf(element)).to.match(/^Start a new game\?/);
    buttonOf(element, 'cancel').click();
    expect(await statusOf(element)).to.equal('');
    buttonOf(element, 'new').click();
    await element.updateComplete;
    buttonOf(element, 'restart').click();
    expect(await statusOf(element)).to.match(/^New game, 4 by 4\./);
    buttonOf(element, 'undo').click();
    expect(await statusOf(element)).to.match(/^Back to the previous game\. Score 4,/);
  });

  it('sums the computer’s moves up when it stops, and is silent on each', async () => {
    const element = await make();
    (element as Game2048Element & { autoplayDelay: number }).autoplayDelay = 0;
    const before = await statusOf(element);
    element.autoplay = true;
    await new Promise<void>((resolve) => {
      element.addEventListener('move', ({ detail }) => detail.moves >= 5 && resolve());
    });
    expect(await statusOf(element)).to.equal(before);
    element.autoplay = false;
    // It stops with one update, and tells of it with the next.
    await settled(element);
    expect(await statusOf(element)).to.match(
      /^The computer made \d+ moves\. Score [\d,]+, highest tile \d+\.$/,
    );
  });

  it('says at the end of the computer’s game that it has ended', async () => {
    const element = await make();
    element.newGame({ seed: 'a', winTile: 16, afterWin: 'stop' });
    element.autoplayDelay = 0;
    element.autoplay = true;
    while (element.autoplay) await nextEvent(element, 'autoplay-change');
    expect(await statusOf(element)).to.match(/You win! Score \d+, \d+ moves, highest tile 16\./);
  });

  it('says nothing of the game that a page opens with', async () => {
    expect(await statusOf(await make())).to.equal('');
  });
});
