import { bestGames, fingerprintOf, newestFirst, type KeptGame } from './kept-game.js';
import { findSameGame, joinLines } from './same-game.js';
import { doAtOnce } from './slices.js';

/** What is kept under one key. */
export interface Book {
  /** The newest first. */
  readonly games: readonly KeptGame[];
  /** The games deleted last that may still be on a board: unless they are played on, they do not come back. */
  readonly deleted: readonly DeletedGame[];
}

export interface DeletedGame {
  readonly startedAt: number;
  /** The fingerprint of its line. */
  readonly line: string;
}

/** Changes a book, or returns the same book if there is nothing to change. It may be applied again, to a newer book. */
export type Edit = (book: Book) => Book;

/** What one list of games has that another lacks. A game whose line differs is in both. */
export interface Difference {
  readonly added: readonly KeptGame[];
  readonly removed: readonly KeptGame[];
}

export const emptyBook: Book = { games: [], deleted: [] };

const mostDeleted = 8;

/**
 * Keeps a game of a board.
 *
 * @param isFollowed whether the game was seen changing on the board: its present line then replaces the old one even
 *   after `undo`. A game that was only met replaces it if it has a higher score.
 */
export function putGame(game: KeptGame, isFollowed: boolean, limit: number): Edit {
  const isThis = ({ startedAt }: { readonly startedAt: number | undefined }): boolean =>
    startedAt === game.startedAt;
  return (book) => {
    if (book.deleted.find(isThis)?.line === fingerprintOf(game.replay)) return book;
    const known = book.games.find(isThis);
    if (known) {
      const isNewer = game.replay !== known.replay && (isFollowed || game.score > known.score);
      return isNewer ? replaceGame(book, known, { ...game, ended: known.ended }, limit) : book;
    }
    const fromTexts = book.games.filter(({ startedAt }) => startedAt === undefined);
    const same = doAtOnce(findSameGame(fromTexts, game));
    return replaceGame(book, same, same ? joinLines(same, game) : game, limit);
  };
}

/** @param old undefined if the game is new in the book */
function replaceGame(book: Book, old: KeptGame | undefined, game: KeptGame, limit: number): Book {
  const others = book.games.filter((one) => one !== old);
  const deleted = book.deleted.filter(({ startedAt }) => startedAt !== game.startedAt);
  return { games: keepWithin([game, ...others], limit), deleted };
}

/** Removes a game that, after `undo`, is neither won nor over. */
export function takeBackGame(startedAt: number): Edit {
  return (book) => {
    const games = book.games.filter((game) => game.startedAt !== startedAt);
    return games.length === book.games.length ? book : { ...book, games };
  };
}

/** Deletes games for good, even if they are still on a board. */
export function deleteGames(games: readonly KeptGame[]): Edit {
  const keys = new Set(games.map(keyOf));
  const deleted = games
    .flatMap(({ startedAt, replay }) =>
      startedAt === undefined ? [] : [{ startedAt, line: fingerprintOf(replay) }],
    )
    .sort((one, other) => one.startedAt - other.startedAt);
  return (book) => ({
    games: book.games.filter((game) => !keys.has(keyOf(game))),
    deleted: [...book.deleted, ...deleted].slice(-mostDeleted),
  });
}

/** Adds games and removes others. Deleted games may come back in this way. */
export function applyDifference({ added, removed }: Difference, limit: number): Edit {
  const keys = new Set([...added, ...removed].map(keyOf));
  const starts = new Set(added.map(({ startedAt }) => startedAt));
  return (book) => ({
    games: keepWithin([...added, ...book.games.filter((game) => !keys.has(keyOf(game)))], limit),
    deleted: book.deleted.filter(({ startedAt }) => !starts.has(startedAt)),
  });
}

/** The same, but changes nothing if there is no room for everything that would be added. */
export function addIfRoom(difference: Difference, limit: number): Edit {
  return (book) => {
    const changed = applyDifference(difference, limit)(book);
    return difference.added.every((game) => changed.games.includes(game)) ? changed : book;
  };
}

export function invertDifference({ added, removed }: Difference): Difference {
  return { added: removed, removed: added };
}

export function differenceOf(before: readonly KeptGame[], after: readonly KeptGame[]): Difference {
  const [keysBefore, keysAfter] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  return {
    added: after.filter((game) => !keysBefore.has(keyOf(game))),
    removed: before.filter((game) => !keysAfter.has(keyOf(game))),
  };
}

/** Drops the oldest games beyond a limit. Games without a time go first, the best of each pool last. */
export function keepWithin(games: readonly KeptGame[], limit: number): KeptGame[] {
  const sorted = newestFirst(games);
  const best = bestGames(sorted);
  const others = sorted.filter((game) => !best.has(game));
  const kept = new Set([...best, ...others.slice(0, Math.max(0, limit - best.size))]);
  return sorted.filter((game) => kept.has(game)).slice(0, limit);
}

/** The same for two games only if they are one game with the same moves. */
function keyOf({ startedAt, replay }: KeptGame): string {
  return `${startedAt ?? ''} ${replay}`;
}
