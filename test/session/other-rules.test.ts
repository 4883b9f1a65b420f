import { expect } from '@open-wc/testing';
import type { Game } from '../../src/engine/index.js';
import { winningGame } from '../support/boards.js';
import { MemoryStorage } from '../support/keeper-host.js';
import { entryOf, key, Page } from '../support/page.js';

describe('Keeper › two tabs whose rules differ', () => {
  const beside = `${key}.beside`;
  const enoughToRaiseBest = 60;

  /** A tab that has played, and one with other rules that has saved since. */
  function twoTabs() {
    const storage = new MemoryStorage();
    const one = new Page(storage);
    one.play(2);
    const two = new Page(storage, { size: '5' });
    two.play(2);
    return { storage, one, two };
  }

  for (const [order, sizes] of [
    ['first', [4, 5, 4]],
    ['second', [5, 4, 5]],
  ] as const) {
    it(`lose neither game nor best, if the ${order} is reloaded first`, () => {
      const { storage, one, two } = twoTabs();
      one.play(enoughToRaiseBest);
      expect(one.errors).to.deep.equal([
        'storage-key "key": another tab keeps a different game; this one is stored beside it',
      ]);
      expect(entryOf(storage)).to.include({ replay: two.game.replay, best: one.best });
      expect(entryOf(storage, beside)).to.include({ replay: one.game.replay, best: one.best });
      let { best } = one;
      two.keeper.refresh();
      expect(two.best).to.equal(best);
      const reload = (size: string, { replay }: Game) => {
        const page = new Page(storage, { size });
        expect([page.game.replay, page.best]).to.deep.equal([replay, best]);
        expect(page.errors).to.deep.equal([]);
        page.play(1);
        best = page.best;
        return page.game;
      };
      const games = { 4: one.game, 5: two.game };
      for (const size of sizes) games[size] = reload(String(size), games[size]);
      expect(storage.entries.has(beside)).to.equal(false);
    });
  }

  it('do not take a move back when the other one raises the best score', () => {
    const { storage, one, two } = twoTabs();
    two.play(1);
    one.play(enoughToRaiseBest);
    const raised = storage.entries.get(key)!;
    expect(raised).to.include('"isRaised":true');
    storage.entries.set(key, raised.replace('"isRaised":true', '"isRaised":false'));
    two.keeper.refresh();
    two.play(1);
    const { replay, moves } = two.game;
    storage.entries.set(key, raised);
    two.keeper.refresh();
    expect(two.game.replay).to.equal(replay);
    storage.entries.set(key, raised);
    two.play(1);
    expect(two.game.moves).to.equal(moves + 1);
    expect(two.errors).to.deep.equal([]);
    expect(entryOf(storage)).to.include({ replay: two.game.replay, best: one.best });
    expect(two.log).not.to.include('game-load');
  });

  it('share the best even if the second tab had not seen it before it overwrote the entry', () => {
    const { storage, one, two } = twoTabs();
    const entry = storage.entries.get(key)!;
    one.play(enoughToRaiseBest);
    storage.entries.set(key, entry);
    const { best } = new Page(storage, { size: '5' });
    expect(best).to.equal(one.best);
    expect(best).to.be.above(two.game.score);
  });

  it('join again once one has the game of the other', () => {
    const { storage, one, two } = twoTabs();
    one.play(1);
    two.change('size', '4');
    expect(two.game.replay).to.equal(one.game.replay);
    two.play(1);
    one.keeper.refresh();
    expect(one.game.replay).to.equal(two.game.replay);
    one.play(1);
    expect(entryOf(storage).replay).to.equal(one.game.replay);
    expect(storage.entries.has(beside)).to.equal(false);
    expect(entryOf(storage, `${key}.previous`).replay).to.include('5x5_');
  });

  it('find the game under the key again when the rules of the other one are set', () => {
    const { storage, one, two } = twoTabs();
    one.play(1);
    const { replay } = one.game;
    one.change('size', '5');
    expect(one.game.replay).to.equal(two.game.replay);
    one.play(1);
    expect(entryOf(storage).replay).to.equal(one.game.replay);
    one.change('size', '4');
    expect(one.game.replay).to.equal(replay);
  });

  it('may be six: each has its place, and the oldest game of five beside is set aside', () => {
    const storage = new MemoryStorage();
    const pages = [3, 4, 5, 6, 7, 8].map((size) => {
      const page = new Page(storage, { size: String(size) });
      page.play(2);
      return page;
    });
    storage.entries.forEach(
      (_, name) => name.includes('.previous') && storage.entries.delete(name),
    );
    for (const page of pages) page.play(1);
    const places = [key, beside, ...[2, 3, 4].map((n) => `${beside}.${n}`), `${key}.previous`];
    const replays = places.map((place) => entryOf(storage, place).replay);
    expect(new Set(replays)).to.deep.equal(new Set(pages.map(({ game }) => game.replay)));
  });
});

