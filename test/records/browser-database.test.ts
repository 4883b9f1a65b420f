/** The record book's database, in the browser's own IndexedDB. Each `BrowserDatabase` is a connection, as of a tab. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { BrowserDatabase, type Wait } from '../../src/records/browser-database.js';
import {
  clearBook,
  deleteGames,
  emptyBook,
  lateEditOf,
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
/** In `localStorage`. */
const lateNames = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(name))
    .sort();
/** Does something while a method finds no room. */
function fill<Result>(prototype: object, method: string, action: () => Result): Result {
  const original = Object.getOwnPropertyDescriptor(prototype, method)!;
  const value = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  Object.defineProperty(prototype, method, { ...original, value });
  const restore = () => Object.defineProperty(prototype, method, original);
  const result = action();
  if (result instanceof Promise) void result.finally(restore);
  else restore();
  return result;
}
const put = (number: number, moves?: number) => putGame(gameOf(number, moves), true, 200);

describe('BrowserDatabase', () => {
  beforeEach(async () => {
    for (const database of open) database.close();
    open = [];
    await deleteDB(name);
    for (const late of lateNames()) localStorage.removeItem(late);
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

  it('putLate() stores an edit, which who reads the book next applies once, in one tab', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    await one.change('a', put(1));
    const before = await one.change('a', put(2));
    await two.change('a', put(3, 12));
    const edits = [deleteGames([gameOf(1)]), put(3), put(4)];
    const after = edits.reduce((book, edit) => edit(book), before);
    expect(one.putLate('a', lateEditOf(before, after))).to.equal(true);
    one.close();
    expect((await two.change('b')).games).to.deep.equal([]);
    for (const { games } of await Promise.all([two.change('a'), three.change('a', put(1))])) {
      expect(games).to.have.deep.members([gameOf(2), gameOf(3, 12), gameOf(4)]);
    }
    const restored = await two.change('a', mergeGames([gameOf(1)], 200));
    expect(numbersOf((await one.change('a')).games)).to.deep.equal(numbersOf(restored.games));
    expect(restored.games).to.have.lengthOf(4);
    expect(lateNames()).to.deep.equal([]);
  });

  it('applies late edits in the order in which they were stored', async () => {
    const database = tab();
    const texts = [[], [put(1)], [put(1), put(1, 12)], [put(1, 12), put(1, 14)]].map((edits) =>
      edits.reduce((book, edit) => edit(book), emptyBook),
    );
    for (let n = 1; n < texts.length; n++) {
      database.putLate('a', lateEditOf(texts[n - 1]!, texts[n]!));
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect((await tab().change('a')).games).to.deep.equal([gameOf(1, 14)]);
  });

  it('applies a late edit once, where the page that did it has died before it could remove it', async () => {
    const [one, two] = [tab(), tab()];
    const before = await one.change('a', put(1));
    two.putLate('a', lateEditOf(before, put(2)(before)));
    const [late] = lateNames();
    const text = localStorage.getItem(late!)!;
    // In one transaction it is applied, and its game deleted.
    await one.change('a', clearBook);
    localStorage.setItem(late!, text);
    expect((await two.change('a')).games).to.deep.equal([]);
    expect(lateNames()).to.deep.equal([]);
    await two.change('a', put(3));
    const other = await openDB(name, 1);
    const paths = (await other.getAllKeys('games')) as IDBValidKey[][];
    expect(paths.filter((path) => path.length === 3)).to.deep.equal([]);
    other.close();
  });

  it('leaves what is no late edit where it is, and no page waits for it', async () => {
    await tab().change('a', put(1));
    const prefix = 'game-2048-records ["a",';
    localStorage.setItem(`${prefix}1]`, '{');
    localStorage.setItem(`${prefix}2]`, 'null');
    localStorage.setItem(
      `${prefix}3]`,
      JSON.stringify({ added: [null, { replay: 5 }], removed: ['x'], deleted: [{ line: 1 }] }),
    );
    tab().putLate('a', lateEditOf(emptyBook, put(2)(emptyBook)));
    expect((await tab().change('a')).games).to.deep.equal([gameOf(2), gameOf(1)]);
    expect(lateNames()).to.deep.equal([`${prefix}1]`, `${prefix}2]`]);
  });

  it('shows what is stored where there is no room to apply late edits, which wait', async () => {
    const database = tab();
    const before = await database.change('a', put(1));
    database.putLate('a', lateEditOf(before, put(2)(before)));
    const shown = await fill(IDBObjectStore.prototype, 'put', () => database.change('a'));
    expect(numbersOf(shown.games)).to.deep.equal([1]);
    expect(numbersOf((await database.change('a')).games)).to.deep.equal([2, 1]);
  });

  it('takes a record under a longer path for no game', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    await other.put('games', gameOf(2), ['a', idOf(gameOf(2)), 1]);
    expect((await tab().change('a')).games).to.deep.equal([gameOf(1)]);
    other.close();
  });

  it('says where no late edit can be stored', () => {
    const stored = fill(Storage.prototype, 'setItem', () =>
      tab().putLate('a', lateEditOf(emptyBook, put(1)(emptyBook))),
    );
    expect(stored).to.equal(false);
  });
});
