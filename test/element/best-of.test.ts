import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import type { Game2048Element } from '../../src/index.js';
import { endingGame, nearlyOver, rows } from '../support/boards.js';
import { settled } from '../support/fixture.js';
import { beginAt } from '../support/games.js';
import { entryOf, make } from '../support/storage.js';

/** The best score on the screen. */
async function shownBest(element: Game2048Element): Promise<string> {
  await settled(element);
  return element.shadowRoot!.querySelector('[part~="best"] .number')!.textContent;
}

/** Plays a move worth 8 points from the start of a game. */
function earnEight(element: Game2048Element): void {
  beginAt(element, rows([4, 4]));
  element.move('left');
}

describe('Game2048Element › best-of="played"', () => {
  it('is the default; best grows with the score, on the screen and in the score event', async () => {
    const { element } = await make();
    expect(element.bestOf).to.equal('played');
    const told: number[] = [];
    element.addEventListener('score', ({ detail }) => told.push(detail.best, element.best));
    earnEight(element);
    expect(told).to.deep.equal([8, 8]);
    expect(await shownBest(element)).to.equal('8');
  });

  it('never lowers best: not by undo, giving up, a new game or a loaded one', async () => {
    const { element } = await make();
    earnEight(element);
    for (const change of [
      () => element.undo(),
      () => element.giveUp(),
      () => element.newGame(),
      () => element.load(new Game({ seed: 'l' }).replay),
      () => (element.size = 5),
    ]) {
      change();
      expect(element.best).to.equal(8);
      expect(await shownBest(element)).to.equal('8');
    }
  });

  it('does not count a game that was loaded, however it is continued', async () => {
    const { element } = await make();
    const game = new Game({ board: rows([4, 4]), seed: 'a', score: 9000 });
    element.load(game.replay);
    element.move('left');
    expect([element.score, element.best]).to.deep.equal([9008, 0]);
  });

  it('does not count a game from another page, even after a reload', async () => {
    const first = await make();
    const game = new Game({ board: rows([4, 4]), seed: 'a', score: 9000 });
    first.element.load(game.replay);
    first.element.remove();
    const { element } = await make();
    element.move('left');
    expect([element.score, element.best]).to.deep.equal([9008, 0]);
  });

  it('keeps best across a reload, after which the same game still counts', async () => {
    const first = await make();
    earnEight(first.element);
    first.element.undo();
    expect(entryOf().best).to.equal(8);
    first.element.remove();
    const { element } = await make();
    expect([element.score, element.best]).to.deep.equal([0, 8]);
    expect(await shownBest(element)).to.equal('8');
    element.load(new Game({ board: rows([4, 4, 8, 8]) }).replay);
    element.remove();
    const again = await make();
    beginAt(again.element, rows([4, 4, 8, 8]));
    again.element.remove();
    const last = await make();
    last.element.move('left');
    expect([last.element.score, last.element.best]).to.deep.equal([24, 24]);
  });
});

describe('Game2048Element › best-of="finished"', () => {
  it('counts a game only once it has ended by itself', async () => {
    const { element } = await make({ 'best-of': 'finished' });
    earnEight(element);
    expect(element.best).to.equal(0);
    element.giveUp();
    expect(element.best).to.equal(0);
    beginAt(element, nearlyOver);
    const told: number[] = [];
    element.addEventListener('score', ({ detail }) => told.push(detail.best));
    element.addEventListener('game-over', ({ detail }) => told.push(detail.best));
    element.move('left');
    expect([...told, element.best]).to.deep.equal([512, 512, 512]);
    expect(await shownBest(element)).to.equal('512');
  });

  it('counts a loaded game that is played to its end', async () => {
    const { element } = await make({ 'best-of': 'finished' });
    element.load(endingGame().replay);
    element.move('left');
    expect(element.best).to.equal(512);
  });

  it('takes effect with the next move if it is set during a game, and lowers nothing', async () => {
    const { element } = await make();
    earnEight(element);
    element.bestOf = 'finished';
    beginAt(element, rows([8, 8]));
    element.move('left');
    expect([element.score, element.best]).to.deep.equal([16, 8]);
    element.bestOf = 'played';
    beginAt(element, rows([8, 8]));
    element.move('left');
    expect(element.best).to.equal(16);
  });
});