describe('Keeper › a game with rules of its own', () => {
  const own = { size: 5, seed: 'own' };
  function pageWithOwnGame(moves = 9) {
    const page = new Page(new MemoryStorage(), { seed: 'day 1' });
    page.keeper.start(page.keeper.makeGame(own));
    page.play(moves);
    return page;
  }

  it('is restored while the attributes ask for what they asked then', () => {
    const { storage, game } = pageWithOwnGame();
    for (let load = 0; load < 2; load++) {
      const page = new Page(storage, { seed: 'day 1' });
      expect(page.game.replay).to.equal(game.replay);
      page.play(1);
      game.move(page.game.copy().legalMoves()[0]!);
      expect(entryOf(storage).replay).to.equal(page.game.replay);
      game.undo();
      page.keeper.sync().undo();
      expect(page.errors).to.deep.equal([]);
    }
  });

  it('is set aside once they ask for something else, which is reported if a move was made, and comes back with them', () => {
    const { storage, game } = pageWithOwnGame();
    const page = new Page(storage, { seed: 'day 2' });
    expect([page.game.seed, page.game.columns]).to.deep.equal(['day 2', 4]);
    expect(page.errors).to.have.length(1);
    expect(page.errors[0]).to.include('the stored game has rules of its own');
    page.play(1);
    expect(new Page(storage, { seed: 'day 3' }).errors).to.deep.equal([]);
    expect(new Page(storage, { seed: 'day 1' }).game.replay).to.equal(game.replay);
    expect(new Page(pageWithOwnGame(0).storage, { seed: 'day 2' }).errors).to.deep.equal([]);
  });

  it('is not taken over by another tab, but followed by one that has restored it', () => {
    const { storage, game } = pageWithOwnGame();
    const restored = new Page(storage, { seed: 'day 1' });
    const other = new Page(new MemoryStorage(), { seed: 'day 1' });
    storage.entries.forEach((text, name) => other.storage.entries.set(name, text));
    other.keeper.refresh();
    expect(other.game.seed).to.equal('day 1');
    restored.play(1);
    const page = new Page(storage, { seed: 'day 1' });
    page.play(2);
    restored.keeper.refresh();
    expect(restored.game.replay).to.equal(page.game.replay);
    expect(restored.game.replay).not.to.equal(game.replay);
    expect(restored.errors).to.deep.equal([]);
  });

  for (const [attribute, afterWin] of [
    ['ask', 'continue'],
    ['continue', 'ask'],
  ] as const) {
    it(`keeps its afterWin "${afterWin}" over a reload under after-win="${attribute}"`, () => {
      const attributes = { 'after-win': attribute, 'win-tile': '16' };
      const page = new Page(new MemoryStorage(), attributes);
      page.keeper.start(winningGame(), { afterWin });
      for (let load = 0; load < 2; load++) {
        const session = new Page(page.storage, attributes).keeper.sync();
        expect(session.move('left', 'player')).to.have.property('won', true);
        expect(session.awaitsDecision).to.equal(afterWin === 'ask');
        session.undo();
      }
    });
  }
});
