import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { endingGame } from '../support/boards.js';
import { MemoryStorage } from '../support/keeper-host.js';
import { entryOf, entryText, key, Page, saved } from '../support/page.js';
import { played, playOn } from '../support/plays.js';

const full = new Error('The quota has been exceeded.');

const asidesOf = (storage: MemoryStorage) =>
  [...storage.entries].filter(([name]) => name.startsWith(`${key}.aside`)).map(([, text]) => text);

/** All orders of a list. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** Expects that the page plays on, keeps its game, and has reported one problem. */
function expectPlaysAfterOneProblem(page: Page): void {
  const { moves } = page.game;
  page.play(3);
  expect(page.game.moves).to.equal(moves + 3);
  expect(page.errors, page.errors.join('\n')).to.have.length(1);
  expect(page.errors[0]).to.include(JSON.stringify(key));
}

function expectKept(page: Page): void {
  const { best, game } = page.keeper.sync();
  expect(entryOf(page.storage)).to.include({ best, replay: game.replay });
}

describe('Keeper › a saved game and the attributes that describe it', () => {
  const described = { seed: 'x', size: '5', 'win-tile': '64', 'storage-key': key };
  it('is restored at every load, in whatever order a script sets them', () => {
    for (const order of ordersOf(Object.entries(described))) {
      const { storage, replay } = saved({ seed: 'x', size: 5, winTile: 64 });
      for (let load = 0; load < 3; load++) {
        const page = new Page(storage, { 'storage-key': '' });
        for (const [name, value] of order) page.change(name, value);
        const names = order.map(([name]) => name).join(', ');
        expect([page.game.replay, entryOf(storage).replay], names).to.deep.equal([replay, replay]);
        expect(page.best, names).to.equal(9000);
      }
    }
  });

  it('is still over when restored, and keeps its best score', () => {
    const storage = new MemoryStorage();
    const first = new Page(storage, { 'best-of': 'finished' });
    first.keeper.sync().load(endingGame());
    first.keeper.sync().move('left', 'player');
    const page = new Page(storage, { 'best-of': 'finished' });
    expect(page.log).to.deep.equal(['(load)', 'game-load', 'score', 'game-over']);
    expect([page.game.over, page.best]).to.deep.equal([true, 512]);
  });

  it('gives way to a new game if the attributes describe another one; the best score stays', () => {
    const { storage } = saved({ seed: 'a' }, 0);
    const page = new Page(storage, { size: '5' });
    expect(page.log).to.deep.equal(['(new)', 'new-game']);
    expect(page.best).to.equal(9000);
    expectKept(page);
    expect(page.errors).to.deep.equal([]);
  });

  it('is set aside when the size changes, and comes back with its size', () => {
    const page = new Page(new MemoryStorage());
    const sizes = ['4', '5', '6', '7', '3x4'];
    const replays = sizes.map((size) => {
      page.change('size', size);
      page.play(20);
      return page.game.replay;
    });
    for (const [index, size] of [...sizes.entries(), ...sizes.entries()]) {
      page.change('size', size);
      expect(page.game.replay).to.equal(replays[index]);
    }
    expect(new Page(page.storage, { size: '6' }).game.replay).to.equal(replays[2]);
    expect([...page.storage.entries.keys()]).to.have.length(sizes.length);
    expect(page.errors).to.deep.equal([]);
  });
});

