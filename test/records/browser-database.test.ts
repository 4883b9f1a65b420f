/** The record book's database, in the browser's own IndexedDB. Each `BrowserDatabase` is a connection, as of a tab. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { BrowserDatabase, type Wait } from '../../src/records/browser-database.js';
import {
  clearBook,
  deleteGames,
  emptyBook,
  mergeGames,
  putGame,
} from '../../src/records/core/book.js';
import { idOf } from '../../src/records/core/kept-game.js';
import { gameOf, numbersOf } from './core/tab.js';

const name = 'game-2048-records';
let open: BrowserDatabase[] = [];

function tab(): BrowserDatabase {
  const database = new BrowserDatabase();
  open.push(database);
  return database;
}
const put = (number: number, moves?: number) => putGame(gameOf(number, moves), true, 200);

describe('BrowserDatabase', () => {
  beforeEach(async () => {
    for (const database of open) database.close();
    open = [];
    await deleteDB(name);
  });

  it('applies the edits of tabs that write at once exactly once each', async () => {
    const [one, two] = [tab(), tab()];
    await Promise.all([one.change('a', put(1)), two.change('a', put(2)), one.change('b', put(3))]);
    await one.change('a', deleteGames([gameOf(1)]));
    for (let number = 10; number < 50; number++) {
      const later = tab();
      await later.change('a', mergeGames([{ ...gameOf(number), startedAt: undefined }], 200));
      later.close();
    }
    const { games } = await one.change('a', put(60));
    expect(games).to.have.lengthOf(42);
    expect(games).to.deep.include(gameOf(2));
    expect(numbersOf(games)).not.to.include(1);
    expect(numbersOf((await two.change('b')).games)).to.deep.equal([3]);
  });

  it('neither shows, changes nor deletes a record that is no game, until clearBook()', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    const id = idOf(gameOf(2));
    const records: [unknown, IDBValidKey][] = [
      [null, ['a', 'null']],
      [5, ['a', 5]],
      [{ ...gameOf(3), ended: 1e300 }, ['a', idOf(gameOf(3))]],
      [gameOf(4), ['a', 'another id']],
      [{ later: 'form' }, ['a', id]],
      [{ line: 'of another script' }, ['a', 'its id']],
    ];
    for (const [record, key] of records) await other.put('games', record, key);
    const database = tab();
    const { games } = await database.change('a', put(2));
    expect(numbersOf(games)).to.deep.equal([1]);
    for (const [record, key] of records) {
      expect(await other.get('games', key)).to.deep.equal(record);
    }
    await database.change('a', clearBook);
    for (const [, key] of records) expect(await other.get('games', key)).to.equal(undefined);
    other.close();
  });

  it('closes without an error when a later version needs the database, which it then leaves alone', async () => {
    const database = tab();
    await database.change('a', put(1));
    const later = await openDB(name, 2);
    const error = await database.change('a', put(2)).catch((reason: unknown) => reason);
    expect((error as Error).name).to.equal('VersionError');
    expect(await later.count('games')).to.equal(1);
    later.close();
  });

  /** One that gives up at its first wait, which is for the database to open, or at its second, which is for it to read. */
  function impatient(last: 'opening' | 'reading'): BrowserDatabase {
    const waits: (() => void)[] = [];
    const wait: Wait = (end) => {
      waits.push(end);
      if (waits.length === (last === 'opening' ? 1 : 2)) end();
      return () => undefined;
    };
    const database = new BrowserDatabase(wait);
    open.push(database);
    return database;
  }
  const messageOf = (change: Promise<unknown>) =>
    change.then(
      () => '',
      (error: unknown) => (error as Error).message,
    );

  it('fails where a transaction of another tab keeps it waiting too long, and changes nothing then', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    const { store, done } = other.transaction('games', 'readwrite');
    let isHeld = true;
    const hold = async (): Promise<void> => {
      await store.count();
      if (isHeld) await hold();
    };
    const holding = hold();
    for (const edit of [undefined, put(2)]) {
      const message = await messageOf(impatient('reading').change('a', edit));
      expect(message).to.equal('the database does not answer');
    }
    isHeld = false;
    await Promise.all([holding, done]);
    other.close();
    expect(numbersOf((await tab().change('a', put(3))).games)).to.deep.equal([3, 1]);
  });

  it('fails where the database does not open in time, closes what opens too late, and opens it again', async () => {
    const blocking = await openDB(name, 1);
    const deleting = deleteDB(name);
    expect(await messageOf(impatient('opening').change('a', put(1)))).to.equal(
      'the database does not open',
    );
    blocking.close();
    await deleting;
    await deleteDB(name);
    expect(numbersOf((await tab().change('a', put(2))).games)).to.deep.equal([2]);
  });

  it('suspend() ends a change that runs, which is made once as soon as the page is shown', async () => {
    let waits = 0;
    const database = new BrowserDatabase(() => {
      waits++;
      return () => undefined;
    });
    open.push(database);
    await database.change('a', put(1));
    const change = database.change('a', put(2));
    while (waits < 3) await Promise.resolve();
    database.suspend();
    // As soon as the transaction has ended.
    await tab().change('a', put(3));
    database.resume();
    expect(numbersOf((await change).games)).to.have.members([1, 2, 3]);
    // To open and to read, each twice; and for the read that was aborted.
    expect(waits).to.equal(5);
  });

  it('suspend() leaves a commit to the browser, which may have done it or not: the change is made once', async () => {
    const database = tab();
    await database.change('a', put(1));
    const { prototype } = IDBTransaction;
    const original = Object.getOwnPropertyDescriptor(prototype, 'commit')!;
    const value = function (this: IDBTransaction) {
      Object.defineProperty(prototype, 'commit', original);
      this.commit();
      queueMicrotask(() => database.suspend());
    };
    Object.defineProperty(prototype, 'commit', { ...original, value });
    const change = database.change('a', put(2));
    await tab().change('a', put(3));
    database.resume();
    expect(numbersOf((await change).games)).to.have.members([1, 2, 3]);
  });

  /** Hears of each call of a method before it is made. @returns ends that */
  function spyOn(
    prototype: object,
    method: string,
    spy: (instance: unknown, args: unknown[]) => void,
  ): () => void {
    const original = Object.getOwnPropertyDescriptor(prototype, method)!;
    const call = original.value as (...args: unknown[]) => unknown;
    const value = function (this: unknown, ...args: unknown[]) {
      spy(this, args);
      return call.apply(this, args);
    };
    Object.defineProperty(prototype, method, { ...original, value });
    return () => Object.defineProperty(prototype, method, original);
  }

  it('opens anew and tries again where Safari has cut the connection of a page in the background', async () => {
    const database = tab();
    let connection: IDBDatabase | undefined;
    let stop = spyOn(IDBDatabase.prototype, 'transaction', (instance) => {
      connection = instance as IDBDatabase;
    });
    await database.change('a', put(1));
    stop();
    connection!.close();
    await database.writeNow('a', emptyBook, put(5)(emptyBook));
    expect(numbersOf((await database.change('a', put(2))).games)).to.deep.equal([2, 1]);
    // Now while a change is under way.
    stop = spyOn(IDBObjectStore.prototype, 'put', (store) => {
      stop();
      (store as IDBObjectStore).transaction.abort();
    });
    expect(numbersOf((await database.change('a', put(3))).games)).to.deep.equal([3, 2, 1]);
    expect(numbersOf((await tab().change('a')).games)).to.deep.equal([3, 2, 1]);
  });

  it('asks the browser to have what changes a book on the disk before it says so', async () => {
    const asked: unknown[] = [];
    const stop = spyOn(IDBDatabase.prototype, 'transaction', (_, [, mode, options]) => {
      if (mode === 'readwrite') asked.push((options as IDBTransactionOptions).durability);
    });
    const database = tab();
    const before = await database.change('a', put(1));
    await database.writeNow('a', before, put(2)(before));
    stop();
    expect(asked).to.deep.equal(['strict', 'strict']);
  });

  it('writeNow() writes by the open connection, which may be closed right after it', async () => {
    const database = tab();
    await database.writeNow('a', emptyBook, put(1)(emptyBook));
    const before = await database.change('a', put(2));
    void database.writeNow('a', before, put(3)(deleteGames([gameOf(2)])(before)));
    database.suspend();
    expect(numbersOf((await tab().change('a')).games)).to.deep.equal([3]);
  });

  it('fails at once after it has not answered in time, until it answers', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    const { store, done } = other.transaction('games', 'readonly');
    let isHeld = true;
    const hold = async (): Promise<void> => {
      await store.count();
      if (isHeld) await hold();
    };
    const holding = hold();
    const database = impatient('reading');
    const answered = new Promise<void>((resolve) => (database.answered = resolve));
    const failed = await messageOf(database.change('a', put(2)));
    expect(failed).to.equal('the database does not answer');
    // Of those that come now, none waits.
    for (const key of ['a', 'b', 'a']) {
      expect(await messageOf(database.change(key, put(3)))).to.equal(failed);
    }
    isHeld = false;
    await Promise.all([holding, done, answered]);
    other.close();
    expect(numbersOf((await database.change('a', put(4))).games)).to.deep.equal([4, 1]);
  });

  it('takes a record under a longer path for no game', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    await other.put('games', gameOf(2), ['a', idOf(gameOf(2)), 1]);
    expect((await tab().change('a')).games).to.deep.equal([gameOf(1)]);
    other.close();
  });
});
