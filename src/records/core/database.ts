import { emptyBook, type Book, type Edit } from './book.js';

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
   * Writes what differs between two books without reading first, since the page may be about to end. It may fail.
   *
   * @returns (resolves) once that is done, or has failed
   */
  writeNow(key: string, before: Book, after: Book): Promise<void>;
}

/** Keeps books until the page is left. */
export class MemoryDatabase implements Database {
  readonly #books = new Map<string, Book>();

  change(key: string, edit: Edit = (book) => book): Promise<Book> {
    const book = edit(this.#books.get(key) ?? emptyBook);
    this.#books.set(key, book);
    return Promise.resolve(book);
  }

  writeNow(key: string, _: Book, after: Book): Promise<void> {
    this.#books.set(key, after);
    return Promise.resolve();
  }
}
