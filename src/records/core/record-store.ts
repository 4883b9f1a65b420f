import type { Cause } from '../../session/events.js';
import {
  applyAll,
  differenceOf,
  emptyBook,
  type Book,
  type Difference,
  type Edit,
} from './book.js';
import type { Database } from './database.js';
import type { KeptGame } from './kept-game.js';

/** Who shows the games of a store, or puts games in it. */
export interface StoreListener {
  gamesChanged(store: RecordStore, difference: Difference, by: Cause): void;
  /** @param problem why the games are not stored as they are; undefined once they are */
  problemChanged(key: string, problem: string | undefined, error: Error | undefined): void;
}

/**
 * The record book under one key. The database is the truth. An edit is shown at once, and applied to what is stored there in
 * a transaction; if that fails, it waits for the next one.
 */
export class RecordStore {
  readonly key: string;
  /** Resolves when the stored games have come, or cannot. Edits wait for that, too. */
  readonly ready: Promise<void>;
  readonly #database: Database | undefined;
  readonly #written: () => void;
  readonly #listeners = new Set<StoreListener>();
  #isReady = false;
  #problem: string | undefined;
  /** The edits that are not in the database yet. */
  #waiting: Edit[] = [];
  #stored = emptyBook;
  /** What is stored, with these edits. */
  #book = emptyBook;
  #lastSync: Promise<void> = Promise.resolve();
  /** Not begun yet: all edits until then are in it. */
  #nextSync: Promise<void> | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();

  /**
   * @param database undefined for games that last until the page is left
   * @param written called when edits are in the database, which other tabs have not heard of
   */
  constructor(key: string, database?: Database, written: () => void = () => undefined) {
    this.key = key;
    this.#database = database;
    this.#written = written;
    this.#isReady = !database;
    this.ready = this.sync();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether games outlive the visit. */
  get isStored(): boolean {
    return this.#database !== undefined;
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

  /** @returns what the edit has changed in the games that are shown */
  apply(edit: Edit, by: Cause): Difference {
    const book = this.#isReady ? edit(this.#book) : this.#book;
    const hasEffect = !this.#isReady || book !== this.#book;
    if (hasEffect && this.#database) {
      this.#waiting.push(edit);
      void this.sync();
    }
    return this.#show(book, by);
  }

  /** Writes the edits that wait, and reads what other tabs have written. Resolves once that is done, or has failed. */
  sync(): Promise<void> {
    this.#nextSync ??= this.#lastSync.then(() => {
      this.#nextSync = undefined;
      return (this.#lastSync = this.#sync());
    });
    return this.#nextSync;
  }

  /** Writes the edits that wait at once, since the page may be about to end. */
  flush(): void {
    if (this.#waiting.length > 0) this.#database?.writeAtOnce(this.key, this.#stored, this.#book);
  }

  /** Starts a task that changes the games once all such tasks before it are done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  async #sync(): Promise<void> {
    if (!this.#database) return;
    const edits = [...this.#waiting];
    try {
      const stored = await this.#database.change(this.key, edits);
      this.#waiting = this.#waiting.slice(edits.length);
      this.#report(undefined);
      this.#showWaiting(stored);
      if (edits.length > 0) this.#written();
    } catch (error) {
      const { message, name } = error as Error;
      // Of full storage Chromium says nothing but the name.
      this.#report(message || name, error as Error);
      if (!this.#isReady) this.#showWaiting(emptyBook);
    }
  }

  #showWaiting(stored: Book): void {
    this.#isReady = true;
    this.#stored = stored;
    this.#show(applyAll(this.#waiting, stored), 'page');
  }

  #show(book: Book, by: Cause): Difference {
    const difference = differenceOf(this.games, book.games);
    const hasChanged = difference.added.length + difference.removed.length > 0;
    this.#book = hasChanged ? book : { ...book, games: this.games };
    if (hasChanged) {
      for (const listener of [...this.#listeners]) listener.gamesChanged(this, difference, by);
    }
    return difference;
  }

  #report(problem: string | undefined, error?: Error): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    for (const listener of this.#listeners) listener.problemChanged(this.key, problem, error);
  }
}
