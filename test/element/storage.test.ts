/** What only a page can show of storage; what is kept, restored and set aside is in session/keeper-storage.test.ts. */
import { expect } from '@open-wc/testing';
import { Game } from 'game-2048-element/engine';
import 'game-2048-element';
import { made, playSome, warningsOf } from '../support/fixture.js';
import { tilesOf } from '../support/screen.js';
import { entryOf, key } from '../support/storage.js';

const make = () => made(`<game-2048 storage-key="${key}"></game-2048>`);

describe('storage-key', () => {
  it('keeps two elements with the same key on a page in step', async () => {
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

  it('keeps them in step after a stranger has written the entry, which each reports once or twice', async () => {
    const [one, two] = [await make(), await make()];
    localStorage.setItem(key, 'stranger');
    await warningsOf(() => playSome(one.element, 1));
    expect(two.element.replay).to.equal(one.element.replay);
    for (const { errors } of [one, two]) {
      expect(errors.length).to.be.within(1, 2);
      expect(errors[0]).to.include('the entry is kept as');
    }
  });

  it('takes over what other tabs wrote while the page was frozen, as in the back-forward cache', async () => {
    for (const event of [
      new PageTransitionEvent('pageshow', { persisted: true }),
      new Event('visibilitychange', { bubbles: true }),
    ]) {
      const { element, errors } = await made(`<game-2048 storage-key="${key}"></game-2048>`);
      playSome(element, 1);
      const { replay } = new Game({ seed: event.type });
      localStorage.setItem(key, JSON.stringify({ version: 1, best: 0, replay }));
      (event.bubbles ? document : window).dispatchEvent(event);
      expect(element.replay).to.equal(replay);
      expect(errors).to.deep.equal([]);
    }
  });
});
