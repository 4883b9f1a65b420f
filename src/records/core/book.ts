import { bestGames, fingerprintOf, idOf, newestFirst, type KeptGame } from './kept-game.js';
import { DistinctGames, joinLines } from './same-game.js';

/** The games under one key. */
export interface Book {
  /** The newest first; each has an id of its own. */
  readonly games: readonly KeptGame[];
  /** The games deleted last that may still be on a board: unless they are played on, they do not come back. */
  readonly deleted: readonly DeletedGame[];
  /** The database keys of records that are no games: only `clearBook` deletes them, and no game takes their ids. */
  readonly foreign: readonly IDBValidKey[][];
}

export interface DeletedGame {
  readonly id: string;
  /** The fingerprint of its line. */
  readonly line: string;
}

/** Changes a book, or returns the same book if there is nothing to change. */
export type Edit = (book: Book) => Book;

/** From one list of games to the next. A game with a new line is in both: its old line is removed, its new one added. */
export interface Difference {
  readonly added: readonly KeptGame[];
  readonly removed: readonly KeptGame[];
}

/** The result of an edit: what it has changed, and the games after it. */
export interface Change extends Difference {
  readonly games: readonly KeptGame[];
}

export const emptyBook: Book = { games: [], deleted: [], foreign: [] };

const mostDeleted = 500;

/**
 * Keeps a game of a board.
 *
 * @param isFollowed whether the game was seen changing on the board: its present line then replaces the old one even
 *   after `undo`. A game that was only met replaces it if it has a higher score.
 */
export function putGame(game: KeptGame, isFollowed: boolean, limit: number): Edit {
  const id = idOf(game);
  return (book) => {
    const mark = book.deleted.find((deleted) => deleted.id === id);
    if (mark?.line === fingerprintOf(game.replay)) return book;
    const earlier = book.games.find((kept) => idOf(kept) === id);
    if (earlier) {
      const isNewer = game.replay !== earlier.replay && (isFollowed || game.score > earlier.score);
      return isNewer ? replace(book, [earlier], [{ ...game, ended: earlier.ended }]) : book;
    }
    const imported = new DistinctGames(book.games).find(game);
    const joined = imported ? joinLines(imported, game) : game;
    return keepWithin(replace(book, imported ? [imported] : [], [joined]), book, limit, joined);
  };
}

/** Removes a game that, after `undo`, is neither won nor over. */
export function takeBackGame(id: string): Edit {
  return (book) =>
    replace(
      book,
      book.games.filter((game) => idOf(game) === id),
      [],
    );
}

/** Deletes games for good, even if they are still on a board; not those that have another line by now. */
export function deleteGames(games: readonly KeptGame[]): Edit {
  const lines = new Map(games.map((game) => [idOf(game), game.replay]));
  return (book) => {
    const gone = book.games.filter((game) => lines.get(idOf(game)) === game.replay);
    if (gone.length === 0) return book;
    const marks = gone
      .filter(({ startedAt }) => startedAt !== undefined)
      .map((game) => ({ id: idOf(game), line: fingerprintOf(game.replay) }));
    return markDeleted(replace(book, gone, []), marks);
  };
}

function markDeleted(book: Book, marks: readonly DeletedGame[]): Book {
  const ids = new Set(marks.map(({ id }) => id));
  const others = book.deleted.filter(({ id }) => !ids.has(id));
  // Ids begin with the time at which the game started.
  const deleted = [...others, ...marks].sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...book, deleted: deleted.slice(-mostDeleted) };
}

/** Deletes everything under the key, also what is no game. */
export const clearBook: Edit = (book) => {
  const cleared = deleteGames(book.games)(book);
  return book.foreign.length > 0 ? { ...cleared, foreign: [] } : cleared;
};

/** Adds games of texts that the book lacks, and puts longer lines in the place of shorter ones. */
export function mergeGames(games: readonly KeptGame[], limit: number): Edit {
  return (book) => keepWithin(exchange(book, [], games), book, limit);
}

