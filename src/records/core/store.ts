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
import { formatEntry, parseEntry, type Entry } from './entry.js';
import type { Row } from './row.js';

/** Who shows the games, or keeps them. */
export interface StoreReader {
  storeChanged(store: RecordStore, change: Difference, by: Cause): void;
  /** @param problem undefined once all is well again */
  storeFailed(key: string, problem: string | undefined, error: Error | undefined): void;
}

/** Tabs whose last change an entry remembers. */
const mostTabs = 8;

/** Written changes that may have to be made again. */
const mostWritten = 32;

/**
 * The record book under one key. Its storage entry is the truth: each change reads it, changes it and writes it. A
 * change that could not be written waits for the next one, and is made again if another tab, which had not seen it
 * yet, wrote over it.
 */
export class RecordStore {
  readonly key: string;
  readonly #port: StoragePort;
  readonly #tab: string;
  readonly #readers = new Set<StoreReader>();
  #problem: string | undefined;
  #edits: { readonly number: number; readonly edit: Edit }[] = [];
  #lastNumber = 0;
  #lastWritten = 0;
  #text: string | null | undefined;
  #entry: Entry = parseEntry(null);
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
    this.look();
  }

  /** The name of its storage entry. */
  get name(): string {
    return `${this.key}.records`;
  }

  /** Why what is shown is not stored as it is; undefined if it is. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** The newest first. */
  get rows(): readonly Row[] {
    return this.#book.rows;
  }

  addReader(reader: StoreReader): void {
    this.#readers.add(reader);
    if (this.#problem !== undefined) reader.storeFailed(this.key, this.#problem, undefined);
  }

  removeReader(reader: StoreReader): void {
    this.#readers.delete(reader);
  }

  /** @returns what the edit changed, without what others have changed meanwhile */
  change(edit: Edit, by: Cause): Difference {
    this.look();
    if (edit(this.#book) !== this.#book) this.#edits.push({ number: ++this.#lastNumber, edit });
    return this.look(by);
  }

  /** Reads the entry, and writes to it what it lacks. @returns what has changed since the last look */
  look(by: Cause = 'page'): Difference {
    const before = this.#book.rows;
    try {
      this.#read();
      this.#book = this.#withMissing(this.#entry.book);
      if (this.#book !== this.#entry.book) this.#write(this.#book);
    } catch (error) {
      this.#book = this.#withMissing(this.#entry.book);
      this.#report((error as Error).message, error as Error);
    }
    const change = differenceOf(before, this.#book.rows);
    if (change.added.length + change.removed.length > 0) {
      for (const reader of [...this.#readers]) reader.storeChanged(this, change, by);
    }
    return change;
  }

  /** Begins a task once all tasks before it are done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  #read(): void {
    const text = this.#port.getItem(this.name);
    if (text === this.#text) return;
    this.#entry = parseEntry(text);
    this.#text = text;
    // Somebody has removed the entry, and every game in it. Else a third tab may still overwrite what another has seen.
    if (text === null) this.#edits = this.#edits.filter(({ number }) => number > this.#lastWritten);
    const { length } = this.#entry.unreadable;
    this.#report(length > 0 ? `${length} of the stored games cannot be read` : undefined);
  }

  #withMissing(book: Book): Book {
    const last = this.#entry.changes.get(this.#tab) ?? 0;
    const missing = this.#edits.filter(({ number }) => number > last);
    return missing.reduce((changed, { edit }) => edit(changed), book);
  }

  /** @throws Error if that is forbidden, or there is no room even without older games */
  #write(book: Book): void {
    this.#setAside();
    const others = [...this.#entry.changes].filter(([tab]) => tab !== this.#tab);
    const changes = new Map([...others, [this.#tab, this.#lastNumber] as const].slice(-mostTabs));
    let { rows } = book;
    for (;;) {
      const text = formatEntry({ ...book, rows }, changes);
      try {
        this.#port.setItem(this.name, text);
        this.#text = text;
        break;
      } catch (error) {
        if ((error as Error).name !== 'QuotaExceededError' || rows.length === 0) throw error;
        rows = keepWithin(rows, rows.length - 1);
      }
    }
    this.#book = { ...book, rows };
    this.#entry = { book: this.#book, changes, unreadable: [] };
    this.#lastWritten = this.#lastNumber;
    this.#edits = this.#edits.slice(-mostWritten);
    const dropped = book.rows.length - rows.length;
    const problem = `storage is full: the oldest games were dropped (${dropped})`;
    this.#report(dropped > 0 ? problem : undefined);
  }

  #report(problem: string | undefined, error?: Error): void {
    this.#problem = problem;
    for (const reader of this.#readers) reader.storeFailed(this.key, problem, error);
  }

  /** What cannot be read is kept beside the entry, which is about to be overwritten. Throws if there is no room. */
  #setAside(): void {
    const name = `${this.name}.aside`;
    for (const text of this.#entry.unreadable) {
      const kept = this.#port.getItem(name) ?? '';
      if (!`\n${kept}`.includes(`\n${text}\n`)) this.#port.setItem(name, `${kept}${text}\n`);
    }
  }
}
