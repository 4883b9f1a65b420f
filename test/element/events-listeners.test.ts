import { expect, html } from '@open-wc/testing';
import { executeServerCommand, sendKeys } from '@web/test-runner-commands';
import { verify } from '../../src/engine/index.js';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { nearlyOver, rows } from '../support/boards.js';
import { eventTypes, eventsOf } from '../support/events.js';
import { fixture } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { tilesOf } from '../support/screen.js';

const make = (): Promise<Game2048Element> =>
  fixture<Game2048Element>(html`<game-2048 seed="a"></game-2048>`);

describe('Game2048Element › addEventListener()', () => {
  it('that throw stop nothing', async () => {
    const element = await make();
    const reported: unknown[] = [];
    const { onerror } = window;
    window.onerror = (_message, _file, _line, _column, error) => {
      reported.push(error);
      return true;
    };
    const failure = new Error('a listener of the page');
    for (const type of eventTypes) {
      element.addEventListener(type, () => {
        throw failure;
      });
    }
    beginAt(element, nearlyOver, { winTile: 512 });
    const seen = eventsOf(element);
    expect(element.move('left')).not.to.equal(null);
    expect(seen).to.deep.equal(['before-move', 'move', 'score', 'won', 'game-over']);
    element.newGame();
    expect(element.moves).to.equal(0);
    window.onerror = onerror;
    expect(new Set(reported)).to.deep.equal(new Set([failure]));
  });

  it('that move get the events of both moves whole, one after the other', async () => {
    const element = await make();
    beginAt(element, rows([2, 2]));
    const told: string[] = [];
    for (const type of ['move', 'score'] as const) {
      element.addEventListener(type, ({ detail }) => told.push(`${type} ${detail.moves}`));
    }
    let again = 3;
    element.addEventListener('move', () => {
      while (again && !element.move('right') && !element.move('down')) element.move('left');
      if (again) again--;
    });
    element.move('left');
    const moves = told.filter((line) => line.startsWith('move'));
    expect(moves).to.deep.equal(['move 1', 'move 2', 'move 3', 'move 4']);
    expect(told.slice(0, 2)).to.deep.equal(['move 1', 'score 1']);
    expect(verify(element.replay, { byHand: true }).moves).to.equal(4);
  });

  for (const act of ['newGame', 'undo', 'leave'] as const) {
    it(`that call ${act} in a move listener end at a whole game`, async () => {
      const element = await make();
      element.addEventListener('move', () => element[act](), { once: true });
      const seen = eventsOf(element);
      const move = element.move('left') ?? element.move('right');
      expect(move).not.to.equal(null);
      expect(verify(element.replay)).to.deep.include({ board: element.board, over: element.over });
      expect(seen.filter((type) => type === 'move')).to.have.length(1);
      await element.updateComplete;
    });
  }

  it('that change the rules in before-move get no second board', async () => {
    const element = await make();
    element.addEventListener('before-move', () => (element.size = 5), { once: true });
    const seen = eventsOf(element);
    element.move('left');
    element.move('right');
    await element.updateComplete;
    expect(element.board).to.have.length(5);
    expect(seen.filter((type) => type === 'new-game')).to.have.length(1);
    expect(verify(element.replay).board).to.deep.equal(element.board);
    expect(element.shadowRoot!.querySelectorAll('#board')).to.have.length(1);
  });

  for (const afterWin of ['ask', 'continue', 'stop'] as const) {
    it(`that change the seed in before-move see the very game that is then played (${afterWin})`, async () => {
      const element = await make();
      element.afterWin = afterWin;
      await element.updateComplete;
      element.addEventListener('before-move', () => (element.seed = 'b'), { once: true });
      const seen = eventsOf(element);
      for (const direction of ['up', 'right', 'down', 'left'] as const) {
        if (element.move(direction) || seen.length) break;
      }
      await element.updateComplete;
      expect(seen.slice(0, 3)).to.deep.equal(['before-move', 'new-game', 'move']);
      expect(element.moves).to.equal(1);
      expect(tilesOf(element)).to.deep.equal(element.board);
    });
  }

  it('that remove the element in its own event do not disturb it', async () => {
    const element = await make();
    element.addEventListener('move', () => element.remove());
    const seen = eventsOf(element);
    if (!element.move('left')) element.move('right');
    expect(seen).to.include('move');
    await element.updateComplete;
    expect(element.moves).to.equal(1);
  });
});

describe('Game2048Element › events › whoever makes the move', () => {
  const twoInARow = rows([0, 2, 0, 2]);
  const once = ['before-move', 'move', 'score'];

  it('fires the same events once: a key', async () => {
    const element = await make();
    beginAt(element, twoInARow);
    await element.updateComplete;
    element.focus();
    const seen = eventsOf(document.body);
    await sendKeys({ press: 'ArrowLeft' });
    expect(seen).to.deep.equal(once);
  });

  it('fires the same events once: a button', async () => {
    const element = await make();
    beginAt(element, twoInARow);
    element.controls = 'directions';
    await element.updateComplete;
    const seen = eventsOf(document.body);
    element.shadowRoot!.querySelector<HTMLElement>('[part~="button-left"]')!.click();
    expect(seen).to.deep.equal(once);
  });

  it('fires the same events once: a swipe', async () => {
    const element = await make();
    beginAt(element, twoInARow);
    await element.updateComplete;
    const box = element.shadowRoot!.querySelector('#board')!.getBoundingClientRect();
    const y = Math.round(box.top + box.height / 2);
    const seen = eventsOf(document.body);
    const from = [Math.round(box.right - 40), y];
    const to = [Math.round(box.left + 40), y];
    await executeServerCommand('swipe', { from, to });
    expect(seen).to.deep.equal(once);
  });

  it('fires the same events once: the computer', async () => {
    const element = await make();
    beginAt(element, twoInARow);
    const seen = eventsOf(document.body);
    const moved = new Promise((resolve) =>
      element.addEventListener('move', resolve, { once: true }),
    );
    element.autoplay = true;
    await moved;
    element.autoplay = false;
    expect(seen.slice(0, 3)).to.deep.equal(['autoplay-change', 'before-move', 'move']);
    expect(seen.filter((type) => type === 'move')).to.have.length(1);
  });
});
