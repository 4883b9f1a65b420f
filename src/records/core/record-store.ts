import type { Cause } from '../../session/events.js';
import type { StoragePort } from '../../session/storage-port.js';
import {
  differenceOf,
  emptyBook,
  keepWithin,
  type Book,
  type Difference,
  type Edit,
} from './book.js';
import type { KeptGame } from './kept-game.js';
import { formatStoredBook, parseStoredBook } from './stored-book.js';

/** Who shows the games of a store, or puts games in it. */
export interface StoreListener {
  gamesChanged(store: RecordStore, difference: Difference, by: Cause): void;
  /** @param problem why the games are not stored as they are; undefined once they are */
  problemChanged(key: string, problem: string | undefined, error: Error | undefined): void;
}

/** Tabs whose last edit an entry remembers. */
const mostTabs = 8;

/** Written edits that may have to be applied again. */
const mostWritten = 32;

/**
 * The record book under one key. Its storage entry is the truth: each edit reads the entry, changes it and writes it.
 * An edit that could not be written waits for the next one. An edit is applied again if a tab that had not read it has
 * overwritten it.
 */
export class RecordStore {
  readonly key: string;
  readonly #port: StoragePort;
  readonly #tab: string;
  readonly #listeners = new Set<StoreListener>();
  #problem: string | undefined;
  /** The edits of this tab that the entry may lack, with their numbers: 1, 2, 3 and so on. */
  #edits: { readonly number: number; readonly edit: Edit }[] = [];
  #lastNumber = 0;
  #lastWritten = 0;
  /** The entry as it was last read or written. */
  #text: string | null | undefined;
  #stored = parseStoredBook(null);
  /** What is stored, with the edits that it lacks. */
  #book = emptyBook;
  #lastTask: Promise<unknown> = Promise.resolve();

  /**
   * @param key the games are kept as `KEY.records`
   * @param tab a name that no other tab has
   */
  constructor(port: StoragePort, key: string, tab: string) {
    this.#port = port;
    this.key = key;
    this.#tab = tab;
    this.sync();
  }

  get entryName(): string {
    return `${this.key}.records`;
  }

  /** Why the games are not stored as they are; undefined if they are. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** The newest first. */
  get games(): readonly KeptGame[] {
    return this.#book.games;
  }

  addListener(listener: StoreListener): void {
    this.#listeners.add(listener);
    if (this.#problem !== undefined) listener.problemChanged(this.key, this.#problem, undefined);
  }

  removeListener(listener: StoreListener): void {
    this.#listeners.delete(listener);
  }

  /** @returns what the edit changed, without what other tabs have changed meanwhile */
  apply(edit: Edit, by: Cause): Difference {
    this.sync();
    if (edit(this.#book) !== this.#book) this.#edits.push({ number: ++this.#lastNumber, edit });
    return this.sync(by);
  }

  /** Reads the entry, and writes the edits that it lacks. @returns what has changed since the last time */
  sync(by: Cause = 'page'): Difference {
    const before = this.games;
    try {
      this.#read();
      this.#applyMissing();
      if (this.#book !== this.#stored.book) this.#write(this.#book);
    } catch (error) {
      this.#applyMissing();
      this.#report((error as Error).message, error as Error);
    }
    const difference = differenceOf(before, this.games);
    if (difference.added.length + difference.removed.length > 0) {
      for (const listener of [...this.#listeners]) listener.gamesChanged(this, difference, by);
    }
    return difference;
  }

  /** Starts a task that changes the games once all such tasks before it are done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  #read(): void {
    const text = this.#port.getItem(this.entryName);
    if (text === this.#text) return;
    this.#stored = parseStoredBook(text);
    this.#text = text;
    // Whoever deleted the entry deleted its games. Otherwise a tab may still overwrite what other tabs have read.
    if (text === null) this.#edits = this.#edits.filter(({ number }) => number > this.#lastWritten);
    const { length } = this.#stored.unreadable;
    this.#report(length > 0 ? `${length} of the stored games cannot be read` : undefined);
  }

  #applyMissing(): void {
    const { book, lastEdits } = this.#stored;
    const last = lastEdits.get(this.#tab) ?? 0;
    this.#book = book;
    for (const { number, edit } of this.#edits) {
      if (number > last) this.#book = edit(this.#book);
    }
  }

  /** @throws Error if that is forbidden, or there is no room even without older games */
  #write(book: Book): void {
    this.#setAside();
    const others = [...this.#stored.lastEdits].filter(([tab]) => tab !== this.#tab);
    const lastEdits = new Map([...others, [this.#tab, this.#lastNumber] as const].slice(-mostTabs));
    this.#book = this.#writeWithin(book, lastEdits);
    this.#stored = { book: this.#book, lastEdits, unreadable: [] };
    this.#lastWritten = this.#lastNumber;
    this.#edits = this.#edits.slice(-mostWritten);
    const dropped = book.games.length - this.games.length;
    const problem = `storage is full: the oldest games were dropped (${dropped})`;
    this.#report(dropped > 0 ? problem : undefined);
  }

  /** Drops the oldest games until the others fit in the storage. @returns the book that was written */
  #writeWithin(book: Book, lastEdits: ReadonlyMap<string, number>): Book {
    for (let { games } = book; ; games = keepWithin(games, games.length - 1)) {
      const text = formatStoredBook({ ...book, games }, lastEdits);
      try {
        this.#port.setItem(this.entryName, text);
        this.#text = text;
        return { ...book, games };
      } catch (error) {
        if ((error as Error).name !== 'QuotaExceededError' || games.length === 0) throw error;
      }
    }
  }

  /** Keeps what cannot be read beside the entry, which is about to be overwritten. @throws Error if there is no room */
  #setAside(): void {
    const name = `${this.entryName}.aside`;
    for (const text of this.#stored.unreadable) {
      const kept = this.#port.getItem(name) ?? '';
      if (!`\n${kept}`.includes(`\n${text}\n`)) this.#port.setItem(name, `${kept}${text}\n`);
    }
  }

  #report(problem: string | undefined, error?: Error): void {
    this.#problem = problem;
    for (const listener of this.#listeners) listener.problemChanged(this.key, problem, error);
  }
}
