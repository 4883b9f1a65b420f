import type { Cause } from '../../session/events.js';
import {
  differenceOf,
  emptyBook,
  mergeGames,
  type Book,
  type Change,
  type Difference,
  type Edit,
} from './book.js';
import { MemoryDatabase, type Database } from './database.js';
import type { KeptGame } from './kept-game.js';
import { Turns } from './turns.js';

/** Who shows the games of a store, or puts games in it. */
export interface StoreListener {
  gamesChanged(store: RecordStore, difference: Difference, by: Cause): void;
  /** @param problem why the games are not stored as they are; undefined once they are */
  problemChanged(key: string, problem: string | undefined, error: Error | undefined): void;
}

/**
 * How safe the games are: stored; kept for this visit, without a key or where storage is forbidden; or not stored, since what
 * is stored cannot be read, or nothing can be written.
 */
export type Safety = 'stored' | 'visit' | 'unread' | 'unwritten';

/**
 * The record book under one key. The database is the truth: a change is made there, in one transaction, and then shown. A
 * change that cannot be stored is shown all the same, and made again with the next one.
 */
export class RecordStore {
  readonly key: string;
  readonly #isStored: boolean;
  readonly #database: Database;
  readonly #written: () => void;
  readonly #listeners = new Set<StoreListener>();
  /** As last read, with the changes since that could not be stored; undefined until it has been read, or cannot be. */
  #book: Book | undefined;
  #wasRead = false;
  #error: Error | undefined;
  /** Edits that could not be stored. */
  #unstored: readonly Edit[] = [];
  /** Edits whose turn has not come, or not passed. */
  readonly #waiting: Edit[] = [];
  /** An edit that is to be written, but not shown yet. */
  #unshown: Edit | undefined;
  readonly #changes = new Turns();
  readonly #tasks = new Turns();
  #nextSync: Promise<void> | undefined;
  #successor: RecordStore | undefined;

