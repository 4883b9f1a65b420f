import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { applyLateEdit, type Book, type Edit, type LateEdit } from './book.js';
import { idOf, newestFirst } from './kept-game.js';
import {
  formatGame,
  formatLateEdit,
  formatMark,
  parseGame,
  parseLateEdit,
  parseMark,
} from './stored-record.js';

/** Where the books of all keys are kept. */
export interface Database {
  /**
   * Reads a book; with an edit, writes what that makes of it in the same transaction.
   *
   * @returns (resolves to) the book, once it is stored
   * @throws (rejects) Error if it cannot be stored or read: nothing has changed
   */
  change(key: string, edit?: Edit): Promise<Book>;
  /**
   * Stores an edit even if the page ends now, in place of the changes that are under way: who reads the book next applies
   * it.
   *
   * @returns (resolves to) whether it is stored, if the page goes on
   */
  putLate(key: string, edit: LateEdit): Promise<boolean>;
}

const name = 'game-2048-records';
/**
 * The one object store: a record for each game, under the key of its book and its id. A late edit stands under the key of
 * its book, the time and a random number.
 */
const storeName = 'games';

/** Milliseconds in which a database opens, unless the browser has lost it. */
const longestOpening = 5000;

type Transaction = IDBPTransaction<unknown, [typeof storeName], IDBTransactionMode>;
type Store = IDBPTransaction<unknown, [typeof storeName], 'readwrite'>['store'];

/** IndexedDB. It stays open while the page is shown, since a page that ends has no time to open it. */
export class BrowserDatabase implements Database {
  #opening: Promise<IDBPDatabase> | undefined;
  #connection: IDBPDatabase | undefined;
  readonly #running = new Set<Transaction>();
  #lastLate: Promise<unknown> = Promise.resolve();

  async change(key: string, edit?: Edit): Promise<Book> {
    const wasOpen = this.#connection !== undefined;
    try {
      return await this.#change(key, edit);
    } catch (error) {
      if (error instanceof Interruption) {
        // Never comes if the page has ended.
        await new Promise((resolve) => setTimeout(resolve));
      } else {
        this.close();
        const mayBeLost = wasOpen && (error as Error).name !== 'QuotaExceededError';
        if (!mayBeLost) throw error;
      }
      return this.change(key, edit);
    }
  }

  async putLate(key: string, edit: LateEdit): Promise<boolean> {
    if (!this.#connection) return false;
    // A transaction that still reads would keep this one waiting, and end with the page.
    for (const running of this.#running) abort(running);
    this.#running.clear();
    const transaction = this.#connection.transaction(storeName, 'readwrite');
    const path = [key, Date.now(), Math.random()];
    const request = transaction.store.put(formatLateEdit(edit), path);
    // Without this it would be lost with the page.
    transaction.commit();
    const isStored = Promise.all([request, transaction.done]).then(
      () => true,
      () => false,
    );
    this.#lastLate = Promise.all([this.#lastLate, isStored]);
    return isStored;
  }

  /** Closes the connection: an open one keeps others from deleting the database. The next change opens it again. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#opening = undefined;
  }

  async #change(key: string, edit: Edit | undefined): Promise<Book> {
    // What it has stored is not to be stored again.
    await this.#lastLate;
    const connection = await this.#connect();
    if (!edit) {
      const { book, late } = await readBook(connection.transaction(storeName).store, key);
      if (late.length === 0) return book;
    }
    const transaction = connection.transaction(storeName, 'readwrite');
    ignoreFailure(transaction.done);
    this.#running.add(transaction);
    try {
      const { book, late } = await readBook(transaction.store, key);
      const present = late.reduce((current, { edit: apply }) => apply(current), book);
      const after = withoutForeignIds(edit ? edit(present) : present);
      const requests = write(transaction.store, key, book, after);
      requests.push(...late.map(({ path }) => transaction.store.delete(path)));
      transaction.commit();
      await Promise.all([...requests, transaction.done]);
      return after;
    } catch (error) {
      abort(transaction);
      throw this.#running.has(transaction) ? error : new Interruption();
    } finally {
      this.#running.delete(transaction);
    }
  }

  async #connect(): Promise<IDBPDatabase> {
    const opening = (this.#opening ??= openInTime(() => this.close()));
    const connection = await opening;
    if (this.#opening !== opening) {
      connection.close();
      throw new Interruption();
    }
    return (this.#connection = connection);
  }
}

/** The page was hidden meanwhile: it may be about to end. */
class Interruption extends Error {}

/** @param mustClose called when another version needs the database, or the browser has closed it */
function openInTime(mustClose: () => void): Promise<IDBPDatabase> {
  const opening = openDB(name, 1, {
    upgrade: (connection) => void connection.createObjectStore(storeName),
    blocking: mustClose,
    terminated: mustClose,
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the database does not open'));
      ignoreFailure(opening.then((connection) => connection.close()));
    }, longestOpening);
    ignoreFailure(opening.then(resolve, reject).finally(() => clearTimeout(timer)));
  });
}

/** A transaction that has failed has been aborted already. */
function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // Nothing of it is stored, either.
  }
}

