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
const name = 'key.records';

/** The row of another game for each number, played here. */
const row = (number: number, moves = 9): KeptGame =>
  keptGame(endedGame({ seed: number }, moves), number * hour, number + 1);
const put = (tab: Tab, one: KeptGame) => tab.store().apply(putGame(one, true, tab.limit), 'page');
const seeds = (tab: Tab) => tab.games().map(({ seed }) => Number(seed));

function full(storage: MemoryStorage, size: number): void {
  storage.setItem = (key, text) => {
    if (text.length > size) throw new DOMException('no room', 'QuotaExceededError');
    storage.entries.set(key, text);
  };
}

describe('RecordStore', () => {
  it('keeps games as they were, the newest first, under KEY.records', () => {
    const tab = new Tab();
    const lost = { ...row(1), assisted: true, ended: null, startedAt: undefined };
    for (const one of [row(2), row(3)]) put(tab, one);
    tab.store().apply(applyDifference({ added: [lost], removed: [] }, 200), 'page');
    expect(new Tab(tab.storage).games()).to.deep.equal([row(3), row(2), lost]);
    expect([...tab.storage.entries.keys()]).to.deep.equal([name]);
  });

  it('keeps 200 games of 1,000 moves in under 400 kB', () => {
    const line = 'x'.repeat(100 + 1000 / 2);
    const games = Array.from({ length: 200 }, (_, n) => ({ ...row(n), replay: `${line}${n}` }));
    const tab = new Tab();
    tab.store().apply(applyDifference({ added: games, removed: [] }, 200), 'page');
    expect(tab.storage.entries.get(name)?.length).to.be.below(400_000);
  });

  it('writes nothing if nothing changes', () => {
    const tab = new Tab();
    put(tab, row(1));
    tab.storage.setItem = () => expect.fail('written');
    put(tab, row(1));
    expect(tab.store().sync()).to.deep.equal({ added: [], removed: [] });
  });

  it('sets an unreadable entry aside, and unreadable games, before it writes', () => {
    for (const text of ['{', '[]', '"x"', '{"version":1}', '{"version":"2","games":[]}']) {
      const tab = new Tab();
      tab.storage.entries.set(name, text);
      expect(seeds(tab)).to.deep.equal([]);
      expect(tab.storage.entries.get(name)).to.equal(text);
      put(tab, row(1));
      expect(tab.storage.entries.get(`${name}.aside`)).to.equal(`${text}\n`);
      expect(seeds(new Tab(tab.storage))).to.deep.equal([1]);
    }
    const tab = new Tab();
    for (const number of [1, 2, 3]) put(tab, row(number));
    const damaged = tab.storage.entries.get(name)!.replace(/"score":\d+/, '"score":99999');
    tab.storage.entries.set(name, damaged);
    const other = new Tab(tab.storage);
    expect(seeds(other)).to.deep.equal([2, 1]);
    put(other, row(4));
    expect(tab.storage.entries.get(`${name}.aside`)).to.include('99999');
    // Never over what was set aside before, and only once. A change of one's own is made again.
    for (let n = 0; n < 2; n++) {
      tab.storage.entries.set(name, '{');
      expect(seeds(other)).to.deep.equal([4]);
    }
    expect(tab.storage.entries.get(`${name}.aside`)).to.match(/^\[.*99999.*\n\{\n$/);
  });

  it('leaves the entry of a newer version alone, says so, and keeps games for this visit', () => {
    const tab = new Tab();
    const text = '{"version":2,"games":[]}';
    tab.storage.entries.set(name, text);
    put(tab, row(1));
    expect([seeds(tab), tab.storage.entries.get(name)]).to.deep.equal([[1], text]);
    expect(tab.problems[0]).to.equal('version of the stored games must be 1, not 2');
  });

  it('keeps what cannot be written, and writes it later', () => {
    const tab = new Tab();
    tab.storage.fails = () => new Error('forbidden');
    put(tab, row(1));
    put(tab, row(2));
    expect([seeds(tab), tab.problems.at(-1)]).to.deep.equal([[2, 1], 'forbidden']);
    tab.storage.fails = () => undefined;
    put(tab, row(3));
    expect(seeds(new Tab(tab.storage))).to.deep.equal([3, 2, 1]);
    expect(tab.problems.at(-1)).to.equal(undefined);
  });

  it('drops the oldest games that are no best when storage is full, and says so', () => {
    const tab = new Tab();
    const best = { ...row(0), score: 999 };
    for (const one of [best, row(1), row(2), row(3)]) put(tab, one);
    full(tab.storage, tab.storage.entries.get(name)!.length + 20);
    put(tab, row(4));
    expect(seeds(tab)).to.deep.equal([4, 3, 2, 0]);
    expect(tab.problems.at(-1)).to.equal('storage is full: the oldest games were dropped (1)');
    full(tab.storage, 0);
    put(tab, row(5));
    expect(seeds(tab), 'in memory').to.deep.equal([5, 4, 3, 2, 0]);
    expect(tab.problems.at(-1)).to.equal('no room');
  });

  it('keeps to its limit: the oldest go, without a time first, the best of each size and rules last', () => {
    const timeless = { ...row(9), ended: null };
    const small = keptGame(endedGame({ seed: 7, size: 3 }), 0, 7);
    const games = [row(1), timeless, row(2), { ...row(0), score: 999 }, row(3), small];
    const kept = (limit: number) => keepWithin(games, limit).map(({ seed }) => Number(seed));
    expect(kept(5)).to.deep.equal([3, 2, 1, 0, 7]);
    expect(kept(3)).to.deep.equal([3, 0, 7]);
    expect(kept(1)).to.have.lengthOf(1);
  });

  it('deletes for all tabs, and undo brings back what it removed', () => {
    const tab = new Tab();
    const other = new Tab(tab.storage);
    for (const number of [1, 2, 3]) put(tab, row(number));
    expect(seeds(other)).to.deep.equal([3, 2, 1]);
    const { added, removed } = other.store().apply(deleteGames([row(2)]), 'page');
    expect([added, removed.map(({ seed }) => seed)]).to.deep.equal([[], ['2']]);
    put(tab, row(2));
    put(tab, row(4));
    expect(seeds(other)).to.deep.equal([4, 3, 1]);
    other.store().apply(applyDifference({ added: removed, removed: added }, 200), 'page');
    expect(seeds(tab)).to.deep.equal([4, 3, 2, 1]);
    put(tab, { ...row(2), replay: row(2, 12).replay });
    expect(tab.games().filter(({ seed }) => seed === '2')).to.have.lengthOf(1);
  });

  it('adds again what another tab, which had not seen it, wrote over; but nothing that was removed since', () => {
    const [one, two] = [new Tab(), new Tab()];
    put(one, row(1));
    const stale = one.storage.entries.get(name)!;
    put(one, row(2));
    // The other process read before this was written.
    two.storage.entries.set(name, stale);
    put(two, row(3));
    one.storage.entries.set(name, two.storage.entries.get(name)!);
    expect(seeds(one)).to.deep.equal([3, 2, 1]);
    two.storage.entries.set(name, one.storage.entries.get(name)!);
    two.store().apply(deleteGames(two.games().slice(1)), 'page');
    one.storage.entries.set(name, two.storage.entries.get(name)!);
    expect(seeds(one)).to.deep.equal([3]);
    one.storage.entries.delete(name);
    expect(seeds(one)).to.deep.equal([]);
  });

  it('adds again what a third tab wrote over, although another tab had seen it', () => {
    const [one, two, three] = [new Tab(), new Tab(), new Tab()];
    const give = (from: Tab, to: Tab) =>
      to.storage.entries.set(name, from.storage.entries.get(name)!);
    put(one, row(1));
    give(one, two);
    put(two, row(2));
    give(two, one);
    expect(seeds(one)).to.deep.equal([2, 1]);
    // Its process had read neither.
    put(three, row(3));
    for (const to of [one, two]) give(three, to);
    expect(seeds(one)).to.deep.equal([3, 1]);
    give(one, two);
    expect(seeds(two)).to.deep.equal([3, 2, 1]);
  });
});
