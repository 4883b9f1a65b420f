import { expect } from '@open-wc/testing';
import { clearBook, deleteGames, mergeGames, putGame } from '../../../src/records/core/book.js';
import type { KeptGame } from '../../../src/records/core/kept-game.js';
import { RecordStore, type StoreListener } from '../../../src/records/core/record-store.js';
import { rejection } from '../../support/plays.js';
import { gameOf, numbersOf, TestDatabase } from './tab.js';

const put = (store: RecordStore, game: KeptGame) =>
  store.change(putGame(game, true, 200), 'player');
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
    await (await tab(database)).change(mergeGames([gameOf(1), gameOf(2)], 200), 'player');
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
    await put(store, gameOf(1));
    expect([shownBy(store), store.problem]).to.deep.equal([[1], 'no database']);
    expect(store.safety).to.equal('unread');
  });

  it('is ready at once without a database, and its games last as long as it does', async () => {
    const store = new RecordStore('');
    expect([store.isReady, store.safety]).to.deep.equal([true, 'visit']);
    const { added } = await store.change(mergeGames([gameOf(1)], 200), 'page');
    expect([added.length, shownBy(store)]).to.deep.equal([1, [1]]);
  });

  it('shows what is changed once that is stored', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    const { goOn } = hold(database);
    const change = put(store, gameOf(1));
    await untilHeld();
    expect(shownBy(store)).to.deep.equal([]);
    goOn();
    await change;
    await put(store, gameOf(2));
    expect([shownBy(store), store.safety]).to.deep.equal([[2, 1], 'stored']);
    expect(shownBy(await tab(database))).to.deep.equal([2, 1]);
  });

  it('is ready again once all that was changed so far is shown', async () => {
    const store = await tab(new TestDatabase());
    void put(store, gameOf(1));
    void put(store, gameOf(2));
    await store.ready;
    expect(shownBy(store)).to.deep.equal([2, 1]);
  });

  it('change() resolves to what has changed in the database, not in the games that are shown', async () => {
    const database = new TestDatabase();
    const [one, two] = [await tab(database), await tab(database)];
    const edit = mergeGames([gameOf(1)], 200);
    const [first, second] = await Promise.all([one.change(edit, 'page'), two.change(edit, 'page')]);
    expect([first.added.length, second.added.length]).to.deep.equal([1, 0]);
  });

  it('applies an edit once, however many tabs come and go afterwards', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    for (const number of [1, 2]) void put(store, gameOf(number));
    await store.change(deleteGames(store.games), 'player');
    for (let number = 0; number < 40; number++) {
      const added = { ...gameOf(number), startedAt: undefined };
      await (await tab(database)).change(mergeGames([added], 200), 'page');
    }
    await put(store, gameOf(50));
    expect(store.games).to.have.lengthOf(41);
  });

  it('keeps games that cannot be written, says so, and writes them later', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    const told = toldBy(store);
    database.failure = new Error('no room');
    for (const number of [1, 2]) void put(store, gameOf(number));
    const change = await store.change(mergeGames([gameOf(3)], 200), 'page');
    expect([change.added.length, shownBy(store)]).to.deep.equal([1, [3, 2, 1]]);
    database.failure = undefined;
    const other = await tab(database);
    await put(other, gameOf(4));
    expect(shownBy(other)).to.deep.equal([4]);
    expect([store.problem, store.safety]).to.deep.equal(['no room', 'unwritten']);
    await store.sync();
    expect([shownBy(store), store.problem]).to.deep.equal([[4, 3, 2, 1], undefined]);
    expect(shownBy(await tab(database))).to.deep.equal([4, 3, 2, 1]);
    expect(told.problems).to.deep.equal(['no room', undefined]);
  });

  it('names a problem that has no message', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    database.failure = new DOMException('', 'QuotaExceededError');
    await store.change(mergeGames([gameOf(1)], 200), 'page');
    expect(store.problem).to.equal('QuotaExceededError');
  });

  it('tells other tabs of edits that have changed the database, and of no others', async () => {
    const database = new TestDatabase();
    let count = 0;
    const store = new RecordStore('key', database, () => count++);
    await store.ready;
    await store.change((book) => book, 'page');
    expect(count).to.equal(0);
    await store.change(mergeGames([gameOf(1)], 200), 'page');
    expect(count).to.equal(1);
  });

  it('keeps games for this visit where storage is forbidden', async () => {
    const database = new TestDatabase();
    database.failure = new DOMException('no', 'SecurityError');
    expect((await tab(database)).safety).to.equal('visit');
  });

  it('keeps its list of games as long as none has changed', async () => {
    const store = await tab(new TestDatabase());
    await put(store, gameOf(1));
    const { games } = store;
    await store.sync();
    expect(store.games).to.equal(games);
  });

  it('drops a change that cannot be made, and makes those after it', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    const failing = store.change(() => {
      throw new Error('a fault');
    }, 'page');
    const next = put(store, gameOf(1));
    expect((await rejection(failing)).message).to.equal('a fault');
    await next;
    expect([shownBy(store), store.problem]).to.deep.equal([[1], undefined]);
    expect(shownBy(await tab(database))).to.deep.equal([1]);
  });

  it('change() counts what it has changed, not what was cleared right after it', async () => {
    const store = await tab(new TestDatabase());
    const adding = store.change(mergeGames([gameOf(1), gameOf(2)], 200), 'page');
    const clearing = store.change(clearBook, 'page');
    const { added, games } = await adding;
    await clearing;
    expect([added.length, games.length, store.games.length]).to.deep.equal([2, 2, 0]);
  });

  it('gives its games to another store, which makes also the changes that come later', async () => {
    const database = new TestDatabase();
    await put(await tab(database), gameOf(1));
    const visit = new RecordStore('');
    void put(visit, gameOf(1));
    void put(visit, gameOf(2));
    const store = new RecordStore('key', database);
    visit.moveTo(store, 200);
    await visit.ready;
    expect(shownBy(store)).to.deep.equal([2, 1]);
    await put(visit, gameOf(3));
    expect(shownBy(await tab(database))).to.deep.equal([3, 2, 1]);
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
  /** Lets what can go on do so. */
  const untilHeld = () => new Promise((resolve) => setTimeout(resolve));

  it('writeSoon() writes the last of several edits, shows it with the next change, and only then tells other tabs', async () => {
    const database = new TestDatabase();
    let count = 0;
    const store = new RecordStore('key', database, () => count++);
    await put(store, gameOf(1));
    const told = toldBy(store);
    for (const moves of [10, 11, 12]) store.writeSoon(putGame(gameOf(1, moves), true, 200));
    await store.ready;
    expect((await tab(database)).games).to.deep.equal([gameOf(1, 12)]);
    expect([store.games, count, told.changes]).to.deep.equal([[gameOf(1)], 1, []]);
    await put(store, gameOf(1, 12));
    expect([store.games, count]).to.deep.equal([[gameOf(1, 12)], 2]);
    expect(told.changes).to.deep.equal([[1, 1, 'player']]);
  });

  it('writeSoon() waits for the changes before it, whose older lines do not replace its own', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    void put(store, gameOf(1));
    store.writeSoon(putGame(gameOf(1, 12), true, 200));
    await store.ready;
    expect((await tab(database)).games).to.deep.equal([gameOf(1, 12)]);
  });

  it('flush() stores at once what waits, as the page may be about to end', async () => {
    const database = new TestDatabase();
    const store = await tab(database);
    for (const number of [1, 2]) await put(store, gameOf(number));
    hold(database);
    void store.change(deleteGames([gameOf(1)]), 'player');
    void put(store, gameOf(2, 12));
    void put(store, gameOf(3));
    store.flush();
    database.turn = undefined;
    const other = await tab(database);
    expect(other.games).to.deep.equal([gameOf(3), gameOf(2, 12)]);
    await put(other, gameOf(1));
    expect(shownBy(other), 'deleted, though still on a board').to.deep.equal([3, 2]);
  });

  it('flush() stores nothing before the stored games have come: what is on a board may be deleted', async () => {
    const database = new TestDatabase();
    const first = await tab(database);
    await put(first, gameOf(1));
    await first.change(deleteGames([gameOf(1)]), 'player');
    hold(database);
    const store = new RecordStore('key', database);
    void store.change(putGame(gameOf(1), false, 200), 'page');
    store.flush();
    database.turn = undefined;
    expect(shownBy(await tab(database))).to.deep.equal([]);
  });

  it('a change that flush() has stored is made once in a page that goes on', async () => {
    const database = new TestDatabase();
    const [hidden, other] = [await tab(database), await tab(database)];
    const { goOn } = hold(database);
    const change = put(hidden, gameOf(1));
    await untilHeld();
    hidden.flush();
    database.turn = undefined;
    await other.change(deleteGames([gameOf(1)]), 'player');
    goOn();
    await change;
    expect([shownBy(hidden), shownBy(other)]).to.deep.equal([[], []]);
  });
});
