/** What only a page can show of storage; what is kept, restored and set aside is in session/keeper-storage.test.ts. */
import { expect } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import { eventsOf } from '../support/events.js';
import { made, playSome, warningsOf } from '../support/fixture.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, key } from '../support/storage.js';

const make = () => made(`<game-2048 storage-key="${key}"></game-2048>`);

describe('storage-key', () => {
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

  for (const [method, name] of [
    ['setItem', 'QuotaExceededError'],
    ['getItem', 'SecurityError'],
  ] as const) {
    it(`plays on without storage after a ${name}, warns once, and draws the game`, async () => {
      const genuine = Object.getOwnPropertyDescriptor(Storage.prototype, method)!;
      const value = () => {
        throw new DOMException('no', name);
      };
      Object.defineProperty(Storage.prototype, method, { configurable: true, value });
      try {
        const { element, errors, warnings } = await make();
        playSome(element, 3);
        await element.updateComplete;
        expect([element.moves, errors.length]).to.deep.equal([3, 1]);
        expect(tilesOf(element)).to.deep.equal(element.board);
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.include(`storage-key "${key}": no`);
      } finally {
        Object.defineProperty(Storage.prototype, method, genuine);
      }
    });
  }

  it('keeps two elements of one key on a page in step', async () => {
    const [one, two] = [await make(), await make()];
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(one.element, 3);
    expect(two.element.replay).to.equal(one.element.replay);
    playSome(two.element, 3);
    const { replay, best } = two.element;
    expect(one.element.replay).to.equal(replay);
    await one.element.updateComplete;
    expect(tilesOf(one.element)).to.deep.equal(two.element.board);
    expect(entryOf()).to.include({ version: 1, best, replay });
    expect([...one.errors, ...two.errors]).to.deep.equal([]);
    expect(one.events.filter((type) => type === 'move')).to.have.length(3);
  });

  it('keeps them in step, too, where the entry is no game, which each reports, not without end', async () => {
    const [one, two] = [await make(), await make()];
    localStorage.setItem(key, 'stranger');
    await warningsOf(() => playSome(one.element, 1));
    expect(two.element.replay).to.equal(one.element.replay);
    for (const { errors } of [one, two]) {
      expect(errors.length).to.be.within(1, 2);
      expect(errors[0]).to.include('the entry is kept as');
    }
  });

  it('no longer follows other tabs once the element is removed', async () => {
    const { element } = await make();
    const before = element.replay;
    const events = eventsOf(element);
    element.remove();
    const { replay } = new Game({ seed: 'x' });
    localStorage.setItem(key, JSON.stringify({ version: 1, best: 0, replay }));
    dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    expect(element.replay).to.equal(before);
    expect(events).to.deep.equal([]);
  });
});