  /**
   * @param database undefined for games that last until the page is left
   * @param written called when a change is in the database, or may be, of which other tabs have not heard
   */
  constructor(key: string, database?: Database, written: () => void = () => undefined) {
    this.key = key;
    this.#isStored = database !== undefined;
    this.#database = database ?? new MemoryDatabase();
    this.#written = written;
    if (this.#isStored) void this.sync();
    else this.#book = emptyBook;
  }

  /** The stored games have come, or cannot. Until then they are unknown. */
  get isReady(): boolean {
    return this.#book !== undefined;
  }

  /** Resolves when the stored games have come, or cannot, and all changes so far are stored and shown, or cannot be stored. */
  get ready(): Promise<void> {
    return this.#successor?.ready ?? this.#changes.done;
  }

  /** Why the games are not stored as they are; undefined if they are. */
  get problem(): string | undefined {
    // Of full storage Chromium says nothing but the name.
    return this.#error && (this.#error.message || this.#error.name);
  }

  get safety(): Safety {
    if (!this.#isStored || this.#error?.name === 'SecurityError') return 'visit';
    if (!this.#error) return 'stored';
    return this.#wasRead ? 'unwritten' : 'unread';
  }

  /** The newest first. */
  get games(): readonly KeptGame[] {
    return (this.#book ?? emptyBook).games;
  }

  addListener(listener: StoreListener): void {
    this.#listeners.add(listener);
    if (this.#error) listener.problemChanged(this.key, this.problem, undefined);
  }

  removeListener(listener: StoreListener): void {
    this.#listeners.delete(listener);
  }

  /**
   * Changes the book after the changes before.
   *
   * @returns (resolves to, once that is stored or cannot be) what has changed
   * @throws (rejects) what the edit throws; then it is dropped
   */
  change(edit: Edit, by: Cause): Promise<Change> {
    if (this.#successor) return this.#successor.change(edit, by);
    this.#waiting.push(edit);
    return this.#changes.take(async () => {
      try {
        return await this.#change(edit, by);
      } finally {
        this.#waiting.shift();
      }
    });
  }

  /**
   * Writes an edit after the changes before, but shows it only with the next change: for each move of a game, since a tab may be
   * closed without time to store anything. Of several edits that wait, the last one is written.
   */
  writeSoon(edit: Edit): void {
    if (this.#successor) {
      this.#successor.writeSoon(edit);
      return;
    }
    const isWaiting = this.#unshown !== undefined;
    this.#unshown = edit;
    if (!isWaiting) void this.#changes.take(() => this.#writeUnshown());
  }

  /** Reads what other tabs have stored, and stores what could not be stored before. */
  sync(): Promise<void> {
    this.#nextSync ??= this.#changes.take(async () => {
      this.#nextSync = undefined;
      await this.#change(undefined, 'page');
    });
    return this.#nextSync;
  }

  /** Starts a task that changes the games once all such tasks before it are done. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#tasks.take(task);
  }

  /** Writes at once what waits, since the page may be about to end: who only then reads what is stored comes too late. */
  flush(): void {
    if (!this.#book || this.#error || this.#waiting.length === 0) return;
    void this.#database.writeNow(this.key, this.#book, applyAll(this.#waiting, this.#book));
    this.#written();
  }

  /** Adds the games to another store, which also makes all changes from now on. */
  moveTo(store: RecordStore, limit: number): void {
    this.#successor = store;
    void store.#changes.take(async () => {
      await this.#changes.done;
      if (this.games.length > 0) await store.#change(mergeGames(this.games, limit), 'page');
    });
  }

  async #change(edit: Edit | undefined, by: Cause): Promise<Change> {
    const edits = edit ? [...this.#unstored, edit] : this.#unstored;
    const outcome = { change: changeOf(emptyBook, emptyBook), hasChanged: false };
    const make = (stored: Book): Book => {
      const before = applyAll(this.#unstored, stored);
      const after = edit?.(before) ?? before;
      outcome.change = changeOf(before, after);
      outcome.hasChanged = after !== stored;
      return after;
    };
    const result = await this.#database
      .change(this.key, edits.length > 0 ? make : undefined)
      .catch((error: unknown) => error as Error);
    if (result instanceof Error) return this.#changeUnstored(edit, by, result);
    this.#unstored = [];
    this.#wasRead = true;
    this.#report(undefined);
    const showsMore = this.#show(result, by);
    if (outcome.hasChanged || (edit && showsMore)) this.#written();
    return outcome.change;
  }

  async #writeUnshown(): Promise<void> {
    const [edit, book] = [this.#unshown, this.#book];
    this.#unshown = undefined;
    if (edit && book && !this.#error) await this.#database.writeNow(this.key, book, edit(book));
  }

  /** Shows what cannot be stored just now. */
  #changeUnstored(edit: Edit | undefined, by: Cause, error: Error): Change {
    const before = this.#book ?? emptyBook;
    const after = edit?.(before) ?? before;
    if (edit) this.#unstored = [...this.#unstored, edit];
    this.#report(error);
    this.#show(after, by);
    return changeOf(before, after);
  }

  /** @returns whether there is anything new */
  #show(book: Book, by: Cause): boolean {
    const difference = differenceOf(this.games, book.games);
    const hasChanged = difference.added.length + difference.removed.length > 0;
    this.#book = hasChanged ? book : { ...book, games: this.games };
    if (hasChanged) {
      for (const listener of [...this.#listeners]) listener.gamesChanged(this, difference, by);
    }
    return hasChanged;
  }

  #report(error: Error | undefined): void {
    const { problem } = this;
    this.#error = error;
    if (problem === this.problem) return;
    for (const listener of this.#listeners) listener.problemChanged(this.key, this.problem, error);
  }
}

function applyAll(edits: readonly Edit[], book: Book): Book {
  return edits.reduce((current, edit) => edit(current), book);
}

function changeOf(before: Book, { games }: Book): Change {
  return { ...differenceOf(before.games, games), games };
}
