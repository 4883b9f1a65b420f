import { bestGames, fingerprintOf, idOf, newestFirst, type KeptGame } from './kept-game.js';
import { findSameGame, joinLines } from './same-game.js';

/** What is kept under one key. */
export interface Book {
  /** The newest first; each has an id of its own. */
  readonly games: readonly KeptGame[];
  /** The games deleted last that may still be on a board: unless they are played on, they do not come back. */
  readonly deleted: readonly DeletedGame[];
}

export interface DeletedGame {
  readonly id: string;
  /** The fingerprint of its line. */
  readonly line: string;
}

/** Changes a book, or returns the same book if there is nothing to change. */
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
  const id = idOf(game);
  return (book) => {
    const deleted = book.deleted.find((one) => one.id === id);
    if (deleted?.line === fingerprintOf(game.replay)) return book;
    const known = book.games.find((one) => idOf(one) === id);
    if (known) {
      const isNewer = game.replay !== known.replay && (isFollowed || game.score > known.score);
      return isNewer ? replace(book, [known], [{ ...game, ended: known.ended }], limit) : book;
    }
    const fromTexts = book.games.filter(({ startedAt }) => startedAt === undefined);
    const same = findSameGame(fromTexts, game);
    return same
      ? replace(book, [same], [joinLines(same, game)], limit)
      : replace(book, [], [game], limit);
  };
}

/** Removes a game that, after `undo`, is neither won nor over. */
export function takeBackGame(id: string): Edit {
  return (book) => {
    const known = book.games.filter((game) => idOf(game) === id);
    return known.length > 0 ? replace(book, known, [], Infinity) : book;
  };
}

/** Deletes games for good, even if they are still on a board; not those that have another line by now. */
export function deleteGames(games: readonly KeptGame[]): Edit {
  return (book) => {
    const changed = applyDifference({ added: [], removed: games }, Infinity)(book);
    const left = new Set(changed.games);
    const deleted = book.games
      .filter((game) => game.startedAt !== undefined && !left.has(game))
      .map((game) => ({ id: idOf(game), line: fingerprintOf(game.replay) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    return { ...changed, deleted: [...changed.deleted, ...deleted].slice(-mostDeleted) };
  };
}

/**
 * Adds games and removes others. What has changed under an id meanwhile stays as it is: a game is only added where there is
 * none, or the removed one. Deleted games may come back in this way.
 */
export function applyDifference({ added, removed }: Difference, limit: number): Edit {
  const lines = new Map(removed.map((game) => [idOf(game), game.replay]));
  return (book) => {
    const present = new Map(book.games.map((game) => [idOf(game), game]));
    const isUntouched = (game: KeptGame): boolean => {
      const id = idOf(game);
      return present.get(id)?.replay === lines.get(id);
    };
    const gone = removed.filter(isUntouched).flatMap((game) => present.get(idOf(game)) ?? []);
    return replace(book, gone, added.filter(isUntouched), limit);
  };
}

/** The same, but changes nothing if there is no room for everything that would be added. */
export function addIfRoom(difference: Difference, limit: number): Edit {
  return (book) => {
    const changed = applyDifference(difference, limit)(book);
    return difference.added.every((game) => changed.games.includes(game)) ? changed : book;
  };
}

function replace(
  { games, deleted }: Book,
  removed: readonly KeptGame[],
  added: readonly KeptGame[],
  limit: number,
): Book {
  const gone = new Set(removed);
  const ids = new Set(added.map(idOf));
  return {
    games: keepWithin([...added, ...games.filter((game) => !gone.has(game))], limit),
    deleted: deleted.filter(({ id }) => !ids.has(id)),
  };
}

export function applyAll(edits: readonly Edit[], book: Book): Book {
  return edits.reduce((current, edit) => edit(current), book);
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

/** Drops the oldest games beyond a limit. The newest one stays, and the best of each pool go last. */
export function keepWithin(games: readonly KeptGame[], limit: number): KeptGame[] {
  const sorted = newestFirst(games);
  if (sorted.length <= limit) return sorted;
  const best = bestGames(sorted);
  const rankOf = (game: KeptGame): number => (game === sorted[0] ? 0 : best.has(game) ? 1 : 2);
  const ranked = sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  const kept = new Set(ranked.slice(0, limit));
  return sorted.filter((game) => kept.has(game));
}

/** The same for two games only if they are one game with the same moves. */
function keyOf(game: KeptGame): string {
  return `${idOf(game)} ${game.replay}`;
}
