import { findSameGame, isLonger } from './played-line.js';
import { bestRows, fingerprintOf, newestFirst, type Row } from './row.js';
import { doAtOnce } from './slices.js';

/** What is kept under one key. */
export interface Book {
  /** The newest first. */
  readonly rows: readonly Row[];
  /** Games that may still be on a board: they do not come back by themselves. */
  readonly deleted: readonly Deleted[];
}

export interface Deleted {
  readonly startedAt: number;
  /** The fingerprint of its line: a game that is played on comes back. */
  readonly line: string;
}

/** A change of a book. It returns the same book if it changes nothing, and may be made again on a newer one. */
export type Edit = (book: Book) => Book;

/** What one list of rows has that another lacks. A row with another line counts on both sides. */
export interface Difference {
  readonly added: readonly Row[];
  readonly removed: readonly Row[];
}

export const emptyBook: Book = { rows: [], deleted: [] };

const mostDeleted = 8;

/**
 * Keeps a game of a board.
 *
 * @param isFollowed whether it was seen changing here: then it replaces its row whatever was undone, else only if it
 *   has more points
 */
export function putGame(game: Row, isFollowed: boolean, limit: number): Edit {
  return (book) => {
    const { startedAt, replay, score } = game;
    const isThis = (one: { readonly startedAt: number | undefined }): boolean =>
      one.startedAt === startedAt;
    if (book.deleted.find(isThis)?.line === fingerprintOf(replay)) return book;
    const known = book.rows.find(isThis);
    if (known && (known.replay === replay || !(isFollowed || score > known.score))) return book;
    const lines = book.rows.filter((row) => row.startedAt === undefined);
    const same = known ?? doAtOnce(findSameGame(lines, game));
    const row = known ? { ...game, ended: known.ended } : same ? joined(same, game) : game;
    const others = book.rows.filter((one) => one !== same);
    const deleted = book.deleted.filter((one) => !isThis(one));
    return { rows: keepWithin([row, ...others], limit), deleted };
  };
}

/** One row of two for the same game: the longer line, but one without a time takes no place of a game played here. */
export function joined(known: Row, row: Row): Row {
  const here = [known, row].find(({ startedAt }) => startedAt !== undefined);
  const isTimeless = known.ended === null || row.ended === null;
  const line = here && isTimeless ? here : isLonger(row, known) ? row : known;
  const assisted = known.assisted || row.assisted;
  return { ...line, assisted, startedAt: here?.startedAt, ended: known.ended ?? row.ended };
}

/** Takes back the row of a game that is, after `undo`, neither won nor over. */
export function takeBackGame(startedAt: number): Edit {
  return (book) => {
    const rows = book.rows.filter((row) => row.startedAt !== startedAt);
    return rows.length === book.rows.length ? book : { ...book, rows };
  };
}

/** Deletes rows, and remembers those whose games may still be on a board. */
export function deleteRows(rows: readonly Row[]): Edit {
  return (book) => {
    const keys = new Set(rows.map(keyOf));
    const deleted = rows
      .map(({ startedAt = 0, replay }) => ({ startedAt, line: fingerprintOf(replay) }))
      .filter(({ startedAt }) => startedAt > 0)
      .sort((one, other) => one.startedAt - other.startedAt);
    return {
      rows: book.rows.filter((row) => !keys.has(keyOf(row))),
      deleted: [...book.deleted, ...deleted].slice(-mostDeleted),
    };
  };
}

/** Adds rows and removes others. What was deleted may come back. */
export function applyDifference({ added, removed }: Difference, limit: number): Edit {
  return (book) => {
    const replaced = new Set([...added, ...removed].map(keyOf));
    const rows = [...added, ...book.rows.filter((row) => !replaced.has(keyOf(row)))];
    const isBack = ({ startedAt }: Deleted): boolean =>
      added.some((row) => row.startedAt === startedAt);
    return {
      rows: keepWithin(rows, limit),
      deleted: book.deleted.filter((one) => !isBack(one)),
    };
  };
}

/** The same, but changes nothing if `limit` leaves no room for what is added. */
export function addIfRoom(difference: Difference, limit: number): Edit {
  return (book) => {
    const changed = applyDifference(difference, limit)(book);
    return difference.added.every((row) => changed.rows.includes(row)) ? changed : book;
  };
}

export function differenceOf(before: readonly Row[], after: readonly Row[]): Difference {
  const [old, present] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((row) => !old.has(keyOf(row))),
    removed: before.filter((row) => !present.has(keyOf(row))),
  };
}

/** Drops the oldest games that are no best, those without a time before all others. */
export function keepWithin(rows: readonly Row[], limit: number): Row[] {
  const sorted = newestFirst(rows);
  const best = bestRows(sorted);
  let surplus = sorted.length - limit;
  const kept = sorted.reverse().filter((row) => best.has(row) || surplus-- <= 0);
  return kept.reverse().slice(0, limit);
}

/** Two games with the same moves have the same line. */
function keyOf({ startedAt, replay }: Row): string {
  return `${startedAt ?? ''} ${replay}`;
}
