import { openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Book, Edit } from './core/book.js';
import type { Database } from './core/database.js';
import { idOf, newestFirst } from './core/kept-game.js';
import { formatGame, formatMark, parseGame, parseMark } from './core/stored-record.js';

const name = 'game-2048-records';
/** The one object store: a record for each game, under the key of its book and its id. */
const storeName = 'games';
/** Chromium else calls a change done before the disk has it. */
const options = { durability: 'strict' } as const;

/** Milliseconds in which a database opens and a book is read, unless the browser or another tab blocks them. */
const longestWait = 5000;

/** Starts to wait. @param end called when that has taken too long @returns ends it */
export type Wait = (end: () => void) => () => void;

const waitByClock: Wait = (end) => {
  const timer = setTimeout(end, longestWait);
  return () => clearTimeout(timer);
};

type Transaction = IDBPTransaction<unknown, [typeof storeName], IDBTransactionMode>;
type Store = IDBPTransaction<unknown, [typeof storeName], 'readwrite'>['store'];

/** A change has waited too long, or its page was left. */
class NoAnswerError extends Error {}

/**
 * IndexedDB. It stays open while the page is shown: to open it takes longer than most changes. Once it has not answered in time,
 * changes fail at once until it does.
 */
export class BrowserDatabase implements Database {
  /** Called when it answers again. */
  answered: () => void = () => undefined;
  readonly #wait: Wait;
  #isSilent = false;
  #opening: Promise<IDBPDatabase> | undefined;
  #connection: IDBPDatabase | undefined;
  /** End what waits for the browser. */
  readonly #interrupts = new Set<() => void>();
  /** Resolves once the page is shown; a new one each time it is left. */
  #resumption = Promise.resolve();
  #resume: () => void = () => undefined;