describe('Keeper › storage-key', () => {
  it('saves the game after every move, even in the task in which it was set', () => {
    const page = new Page(new MemoryStorage(), { 'storage-key': '' });
    page.set('storage-key', key);
    for (let n = 0; n < 40; n++) {
      page.play(1);
      expectKept(page);
    }
  });

  it('leaves the entry of the first key alone when it changes', () => {
    const { storage, replay } = saved({ seed: 'o', size: 5 }, 0, 'other');
    const page = new Page(storage);
    page.keeper.sync().countBest(9500);
    page.play(3);
    const before = storage.entries.get(key);
    page.set('size', '5');
    page.change('storage-key', 'other');
    expect([page.game.replay, page.best]).to.deep.equal([replay, 9000]);
    page.play(3);
    expect(storage.entries.get(key)).to.equal(before);
    expect(entryOf(storage, 'other').replay).to.equal(page.game.replay);
  });

  it('starts saving the game in progress when it is set, and stops when it is removed', () => {
    const page = new Page(new MemoryStorage(), { 'storage-key': '' });
    page.keeper.sync().countBest(9000);
    page.play(4);
    page.log.length = 0;
    page.change('storage-key', key);
    const { replay } = page.game;
    expect(entryOf(page.storage)).to.include({ best: 9000, replay });
    page.remove('storage-key');
    page.play(1);
    expect(entryOf(page.storage).replay).to.equal(replay);
    expect(page.log).not.to.include('new-game');
  });
});

describe('Keeper › an entry that is not a game', () => {
  for (const when of ['before the first game', 'during a game']) {
    it(`is copied to another key, and play goes on, if it appears ${when}`, () => {
      const storage = new MemoryStorage();
      const running = when === 'during a game' ? new Page(storage) : undefined;
      storage.entries.set(key, 'stranger');
      const page = running ?? new Page(storage);
      if (!running) expect(page.log).to.deep.equal(['(new)', 'game-error', 'new-game']);
      expectPlaysAfterOneProblem(page);
      expect(asidesOf(storage)).to.deep.equal(['stranger']);
      expectKept(page);
      expect(page.best).to.equal(page.game.score);
    });
  }

  it('is kept under a key of its own, once for each text, up to four of them', () => {
    const storage = new MemoryStorage();
    const errors = ['one', 'two', 'one', 'three', 'four', 'five'].flatMap((text) => {
      storage.entries.set(key, text);
      const page = new Page(storage);
      page.play(1);
      return page.errors.map((error) => error.replace(/^.*; /, ''));
    });
    expect(asidesOf(storage)).to.deep.equal(['one', 'two', 'three', 'four']);
    expect(errors).to.deep.equal([
      ...['', '.2', '', '.3', '.4'].map((end) => `the entry is kept as key.aside${end}`),
      'the entry is dropped: key.aside, key.aside.2, key.aside.3, key.aside.4 keep others',
    ]);
  });

  it('still gives the best score if only its game is damaged', () => {
    const { storage, replay } = saved({ seed: 'a' });
    const damaged = JSON.stringify({ version: 1, best: 9000, replay: `${replay}!` });
    storage.entries.set(key, damaged);
    const page = new Page(storage);
    expectPlaysAfterOneProblem(page);
    expect([page.best, entryOf(storage).best]).to.deep.equal([9000, 9000]);
    storage.entries.set(key, damaged.replace('9000', '9001'));
    page.play(1);
    expect(entryOf(storage)).to.include({ best: 9001, replay: page.game.replay });
    expect(asidesOf(storage)).to.have.length(2);
  });

  it('stays where it is until there is room to copy it', () => {
    const storage = new MemoryStorage();
    storage.entries.set(key, 'precious');
    storage.fails = (method) => (method === 'setItem' ? full : undefined);
    const page = new Page(storage);
    expectPlaysAfterOneProblem(page);
    expect([...storage.entries]).to.deep.equal([[key, 'precious']]);
    storage.fails = () => undefined;
    page.play(2);
    expect(asidesOf(storage)).to.deep.equal(['precious']);
    expectKept(page);
  });
});

