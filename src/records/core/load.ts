import { ReplayError } from '../../engine/index.js';
import { joined, type Difference } from './book.js';
import { findSameGame, playLine } from './played-line.js';
import { headOf, type Row } from './row.js';
import type { Work } from './slices.js';
import { readTextLine, splitText } from './text.js';

/** A line that was not added, and why. */
export interface RefusedLine {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly message: string;
}

/** What loading a text did. */
export interface LoadResult {
  /** Games added. */
  readonly added: number;
  /** Lines that were in the book, or earlier in the text, already. */
  readonly doubles: number;
  readonly refused: readonly RefusedLine[];
}

/** What a text adds to a book, before the book's limit is applied. */
export interface NewGames extends Difference {
  /** How many lines the text has, without the empty ones. */
  readonly lines: number;
  /** The number of the line of each added replay. */
  readonly lineNumbers: ReadonlyMap<string, number>;
  readonly refused: readonly RefusedLine[];
}

/** What even a line costs that is no game, as so many cells. */
const lineWork = 500;

/**
 * Plays all lines of a text, and compares them with the rows of the book.
 *
 * @param progress called after each line with the share that is done, 0 to 1
 * @throws TypeError, RangeError for what is no text of lines
 */
export function* readGames(
  text: unknown,
  rows: readonly Row[],
  progress: (share: number) => void = () => undefined,
): Work<NewGames> {
  const given = splitText(text);
  const games = new Map<string, Row[]>();
  const gamesLike = ({ replay }: Row): Row[] => {
    const found = games.get(headOf(replay)) ?? [];
    games.set(headOf(replay), found);
    return found;
  };
  for (const row of rows) gamesLike(row).push(row);
  const lineNumbers = new Map<string, number>();
  const refused: RefusedLine[] = [];
  for (const [index, line] of given.entries()) {
    yield lineWork + line.text.length;
    try {
      const { replay, ...facts } = readTextLine(line.text);
      const row = { ...(yield* playLine(replay)), ...facts };
      const alike = gamesLike(row);
      const same = yield* findSameGame(alike, row);
      const kept = same ? joined(same, row) : row;
      if (kept.replay !== same?.replay) {
        alike.splice(same ? alike.indexOf(same) : alike.length, 1, kept);
        lineNumbers.delete(same?.replay ?? '');
        lineNumbers.set(kept.replay, line.number);
      }
    } catch (error) {
      if (!(error instanceof ReplayError || error instanceof RangeError)) throw error;
      refused.push({ line: line.number, message: error.message });
    }
    progress((index + 1) / given.length);
  }
  const present = new Set([...games.values()].flat());
  // A text has the newest last.
  const added = [...present].filter(({ replay }) => lineNumbers.has(replay)).reverse();
  const removed = rows.filter((row) => !present.has(row));
  return { added, removed, lines: given.length, lineNumbers, refused };
}

/**
 * Counts what was done with each line of a text that has been added to a book.
 *
 * @param change what the text changed in the book
 * @param rows the book's games now: an added game that is missing was refused, since the book was full
 */
export function loadResult(
  { lines, lineNumbers, refused: illegal }: NewGames,
  change: Difference,
  rows: readonly Row[],
  limit: number,
): LoadResult {
  const kept = new Set(rows.map(({ replay }) => replay));
  const message = `the book keeps ${limit} games at most`;
  const surplus = [...lineNumbers]
    .filter(([replay]) => !kept.has(replay))
    .map(([, line]) => ({ line, message }));
  const refused = [...illegal, ...surplus].sort((one, other) => one.line - other.line);
  const added = change.added.length;
  return { added, doubles: lines - added - refused.length, refused };
}
