import { expect } from '@open-wc/testing';
import { promisifyRequest } from 'idb-keyval';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  applyDifference,
  deleteGames,
  invertDifference,
  keepWithin,
  putGame,
  takeBackGame,
} from '../../../src/records/core/book.js';
import { database, disconnect, type Database } from '../../../src/records/core/database.js';
import { idOf, type KeptGame } from '../../../src/records/core/kept-game.js';
import { RecordStore, type StoreListener } from '../../../src/records/core/record-store.js';
import { endedGame, keptGame } from './tab.js';

const hour = 3_600_000;

/** Another game for each number, played here. */
const gameOf = (number: number, moves = 9): KeptGame =>
  keptGame(endedGame({ seed: number }, moves), number * hour, number + 1);
const numbersOf = ({ games }: RecordStore) => games.map(({ seed }) => Number(seed));
const put = (store: RecordStore, game: KeptGame) => store.apply(putGame(game, true, 200), 'page');

/** A tab that has read what is stored; or that is about to. */
const opened = (key = 'key', over: Database = database) => new RecordStore(key, over);
async function tab(key?: string, over?: Database): Promise<RecordStore> {
  const store = opened(key, over);
  await store.ready;
  return store;
}

/** What a store says of its storage. */
function problemsOf(store: RecordStore): (string | undefined)[] {
  const problems: (string | undefined)[] = [];
  const listener: StoreListener = {
    gamesChanged: () => undefined,
    problemChanged: (_, problem) => problems.push(problem),
  };
  store.addListener(listener);
  return problems;
}

function openVersion(version: number): Promise<IDBDatabase> {
  const request = indexedDB.open('game-2048-records', version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion === 0) request.result.createObjectStore('games');
  };
  return promisifyRequest(request);
}

beforeEach(() => {
  disconnect();
  globalThis.indexedDB = new IDBFactory();
});

