/** What only a page can show of storage; what is kept, restored and set aside is in session/storage.test.ts. */
import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import '../../src/index.js';
import { warningsOf } from '../support/attributes.js';
import { nearlyOver } from '../support/boards.js';
import { eventsOf } from '../support/events.js';
import { playSome } from '../support/games.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, expectKept, key, make } from '../support/storage.js';

const entry = (replay: string, best = 0): string => JSON.stringify({ version: 1, best, replay });

describe('Game2048Element › storage-key', () => {
  it('touches no storage without a key', async () => {
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

  it('keeps every change in localStorage as it happens', async () => {
    const { element, errors } = await make();
    for (const change of [
      () => undefined,
      () => playSome(element, 5),
      () => element.undo(),
      () => element.newGame({ board: nearlyOver }),
      () => element.move('left'),
      () => element.undo(),
      () => element.giveUp(),
      () => element.load(new Game({ seed: 'l', size: '3x2' }).replay),
    ]) {
      change();
      expectKept(element);
    }
    expect(errors).to.deep.equal([]);
  });

  it('gives the next page the game, its history and its best score, and draws it', async () => {
    const first = await make();
    playSome(first.element, 20);
    const { replay, best } = first.element;
    first.element.remove();
    const { element, errors, events } = await make();
    expect(element).to.include({ replay, best });
    expect(events).to.deep.equal(element.score ? ['game-load', 'score'] : ['game-load']);
    expect(tilesOf(element)).to.deep.equal(element.board);
    expect(errors).to.deep.equal([]);
    for (let n = 0; n < 20; n++) expect(element.undo()).to.equal(true);
    expect(element.moves).to.equal(0);
  });

  it('restores a game by properties alone, before the element is in a page', () => {
    const game = new Game({ seed: 7 });
    if (!game.move('left')) game.move('right');
    localStorage.setItem(key, entry(game.replay));
    const element = document.createElement('game-2048');
    Object.assign(element, { seed: 7, storageKey: key });
    expect(element.replay).to.equal(game.replay);
  });

  it('sets a stored game aside if a script starts one of other rules before anything is drawn', () => {
    const game = new Game({ seed: 'x' });
    if (!game.move('left')) game.move('right');
    localStorage.setItem(key, entry(game.replay));
    const element = document.createElement('game-2048');
    element.storageKey = key;
    element.newGame({ size: 5, seed: 'y' });
    playSome(element, 1);
    expect(entryOf(`${key}.previous`).replay).to.equal(game.replay);
  });

  for (const [method, name] of [
    ['setItem', 'QuotaExceededError'],
    ['getItem', 'SecurityError'],
  ] as const) {
    it(`plays on without storage after a ${name}, warns once, and draws the game`, async () => {
      const genuine = Object.getOwnPropertyDescriptor(Storage.prototype, method)!;
      Object.defineProperty(Storage.prototype, method, {
        configurable: true,
        value: () => {
          throw new DOMException('no', name);
        },
      });
      try {
        const warnings = await warningsOf(async () => {
          const { element, errors } = await make();
          playSome(element, 3);
          await element.updateComplete;
          expect([element.moves, errors.length]).to.deep.equal([3, 1]);
          expect(tilesOf(element)).to.deep.equal(element.board);
        });
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.include(`storage-key "${key}": no`);
      } finally {
        Object.defineProperty(Storage.prototype, method, genuine);
      }
    });
  }
});

describe('Game2048Element › storage-key › two elements', () => {
  it('keeps two elements of one key on a page in step', async () => {
    const one = await make();
    const two = await make();
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(one.element, 3);
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(two.element, 3);
    expect(one.element.replay).to.equal(two.element.replay);
    await one.element.updateComplete;
    expect(tilesOf(one.element)).to.deep.equal(two.element.board);
    expectKept(one.element);
    expect([...one.errors, ...two.errors]).to.deep.equal([]);
    expect(one.events.filter((type) => type === 'move')).to.have.length(3);
  });

  it('looks for a newer game when the element comes back into the page', async () => {
    const { element, errors } = await make();
    const parent = element.parentElement!;
    element.remove();
    const other = new Game({ seed: 'elsewhere' });
    localStorage.setItem(key, entry(other.replay));
    expect(element.replay).not.to.equal(other.replay);
    parent.append(element);
    expect(element.replay).to.equal(other.replay);
    expect(errors).to.deep.equal([]);
  });

  it('no longer follows other tabs once the element is removed', async () => {
    const { element } = await make();
    const before = element.replay;
    const events = eventsOf(element);
    element.remove();
    localStorage.setItem(key, entry(new Game({ seed: 'x' }).replay));
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(element.replay).to.equal(before);
    expect(events).to.deep.equal([]);
  });
});