  readonly #waitUntilLeft: Wait = (end) => {
    this.#interrupts.add(end);
    return () => this.#interrupts.delete(end);
  };

  constructor(wait = waitByClock) {
    this.#wait = (end) => {
      const stops = [wait(end), this.#waitUntilLeft(end)];
      return () => stops.forEach((stop) => stop());
    };
  }

  async change(key: string, edit?: Edit): Promise<Book> {
    if (this.#isSilent) throw new NoAnswerError('the database does not answer');
    const wasOpen = this.#connection !== undefined;
    const resumption = this.#resumption;
    try {
      return await this.#change(key, edit);
    } catch (error) {
      this.close();
      const wasLeft = resumption !== this.#resumption;
      // The browser may have cut the connection, as Safari does to a page in the background.
      if (wasLeft || (wasOpen && mayBeCut(error as Error))) return this.change(key, edit);
      if (error instanceof NoAnswerError) void this.#untilAnswer(key);
      throw error;
    }
  }

  async writeNow(key: string, before: Book, after: Book): Promise<void> {
    try {
      const transaction = this.#connection?.transaction(storeName, 'readwrite', options);
      if (!transaction) return;
      const requests = write(transaction.store, key, before, after);
      transaction.commit();
      await inTime(Promise.all([...requests, transaction.done]), this.#wait);
    } catch {
      // The browser has cut the connection, say, or storage is full. The next change tells of that.
    }
  }

  /** Closes the connection: an open one keeps others from deleting the database. The next change opens it again. */
  close(): void {
    this.#connection?.close();
    this.#connection = undefined;
    this.#opening = undefined;
  }

  /**
   * Closes the connection, since the page is left. The browser may keep it for a reader who comes back, and with it the locks
   * of its transactions, of whose end Firefox never tells it then: changes are aborted, and begun anew by `resume()`.
   */
  suspend(): void {
    this.#resumption = new Promise((resolve) => (this.#resume = resolve));
    for (const interrupt of this.#interrupts) interrupt();
    this.close();
  }

  /** Goes on, since the page is shown again. */
  resume(): void {
    this.#resume();
  }

  /** Tries until it answers, if only with an error. */
  async #untilAnswer(key: string): Promise<void> {
    if (this.#isSilent) return;
    this.#isSilent = true;
    while (this.#isSilent) {
      try {
        // As an edit does, it waits also for those who only read.
        await this.#change(key, (book) => book);
        this.#isSilent = false;
      } catch (error) {
        this.close();
        this.#isSilent = error instanceof NoAnswerError;
      }
    }
    this.answered();
  }

  async #change(key: string, edit: Edit | undefined): Promise<Book> {
    const connection = await this.#connect();
    return edit
      ? this.#write(connection.transaction(storeName, 'readwrite', options), key, edit)
      : this.#read(connection.transaction(storeName), key);
  }

  async #write(
    transaction: IDBPTransaction<unknown, [typeof storeName], 'readwrite'>,
    key: string,
    edit: Edit,
  ): Promise<Book> {
    const before = await this.#read(transaction, key);
    try {
      const after = edit(before);
      const requests = write(transaction.store, key, before, after);
      transaction.commit();
      await inTime(Promise.all([...requests, transaction.done]), this.#waitUntilLeft);
      return after;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  async #read(transaction: Transaction, key: string): Promise<Book> {
    ignoreFailure(transaction.done);
    try {
      const reading = readBook(transaction.store, key);
      return await inTime(reading, this.#wait, 'the database does not answer');
    } catch (error) {
      abort(transaction);
      throw error;
    }
  }

  async #connect(): Promise<IDBPDatabase> {
    await this.#resumption;
    const opening = (this.#opening ??= open(this.#wait, () => this.close()));
    const connection = await opening;
    if (this.#opening === opening) return (this.#connection = connection);
    connection.close();
    return this.#connect();
  }
}

/** @param mustClose called when another version needs the database, or the browser has closed it */
async function open(wait: Wait, mustClose: () => void): Promise<IDBPDatabase> {
  const opening = openDB(name, 1, {
    upgrade: (connection) => void connection.createObjectStore(storeName),
    blocking: mustClose,
    terminated: mustClose,
  });
  try {
    return await inTime(opening, wait, 'the database does not open');
  } catch (error) {
    ignoreFailure(opening.then((connection) => connection.close()));
    throw error;
  }
}

/** @throws (rejects) NoAnswerError with this message if the wait ends before a promise is settled */
async function inTime<Result>(promise: Promise<Result>, wait: Wait, problem = ''): Promise<Result> {
  let stop: (() => void) | undefined;
  const end = new Promise<never>((_, reject) => {
    stop = wait(() => reject(new NoAnswerError(problem)));
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    stop?.();
  }
}

/** Not where another change would fail as this one did. */
function mayBeCut(error: Error): boolean {
  return error.name !== 'QuotaExceededError' && !(error instanceof NoAnswerError);
}

/** A transaction that has failed has been aborted already. */
function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has stored nothing.
  }
}

/** Keeps the browser from reporting a rejection of which somebody else hears. */
function ignoreFailure(...promises: Promise<unknown>[]): void {
  for (const promise of promises) promise.catch(() => undefined);
}

async function readBook(store: Pick<Store, 'getAllKeys' | 'getAll'>, key: string): Promise<Book> {
  // All keys of the form [key, …].
  const range = IDBKeyRange.bound([key], [`${key}\0`], false, true);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  const records = (keys as IDBValidKey[][]).map((path, index) => {
    const [, id] = path;
    const value: unknown = path.length === 2 ? values[index] : undefined;
    const game = parseGame(value);
    return { path, game: game && idOf(game) === id ? game : undefined, mark: parseMark(value, id) };
  });
  return {
    games: newestFirst(records.flatMap(({ game }) => game ?? [])),
    deleted: records.flatMap(({ mark }) => mark ?? []),
    foreign: records.filter(({ game, mark }) => !game && !mark).map(({ path }) => path),
  };
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
