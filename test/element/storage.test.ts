import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import { nearlyOver } from '../support/boards.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, expectKept, key, make } from '../support/storage.js';

describe('Game2048Element › storage-key', () => {
  it('is not touched without a key', async () => {
    // Other tests' pages write to the same storage meanwhile: what counts is what this one asks for.
    const asked: string[] = [];
    const genuine = Object.getOwnPropertyDescriptors(Storage.prototype);
    Object.assign(Storage.prototype, {
      getItem: (name: string) => (asked.push(name), null),
      setItem: (name: string) => asked.push(name),
    });
    const { element } = await make({ 'storage-key': '' });
    playSome(element, 5);
    element.newGame();
    Object.defineProperties(Storage.prototype, genuine);
    expect(asked).to.deep.equal([]);
  });

  it('keeps every change as it happens', async () => {
    const { element, errors } = await make();
    const kept = (): void => expectKept(element);
    kept();
    for (let n = 0; n < 40; n++) {
      playSome(element, 1);
      kept();
    }
    element.undo();
    kept();
    element.newGame({ board: nearlyOver });
    kept();
    element.move('left');
    expect(element.best).to.equal(512);
    kept();
    element.undo();
    element.giveUp();
    kept();
    element.load(new Game({ seed: 'l', size: '3x2' }).replay);
    kept();
    expect(errors).to.deep.equal([]);
  });

  it('gives the game back, with its history, to the next page', async () => {
    const first = await make();
    playSome(first.element, 20);
    const { replay } = first.element;
    first.element.remove();
    const { element, errors, events } = await make();
    expect(element.replay).to.equal(replay);
    expect(events).to.deep.equal(element.score ? ['game-load', 'score'] : ['game-load']);
    expect(tilesOf(element)).to.deep.equal(element.board);
    expect(errors).to.deep.equal([]);
    for (let n = 0; n < 20; n++) expect(element.undo()).to.equal(true);
    expect(element.moves).to.equal(0);
  });

  it('gives a game that is over back as over, and the best score', async () => {
    const first = await make({ seed: 'a' });
    first.element.newGame({ board: nearlyOver, seed: 'a' });
    first.element.move('left');
    first.element.remove();
    const { element, events } = await make({ seed: 'a' });
    expect(events).to.deep.equal(['game-load', 'score', 'game-over']);
    expect(element).to.include({ over: true, best: 512, score: 512 });
  });

  for (const [name, value] of Object.entries({
    size: '5',
    'win-tile': '64',
    'four-chance': '0.5',
    'start-tiles': '3',
    seed: 'b',
  })) {
    it(`starts anew where ${name} describes another game, and keeps the best score`, async () => {
      localStorage.setItem(
        key,
        JSON.stringify({ version: 1, best: 4711, replay: new Game({ seed: 'a' }).replay }),
      );
      const { element, errors, events } = await make({ [name]: value });
      expect(events).to.deep.equal(['new-game']);
      expect(element.best).to.equal(4711);
      expect(entryOf()).to.deep.equal({ version: 1, best: 4711, replay: element.replay });
      expect(errors).to.deep.equal([]);
    });
  }

  it('restores under the seed that is given, as text or number', async () => {
    const game = new Game({ seed: 7 });
    if (!game.move('left')) game.move('right');
    const { replay } = game;
    localStorage.setItem(key, JSON.stringify({ version: 1, best: 0, replay }));
    expect((await make({ seed: '7' })).element.replay).to.equal(replay);
    const element = document.createElement('game-2048');
    Object.assign(element, { seed: 7, storageKey: key });
    expect(element.replay).to.equal(replay);
  });

  it('restores whatever after-win says', async () => {
    const { replay } = new Game({ seed: 'a', afterWin: 'stop' });
    localStorage.setItem(key, JSON.stringify({ version: 1, best: 0, replay }));
    expect((await make()).element.replay).to.equal(replay);
  });

  it('moves to another key without a trace of the first', async () => {
    const other = `${key}.other`;
    const game = new Game({ seed: 'o', size: 5 });
    localStorage.setItem(other, JSON.stringify({ version: 1, best: 3, replay: game.replay }));
    const { element, events } = await make();
    element.newGame({ board: nearlyOver });
    element.move('left');
    const before = localStorage.getItem(key);
    events.length = 0;
    element.size = 5;
    element.storageKey = other;
    expect(element.replay).to.equal(game.replay);
    expect(element.best).to.equal(3);
    await element.updateComplete;
    playSome(element, 3);
    const best = Math.max(3, element.score);
    expect(events.slice(0, 2)).to.deep.equal(['game-load', 'score']);
    expect(localStorage.getItem(key)).to.equal(before);
    expect(entryOf(other)).to.deep.equal({ version: 1, best, replay: element.replay });
  });

  it('is taken up and given up by the key alone', async () => {
    const { element, events } = await make({ 'storage-key': '' });
    playSome(element, 4);
    const { replay } = element;
    events.length = 0;
    element.storageKey = key;
    await element.updateComplete;
    expect(entryOf().replay).to.equal(replay);
    element.removeAttribute('storage-key');
    await element.updateComplete;
    playSome(element, 1);
    expect(entryOf().replay).to.equal(replay);
    expect(events).not.to.include('new-game');
  });

  it('follows a key that is set in the same task as a move', async () => {
    const { element } = await make({ 'storage-key': '' });
    element.storageKey = key;
    playSome(element, 1);
    expect(entryOf().replay).to.equal(element.replay);
  });
});
