import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Book, Edit } from './book.js';
import { idOf, newestFirst, type KeptGame } from './kept-game.js';
import { formatGame, formatMark, parseGame, parseMark } from './stored-record.js';

/** A game to store without reading what is stored. */
export interface UrgentGame {
  readonly game: KeptGame;
  /** Nothing was stored under its id when that was last read: then nothing is overwritten. */
  readonly isNew: boolean;
}

/** Where the books of all keys are kept. */
export interface Database {
  /**
   * Reads a book; with an edit, writes what that makes of it in the same transaction.
   *
   * @returns (resolves to) the book, once it is stored
   * @throws (rejects) Error if it cannot be stored or read: nothing has changed
   */
  change(key: string, edit?: Edit): Promise<Book>;
  /** Stores games, each by itself, even if the page ends now. */
  putAtOnce(key: string, games: readonly UrgentGame[]): void;
}

const name = 'game-2048-records';
/** The one object store: a record for each game, under the key of its book and its id. */
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

  putAtOnce(key: string, games: readonly UrgentGame[]): void {
    if (!this.#connection || games.length === 0) return;
    // A transaction that still reads would keep these waiting, and end with the page.
    for (const transaction of this.#running) abort(transaction);
    this.#running.clear();
    for (const { game, isNew } of games) {
      const transaction = this.#connection.transaction(storeName, 'readwrite');
      const { store } = transaction;
      const [record, path] = [formatGame(game), [key, idOf(game)]];
      ignoreFailure(isNew ? store.add(record, path) : store.put(record, path), transaction.done);
      // Without this it would be lost with the page.
      transaction.commit();
    }
  }

  /** Closes the connection: an open one keeps others from deleting the database. The next change opens it again. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#opening = undefined;
  }

  async #change(key: string, edit: Edit | undefined): Promise<Book> {
    const connection = await this.#connect();
    if (!edit) return readBook(connection.transaction(storeName).store, key);
    const transaction = connection.transaction(storeName, 'readwrite');
    ignoreFailure(transaction.done);
    this.#running.add(transaction);
    try {
      const before = await readBook(transaction.store, key);
      const after = withoutForeignIds(edit(before));
      const requests = write(transaction.store, key, before, after);
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

async function readBook(store: Pick<Store, 'getAllKeys' | 'getAll'>, key: string): Promise<Book> {
  // Everything under keys that are lists with this first item.
  const range = IDBKeyRange.bound([key], [`${key}\0`], false, true);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const records = (keys as IDBValidKey[][]).map((path, index) => {
    const id = path.length === 2 ? path[1] : undefined;
    const value: unknown = values[index];
    return { path, game: parseGame(value, id), mark: parseMark(value, id) };
  });
  return {
    games: newestFirst(records.flatMap(({ game }) => game ?? [])),
    deleted: records.flatMap(({ mark }) => mark ?? []),
    foreign: records.filter(({ game, mark }) => !game && !mark).map(({ path }) => path),
  };
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
