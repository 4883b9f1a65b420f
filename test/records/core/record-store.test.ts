import { expect } from '@open-wc/testing';
import {
  applyDifference,
  deleteGames,
  keepWithin,
  putGame,
} from '../../../src/records/core/book.js';
import type { KeptGame } from '../../../src/records/core/kept-game.js';
import { MemoryStorage } from '../../support/keeper-host.js';
import { endedGame, keptGame, Tab } from './tab.js';

const hour = 3_600_000;
const entryName = 'key.records';
const asideName = `${entryName}.aside`;

/** Another game for each number, played here. */
const gameOf = (number: number, moves = 9): KeptGame =>
  keptGame(endedGame({ seed: number }, moves), number * hour, number + 1);
const put = (tab: Tab, game: KeptGame) => tab.store().apply(putGame(game, true, 200), 'page');
/** The numbers of the games that a tab shows. */
const numbers = (tab: Tab) => tab.games().map(({ seed }) => Number(seed));

/** Lets a storage take entries of so many characters, and no longer ones. */
function limitStorage(storage: MemoryStorage, size: number): void {
  storage.setItem = (key, text) => {
    if (text.length > size) throw new DOMException('no room', 'QuotaExceededError');
    storage.entries.set(key, text);
  };
}

describe('RecordStore', () => {
  it('keeps games as they were, newest first, under KEY.records', () => {
    const tab = new Tab();
    const lost = { ...gameOf(1), assisted: true, ended: null, startedAt: undefined };
    for (const one of [gameOf(2), gameOf(3)]) put(tab, one);
    tab.store().apply(applyDifference({ added: [lost], removed: [] }, 200), 'page');
    expect(new Tab(tab.storage).games()).to.deep.equal([gameOf(3), gameOf(2), lost]);
    expect([...tab.storage.entries.keys()]).to.deep.equal([entryName]);
  });

  it('keeps 200 games of 1,000 moves in under 400 kB', () => {
    const line = 'x'.repeat(100 + 1000 / 2);
    const games = Array.from({ length: 200 }, (_, n) => ({ ...gameOf(n), replay: `${line}${n}` }));
    const tab = new Tab();
    tab.store().apply(applyDifference({ added: games, removed: [] }, 200), 'page');
    expect(tab.storage.entries.get(entryName)?.length).to.be.below(400_000);
  });

  it('writes nothing if nothing changes', () => {
    const tab = new Tab();
    put(tab, gameOf(1));
    tab.storage.setItem = () => expect.fail('written');
    put(tab, gameOf(1));
    expect(tab.store().sync()).to.deep.equal({ added: [], removed: [] });
  });

  for (const text of ['{', '[]', '"x"', '{"version":1}', '{"version":"2","games":[]}']) {
    it(`keeps the unreadable entry ${text} until it writes, then sets it aside`, () => {
      const tab = new Tab();
      tab.storage.entries.set(entryName, text);
      expect(numbers(tab)).to.deep.equal([]);
      expect(tab.storage.entries.get(entryName)).to.equal(text);
      put(tab, gameOf(1));
      expect(tab.storage.entries.get(asideName)).to.equal(`${text}\n`);
      expect(numbers(new Tab(tab.storage))).to.deep.equal([1]);
    });
  }

  it('sets a damaged game aside, beside what was set aside before, and only once', () => {
    const tab = new Tab();
    for (const number of [1, 2, 3]) put(tab, gameOf(number));
    const { entries } = tab.storage;
    entries.set(entryName, entries.get(entryName)!.replace(/"score":\d+/, '"score":99999'));
    const other = new Tab(tab.storage);
    expect(numbers(other)).to.deep.equal([2, 1]);
    put(other, gameOf(4));
    expect(entries.get(asideName)).to.include('99999');
    for (let n = 0; n < 2; n++) {
      entries.set(entryName, '{');
      // It applies its own edit again.
      expect(numbers(other)).to.deep.equal([4]);
    }
    expect(entries.get(asideName)).to.match(/^\[.*99999.*\n\{\n$/);
  });

  it('leaves the entry of a newer version alone, reports it, and keeps games for this visit', () => {
    const tab = new Tab();
    const text = '{"version":2,"games":[]}';
    tab.storage.entries.set(entryName, text);
    put(tab, gameOf(1));
    expect([numbers(tab), tab.storage.entries.get(entryName)]).to.deep.equal([[1], text]);
    expect(tab.problems[0]).to.equal('version of the stored games must be 1, not 2');
  });

  it('keeps games that cannot be written, and writes them later', () => {
    const tab = new Tab();
    tab.storage.fails = () => new Error('forbidden');
    put(tab, gameOf(1));
    put(tab, gameOf(2));
    expect([numbers(tab), tab.problems.at(-1)]).to.deep.equal([[2, 1], 'forbidden']);
    tab.storage.fails = () => undefined;
    put(tab, gameOf(3));
    expect(numbers(new Tab(tab.storage))).to.deep.equal([3, 2, 1]);
    expect(tab.problems.at(-1)).to.equal(undefined);
  });

  it('drops the oldest games that are no best when storage is full, and reports it', () => {
    const tab = new Tab();
    const best = { ...gameOf(0), score: 999 };
    for (const one of [best, gameOf(1), gameOf(2), gameOf(3)]) put(tab, one);
    limitStorage(tab.storage, tab.storage.entries.get(entryName)!.length + 20);
    put(tab, gameOf(4));
    expect(numbers(tab)).to.deep.equal([4, 3, 2, 0]);
    expect(tab.problems.at(-1)).to.equal('storage is full: the oldest games were dropped (1)');
    limitStorage(tab.storage, 0);
    put(tab, gameOf(5));
    expect(numbers(tab), 'in memory').to.deep.equal([5, 4, 3, 2, 0]);
    expect(tab.problems.at(-1)).to.equal('no room');
  });

  it('keepWithin() drops games without a time first, then the oldest, and the best of each pool last', () => {
    const timeless = { ...gameOf(9), ended: null };
    const small = keptGame(endedGame({ seed: 7, size: 3 }), 0, 7);
    const games = [gameOf(1), timeless, gameOf(2), { ...gameOf(0), score: 999 }, gameOf(3), small];
    const kept = (limit: number) => keepWithin(games, limit).map(({ seed }) => Number(seed));
    expect(kept(5)).to.deep.equal([3, 2, 1, 0, 7]);
    expect(kept(3)).to.deep.equal([3, 0, 7]);
    expect(kept(1)).to.have.lengthOf(1);
  });

  it('deletes a game in all tabs, until it is brought back or played on', () => {
    const tab = new Tab();
    const other = new Tab(tab.storage);
    for (const number of [1, 2, 3]) put(tab, gameOf(number));
    expect(numbers(other)).to.deep.equal([3, 2, 1]);
    const { added, removed } = other.store().apply(deleteGames([gameOf(2)]), 'page');
    expect([added, removed.map(({ seed }) => seed)]).to.deep.equal([[], ['2']]);
    put(tab, gameOf(2));
    put(tab, gameOf(4));
    expect(numbers(other)).to.deep.equal([4, 3, 1]);
    other.store().apply(applyDifference({ added: removed, removed: added }, 200), 'page');
    expect(numbers(tab)).to.deep.equal([4, 3, 2, 1]);
    put(tab, { ...gameOf(2), replay: gameOf(2, 12).replay });
    expect(tab.games().filter(({ seed }) => seed === '2')).to.have.lengthOf(1);
  });

  it('applies an edit again if a tab that had not read it overwrote it, but not once it was read or the entry deleted', () => {
    const [one, two] = [new Tab(), new Tab()];
    put(one, gameOf(1));
    const stale = one.storage.entries.get(entryName)!;
    put(one, gameOf(2));
    // The other tab reads what was there before the second game.
    two.storage.entries.set(entryName, stale);
    put(two, gameOf(3));
    one.storage.entries.set(entryName, two.storage.entries.get(entryName)!);
    expect(numbers(one)).to.deep.equal([3, 2, 1]);
    two.storage.entries.set(entryName, one.storage.entries.get(entryName)!);
    two.store().apply(deleteGames(two.games().slice(1)), 'page');
    one.storage.entries.set(entryName, two.storage.entries.get(entryName)!);
    expect(numbers(one)).to.deep.equal([3]);
    one.storage.entries.delete(entryName);
    expect(numbers(one)).to.deep.equal([]);
  });

  it('applies an edit again if a third tab overwrote it, although another tab had read it', () => {
    const [one, two, three] = [new Tab(), new Tab(), new Tab()];
    const give = (from: Tab, to: Tab) =>
      to.storage.entries.set(entryName, from.storage.entries.get(entryName)!);
    put(one, gameOf(1));
    give(one, two);
    put(two, gameOf(2));
    give(two, one);
    expect(numbers(one)).to.deep.equal([2, 1]);
    // The third tab has read neither game.
    put(three, gameOf(3));
    for (const to of [one, two]) give(three, to);
    expect(numbers(one)).to.deep.equal([3, 1]);
    give(one, two);
    expect(numbers(two)).to.deep.equal([3, 2, 1]);
  });
});
