import { expect, html } from '@open-wc/testing';
import type { Game2048Element } from '../../src/index.js';
import '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { switchedOff } from '../support/details.js';
import { fixture, settled } from '../support/fixture.js';
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

function win(element: Game2048Element): void {
  element.newGame({ board: rows([1024, 1024]) });
  element.move('left');
}

function end(element: Game2048Element): void {
  element.newGame({ board: nearlyOver });
  element.move('left');
}

describe('Game2048Element › the board', () => {
  it('is one tab stop with the role application, a name and instructions', async () => {
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

  it('hides the drawn tiles from assistive technology, and has a table of the position beside it', async () => {
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

  it('keeps its size on a page whose 1rem is 10 px', async () => {
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
});

describe('Game2048Element › the status', () => {
  it('announces a move() that moves nothing, and a loaded game that is over', async () => {
    const element = await make();
    element.newGame({ board: rows([16]) });
    element.move('left');
    expect(await statusOf(element)).to.equal('Left: nothing moves.');
    end(element);
    const { replay } = element;
    element.newGame();
    element.load(replay);
    expect(await statusOf(element)).to.match(/Game over\. Score/);
  });

  it('announces undo, new game, load, hint, win and end', async () => {
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
    win(element);
    expect(await statusOf(element)).to.include('You win! Score 2,048, 1 move, highest tile 2048.');
    end(element);
    expect(await statusOf(element)).to.include('Game over. Score 512, 1 move, highest tile 512.');
    element.newGame({ board: rows([0, 2]) });
    element.giveUp();
    expect(await statusOf(element)).to.match(/^Game over\. Score 0, 0 moves, highest tile 2\./);
  });

  it('is empty again after a cancelled question, and announces a game that undo brings back', async () => {
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

  it('announces no single move of the computer, and sums them up when it stops', async () => {
    const element = await make();
    element.autoplayDelay = 0;
    const before = await statusOf(element);
    element.autoplay = true;
    await new Promise<void>((resolve) => {
      element.addEventListener('move', ({ detail }) => detail.moves >= 5 && resolve());
    });
    expect(await statusOf(element)).to.equal(before);
    element.autoplay = false;
    // It stops with one update, and announces it with the next.
    await settled(element);
    expect(await statusOf(element)).to.match(
      /^The computer made \d+ moves\. Score [\d,]+, highest tile \d+\.$/,
    );
  });

  it('announces the end of the computer’s game', async () => {
    const element = await make();
    element.newGame({ seed: 'a', winTile: 16, afterWin: 'stop' });
    element.autoplayDelay = 0;
    element.autoplay = true;
    await switchedOff(element);
    expect(await statusOf(element)).to.match(/You win! Score \d+, \d+ moves, highest tile 16\./);
  });

  it('is empty for the game that a page opens with', async () => {
    expect(await statusOf(await make())).to.equal('');
  });
});
