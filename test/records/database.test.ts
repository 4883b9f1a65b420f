/** The record book's database, in the browser's own IndexedDB. Each `BrowserDatabase` is a connection, as of a tab. */
import { expect } from '@open-wc/testing';
import { deleteDB, openDB } from 'idb';
import { clearBook, deleteGames, mergeGames, putGame } from '../../src/records/core/book.js';
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

  it('putAtOnce() never overwrites what another tab has stored under a new id', async () => {
    const [one, two] = [tab(), tab()];
    await one.change('a');
    await two.change('a', put(1, 12));
    one.putAtOnce('a', [
      { game: gameOf(1), isNew: true },
      { game: gameOf(2), isNew: true },
    ]);
    one.close();
    const { games } = await two.change('a');
    expect(games).to.have.deep.members([gameOf(1, 12), gameOf(2)]);
  });
});