/** The same for one game, but changes nothing if there is no room for it. */
export function mergeIfRoom(game: KeptGame, limit: number): Edit {
  return (book) => {
    const merged = mergeGames([game], limit)(book);
    return holdsGame(merged.games, game) ? merged : book;
  };
}

/** Also true if the list has a longer line of the same game. */
export function holdsGame(games: readonly KeptGame[], game: KeptGame): boolean {
  return new DistinctGames(games).find(game) !== undefined;
}

/**
 * Adds games and removes others, as when a change is undone: also beyond the limit, and deleted games may come back. What
 * has changed under an id meanwhile stays as it is: a game is only added where there is none, or the removed one.
 */
export function applyDifference({ added, removed }: Difference): Edit {
  const lines = new Map(removed.map((game) => [idOf(game), game.replay]));
  return (book) => {
    const present = new Map(book.games.map((game) => [idOf(game), game]));
    const isUntouched = (game: KeptGame): boolean => {
      const id = idOf(game);
      return present.get(id)?.replay === lines.get(id);
    };
    const gone = removed.filter(isUntouched).flatMap((game) => present.get(idOf(game)) ?? []);
    return exchange(book, gone, added.filter(isUntouched));
  };
}

export function invertDifference({ added, removed }: Difference): Difference {
  return { added: removed, removed: added };
}

export function differenceOf(before: readonly KeptGame[], after: readonly KeptGame[]): Difference {
  const [keysBefore, keysAfter] = [new Set(before.map(lineKeyOf)), new Set(after.map(lineKeyOf))];
  return {
    added: after.filter((game) => !keysBefore.has(lineKeyOf(game))),
    removed: before.filter((game) => !keysAfter.has(lineKeyOf(game))),
  };
}

/** The same for two games only if they are one game with the same moves. */
function lineKeyOf(game: KeptGame): string {
  return `${idOf(game)} ${game.replay}`;
}

/** Removes games, and adds others; those that the book holds already are joined with their lines there. */
function exchange(book: Book, removed: readonly KeptGame[], added: readonly KeptGame[]): Book {
  const gone = new Set(removed);
  const left = book.games.filter((game) => !gone.has(game));
  const distinct = new DistinctGames(left);
  for (const game of added) distinct.add(game);
  const change = differenceOf(left, distinct.games);
  return replace(book, [...removed, ...change.removed], change.added);
}

/** @returns the same book if nothing is removed or added */
function replace(book: Book, removed: readonly KeptGame[], added: readonly KeptGame[]): Book {
  const taken = new Set(book.foreign.map(([, id]) => id));
  const entering = added.filter((game) => !taken.has(idOf(game)));
  if (removed.length + entering.length === 0) return book;
  const gone = new Set(removed);
  const ids = new Set(entering.map(idOf));
  return {
    ...book,
    games: newestFirst([...entering, ...book.games.filter((game) => !gone.has(game))]),
    deleted: book.deleted.filter(({ id }) => !ids.has(id)),
  };
}

/**
 * Drops the oldest games beyond a limit, but no more than an edit has added: another page may keep more. The newest one
 * stays, and the best of each pool go last.
 *
 * @param played the game that was just played, which stays even if another one has a later time
 */
function keepWithin(book: Book, before: Book, limit: number, played?: KeptGame): Book {
  const games = newestAndBest(book.games, Math.max(limit, before.games.length), played);
  return games === book.games ? book : { ...book, games };
}

/** @param games the newest first */
export function newestAndBest(
  games: readonly KeptGame[],
  most: number,
  newest = games[0],
): readonly KeptGame[] {
  if (games.length <= most) return games;
  const best = bestGames(games);
  const rankOf = (game: KeptGame): number => (game === newest ? 0 : best.has(game) ? 1 : 2);
  const ranked = games.toSorted((one, other) => rankOf(one) - rankOf(other));
  const kept = new Set(ranked.slice(0, most));
  return games.filter((game) => kept.has(game));
}
