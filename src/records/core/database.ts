import type { Book, Edit, LateEdit } from './book.js';

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
   * Stores an edit at once, since the page may end before a change has: who reads the book next applies it.
   *
   * @returns whether it is stored
   */
  putLate(key: string, edit: LateEdit): boolean;
}
