import { promisifyRequest } from 'idb-keyval';
import { applyAll, type Book, type DeletedGame, type Edit } from './book.js';
import { idOf, isKeptGame, newestFirst, type KeptGame } from './kept-game.js';

/** Where the books of all keys are kept. */
export interface Database {
  /** Applies edits to a book in one transaction, or only reads it. @throws (rejects) Error if it cannot: nothing has changed */
  change(key: string, edits: readonly Edit[]): Promise<Book>;
  /** Writes what has become of a book without reading it again: the page may be about to end. */
  writeAtOnce(key: string, before: Book, after: Book): void;
}

/** What is stored under a book's key and an id. */
type StoredRecord = KeptGame | DeletedGame;

const name = 'game-2048-records';
/** The one object store. */
const storeName = 'games';

/** Milliseconds in which a database opens, unless the browser has lost it. */
const longestOpening = 5000;

/** Open while the page is shown: a page that ends has no time to open it. */
let connection: IDBDatabase | undefined;
let opening: Promise<IDBDatabase> | undefined;
/** What has been begun last. */
let current: IDBTransaction | undefined;

export const database: Database = {
  async change(key, edits) {
    let transaction: IDBTransaction | undefined;
    try {
      transaction = begin(await connect(), edits.length > 0 ? 'readwrite' : 'readonly');
      const done = promisifyRequest(transaction);
      done.catch(() => undefined);
      const store = transaction.objectStore(storeName);
      const before = bookOf(await promisifyRequest(recordsIn(store, key)));
      const after = applyAll(edits, before);
      write(store, key, before, after);
      await done;
      return after;
    } catch (error) {
      abort(transaction);
      // The browser may have lost the connection.
      disconnect();
      // A transaction that the browser has aborted may not say why.
      throw error instanceof Error ? error : new Error('the transaction was aborted');
    }
  },

  writeAtOnce(key, before, after) {
    if (!connection) return;
    // One that still reads would keep this one waiting, and end with the page.
    abort(current);
    write(begin(connection, 'readwrite').objectStore(storeName), key, before, after);
  },
};

/** Ends the connection: an open one may keep the page out of the back-forward cache, and others from deleting the database. */
export function disconnect(): void {
  connection?.close();
  connection = undefined;
  opening = undefined;
}

function connect(): Promise<IDBDatabase> {
  opening ??= openInTime().then((opened) => {
    opened.onversionchange = opened.onclose = disconnect;
    return (connection = opened);
  });
  return opening;
}

function begin(opened: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return (current = opened.transaction(storeName, mode));
}

/** A transaction that has failed has been aborted already. */
function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // Nothing of it is stored, either.
  }
}

function openInTime(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  const opening = promisifyRequest(request);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the database does not open'));
      void opening.then((connection) => connection.close()).catch(() => undefined);
    }, longestOpening);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function recordsIn(store: IDBObjectStore, key: string): IDBRequest<StoredRecord[]> {
  return store.getAll(IDBKeyRange.bound([key], [key, []])) as IDBRequest<StoredRecord[]>;
}

/** Writes the records that differ, and commits: what is not committed is lost if the page ends. */
function write(store: IDBObjectStore, key: string, before: Book, after: Book): void {
  const [old, records] = [recordsOf(before), recordsOf(after)];
  for (const id of old.keys()) if (!records.has(id)) store.delete([key, id]);
  for (const [id, record] of records) if (old.get(id) !== record) store.put(record, [key, id]);
  store.transaction.commit();
}

function bookOf(records: readonly StoredRecord[]): Book {
  const games = records.filter(isKeptGame);
  return { games: newestFirst(games), deleted: records.filter((record) => 'line' in record) };
}

function recordsOf({ games, deleted }: Book): Map<string, StoredRecord> {
  const records = new Map<string, StoredRecord>();
  for (const mark of deleted) records.set(mark.id, mark);
  for (const game of games) records.set(idOf(game), game);
  return records;
}
