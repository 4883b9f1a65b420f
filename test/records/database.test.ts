/** The record book's database, in the browser's own IndexedDB. Each `BrowserDatabase` is a connection, as of a tab. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import {
  clearBook,
  deleteGames,
  lateEditOf,
  mergeGames,
  putGame,
} from '../../src/records/core/book.js';
import { BrowserDatabase } from '../../src/records/core/database.js';
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

  it('putLate() stores an edit, which who reads the book next applies once, in one tab', async () => {
    const [one, two, three] = [tab(), tab(), tab()];
    await one.change('a', put(1));
    const before = await one.change('a', put(2));
    await two.change('a', put(3, 12));
    const edits = [deleteGames([gameOf(1)]), put(3), put(4)];
    const after = edits.reduce((book, edit) => edit(book), before);
    expect(await one.putLate('a', lateEditOf(before, after))).to.equal(true);
    one.close();
    for (const { games } of await Promise.all([two.change('a'), three.change('a', put(1))])) {
      expect(games).to.have.deep.members([gameOf(2), gameOf(3, 12), gameOf(4)]);
    }
    const restored = await two.change('a', mergeGames([gameOf(1)], 200));
    expect(numbersOf((await one.change('a')).games)).to.deep.equal(numbersOf(restored.games));
    expect(restored.games).to.have.lengthOf(4);
  });

  it('takes no late edit for a game, and what looks like one for none', async () => {
    await tab().change('a', put(1));
    const other = await openDB(name, 1);
    const damaged = { added: [null, { replay: 5 }], removed: ['x'], deleted: [{ line: 1 }] };
    await other.put('games', damaged, ['a', 1, 0.5]);
    await other.put('games', 'no edit', ['a', 2, 0.5]);
    expect((await tab().change('a')).games).to.deep.equal([gameOf(1)]);
    expect(await other.getAllKeys('games', IDBKeyRange.bound(['a'], ['b']))).to.deep.equal([
      ['a', 2, 0.5],
      ['a', idOf(gameOf(1))],
    ]);
    other.close();
  });
});