/** Keeps the browser from reporting a rejection of which somebody else hears. */
function ignoreFailure(...promises: Promise<unknown>[]): void {
  for (const promise of promises) promise.catch(() => undefined);
}

/** A book as it is stored, and the late edits that are to be applied to it. */
interface ReadBook {
  readonly book: Book;
  readonly late: readonly { readonly path: IDBValidKey[]; readonly edit: Edit }[];
}

async function readBook(
  store: Pick<Store, 'getAllKeys' | 'getAll'>,
  key: string,
): Promise<ReadBook> {
  // Everything under keys that are lists with this first item.
  const range = IDBKeyRange.bound([key], [`${key}\0`], false, true);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const records = (keys as IDBValidKey[][]).map((path, index) => {
    const [, id, random] = path;
    const value: unknown = values[index];
    const game = parseGame(value);
    const late = typeof random === 'number' ? parseLateEdit(value) : undefined;
    const isGame = game && path.length === 2 && idOf(game) === id;
    const mark = path.length === 2 ? parseMark(value, id) : undefined;
    return { path, game: isGame ? game : undefined, mark, late };
  });
  const book = {
    games: newestFirst(records.flatMap(({ game }) => game ?? [])),
    deleted: records.flatMap(({ mark }) => mark ?? []),
    foreign: records
      .filter(({ game, mark, late }) => !game && !mark && !late)
      .map(({ path }) => path),
  };
  const late = records.flatMap(({ path, late: edit }) =>
    edit ? [{ path, edit: applyLateEdit(edit) }] : [],
  );
  return { book, late };
}

/** Leaves out games under whose id another script has stored something: that is never overwritten. */
function withoutForeignIds(book: Book): Book {
  const ids = new Set(book.foreign.map(([, id]) => id));
  return ids.size > 0
    ? { ...book, games: book.games.filter((game) => !ids.has(idOf(game))) }
    : book;
}

/** Writes and deletes what differs. @returns the requests */
function write(store: Store, key: string, before: Book, after: Book): Promise<unknown>[] {
  const [old, records] = [recordsOf(before), recordsOf(after)];
  const gone = [...old.keys()].filter((id) => !records.has(id)).map((id) => [key, id]);
  const foreign = before.foreign.filter((path) => !after.foreign.includes(path));
  const changed = [...records].filter(([id, { text }]) => old.get(id)?.text !== text);
  return [
    ...[...gone, ...foreign].map((path) => store.delete(path)),
    ...changed.map(([id, { value }]) => store.put(value, [key, id])),
  ];
}

/** By id; two records differ if their texts do. */
function recordsOf({ games, deleted }: Book): Map<string, { text: string; value: unknown }> {
  const marks = deleted.map((mark) => [mark.id, `deleted ${mark.line}`, formatMark(mark)] as const);
  const lines = games.map((game) => [idOf(game), game.replay, formatGame(game)] as const);
  return new Map([...marks, ...lines].map(([id, text, value]) => [id, { text, value }]));
}
