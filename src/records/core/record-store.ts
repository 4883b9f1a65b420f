import type { Cause } from '../../session/events.js';
import {
  differenceOf,
  emptyBook,
  lateEditOf,
  lineKeyOf,
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

/** An edit that is not in the database yet. */
interface WaitingEdit {
  readonly edit: Edit;
  /** Its changes to the games that are shown. */
  readonly shown: Difference;
  /** @param change what it has changed in the database; or what it has changed in the games that are shown if it cannot be stored */
  readonly settle: (change: Difference) => void;
}

const noChange: Difference = { added: [], removed: [] };

/**
 * The record book under one key. The database is the truth. An edit is shown at once, and applied exactly once to what is
 * stored, in a transaction; if that fails, it waits for the next one.
 */
export class RecordStore {
  readonly key: string;
  /** Resolves when the stored games have come, or cannot. */
  readonly ready: Promise<void>;
  readonly #database: Database | undefined;
  readonly #written: () => void;
  readonly #listeners = new Set<StoreListener>();
  #becomeReady: () => void = () => undefined;
  #isReady = false;
  /** Whether the stored games have come. */
  #wasRead = false;
  #problem: string | undefined;
  #waiting: WaitingEdit[] = [];
  /** Those of them that were stored as the page seemed to end. */
  readonly #late = new WeakSet<WaitingEdit>();
  #stored = emptyBook;
  /** The stored book with the edits that wait: this is shown. */
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
    this.ready = new Promise((resolve) => (this.#becomeReady = resolve));
    if (database) void this.sync();
    else this.#receive(emptyBook);
  }

  /** Until then the games are unknown. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** False without a storage key: the games last until the page is left. */
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

  /** Shows what an edit changes, and stores it. @returns what it has changed in the games that are shown */
  apply(edit: Edit, by: Cause): Difference {
    return this.#apply(edit, by, () => undefined);
  }

  /** The same. @returns (resolves to, once it is stored or cannot be) what it has changed */
  commit(edit: Edit, by: Cause): Promise<Difference> {
    return new Promise((resolve) => this.#apply(edit, by, resolve));
  }

  /** Starts a task that changes the games once all such tasks before it are done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  /** Stores the edits that wait, and reads what other tabs have stored. Resolves once that is done, or has failed. */
  sync(): Promise<void> {
    this.#nextSync ??= this.#lastSync.then(() => {
      this.#nextSync = undefined;
      return (this.#lastSync = this.#sync());
    });
    return this.#nextSync;
  }

  /** Stores the edits that wait at once, since the page may be about to end. */
  flush(): void {
    // Of games that were never read it cannot say what the edits change: one of them may be deleted.
    if (!this.#database || !this.#wasRead) return;
    const isLate = (waiting: WaitingEdit): boolean => this.#late.has(waiting);
    const applyAll = (edits: readonly WaitingEdit[], book: Book): Book =>
      edits.reduce((current, { edit }) => edit(current), book);
    const before = applyAll(this.#waiting.filter(isLate), this.#stored);
    const fresh = this.#waiting.filter((waiting) => !isLate(waiting));
    const late = lateEditOf(before, applyAll(fresh, before));
    const isEmpty = [late.added, late.removed, late.deleted].every(({ length }) => length === 0);
    if (isEmpty || !this.#database.putLate(this.key, late)) return;
    for (const waiting of fresh) this.#late.add(waiting);
  }

  #apply(edit: Edit, by: Cause, settle: WaitingEdit['settle']): Difference {
    const shown = this.#isReady ? this.#show(edit(this.#book), by) : noChange;
    if (this.#database) {
      this.#waiting.push({ edit, shown, settle });
      void this.sync();
    } else settle(shown);
    return shown;
  }

  async #sync(): Promise<void> {
    if (!this.#database) return;
    const edits = [...this.#waiting];
    const applied = { changes: edits.map(({ shown }) => shown), hasChanged: false };
    const applyAll = (stored: Book): Book => {
      let book = stored;
      applied.changes = edits.map((waiting) => {
        if (this.#late.has(waiting)) return waiting.shown;
        const before = book;
        book = waiting.edit(before);
        return differenceOf(before.games, book.games);
      });
      applied.hasChanged = book !== stored;
      return book;
    };
    try {
      const stored = await this.#database.change(this.key, edits.length > 0 ? applyAll : undefined);
      this.#waiting = this.#waiting.slice(edits.length);
      this.#report(undefined);
      this.#wasRead = true;
      this.#receive(stored);
      if (applied.hasChanged) this.#written();
    } catch (error) {
      const { message, name } = error as Error;
      // Of full storage Chromium says nothing but the name.
      this.#report(message || name, error as Error);
      if (!this.#isReady) this.#receive(emptyBook);
      applied.changes = edits.map(({ shown }) => shown);
    }
    for (const [index, { settle }] of edits.entries()) settle(applied.changes[index] ?? noChange);
  }

  /** Shows what is stored, with the edits that wait. */
  #receive(stored: Book): void {
    this.#stored = stored;
    this.#isReady = true;
    const book = this.#waiting.reduce((current, { edit }) => edit(current), stored);
    this.#show(book, 'page');
    this.#becomeReady();
  }

  #show(book: Book, by: Cause): Difference {
    const difference = differenceOf(this.games, book.games);
    const hasChanged = difference.added.length + difference.removed.length > 0;
    const shown = new Map(this.games.map((game) => [lineKeyOf(game), game]));
    // A game that has not changed stays the same object.
    const games = book.games.map((game) => shown.get(lineKeyOf(game)) ?? game);
    this.#book = { ...book, games: hasChanged ? games : this.games };
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
