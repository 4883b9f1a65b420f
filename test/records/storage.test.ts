/** The storage of the record book in a page: what it shows where it is slow, full, forbidden or of a later version. */
import { expect } from '@open-wc/testing';
import { errorsOf } from '../support/events.js';
import { until, warningsOf } from '../support/fixture.js';
import { key } from '../support/storage.js';
import {
  gameWithBook,
  holdStorage,
  lineOf,
  linesOf,
  part,
  press,
  rowsOf,
  settled,
  statusOf,
  textOf,
  win,
} from './support.js';

describe('The storage of <game-2048-records>', () => {
  /** Does something while a later version has the database, which this one then cannot read. */
  async function withLaterDatabase(action: () => Promise<void>): Promise<void> {
    const settle = (request: IDBOpenDBRequest) =>
      new Promise((resolve) => (request.onsuccess = resolve));
    const request = indexedDB.open('game-2048-records', 2);
    request.onupgradeneeded = () => {
      if (request.result.objectStoreNames.length === 0) request.result.createObjectStore('games');
    };
    await settle(request);
    await warningsOf(action);
    request.result.close();
    await settle(indexedDB.deleteDatabase('game-2048-records'));
  }

  it('that a later version has: the book says that it cannot be read, not that there are no games', async () => {
    await withLaterDatabase(async () => {
      const { book, game } = await gameWithBook();
      const unread =
        "The games kept here can't be read just now. New ones are kept for this visit only.";
      expect([part(book, 'empty'), textOf(part(book, 'note'))]).to.deep.equal([null, unread]);
      expect(part(book, 'note').hidden).to.equal(false);
      win(game);
      await settled(book);
      expect([rowsOf(book).length, textOf(part(book, 'note'))]).to.deep.equal([1, unread]);
    });
  });

  it('that the browser forbids: the book is empty, and keeps games for this visit', async () => {
    const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')!;
    // It is open by now.
    await withLaterDatabase(() => Promise.resolve());
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      await warningsOf(async () => {
        const { book, game } = await gameWithBook(`storage-key="${key}-forbidden"`);
        expect(textOf(part(book, 'empty'))).to.match(/^No games yet/);
        win(game);
        await settled(book);
        expect(textOf(part(book, 'note'))).to.equal('The games are kept for this visit only.');
      });
    } finally {
      Object.defineProperty(IDBFactory.prototype, 'open', open);
    }
  });

  it('shows a game, or that it is gone, once that is stored: a second press of Delete meanwhile does nothing', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(2).join('\n'));
    await settled(book);
    await press(book, 'watch');
    const release = await holdStorage();
    const remove = part(book, 'button-delete') as HTMLButtonElement;
    remove.click();
    remove.click();
    await book.updateComplete;
    expect([book.games.length, remove.disabled, rowsOf(book).length]).to.deep.equal([2, true, 2]);
    release();
    await settled(book);
    expect([book.games.length, statusOf(book)]).to.deep.equal([1, '1 game deleted.']);
    await press(book, 'undo');
    expect(book.games).to.have.lengthOf(2);
  });

  it('a game that is gone already cannot be deleted: message and Undo stay', async () => {
    const { book } = await gameWithBook();
    await book.load(linesOf(2).join('\n'));
    await settled(book);
    await press(book, 'watch');
    await press(book, 'delete');
    await press(book, 'watch');
    const release = await holdStorage();
    void book.clear();
    part(book, 'button-delete').click();
    release();
    await settled(book);
    expect([book.games.length, textOf(part(book, 'message'))]).to.deep.equal([
      0,
      '1 game deleted.Undo',
    ]);
  });

  it('load() and add() count what they have added, though the book is cleared at the same time', async () => {
    const { book } = await gameWithBook();
    const [first = '', ...others] = linesOf(6);
    const loading = book.load(others.join('\n'));
    const adding = book.add(lineOf(0, 5));
    await until(() => book.games.length > 0);
    const { games } = book;
    await book.clear();
    const again = book.load([first, ...others].join('\n'));
    book.addEventListener('records-change', () => void book.clear(), { once: true });
    expect(await loading).to.deep.equal({ added: 5, doubles: 0, refused: [] });
    expect([await adding, games.length >= 5]).to.deep.equal([true, true]);
    expect(await again).to.deep.equal({ added: 6, doubles: 0, refused: [] });
  });

  it('is cleared after the calls before it, and before those after it', async () => {
    const { book } = await gameWithBook();
    void book.load(linesOf(5).join('\n'));
    void book.clear();
    const last = lineOf(9, 20);
    await book.add(last);
    expect(book.games.map(({ replay }) => replay)).to.deep.equal([last]);
  });

  it('fires game-error when it fails, and games are kept for this visit and written later', async () => {
    const { book, game } = await gameWithBook();
    const errors = errorsOf(book);
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await warningsOf(async () => {
      win(game);
      await until(() => errors.length > 0);
      await settled(book);
    });
    Object.defineProperty(IDBObjectStore.prototype, 'put', put);
    expect(errors).to.deep.equal([`storage-key "${key}": full`]);
    expect([book.games.length, textOf(part(book, 'note'))]).to.deep.equal([
      1,
      'The games could not be stored. They are kept for this visit only.',
    ]);
    game.newGame();
    win(game);
    await until(() => textOf(part(book, 'note')).includes('in this browser alone'));
    expect(book.games).to.have.lengthOf(2);
  });
});