describe('RecordStore', () => {
  it('keeps games as they were, newest first, and apart from those of other keys', async () => {
    const store = await tab();
    const other = await tab('key2');
    const lost = { ...gameOf(1), assisted: true, ended: null, startedAt: undefined };
    for (const one of [gameOf(2), gameOf(3)]) put(store, one);
    store.apply(applyDifference({ added: [lost], removed: [] }, 200), 'page');
    put(other, gameOf(4));
    await Promise.all([store.sync(), other.sync()]);
    expect((await tab()).games).to.deep.equal([gameOf(3), gameOf(2), lost]);
    expect(numbersOf(await tab('key2'))).to.deep.equal([4]);
  });

  it('shows an edit at once, or when the stored games have come', async () => {
    const store = opened();
    put(store, gameOf(1));
    expect(numbersOf(store)).to.deep.equal([]);
    await store.ready;
    put(store, gameOf(2));
    expect(numbersOf(store)).to.deep.equal([2, 1]);
    await store.sync();
    expect(numbersOf(await tab())).to.deep.equal([2, 1]);
  });

  it('keeps the games that two tabs put at once, also those of one millisecond', async () => {
    const [one, two] = [await tab(), await tab()];
    const sameTime = { ...gameOf(2), startedAt: gameOf(1).startedAt };
    put(one, gameOf(1));
    put(two, sameTime);
    put(one, gameOf(3));
    await Promise.all([one.sync(), two.sync()]);
    await one.sync();
    expect(numbersOf(one)).to.deep.equal([3, 2, 1]);
    expect(numbersOf(await tab())).to.deep.equal([3, 2, 1]);
  });

  it('applies an edit once, however many tabs come and go afterwards', async () => {
    const store = await tab();
    for (const number of [1, 2]) put(store, gameOf(number));
    store.apply(deleteGames(store.games), 'page');
    await store.sync();
    for (let number = 0; number < 40; number++) {
      const later = await tab();
      const added = [{ ...gameOf(number), startedAt: undefined }];
      later.apply(applyDifference({ added, removed: [] }, 200), 'page');
      await later.sync();
    }
    put(store, gameOf(50));
    await store.sync();
    expect(store.games).to.have.lengthOf(41);
  });

  it('deletes a game in all tabs, until it is brought back or played on', async () => {
    const [one, two] = [await tab(), await tab()];
    for (const number of [1, 2, 3]) put(one, gameOf(number));
    await one.sync();
    await two.sync();
    const change = two.apply(deleteGames([gameOf(2)]), 'page');
    expect(change.removed.map(({ seed }) => seed)).to.deep.equal(['2']);
    await two.sync();
    put(one, gameOf(2));
    put(one, gameOf(4));
    await one.sync();
    expect(numbersOf(one)).to.deep.equal([4, 3, 1]);
    put(one, gameOf(2, 12));
    expect(numbersOf(one)).to.deep.equal([4, 3, 2, 1]);
    await one.sync();
    // The second tab still sees the book without it: the newer line stays.
    two.apply(applyDifference(invertDifference(change), 200), 'page');
    await two.sync();
    expect(two.games.filter(({ seed }) => seed === '2')).to.deep.equal([
      { ...gameOf(2, 12), ended: gameOf(2).ended },
    ]);
  });

  it('undoes a deletion, but not over a line that is newer', () => {
    const store = new RecordStore('');
    put(store, gameOf(1));
    const change = store.apply(deleteGames(store.games), 'page');
    store.apply(applyDifference(invertDifference(change), 200), 'page');
    expect(store.games).to.deep.equal([gameOf(1)]);
    const again = store.apply(deleteGames(store.games), 'page');
    put(store, gameOf(1, 12));
    store.apply(applyDifference(invertDifference(again), 200), 'page');
    expect(store.games).to.deep.equal([gameOf(1, 12)]);
    store.apply(takeBackGame(idOf(gameOf(1))), 'page');
    expect(store.games).to.deep.equal([]);
  });

  it('keeps games that cannot be written, says so, and writes them later', async () => {
    let fails = true;
    const store = await tab('key', {
      ...database,
      change: (key, edits) =>
        fails ? Promise.reject(new Error('no room')) : database.change(key, edits),
    });
    const problems = problemsOf(store);
    for (const number of [1, 2]) put(store, gameOf(number));
    await store.sync();
    expect([numbersOf(store), store.problem]).to.deep.equal([[2, 1], 'no room']);
    const other = await tab();
    put(other, gameOf(3));
    await other.sync();
    fails = false;
    put(store, gameOf(4));
    await store.sync();
    expect(numbersOf(store)).to.deep.equal([4, 3, 2, 1]);
    expect(numbersOf(await tab())).to.deep.equal([4, 3, 2, 1]);
    expect(problems).to.deep.equal(['no room', undefined]);
  });

  it('leaves the database of a newer version alone, and records that are no games', async () => {
    const connection = await openVersion(1);
    const records = connection.transaction('games', 'readwrite').objectStore('games');
    records.put({ ...gameOf(1), ended: 1e300 }, ['key', 'x']);
    await promisifyRequest(records.put(gameOf(2), ['key', idOf(gameOf(2))]));
    connection.close();
    expect(numbersOf(await tab())).to.deep.equal([2]);
    (await openVersion(2)).close();
    const store = await tab();
    put(store, gameOf(3));
    await store.sync();
    expect([numbersOf(store), store.problem !== undefined]).to.deep.equal([[3], true]);
  });

  it('writes what waits at once when the page is about to end', async () => {
    const store = await tab('key', { ...database, change: (key) => database.change(key, []) });
    put(store, gameOf(1));
    store.flush();
    expect(numbersOf(await tab())).to.deep.equal([1]);
  });

  it('keepWithin() drops games without a time first, then the oldest, and the best of each pool last', () => {
    const timeless = { ...gameOf(9), ended: null };
    const small = keptGame(endedGame({ seed: 7, size: 3 }), 0, 7);
    const games = [gameOf(1), timeless, gameOf(2), { ...gameOf(0), score: 999 }, gameOf(3), small];
    const kept = (limit: number) => keepWithin(games, limit).map(({ seed }) => Number(seed));
    expect(kept(5)).to.deep.equal([3, 2, 1, 0, 7]);
    expect(kept(3)).to.deep.equal([3, 0, 7]);
    expect(kept(2), 'the newest one stays').to.include(3);
    expect(kept(1)).to.deep.equal([3]);
  });
});
