import { expect } from '@open-wc/testing';
import {
  applyDifference,
  deleteGames,
  invertDifference,
  mergeGames,
  putGame,
} from '../../../src/records/core/book.js';
import type { KeptGame } from '../../../src/records/core/kept-game.js';
import { RecordStore, type StoreListener } from '../../../src/records/core/record-store.js';
import { gameOf, numbersOf, TestDatabase } from './tab.js';

const put = (store: RecordStore, game: KeptGame) => store.apply(putGame(game, true, 200), 'player');
const shownBy = ({ games }: RecordStore) => numbersOf(games);

/** A tab that has read what is stored. */
async function tab(database: TestDatabase, key = 'key'): Promise<RecordStore> {
  const store = new RecordStore(key, database);
  await store.ready;
  return store;
}

/** What a store tells a listener: changes as `[added, removed, by]`, and problems. */
function toldBy(store: RecordStore) {
  const told: { changes: unknown[]; problems: unknown[] } = { changes: [], problems: [] };
  const listener: StoreListener = {
    gamesChanged: (_, { added, removed }, by) =>
      told.changes.push([added.length, removed.length, by]),
    problemChanged: (_, problem) => told.problems.push(problem),
  };
  store.addListener(listener);
  return told;
}

describe('RecordStore', () => {
  it('is ready once the stored games have come, and tells its listeners of them', async () => {
    const database = new TestDatabase();
    await (await tab(database)).commit(mergeGames([gameOf(1), gameOf(2)], 200), 'player');
    const store = new RecordStore('key', database);
    const told = toldBy(store);
    expect([store.isReady, store.games]).to.deep.equal([false, []]);
    await store.ready;
    expect([store.isReady, shownBy(store)]).to.deep.equal([true, [2, 1]]);
    expect(told.changes).to.deep.equal([[2, 0, 'page']]);
  });

  it('is ready without stored games if they cannot be read, and keeps what is played', async () => {
    const database = new TestDatabase();
    database.failure = new Error('no database');
    const store = new RecordStore('key', database);
    put(store, gameOf(1));
    await store.ready;
    expect([shownBy(store), store.problem]).to.deep.equal([[1], 'no database']);
  });

  it('is ready at once without a database, and its games last as long as it does', async () => {
    const store = new RecordStore('');
    expect([store.isReady, store.isStored]).to.deep.equal([true, false]);
    const { added } = await store.commit(mergeGames([gameOf(1)], 200), 'page');
    expect([added.length, shownBy(store)]).to.deep.equal([1, [1]]);
  });

  it('shows an edit at once, or when the stored games have come', async () => {
    const database = new TestDatabase();
    const store = new RecordStore('key', database);
    put(store, gameOf(1));
    expect(shownBy(store)).to.deep.equal([]);
    await store.ready;
    put(store, gameOf(2));
    expect(shownBy(store)).to.deep.equal([2, 1]);
    await store.sync();
    expect(shownBy(await tab(database))).to.deep.equal([2, 1]);
  });

  it('commit() resolves to what has changed in the database, not in the games that are shown', async () => {
    const database = new TestDatabase();
    const [one, two] = [await tab(database), await tab(database)];
    const edit = mergeGames([gameOf(1)], 200);
    const [first, second] = await Promise.all([one.commit(edit, 'page'), two.commit(edit, 'page')]);
    expect([first.added.length, second.added.length]).to.deep.equal([1, 0]);
  });

  it('applies an edit once, however many tabs come and go afterwards', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    for (const number of [1, 2]) put(store, gameOf(number));
    await store.commit(deleteGames(store.games), 'player');
    for (let number = 0; number < 40; number++) {
      const added = { ...gameOf(number), startedAt: undefined };
      await (await tab(database)).commit(mergeGames([added], 200), 'page');
    }
    put(store, gameOf(50));
    await store.sync();
    expect(store.games).to.have.lengthOf(41);
  });

  it('keeps games that cannot be written, says so, and writes them later', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    const told = toldBy(store);
    database.failure = new Error('no room');
    for (const number of [1, 2]) put(store, gameOf(number));
    const change = await store.commit(mergeGames([gameOf(3)], 200), 'page');
    expect([change.added.length, shownBy(store)]).to.deep.equal([1, [3, 2, 1]]);
    database.failure = undefined;
    const other = await tab(database);
    put(other, gameOf(4));
    await other.sync();
    expect(shownBy(other)).to.deep.equal([4]);
    expect(store.problem).not.to.equal(undefined);
    await store.sync();
    expect([shownBy(store), store.problem]).to.deep.equal([[4, 3, 2, 1], undefined]);
    expect(shownBy(await tab(database))).to.deep.equal([4, 3, 2, 1]);
    expect(told.problems).to.deep.equal(['no room', undefined]);
  });

  it('names a problem that has no message', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    database.failure = new DOMException('', 'QuotaExceededError');
    await store.commit(mergeGames([gameOf(1)], 200), 'page');
    expect(store.problem).to.equal('QuotaExceededError');
  });

  it('tells other tabs of edits that have changed the database, and of no others', async () => {
    const database = new TestDatabase();
    let count = 0;
    const store = new RecordStore('key', database, () => count++);
    await store.ready;
    await store.commit((book) => book, 'page');
    expect(count).to.equal(0);
    await store.commit(mergeGames([gameOf(1)], 200), 'page');
    expect(count).to.equal(1);
  });

  it('keeps the same objects for games that have not changed', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    put(store, gameOf(1));
    const [game] = store.games;
    await store.sync();
    const other = await tab(database);
    put(other, { ...gameOf(2) });
    await other.sync();
    await store.sync();
    expect(shownBy(store)).to.deep.equal([2, 1]);
    expect(store.games[1]).to.equal(game);
    const { games } = store;
    await store.sync();
    expect(store.games).to.equal(games);
  });

  /** What is changed from now on waits until `goOn()`, as for a transaction of another tab. */
  function hold(database: TestDatabase): { goOn: () => void } {
    let resolve: () => void;
    database.turn = new Promise((set) => (resolve = set));
    return {
      goOn: () => {
        database.turn = undefined;
        resolve();
      },
    };
  }

  it('flush() stores what was played, deleted and undone as the page ends, each edit once', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    for (const number of [1, 2, 3, 4]) put(store, gameOf(number));
    await store.sync();
    const change = store.apply(deleteGames([gameOf(4)]), 'player');
    await store.sync();
    hold(database);
    store.apply(deleteGames([gameOf(1)]), 'player');
    store.apply(applyDifference(invertDifference(change)), 'player');
    put(store, gameOf(2, 12));
    put(store, gameOf(5));
    store.flush();
    database.turn = undefined;
    const other = await tab(database);
    expect(shownBy(other)).to.deep.equal([5, 4, 3, 2]);
    expect(other.games[3]).to.deep.equal(gameOf(2, 12));
    put(other, gameOf(1));
    await other.sync();
    expect(shownBy(other), 'deleted, though still on a board').to.deep.equal([5, 4, 3, 2]);
  });

  it('flush() stores nothing before the stored games have come: what is on a board may be deleted', async () => {
    const database = new TestDatabase();
    const first = await tab(database);
    await first.commit(putGame(gameOf(1), true, 200), 'player');
    await first.commit(deleteGames([gameOf(1)]), 'player');
    hold(database);
    const store = new RecordStore('key', database);
    store.apply(putGame(gameOf(1), false, 200), 'page');
    store.flush();
    database.turn = undefined;
    expect(shownBy(await tab(database))).to.deep.equal([]);
  });

  it('flush() stores nothing if nothing waits, or if what waits changes nothing', async () => {
    const database = new TestDatabase();
    let count = 0;
    database.putLate = () => {
      count++;
      return true;
    };
    const store = await tab(database);
    store.flush();
    hold(database);
    const adding = store.apply(mergeGames([gameOf(1)], 200), 'player');
    store.apply(applyDifference(invertDifference(adding)), 'player');
    store.flush();
    expect(count).to.equal(0);
  });

  it('flush() stores also what could not be written before', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    database.failure = new Error('no answer');
    put(store, gameOf(1));
    await store.sync();
    store.flush();
    database.failure = undefined;
    expect(shownBy(await tab(database))).to.deep.equal([1]);
  });

  it('flush() does not store again what it has stored, which another tab may have deleted since', async () => {
    const database = new TestDatabase();
    const [hidden, other] = [await tab(database), await tab(database)];
    hold(database);
    put(hidden, gameOf(1));
    hidden.flush();
    database.turn = undefined;
    await other.commit(deleteGames([gameOf(1)]), 'player');
    put(hidden, gameOf(2));
    hidden.flush();
    expect(shownBy(await tab(database))).to.deep.equal([2]);
  });

  it('flush() leaves alone what another tab has stored under the same ids', async () => {
    const database = new TestDatabase();
    const [ending, other] = [await tab(database), await tab(database)];
    put(ending, gameOf(1));
    await ending.sync();
    await other.commit(putGame(gameOf(1, 12), true, 200), 'player');
    put(other, gameOf(2, 12));
    await other.sync();
    hold(database);
    ending.apply(deleteGames([gameOf(1)]), 'player');
    put(ending, gameOf(2));
    ending.flush();
    database.turn = undefined;
    expect((await tab(database)).games).to.deep.equal([gameOf(2, 12), gameOf(1, 12)]);
  });

  it('an edit that flush() has stored is not applied again in a page that goes on', async () => {
    const database = new TestDatabase();
    const [hidden, other] = [await tab(database), await tab(database)];
    put(hidden, gameOf(1));
    await hidden.sync();
    const { goOn } = hold(database);
    const deleting = hidden.apply(deleteGames([gameOf(1)]), 'player');
    // Its change has begun, and waits.
    await Promise.resolve();
    hidden.flush();
    database.turn = undefined;
    await other.commit(applyDifference(invertDifference(deleting)), 'player');
    goOn();
    await hidden.sync();
    expect([shownBy(hidden), shownBy(other)]).to.deep.equal([[1], [1]]);
  });

  it('an edit that flush() could not store is applied in a page that goes on', async () => {
    const database = new TestDatabase();
    database.putLate = () => false;
    const store = await tab(database);
    const { goOn } = hold(database);
    put(store, gameOf(1));
    store.flush();
    goOn();
    await store.sync();
    expect(shownBy(await tab(database))).to.deep.equal([1]);
  });
});