describe('Keeper › a storage that fails', () => {
  it('does not stop the game, keeps the last entry, and saves again once it works', () => {
    const page = new Page(new MemoryStorage());
    page.play(2);
    const { replay } = page.game;
    page.storage.fails = (method) => (method === 'setItem' ? full : undefined);
    expectPlaysAfterOneProblem(page);
    expect(entryOf(page.storage).replay).to.equal(replay);
    page.storage.fails = () => undefined;
    page.play(1);
    expectKept(page);
    expect(page.errors).to.deep.equal(['storage-key "key": The quota has been exceeded.']);
  });

  it('does not stop a game that begins while it is full or forbidden', () => {
    for (const failing of [['setItem'], ['getItem', 'setItem', 'removeItem']]) {
      const storage = new MemoryStorage();
      storage.fails = (method) => (failing.includes(method) ? full : undefined);
      expectPlaysAfterOneProblem(new Page(storage));
      expect(storage.entries.size).to.equal(0);
    }
  });

  it('may be emptied during a game, which the next move saves again', () => {
    const page = new Page(new MemoryStorage());
    const details: unknown[] = [];
    page.addEventListener('game-error', (event) => details.push((event as CustomEvent).detail));
    page.play(2);
    page.storage.entries.clear();
    page.play(1);
    expectKept(page);
    const message =
      'storage-key "key": the stored game was removed; the one in progress takes its place';
    const detail = { kind: 'storage', name: 'storage-key', message, by: 'page' };
    expect(details).to.deep.equal([detail]);
    page.storage.fails = () => full;
    page.play(1);
    expect(details[1]).to.include({ kind: 'storage', error: full });
    page.change('storage-key', '');
    page.change('storage-key', key);
    expect(details[2]).to.include({ kind: 'storage', error: full });
  });
});

describe('Keeper › another tab', () => {
  it('shares its best score even with a tab that leaves its game before it has noticed', () => {
    const page = new Page(new MemoryStorage());
    saved({ seed: 'other' }, 1, key, page.storage);
    page.change('size', '5');
    expect([page.best, page.game.columns]).to.deep.equal([9000, 5]);
  });

  it('is followed once it has saved a move', () => {
    const page = new Page(new MemoryStorage());
    const { replay } = saved({ seed: 'other' }, 1, key, page.storage);
    page.keeper.refresh();
    expect(page.game.replay).to.equal(replay);
    expect(page.errors).to.deep.equal([]);
  });

  it('is never overwritten, even by a tab that has not noticed it yet', () => {
    const page = new Page(new MemoryStorage());
    page.play(2);
    const other = playOn(Game.fromReplay(page.game.replay), 4);
    const text = entryText({ best: 99, replay: other.replay, startedAt: page.startedAt });
    page.storage.entries.set(key, text);
    page.log.length = 0;
    page.play(1);
    expect(page.storage.entries.get(key)).to.equal(text);
    expect([page.game.replay, page.best]).to.deep.equal([other.replay, 99]);
    expect(page.log).to.include('game-load').and.not.include('new-game');
    expect(page.errors).to.deep.equal([
      'storage-key "key": the game of another tab continues here',
    ]);
    expectPlaysAfterOneProblem(page);
    expectKept(page);
  });

  it('that has given up the same game fires no second game-over, but one with another game does', () => {
    const page = new Page(new MemoryStorage(), { 'storage-key': '' });
    page.keeper.start(new Game({ seed: 'a' }));
    page.keeper.sync().giveUp();
    page.change('storage-key', key);
    for (const [startedAt, seed, reported] of [
      [page.startedAt, 'a', false],
      [1, 'a', true],
      [2, 'b', true],
    ] as const) {
      const other = played({ seed }, reported ? 4 : 3);
      other.giveUp();
      const { best } = page.keeper.sync();
      const entry = entryText({ best, replay: other.replay, startedAt });
      page.storage.entries.set(key, entry);
      page.log.length = 0;
      page.keeper.refresh();
      page.storage.entries.set(key, entry.replace('"version":1', '"version":1,"more":1'));
      page.keeper.refresh();
      expect(page.game.replay).to.equal(other.replay);
      expect(page.log.filter((type) => type === 'game-load')).to.have.length(1);
      expect(page.log.includes('game-over')).to.equal(reported);
    }
    expect(page.errors).to.deep.equal([]);
  });
});
